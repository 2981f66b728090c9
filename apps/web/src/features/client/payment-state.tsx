import { type ClientPayment, getClientPayment } from '@onegi/contract/calls/client/client-page';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '../../components/notice.tsx';
import { formatMoney } from '../../lib/money.ts';
import { queryOf } from '../../lib/queries.ts';
import { isOver as isPageOver } from './is-over.ts';

const FOLLOW_MS = 2_000;
/** The gateway's notice comes within seconds; a page that stays open does not ask for ever. */
const MOST_LOOKS = 10;

const refundReasons = ['alreadyPaid', 'lapsed', 'noteReopened', 'noteWrittenOff', 'notIssued'] as const;

/** What is said of a payment. Who comes back by the gateway's way of giving up has not paid; who comes back otherwise may have. */
function outcomeOf({ state, refundReason }: ClientPayment, isCancelled: boolean) {
  if ((state === 'paid' || state === 'refunded') && refundReason) {
    const reason = refundReasons.find((known) => known === refundReason) ?? 'other';
    return ['info', `refunded.${reason}`] as const;
  }
  if (state === 'paid' || state === 'refunded') return ['success', 'paid'] as const;
  if (state === 'chargedBack' || state === 'failed') return ['failure', state] as const;
  if (state === 'expired') return ['info', 'closed'] as const;
  if (state === 'created') return ['info', isCancelled ? 'cancelled' : 'unconfirmed'] as const;
  return ['info', state] as const;
}

/** What has become of the payment that the gateway has sent the client back from. */
export function PaymentState({ token, reload }: { token: string; reload: () => Promise<unknown> }) {
  const t = useTranslations('clientPage.payment');
  const [params] = useSearchParams();
  const paymentSought = params.get('payment') ?? '';
  const isCancelled = params.has('cancelled');
  const { data } = useQuery({
    ...queryOf(getClientPayment, { params: { linkToken: token, paymentSought } }),
    enabled: paymentSought !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (isPageOver(state.error)) return false;
      if (state.data?.state === 'pending') return FOLLOW_MS;
      return state.data?.state === 'created' && !isCancelled && state.dataUpdateCount < MOST_LOOKS ? FOLLOW_MS : false;
    },
  });
  const isOver = data?.state === 'paid' || data?.state === 'refunded';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is new each time and does the same
  useEffect(() => {
    if (isOver) void reload();
  }, [isOver]);
  if (!data) return null;
  const [kind, words] = outcomeOf(data, isCancelled);
  return (
    <div className="mt-sm" aria-live="polite">
      <Notice kind={kind} title={t(words, { amount: formatMoney(data.totalCents) })} />
    </div>
  );
}
