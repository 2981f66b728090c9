import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { LanternLit } from '../../components/scenes/lantern-lit.tsx';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { ApplicationFailure } from './application-failure.tsx';
import { IssuedPolicy } from './issued-policy.tsx';
import { PurchaseFrame } from './purchase-frame.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { useLastPayment } from './use-last-payment.ts';
import { WaitingForPolicy } from './waiting-for-policy.tsx';

/** Step 5: waits for the gateway's word, then shows the policy. */
export default function ConfirmationPage() {
  const t = useTranslations('apply.confirmation');
  const { ref = '' } = useParams();
  const navigate = useLocaleNavigate();
  const { confirmation, isUnpaid, failure, waitedSeconds, checkNow } = useConfirmation(ref);
  const payment = useLastPayment(ref, { follow: true });
  const isRefunded = payment?.state === 'refunded' || (payment?.state === 'paid' && payment.refundReason !== null);
  const isEnded = payment?.state === 'failed' || payment?.state === 'expired' || payment?.state === 'chargedBack';
  const isOver = isEnded || isRefunded;

  // The reason is told where the payment can be tried again; of money that has bought a policy, nothing is to be paid here.
  useEffect(() => {
    if (payment && isOver && isUnpaid) void navigate(`/pay/${ref}?payment=${payment.paymentRef}`, { replace: true });
  }, [isOver, isUnpaid, payment, navigate, ref]);

  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <PurchaseFrame current="confirm">
        {confirmation && <LanternLit />}
        {confirmation ? (
          <IssuedPolicy confirmation={confirmation} />
        ) : failure ? (
          <ApplicationFailure error={failure} onRetry={checkNow} />
        ) : (
          <WaitingForPolicy applicationRef={ref} seconds={waitedSeconds} onCheck={checkNow} />
        )}
      </PurchaseFrame>
    </>
  );
}
