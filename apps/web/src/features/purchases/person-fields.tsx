import type { PersonDraft, PersonPlace } from '@onegi/contract/calls/purchases/shapes';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { PastDateField } from '../../components/past-date-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { idOf } from '../forms/id-of.ts';
import classes from './details-step.module.css';
import { PersonPapers } from './person-papers.tsx';

interface Props {
  index: number;
  place: PersonPlace;
  person: PersonDraft;
  mayBeApplicant: boolean;
  onChange: (index: number, change: Partial<PersonDraft>) => void;
  /** Errors by field, as JSON: the block is drawn again only when its own change. */
  errors: string;
}

/** One person who is not the applicant: a name, a date of birth, and what the place needs beside them. */
export const PersonFields = memo(function PersonFields({
  index,
  place,
  person,
  mayBeApplicant,
  onChange,
  errors,
}: Props) {
  const t = useTranslations('apply.details');
  const pick = useInLanguage();
  const path = `people.${index}`;
  const errorOf = JSON.parse(errors) as Record<string, string | undefined>;
  const common = (name: 'surname' | 'firstName' | 'bornOn') => ({
    id: idOf(`${path}.${name}`),
    error: errorOf[`${path}.${name}`],
  });
  const change = (next: Partial<PersonDraft>) => onChange(index, next);

  return (
    <fieldset className={`framed stack gap-md ${classes.person}`}>
      <legend className={`strong full-width ${classes.personHead}`}>
        {pick(place.name, place.nameZh)}
        {!place.required && <span className="dimmed regular"> {t('optional')}</span>}
        <span className={`dimmed small regular ${classes.kind}`}>{pick(place.hint, place.hintZh)}</span>
      </legend>
      {!place.required && <p className="dimmed small">{t('placeOptional')}</p>}
      <div className={`stack gap-lg two-columns phone-one-column ${classes.pair}`}>
        <TextField
          {...common('surname')}
          label={t('surname')}
          help={t('englishOnly')}
          maxLength={60}
          autoComplete="off"
          value={person.surname ?? ''}
          onChange={(surname) => change({ surname })}
        />
        <TextField
          {...common('firstName')}
          label={t('firstName')}
          help={t('englishOnly')}
          maxLength={60}
          autoComplete="off"
          value={person.firstName ?? ''}
          onChange={(firstName) => change({ firstName })}
        />
      </div>
      <PastDateField
        {...common('bornOn')}
        legend={t('bornOn')}
        names={{ year: t('year'), month: t('month'), day: t('day') }}
        help={t('bornOnHint')}
        value={person.bornOn}
        onChange={(bornOn) => change({ bornOn })}
      />
      <PersonPapers
        path={path}
        place={place}
        person={person}
        mayBeApplicant={mayBeApplicant}
        onChange={change}
        errorOf={errorOf}
      />
    </fieldset>
  );
});
