import type { Application, PersonDraft } from '@onegi/contract/calls/purchases/shapes';
import { useTranslations } from 'use-intl';
import { FieldError } from '../../components/field.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useReader } from '../../lib/use-reader.ts';
import { RepeatedFields } from '../forms/repeated-fields.tsx';
import type { Draft } from './application-draft.ts';
import classes from './details-step.module.css';
import { usePlaceQuestions } from './use-application-parts.ts';
import { personHalves } from './use-person-questions.ts';

interface Props {
  application: Application;
  draft: Draft;
  onInsured: (isInsured: boolean) => void;
  onChange: (index: number, change: Partial<PersonDraft>) => void;
  errorOf: (path: string) => string | undefined;
}

const nobody = {};

/** Everybody the quote covers. The applicant who is one of them is the first and types nothing twice. */
export function PeoplePart({ application, draft, onInsured, onChange, errorOf }: Props) {
  const t = useTranslations('apply.details');
  const reader = useReader();
  const pick = useInLanguage();
  const { places, applicantPlace, quote } = application;
  const { applicant, people } = draft;
  const isInsured = applicant.isInsured === true;
  const asked = usePlaceQuestions(application, isInsured);
  const [first] = places;
  if (!first) return null;
  const name = [applicant.surname, applicant.firstName].filter(Boolean).join(' ');
  const errorsOf = (index: number) =>
    JSON.stringify(
      Object.fromEntries(
        (asked[index] ?? [])
          .map(({ questionId }) => `people.${index}.${questionId}`)
          .map((path) => [path, errorOf(path)]),
      ),
    );
  const params = { ...reader, line: quote.line };
  const optional = places.filter(({ required }) => !required).length;
  // Where the applicant always comes first among adults, the place is called after the applicant already.
  const namesThem = applicantPlace === 'first' && first.personKind === 'A';

  return (
    <section className={`stack rule-above gap-lg slim ${classes.part}`} aria-labelledby="people">
      <div>
        <h2 className="large mb-2xs" id="people" tabIndex={-1}>
          {t(`people.${first.personKind}`)}
        </h2>
        <p className="dimmed small">{t('peopleHint', { kind: first.personKind, count: places.length, optional })}</p>
        <FieldError id="people" error={errorOf('people')} />
      </div>
      {applicantPlace === 'choice' && (
        <label className="framed flex tinted gap-md p-md pointer">
          <input
            type="checkbox"
            className="tick-box"
            checked={isInsured}
            onChange={(event) => onInsured(event.target.checked)}
          />
          <span>
            <span className="strong block">{t('isInsured', params)}</span>
            <span className="dimmed small block">{t(isInsured ? 'isInsuredHint' : 'notInsuredHint', params)}</span>
          </span>
        </label>
      )}
      {places.map((place, index) => {
        const isApplicant = index === 0 && isInsured;
        const own = isApplicant ? name || t('youWaiting') : undefined;
        return (
          <RepeatedFields
            key={isApplicant ? 'applicant' : `people.${index}`}
            path="people"
            index={index}
            name={pick(place.name, place.nameZh)}
            kind={isApplicant ? (namesThem ? undefined : t('isYou', reader)) : pick(place.hint, place.hintZh)}
            note={place.required ? own : (own ?? t('placeOptional'))}
            optional={!place.required}
            questions={asked[index] ?? []}
            row={people[index] ?? nobody}
            onChange={onChange}
            halves={personHalves}
            errors={errorsOf(index)}
          />
        );
      })}
    </section>
  );
}
