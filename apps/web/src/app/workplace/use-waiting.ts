import type { AnswerOf } from '@onegi/contract/call';
import { waitingWork } from '@onegi/contract/calls/workplace/waiting-work';
import { useQuery } from '@tanstack/react-query';
import { mayCall } from '../../features/accounts/use-me.ts';
import { queryOf } from '../../lib/queries.ts';
import { useUser } from './use-user.ts';

type Waiting = AnswerOf<typeof waitingWork>;

const MINUTE = 60_000;

/** What waits for the user, asked again while the page is looked at; undefined until it is known. */
export function useWaiting(): Waiting | undefined {
  const user = useUser();
  const { data } = useQuery({
    ...queryOf(waitingWork, {}),
    enabled: user !== undefined && mayCall(user, waitingWork),
    refetchInterval: MINUTE,
    refetchOnWindowFocus: true,
  });
  return data;
}

/** How much of it there is. */
export const countOf = (waiting: Waiting): number => waiting.reduce((sum, { count }) => sum + count, 0);
/** In so few figures as there is room for. */
export const shownCount = (count: number): string => (count > 99 ? '99+' : String(count));

/** How much waits on a page of the menus. */
export function useCountAt(path: string): number {
  return countOf((useWaiting() ?? []).filter((one) => one.path.replace(/\?.*$/, '') === path));
}
