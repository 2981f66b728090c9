import { Button } from '@mantine/core';
import type { ApplicantDraft, PersonDraft } from '@onegi/contract/calls/purchases/shapes';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useForm } from '../../components/form/use-form.ts';
import type { FoundOnServer } from '../../components/form/use-form-errors.ts';
import { Link } from '../../components/link.tsx';
import { todayInHongKong } from '../../lib/dates.ts';
import { useReader } from '../../lib/use-reader.ts';
import { ApplicantFields } from './applicant-fields.tsx';
import { issuesOfDetails } from './application-issues.ts';
import classes from './details-step.module.css';
import type { DraftState, DraftStore } from './draft-store.ts';
import { NeedsOfficer } from './needs-officer.tsx';
import { PeoplePart } from './people-part.tsx';
import { QuestionsPart } from './questions-part.tsx';
import { searchPageOf } from './search-links.ts';
import { useLabelOf, useMissingOf } from './use-label-of.ts';

interface Props {
  store: DraftStore;
  state: DraftState;
  /** What the server found when the form was sent; undefined while it was not. */
  found?: readonly FoundOnServer[];
  onBack?: () => void;
  onNext: () => void;
}

/** Who buys, who is insured, and what the line asks. */
export function DetailsStep({ store, state, found, onBack, onNext }: Props) {
  const t = useTranslations('apply.details');
  const reader = useReader();
  const { application, draft } = state;
  const { quote, questions, places } = application;
  const issues = issuesOfDetails(draft, application, todayInHongKong());
  const form = useForm({
    values: draft,
    issues,
    labelOf: useLabelOf(application),
    missingOf: useMissingOf(application),
    before: found,
    submit: onNext,
  });
  const line = { line: quote.line };

  const changeApplicant = useCallback(
    (change: Partial<ApplicantDraft>) =>
      store.change((old) => ({ ...old, applicant: { ...old.applicant, ...change } })),
    [store],
  );
  const changePerson = useCallback(
    (index: number, change: Partial<PersonDraft>) =>
      store.change((old) => ({
        ...old,
        people: old.people.map((person, at) => (at === index ? { ...person, ...change } : person)),
      })),
    [store],
  );

  return (
    <form {...form.element} className={`stack mt-xs slim ${classes.form}`} aria-label={t('title', reader)}>
      <p className="dimmed">{t('lead')}</p>
      <ErrorSummary {...form.summary} />
      <ApplicantFields applicant={draft.applicant} onChange={changeApplicant} errorOf={form.errorOf} />
      <PeoplePart
        application={application}
        draft={draft}
        onInsured={(isInsured) => changeApplicant({ isInsured })}
        onChange={changePerson}
        errorOf={form.errorOf}
      />
      <QuestionsPart
        questions={questions}
        answers={draft.answers}
        onChange={(answers) => store.change((old) => ({ ...old, answers }))}
        errorOf={form.errorOf}
      />
      {form.isReferred && <NeedsOfficer quote={quote} />}
      <p className="dimmed small">
        {t(places.length > 0 ? 'peopleChanged' : 'searchChanged', line)}{' '}
        <Link to={searchPageOf(quote)} className="text-link">
          {t('changeSearch')}
        </Link>
      </p>
      <div className={`flex between gap-sm mt-2xs ${classes.actions}`}>
        {onBack ? (
          <Button variant="default" size="lg" onClick={onBack}>
            {t('back')}
          </Button>
        ) : (
          <span />
        )}
        <Button variant="accent" size="lg" type="submit">
          {t('next')}
        </Button>
      </div>
    </form>
  );
}
