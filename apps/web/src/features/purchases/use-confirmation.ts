import { applicationState } from '@onegi/contract/calls/purchases/applications';
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

/** Asks for the state alone, since it asks often, and for the policy once the application is paid: asked before, the answer would be an error in the browser's log. */
export function useConfirmation(applicationRef: string) {
  const [waitedSeconds, setWaitedSeconds] = useState(0);
  const pauseMs = waitedSeconds < patienceSeconds ? askMs : askLaterMs;
  const params = { applicationRef };
  const application = useQuery({
    ...queryOf(applicationState, { params }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'paid' || !isWaiting(state.error) ? false : pauseMs),
  });
  const isPaid = application.data?.state === 'paid';
  const { data, error, refetch } = useQuery({
    ...queryOf(getConfirmation, { params }),
    enabled: isPaid,
    retry: false,
    refetchInterval: ({ state }) => (state.data || !isWaiting(state.error) ? false : pauseMs),
  });
  const failure = isPaid ? error : application.error;
  const waiting = !data && isWaiting(failure);

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setWaitedSeconds((seconds) => seconds + 1), 1_000);
    return () => clearInterval(timer);
  }, [waiting]);

  return {
    confirmation: data,
    /** Known not to be paid, as far as it was last asked about. */
    isUnpaid: application.data !== undefined && !isPaid,
    failure: waiting ? undefined : (failure ?? undefined),
    waitedSeconds,
    checkNow: () => void (isPaid ? refetch() : application.refetch()),
  };
}
