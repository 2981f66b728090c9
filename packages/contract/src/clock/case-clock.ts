import { type Elapsed, elapsedBetween, type Interval, type PromiseCounts } from './office-hours.ts';

const MINUTE_MS = 60_000;

/** The clock of a case: what of it has passed is counted without pauses, against what was promised. */
export interface CaseClock {
  readonly from: Date;
  /** When it stopped for good; null before. */
  readonly stoppedAt: Date | null;
  /** Since when it stands still; null while it runs. */
  readonly pausedSince: Date | null;
  /** All pauses that are over. */
  readonly paused: Elapsed;
  /** The last moment that keeps the promise, as far as the pauses that are over put it off; null where nothing is promised. */
  readonly due: Date | null;
  /** Null where the promise is a day, not so many hours. */
  readonly promise: { readonly hours: number; readonly counts: PromiseCounts } | null;
}

/** What the clock of a case shows, in whole minutes. */
export interface ClockReading {
  readonly clockMinutes: number;
  /** Null where holidays are not known so far ahead. */
  readonly officeMinutes: number | null;
  readonly promisedHours: number | null;
  readonly promiseCounts: PromiseCounts | null;
  readonly isPaused: boolean;
  /** Whether the promise is broken: exactly the time promised keeps it. */
  readonly isLate: boolean;
}

export const noPauses: Elapsed = { clockMs: 0, officeMs: 0 };

/** Several pauses that are over, together. */
export const addPauses = (a: Elapsed, b: Elapsed): Elapsed => ({
  clockMs: a.clockMs + b.clockMs,
  officeMs: a.officeMs === null || b.officeMs === null ? null : a.officeMs + b.officeMs,
});

/** The time between two moments that lies in none of these pauses, which lie between them and do not overlap. */
export function elapsedWithout(pauses: Elapsed, interval: Interval): Elapsed {
  const all = elapsedBetween(interval);
  return {
    clockMs: Math.max(0, all.clockMs - pauses.clockMs),
    officeMs: all.officeMs === null || pauses.officeMs === null ? null : Math.max(0, all.officeMs - pauses.officeMs),
  };
}

/** Reads a case's clock at a moment: stopped or paused it shows what it showed then. */
export function readClock(clock: CaseClock, now: Date): ClockReading {
  const { from, stoppedAt, pausedSince, paused, due, promise } = clock;
  const until = pausedSince ?? stoppedAt ?? now;
  const { clockMs, officeMs } = elapsedWithout(paused, { from, until });
  return {
    clockMinutes: Math.floor(clockMs / MINUTE_MS),
    officeMinutes: officeMs === null ? null : Math.floor(officeMs / MINUTE_MS),
    promisedHours: promise?.hours ?? null,
    promiseCounts: promise?.counts ?? null,
    isPaused: pausedSince !== null,
    isLate: due !== null && until.getTime() > due.getTime(),
  };
}
