import type { CaseClock } from '@onegi/contract/clock/case-clock';
import { dueAfter, dueAfterPause, elapsedBetween } from '@onegi/contract/clock/office-hours';
import type { Deps } from '../../deps.ts';
import type { RequestRow } from './tables.ts';

const HOUR_MS = 3_600_000;

type Clocked = Pick<
  RequestRow,
  | 'status'
  | 'requested_at'
  | 'due_at'
  | 'state_changed_at'
  | 'accepted_at'
  | 'promised_hours'
  | 'promise_counts'
  | 'paused_since'
  | 'paused_seconds'
  | 'paused_office_seconds'
>;

/** The columns of what is promised to who asks at a moment, as the settings say then. */
export function promiseFrom({ settings }: Pick<Deps, 'settings'>, from: Date) {
  const { REQUEST_QUOTE_SLA_HOURS: promised_hours, PROMISE: promise_counts } = settings.current();
  return { promised_hours, promise_counts, due_at: dueAfter(from, promised_hours, promise_counts) };
}

/**
 * The clock of a request, from when it was made or submitted until it is over; null of a draft, and where a release long ago did
 * not keep when it was over. While the office waits for something that it has asked for it stands still.
 */
export function requestClock(row: Clocked): CaseClock | null {
  const { status, requested_at: from, due_at: due, promised_hours, promise_counts: counts } = row;
  const isOver = status !== 'waiting' && status !== 'pending';
  if (status === 'draft' || (isOver && !row.state_changed_at)) return null;
  const hours = promised_hours ?? Math.round((due.getTime() - from.getTime()) / HOUR_MS);
  return {
    from,
    stoppedAt: isOver ? (row.accepted_at ?? row.state_changed_at) : null,
    pausedSince: row.paused_since,
    paused: { clockMs: row.paused_seconds * 1000, officeMs: row.paused_office_seconds * 1000 },
    due,
    promise: { hours, counts },
  };
}

/** The columns of a request that is promised anew at a moment: what has passed until then counts no more. */
export function promiseAnew(deps: Pick<Deps, 'settings'>, { requested_at: from }: Clocked, now: Date) {
  const { clockMs, officeMs } = elapsedBetween({ from, until: now });
  return {
    ...promiseFrom(deps, now),
    paused_since: null,
    paused_seconds: Math.round(clockMs / 1000),
    paused_office_seconds: Math.round((officeMs ?? 0) / 1000),
    late_mailed_at: null,
  };
}

/** The columns of a request whose pause, if there is one, is over: its promise is put off by what was left of it then. */
export function afterPause(row: Clocked, now: Date) {
  const pause = { from: row.paused_since ?? now, until: now };
  const { clockMs, officeMs } = elapsedBetween(pause);
  return {
    paused_since: null,
    paused_seconds: row.paused_seconds + Math.round(clockMs / 1000),
    paused_office_seconds: row.paused_office_seconds + Math.round((officeMs ?? 0) / 1000),
    due_at: dueAfterPause(row.due_at, pause, row.promise_counts),
  };
}
