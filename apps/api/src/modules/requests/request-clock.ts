import { type CaseClock, noPauses } from '@onegi/contract/clock/case-clock';
import { dueAfter } from '@onegi/contract/clock/office-hours';
import type { Selectable } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { RequestsTables } from './tables.ts';

const HOUR_MS = 3_600_000;

type Clocked = Pick<
  Selectable<RequestsTables['quote_requests']>,
  'status' | 'requested_at' | 'due_at' | 'state_changed_at' | 'promised_hours' | 'promise_counts'
>;

/** The columns of what is promised to who asks at a moment, as the settings say then. */
export function promiseFrom({ settings }: Pick<Deps, 'settings'>, from: Date) {
  const { REQUEST_QUOTE_SLA_HOURS: promised_hours, PROMISE: promise_counts } = settings.current();
  return { promised_hours, promise_counts, due_at: dueAfter(from, promised_hours, promise_counts) };
}

/** The clock of a request, from when it was made until it is over; null where a release long ago did not keep when that was. */
export function requestClock(row: Clocked): CaseClock | null {
  const { requested_at: from, due_at: due, promised_hours, promise_counts: counts } = row;
  const isOver = row.status !== 'waiting';
  if (isOver && !row.state_changed_at) return null;
  const hours = promised_hours ?? Math.round((due.getTime() - from.getTime()) / HOUR_MS);
  return {
    from,
    stoppedAt: isOver ? row.state_changed_at : null,
    pausedSince: null,
    paused: noPauses,
    due,
    promise: { hours, counts },
  };
}
