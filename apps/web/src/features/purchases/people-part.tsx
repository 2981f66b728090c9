import type { Application, PersonDraft } from '@onegi/contract/calls/purchases/shapes';
import { useTranslations } from 'use-intl';
import { FieldError } from '../../components/field.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import type { Draft } from './application-draft.ts';
import classes from './details-step.module.css';
import { PersonFields } from './person-fields.tsx';
import { PersonPapers } from './person-papers.tsx';

interface Props {
  application: Application;
  draft: Draft;
  onInsured: (isInsured: boolean) => void;
  onChange: (index: number, change: Partial<PersonDraft>) => void;
  errorOf: (path: string) => string | undefined;
}

const fields = ['surname', 'firstName', 'bornOn', 'hkid', 'passport', 'relationship', 'licensedOn'];

/** Everybody the quote covers. The applicant who is one of them is the first and types nothing twice. */
export function PeoplePart({ application, draft, onInsured, onChange, errorOf }: Props) {
  const t = useTranslations('apply.details');
  const pick = useInLanguage();
  const { places, applicantPlace, quote } = application;
  const { applicant, people } = draft;
  const [first] = places;
  if (!first) return null;
  const isInsured = applicant.isInsured === true;
  const name = [applicant.surname, applicant.firstName].filter(Boolean).join(' ');
  const errorsOf = (index: number) =>
    Object.fromEntries(fields.map((field) => `people.${index}.${field}`).map((path) => [path, errorOf(path)]));
  const line = { line: quote.line };
  const optional = places.filter(({ required }) => !required).length;
  // Where the applicant always comes first among adults, the place is called 'You' already.
  const namesThem = applicantPlace === 'first' && first.personKind === 'A';

  return (
    <section className={`stack rule-above gap-lg ${classes.part}`} aria-labelledby="people">
      <div>
        <h2 id="people" tabIndex={-1}>
          {t(`people.${first.personKind}`)}
        </h2>
        <p className="dimmed small">{t('peopleHint', { kind: first.personKind, count: places.length, optional })}</p>
        <FieldError id="people" error={errorOf('people')} />
      </div>
      {applicantPlace === 'choice' && (
        <label className="framed flex tinted gap-md p-md pointer">
          <input
            type="checkbox"
            className={`rigid pointer ${classes.tick}`}
            checked={isInsured}
            onChange={(event) => onInsured(event.target.checked)}
          />
          <span>
            <span className="strong block">{t('isInsured', line)}</span>
            <span className="dimmed small block">{t(isInsured ? 'isInsuredHint' : 'notInsuredHint', line)}</span>
          </span>
        </label>
      )}
      {places.map((place, index) => {
        const person = people[index] ?? { personKind: place.personKind };
        const path = `people.${index}`;
        return index === 0 && isInsured ? (
          <div key="applicant" className={`framed stack gap-md ${classes.person}`}>
            <p className={`strong full-width ${classes.personHead}`}>
              {pick(place.name, place.nameZh)}
              {!namesThem && <span className={`dimmed small regular ${classes.kind}`}>{t('isYou')}</span>}
            </p>
            <p className={name ? undefined : 'dimmed'}>{name || t('youWaiting')}</p>
            <PersonPapers
              path={path}
              place={place}
              person={person}
              isApplicant
              onChange={(change) => onChange(0, change)}
              errorOf={errorsOf(0)}
            />
          </div>
        ) : (
          <PersonFields
            key={path}
            index={index}
            place={place}
            person={person}
            mayBeApplicant={place.personKind === 'D' && index > 0 && !isInsured}
            onChange={onChange}
            errors={JSON.stringify(errorsOf(index))}
          />
        );
      })}
    </section>
  );
}
