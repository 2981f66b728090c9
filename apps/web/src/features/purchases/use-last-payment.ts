import { getPayment } from '@onegi/contract/calls/purchases/payments';
import type { Payment } from '@onegi/contract/calls/purchases/shapes';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { queryOf } from '../../lib/queries.ts';
import { readMark } from './session.ts';

const followMs = 2_000;

/** The payment the gateway sent the client back from, or the last one this tab opened. */
export function useLastPayment(applicationRef: string, { follow = false } = {}): Payment | undefined {
  const [params] = useSearchParams();
  const paymentRef = params.get('payment') ?? readMark(`payment.${applicationRef}`) ?? '';
  const { data } = useQuery({
    ...queryOf(getPayment, { params: { paymentRef } }),
    enabled: paymentRef !== '',
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'pending' || (follow && state.data?.state === 'created') ? followMs : false,
  });
  return data?.applicationRef === applicationRef ? data : undefined;
}
