import { getConfirmation } from '@onegi/contract/calls/purchases/confirmation';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { queryOf } from '../../lib/queries.ts';

/** After this the page says what to do, and asks less often. */
export const patienceSeconds = 30;

const askMs = 1_000;
const askLaterMs = 10_000;

/** Worth asking again: not confirmed yet, or the server was out of reach. */
const isWaiting = (error: ApiError | null) =>
  !error || error.code === 'confirmation.notReady' || error.status === 0 || error.status === 429 || error.status >= 500;

/** Asks for the policy until it is there. */
export function useConfirmation(applicationRef: string) {
  const [waitedSeconds, setWaitedSeconds] = useState(0);
  const { data, error, refetch } = useQuery({
    ...queryOf(getConfirmation, { params: { applicationRef } }),
    retry: false,
    refetchInterval: ({ state }) => {
      if (state.data || !isWaiting(state.error)) return false;
      return waitedSeconds < patienceSeconds ? askMs : askLaterMs;
    },
  });
  const waiting = !data && isWaiting(error);

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setWaitedSeconds((seconds) => seconds + 1), 1_000);
    return () => clearInterval(timer);
  }, [waiting]);

  return {
    confirmation: data,
    failure: waiting ? undefined : (error ?? undefined),
    waitedSeconds,
    checkNow: () => void refetch(),
  };
}
