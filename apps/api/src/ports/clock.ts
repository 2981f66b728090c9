import { addDays } from '@onegi/contract/lines/dates';

/** The only source of the present: use cases never ask the machine. */
export interface Clock {
  /** This moment. */
  now(): Date;
  /** Today's date in Hong Kong, yyyy-MM-dd. */
  today(): string;
}

/** Hong Kong is ahead of UTC by so much, and has had no summer time since 1979. */
const AHEAD_MS = 8 * 3_600_000;

/** The date a moment falls on in Hong Kong, yyyy-MM-dd. */
export function hongKongDate(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 10);
}

/** The same with a clock that stands: what is written and posted together is of one day, also at midnight. */
export function atOneMoment<D extends { readonly clock: Clock }>(deps: D): D {
  const now = deps.clock.now();
  const today = hongKongDate(now);
  return { ...deps, clock: { now: () => now, today: () => today } };
}

/** The moment a day, yyyy-MM-dd, is over in Hong Kong. */
export const endOfDay = (day: string): Date => new Date(`${addDays(day, 1)}T00:00:00+08:00`);
