import { Button } from '@mantine/core';
import { setting } from '@onegi/contract/calls/common/setting';
import type { Payment } from '@onegi/contract/calls/purchases/shapes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { formatMoney } from '../../lib/money.ts';
import { queryOf } from '../../lib/queries.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { useReader } from '../../lib/use-reader.ts';
import { ApplicationFailure } from './application-failure.tsx';
import { ApplicationSkeleton } from './application-skeleton.tsx';
import { ClosedApplication } from './closed-application.tsx';
import type { DraftState, DraftStore } from './draft-store.ts';
import classes from './pay-page.module.css';
import { PaymentNotice } from './payment-notice.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { PurchaseFrame } from './purchase-frame.tsx';
import { searchedTrip } from './searched-trip.ts';
import { useApplication } from './use-application.ts';
import { useLastPayment } from './use-last-payment.ts';
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

/** The payment this tab knows of is open: its own words are shown for it. */
const isOpenPayment = (payment: Payment | undefined) => payment?.state === 'created' || payment?.state === 'pending';

function Payable({ store, state }: { store: DraftStore; state: DraftState }) {
  const t = useTranslations('apply.pay');
  const reader = useReader();
  const navigate = useLocaleNavigate();
  const { application } = state;
  const { applicationRef, quote } = application;
  const payment = useLastPayment(applicationRef);
  const isPaid = application.state === 'paid' || (payment?.state === 'paid' && !payment.refundReason);

  useEffect(() => {
    if (isPaid) void navigate(`/confirmation/${applicationRef}`, { replace: true });
  }, [isPaid, navigate, applicationRef]);

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
        {application.allowedActions.includes('pay') ? (
          <>
            <p className="dimmed">{t('lead', reader)}</p>
            {payment && <PaymentNotice payment={payment} />}
            {application.openPayment && !isOpenPayment(payment) && (
              <Notice kind="info" title={t('outcome.elsewhere.title')}>
                <p>{t('outcome.elsewhere.text')}</p>
              </Notice>
            )}
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
                    {t(step, reader)}
                  </li>
                ))}
              </ol>
            </section>
            <PayButton store={store} totalCents={quote.totalCents ?? 0} payment={payment} />
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

interface PayButtonProps {
  store: DraftStore;
  totalCents: number;
  payment: ReturnType<typeof useLastPayment>;
}

function PayButton({ store, totalCents, payment }: PayButtonProps) {
  const t = useTranslations('apply.pay');
  const reader = useReader();
  const { pay, busy, problem } = usePay(store);
  const trip = searchedTrip(store.state().application.quote);
  const gateway = useQuery({ ...queryOf(setting, { query: { settingKey: 'PAYMENT_GATEWAY' } }), staleTime: Infinity });
  const isSandbox = gateway.data === 'sandbox';
  const isOpen = isOpenPayment(payment) || store.state().application.openPayment !== null;
  const label = isOpen ? 'resume' : payment ? 'again' : 'button';
  return (
    <div className="stack gap-md">
      {isSandbox && (
        <Notice kind="info" title={t('sandboxTitle')}>
          <p>{t('sandbox')}</p>
        </Notice>
      )}
      {problem && <Notice kind="failure" title={problem} />}
      <Button
        variant="accent"
        size="lg"
        fullWidth
        px="sm"
        classNames={{ root: classes.payButton, label: classes.payLabel }}
        loading={busy}
        aria-disabled={busy}
        onClick={pay}
      >
        {t(label, { amount: formatMoney(totalCents) })}
      </Button>
      <p role="status" className={busy ? 'dimmed small' : 'visually-hidden'}>
        {busy ? t('opening') : ''}
      </p>
      <p className="dimmed small">{t('fine', { ...reader, trip: trip?.tripType === 'S' ? 'single' : 'none' })}</p>
    </div>
  );
}
