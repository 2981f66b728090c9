import { Button } from '@mantine/core';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useReader } from '../../lib/use-reader.ts';
import { ApplicationFailure } from './application-failure.tsx';
import { ApplicationSkeleton } from './application-skeleton.tsx';
import { BeforePaying } from './before-paying.tsx';
import { ClosedApplication } from './closed-application.tsx';
import type { DraftState, DraftStore } from './draft-store.ts';
import { PayButton, PayProblem } from './pay-button.tsx';
import { PayingNotes } from './paying-notes.tsx';
import { PaymentsBefore } from './payment-notice.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { PurchaseFrame } from './purchase-frame.tsx';
import { useApplication } from './use-application.ts';
import { useOpenedPayment } from './use-opened-payment.ts';
import { usePay } from './use-pay.ts';

/** Step 4: a last look, what happens next, and the way to the gateway's page. */
export default function PayPage() {
  const t = useTranslations('apply.pay');
  const { ref = '' } = useParams();
  const { store, state, error, retry } = useApplication(ref);
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      {store && state ? (
        <Payable key={ref} store={store} state={state} />
      ) : (
        <PurchaseFrame current="pay" back={{ apply: `/apply/${ref}` }}>
          {error ? <ApplicationFailure error={error} onRetry={retry} /> : <ApplicationSkeleton />}
        </PurchaseFrame>
      )}
    </>
  );
}

function Payable({ store, state }: { store: DraftStore; state: DraftState }) {
  const t = useTranslations('apply.pay');
  const reader = useReader();
  const { application } = state;
  const { applicationRef, quote } = application;
  const { payment, isPaid, isOpenElsewhere, label } = useOpenedPayment(application);
  const { pay, busy, problem, problemAt } = usePay(store);
  const toDetails = `/apply/${applicationRef}?step=details`;
  const frame = { current: 'pay', quote, back: { apply: `/apply/${applicationRef}?step=review` } } as const;
  if (isPaid || !application.allowedActions.includes('save')) {
    return (
      <PurchaseFrame {...frame}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <ClosedApplication application={application} />
      </PurchaseFrame>
    );
  }
  return (
    <PurchaseFrame {...frame} summary={<PlanSummary quote={quote} />}>
      <h1>{t('title')}</h1>
      <div className="stack mt-xs gap-xl slim">
        {reader.reader === 'consultant' ? (
          <Notice kind="info" title={t('clientTitle')}>
            <p>{t('client')}</p>
            <Button component={Link} to={`/apply/${applicationRef}?step=review`}>
              {t('review', reader)}
            </Button>
          </Notice>
        ) : application.allowedActions.includes('pay') ? (
          <>
            <p className="dimmed">{t('lead')}</p>
            <PaymentsBefore payment={payment} isOpenElsewhere={isOpenElsewhere} />
            <p>
              <Link to={`/apply/${applicationRef}?step=review`} className="text-link">
                {t('review', reader)}
              </Link>
            </p>
            <section aria-labelledby="pay-next">
              <h2 className="large" id="pay-next">
                {t('nextTitle')}
              </h2>
              <ol className="stack gap-xs mt-sm">
                {(['next1', 'next2', 'next3'] as const).map((step, at) => (
                  <li key={step} className="flex small gap-sm">
                    <span className="round fine tabular brand" aria-hidden="true">
                      {at + 1}
                    </span>
                    {t(step)}
                  </li>
                ))}
              </ol>
            </section>
            <div className="stack gap-md">
              <BeforePaying />
              <PayProblem problem={problem} problemAt={problemAt} />
              <PayButton label={label} totalCents={quote.totalCents ?? 0} busy={busy} onPress={pay} />
              <PayingNotes quote={quote} busy={busy} />
            </div>
          </>
        ) : (
          <Notice kind="info" title={t('draftTitle', reader)}>
            <p>{t('draft')}</p>
            <Button component={Link} to={toDetails}>
              {t('finish', reader)}
            </Button>
          </Notice>
        )}
      </div>
    </PurchaseFrame>
  );
}
