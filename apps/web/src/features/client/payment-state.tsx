import { getClientPayment } from '@onegi/contract/calls/client/client-page';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '../../components/notice.tsx';
import { formatMoney } from '../../lib/money.ts';
import { queryOf } from '../../lib/queries.ts';

const FOLLOW_MS = 2_000;
/** The gateway's notice comes within seconds; who has come back without paying is not asked about for ever. */
const MOST_LOOKS = 10;

/** What has become of the payment that the gateway has sent the client back from. */
export function PaymentState({ token, reload }: { token: string; reload: () => Promise<unknown> }) {
  const t = useTranslations('clientPage.payment');
  const [params] = useSearchParams();
  const paymentSought = params.get('payment') ?? '';
  const { data } = useQuery({
    ...queryOf(getClientPayment, { params: { linkToken: token, paymentSought } }),
    enabled: paymentSought !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data?.state === 'pending') return FOLLOW_MS;
      return state.data?.state === 'created' && state.dataUpdateCount < MOST_LOOKS ? FOLLOW_MS : false;
    },
  });
  const isOver = data?.state === 'paid' || data?.state === 'refunded';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is new each time and does the same
  useEffect(() => {
    if (isOver) void reload();
  }, [isOver]);
  if (!data) return null;
  const amount = formatMoney(data.totalCents);
  const { state, refundReason } = data;
  return (
    <div className="mt-sm" aria-live="polite">
      {isOver && !refundReason && <Notice kind="success" title={t('paid', { amount })} />}
      {isOver && refundReason && <Notice kind="info" title={t('refunded', { amount })} />}
      {state === 'pending' && <Notice kind="info" title={t('pending')} />}
      {state === 'chargedBack' && <Notice kind="failure" title={t('chargedBack', { amount })} />}
      {state === 'failed' && <Notice kind="failure" title={t('failed')} />}
      {(state === 'created' || state === 'expired') && <Notice kind="info" title={t('cancelled')} />}
    </div>
  );
}
