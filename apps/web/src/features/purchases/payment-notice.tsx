import type { Payment } from '@onegi/contract/calls/purchases/shapes';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '../../components/notice.tsx';

const reasons = ['declined', 'insufficient', 'authentication'] as const;

/** What became of the payment that was tried before, in words, and that no money moved. */
function PaymentNotice({ payment }: { payment: Payment }) {
  const t = useTranslations('apply.pay');
  const [params] = useSearchParams();
  const { state, failure, refundReason } = payment;
  const isOpen = state === 'created' || state === 'pending';

  if (failure === 'cancelled' || (isOpen && params.has('cancelled'))) {
    return (
      <Notice kind="info" title={t('cancelledTitle')}>
        <p>{t('cancelled')}</p>
      </Notice>
    );
  }
  if (state === 'paid' && refundReason) {
    return (
      <Notice kind="failure" title={t('outcome.refundDue.title')}>
        <p>{t('outcome.refundDue.text', { reason: refundReason })}</p>
      </Notice>
    );
  }
  if (state === 'failed') {
    const reason = reasons.find((known) => known === failure) ?? 'other';
    return (
      <Notice kind="failure" title={t('failedTitle')}>
        <p>{t(`failures.${reason}`)}</p>
        <p>{t('notCharged')}</p>
      </Notice>
    );
  }
  if (state === 'expired' || state === 'refunded' || state === 'chargedBack' || isOpen) {
    const what = isOpen ? 'open' : state;
    return (
      <Notice kind="info" title={t(`outcome.${what}.title`)}>
        <p>{t(`outcome.${what}.text`)}</p>
      </Notice>
    );
  }
  return null;
}

interface BeforeProps {
  payment: Payment | undefined;
  isOpenElsewhere: boolean;
}

/** What became of the payment before, and whether one is open that somebody else has opened. */
export function PaymentsBefore({ payment, isOpenElsewhere }: BeforeProps) {
  const t = useTranslations('apply.pay.outcome.elsewhere');
  return (
    <>
      {payment && <PaymentNotice payment={payment} />}
      {isOpenElsewhere && (
        <Notice kind="info" title={t('title')}>
          <p>{t('text')}</p>
        </Notice>
      )}
    </>
  );
}
