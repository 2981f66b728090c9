import type { AnswerOf } from '@onegi/contract/call';
import { waitingWork } from '@onegi/contract/calls/workplace/waiting-work';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mayCall } from '../../features/accounts/use-me.ts';
import { queryOf } from '../../lib/queries.ts';
import { useUser } from './use-user.ts';
import { useWorkSignals } from './use-work-signals.ts';

type Waiting = AnswerOf<typeof waitingWork>;

const MINUTE = 60_000;
/** What becomes late or runs out is no change that anybody tells of. */
const REFRESH_MS = 10 * MINUTE;

const whatWaits = queryOf(waitingWork, {});

/** Whether anything can wait for who looks at the page. */
function useMayWait(): boolean {
  const user = useUser();
  return user !== undefined && mayCall(user, waitingWork);
}

/** What waits for the user; undefined until it is known. */
export function useWaiting(): Waiting | undefined {
  return useQuery({ ...whatWaits, enabled: useMayWait() }).data;
}

/** What waits for the user, asked again whenever the server says that it has changed. Once on a page. */
export function useLiveWaiting(): Waiting | undefined {
  const mayWait = useMayWait();
  const client = useQueryClient();
  const isListening = useWorkSignals(mayWait, () => void client.invalidateQueries({ queryKey: whatWaits.queryKey }));
  const refetchInterval = isListening ? REFRESH_MS : MINUTE;
  return useQuery({ ...whatWaits, enabled: mayWait, refetchInterval }).data;
}

/** How much of it there is. */
export const countOf = (waiting: Waiting): number => waiting.reduce((sum, { count }) => sum + count, 0);
/** In so few figures as there is room for. */
export const shownCount = (count: number): string => (count > 99 ? '99+' : String(count));

/** How much waits on a page of the menus. */
export function useCountAt(path: string): number {
  return countOf((useWaiting() ?? []).filter((one) => one.path.replace(/\?.*$/, '') === path));
}
