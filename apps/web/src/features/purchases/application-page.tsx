import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { PageHead } from '../../app/page-head.tsx';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { ApplicationFailure } from './application-failure.tsx';
import classes from './application-page.module.css';
import { ApplicationSkeleton } from './application-skeleton.tsx';
import { ClosedApplication } from './closed-application.tsx';
import { CoversStep } from './covers-step.tsx';
import { DetailsStep } from './details-step.tsx';
import type { DraftState, DraftStore } from './draft-store.ts';
import { PlanSummary } from './plan-summary.tsx';
import { PurchaseFrame } from './purchase-frame.tsx';
import { SavingNote } from './saving-note.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { SubSteps } from './sub-steps.tsx';
import { useApplication } from './use-application.ts';
import { useStepFocus } from './use-step-focus.ts';

export type SubStep = 'covers' | 'details';

/** Step 3: optional covers, then applicant and insured persons. */
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

function OpenApplication({ store, state }: { store: DraftStore; state: DraftState }) {
  const t = useTranslations('apply');
  const locale = useLocale();
  const navigate = useLocaleNavigate();
  const [params, setParams] = useSearchParams();
  const { application, draft } = state;
  const asked = params.get('step');
  const step: SubStep = asked === 'covers' || asked === 'details' ? asked : application.step > 1 ? 'details' : 'covers';
  const heading = useStepFocus(step);

  useEffect(() => store.at(step === 'covers' ? 1 : 2, locale), [store, step, locale]);

  const repricing = state.saving !== 'refused' && JSON.stringify(draft.options) !== JSON.stringify(application.options);
  const summary = (
    <PlanSummary
      quote={application.quote}
      previousTotalCents={step === 'covers' ? application.previousTotalCents : null}
      busy={repricing}
    />
  );
  if (application.state === 'paid' || application.state === 'expired') {
    return (
      <PurchaseFrame current="apply" quote={application.quote}>
        <h1 className="visually-hidden">{t('page.title')}</h1>
        <ClosedApplication application={application} />
      </PurchaseFrame>
    );
  }
  return (
    <PurchaseFrame current="apply" quote={application.quote} summary={summary}>
      <SubSteps current={step} />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {t(`${step}.title`)}
      </h1>
      {state.saving === 'stale' && <StaleNotice store={store} />}
      {step === 'covers' ? (
        <CoversStep store={store} state={state} onNext={() => setParams({ step: 'details' })} />
      ) : (
        <DetailsStep
          store={store}
          state={state}
          onBack={() => setParams({ step: 'covers' })}
          onDone={() => navigate(`/pay/${application.applicationRef}`)}
        />
      )}
      <SavingNote store={store} state={state} />
    </PurchaseFrame>
  );
}
