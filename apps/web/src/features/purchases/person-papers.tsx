import type { PersonDraft, PersonPlace } from '@onegi/contract/calls/purchases/shapes';
import { relationshipsIn } from '@onegi/contract/lines/people';
import { useTranslations } from 'use-intl';
import { PastDateField } from '../../components/past-date-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { HkidField } from '../forms/hkid-field.tsx';
import { idOf } from '../forms/id-of.ts';
import classes from './details-step.module.css';

type Paper = 'hkid' | 'passport' | 'relationship' | 'licensedOn';

interface Props {
  /** people.1 */
  path: string;
  place: PersonPlace;
  person: PersonDraft;
  /** The person is the applicant, whose identity card is known. */
  isApplicant?: boolean;
  /** The applicant stands in no place yet, and may be this person. */
  mayBeApplicant?: boolean;
  onChange: (change: Partial<PersonDraft>) => void;
  errorOf: Readonly<Record<string, string | undefined>>;
}

/** What a place asks beside name and date of birth. A child may have an identity card, but need not. */
function askedOf({ needs, personKind }: PersonPlace, isApplicant: boolean): ReadonlySet<Paper> {
  const either = needs.includes('hkidOrPassport');
  const asked: [Paper, boolean][] = [
    ['hkid', !isApplicant && (needs.includes('hkid') || either || personKind === 'C')],
    ['passport', needs.includes('passport') || (either && !isApplicant)],
    ['relationship', !isApplicant && needs.includes('relationship')],
    ['licensedOn', needs.includes('licensedOn')],
  ];
  return new Set(asked.flatMap(([paper, isAsked]) => (isAsked ? [paper] : [])));
}

/** Identity card, passport, relationship and driving licence: those the place needs. */
export function PersonPapers({
  path,
  place,
  person,
  isApplicant = false,
  mayBeApplicant = false,
  onChange,
  errorOf,
}: Props) {
  const t = useTranslations('apply.details');
  const asked = askedOf(place, isApplicant);
  const either = place.needs.includes('hkidOrPassport');
  const offered = relationshipsIn(place).filter((relationship) => mayBeApplicant || relationship !== 'S');
  const hkidIsOptional = !either && !place.needs.includes('hkid');
  const common = (name: Paper) => ({ id: idOf(`${path}.${name}`), error: errorOf[`${path}.${name}`] });

  return (
    <>
      {(asked.has('hkid') || asked.has('passport') || asked.has('relationship')) && (
        <div className={`stack gap-lg two-columns phone-one-column ${classes.pair}`}>
          {asked.has('hkid') && (
            <HkidField
              {...common('hkid')}
              label={
                hkidIsOptional ? (
                  <>
                    {t('hkid')} <span className="dimmed regular">{t('optional')}</span>
                  </>
                ) : (
                  t('hkid')
                )
              }
              help={t(either ? 'eitherHint' : hkidIsOptional ? 'childHkidHint' : 'hkidHint')}
              value={person.hkid}
              onChange={(hkid) => onChange({ hkid })}
            />
          )}
          {asked.has('passport') && (
            <TextField
              {...common('passport')}
              label={t('passport')}
              help={t(either ? 'passportInstead' : 'passportHint')}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={person.passport ?? ''}
              onChange={(passport) => onChange({ passport: passport.toUpperCase() })}
            />
          )}
          {asked.has('relationship') && (
            <SelectField
              {...common('relationship')}
              label={t('relationship')}
              help={t('relationshipHint')}
              placeholder={t('chooseRelationship')}
              options={offered.map((value) => ({
                value,
                label: t(`relationships.${value}`),
              }))}
              value={person.relationship ?? ''}
              onChange={(relationship) => onChange({ relationship })}
            />
          )}
        </div>
      )}
      {asked.has('licensedOn') && (
        <PastDateField
          {...common('licensedOn')}
          legend={t('licensedOn')}
          names={{ year: t('year'), month: t('month'), day: t('day') }}
          help={t('licensedOnHint')}
          value={person.licensedOn}
          onChange={(licensedOn) => onChange({ licensedOn })}
        />
      )}
    </>
  );
}
