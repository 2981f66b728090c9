import { useEffect, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { FoundOnServer } from '../../components/form/use-form-errors.ts';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useReader } from '../../lib/use-reader.ts';
import { useStepFocus } from '../../lib/use-step-focus.ts';
import { contentOf, coversKey } from './application-draft.ts';
import { ApplicationFailure } from './application-failure.tsx';
import classes from './application-page.module.css';
import { ApplicationSkeleton } from './application-skeleton.tsx';
import { ClosedApplication } from './closed-application.tsx';
import { CoversStep } from './covers-step.tsx';
import { DetailsStep } from './details-step.tsx';
import type { DraftState, DraftStore } from './draft-store.ts';
import { PlanSummary } from './plan-summary.tsx';
import { PurchaseFrame } from './purchase-frame.tsx';
import { ReviewStep } from './review-step.tsx';
import { SavingNote } from './saving-note.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { type SubStep, SubSteps } from './sub-steps.tsx';
import { useApplication } from './use-application.ts';

/** Step 3: optional covers, then the details, then everything once more. */
export default function ApplicationPage() {
  const t = useTranslations('apply.page');
  const { ref = '' } = useParams();
  const { store, state, error, retry } = useApplication(ref);
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      {store && state ? (
        <OpenApplication key={ref} store={store} state={state} />
      ) : (
        <PurchaseFrame current="apply">
          {error ? <ApplicationFailure error={error} onRetry={retry} /> : <ApplicationSkeleton />}
        </PurchaseFrame>
      )}
    </>
  );
}

/** What the server counts as the parts of step 3. */
const numberOf = { covers: 1, details: 2, review: 3 } satisfies Record<SubStep, number>;

function stepAsked(steps: readonly SubStep[], asked: string | null, reached: number): SubStep {
  return steps.find((step) => step === asked) ?? steps.findLast((step) => numberOf[step] <= reached) ?? 'details';
}

function OpenApplication({ store, state }: { store: DraftStore; state: DraftState }) {
  const t = useTranslations('apply');
  const reader = useReader();
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const wasResumed = (useLocation().state as { resumed?: boolean } | null)?.resumed === true;
  const [found, setFound] = useState<readonly FoundOnServer[]>();
  const { application, draft } = state;
  const { quote } = application;
  const steps: SubStep[] = [
    ...(application.offeredCovers.length > 0 ? (['covers'] as const) : []),
    'details',
    'review',
  ];
  const step = stepAsked(steps, params.get('step'), application.step);
  const heading = useStepFocus(step, step === 'details' && found !== undefined);
  const goTo = (next: SubStep, findings?: readonly FoundOnServer[]) => {
    setFound(findings);
    setParams({ step: next });
  };

  useEffect(() => store.at(numberOf[step], locale), [store, step, locale]);

  const repricing =
    state.saving !== 'refused' && coversKey(contentOf(draft, application).covers) !== coversKey(application.covers);
  const summary = (
    <PlanSummary
      quote={quote}
      previousTotalCents={step === 'covers' ? application.previousTotalCents : null}
      busy={repricing}
    />
  );
  if (!application.allowedActions.includes('save')) {
    return (
      <PurchaseFrame current="apply" quote={quote}>
        <h1 className="visually-hidden">{t('page.title')}</h1>
        <ClosedApplication application={application} />
      </PurchaseFrame>
    );
  }
  return (
    <PurchaseFrame current="apply" quote={quote} summary={summary}>
      <SubSteps steps={steps} current={step} />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {t(`${step}.title`, reader)}
      </h1>
      {state.saving === 'stale' && <StaleNotice store={store} />}
      {wasResumed && (
        <Notice kind="info" title={t('resumed.title')}>
          <p>{t('resumed.text')}</p>
        </Notice>
      )}
      {step === 'covers' && <CoversStep store={store} state={state} onNext={() => goTo('details')} />}
      {step === 'details' && (
        <DetailsStep
          store={store}
          state={state}
          found={found}
          onBack={steps.includes('covers') ? () => goTo('covers') : undefined}
          onNext={() => goTo('review')}
        />
      )}
      {step === 'review' && (
        <ReviewStep store={store} state={state} goTo={goTo} onFound={(findings) => goTo('details', findings)} />
      )}
      <SavingNote store={store} state={state} />
    </PurchaseFrame>
  );
}
