import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import { getTemplate } from '@onegi/contract/calls/requests/template';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { ErrorState } from '../../components/states.tsx';
import { todayInHongKong } from '../../lib/dates.ts';
import { queryOf } from '../../lib/queries.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { initialAnswers } from '../forms/answers.ts';
import { FormSkeleton } from '../forms/form-skeleton.tsx';
import { keepAnswers, readKeptAnswers } from '../requests/kept-answers.ts';
import { keptAs } from './offer.ts';
import classes from './search-page.module.css';
import { StepForm } from './step-form.tsx';
import { afterChange, stepToShow } from './steps.ts';

/** The quotation for small businesses: three steps of questions, then the request. */
export default function SmeSearchPage() {
  const t = useTranslations('sme.search');
  const hydrated = useHydrated();
  const query = { templateId: 'BP', product: 'BP' } as const;
  // What is being typed is not to be replaced by a newer form.
  const { data, error, refetch } = useQuery({
    ...queryOf(getTemplate, { query }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className={`container ${classes.page}`}>
      <PageHead title={t('title')} description={t('description')} path="/sme-searchPlan" />
      {hydrated && data ? (
        <Quotation form={data} />
      ) : (
        <>
          <h1>{t('steps.premises')}</h1>
          {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <FormSkeleton />}
        </>
      )}
    </div>
  );
}

function Quotation({ form }: { form: TemplateForm }) {
  const [params] = useSearchParams();
  const [answers, setAnswers] = useState(() => ({ ...initialAnswers(form.questions), ...readKeptAnswers(keptAs) }));
  const step = stepToShow(Number(params.get('step') ?? 1), form.questions, answers, todayInHongKong());
  return (
    <StepForm
      key={step}
      step={step}
      form={form}
      answers={answers}
      onChange={(changed) => {
        const next = afterChange(answers, changed);
        setAnswers(next);
        keepAnswers(keptAs, next);
      }}
    />
  );
}
