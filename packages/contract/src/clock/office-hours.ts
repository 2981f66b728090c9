import { HOLIDAYS_KNOWN_UNTIL, holidays } from './holidays.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hong Kong has no summer time. */
const AHEAD_OF_UTC_MS = 8 * HOUR_MS;
const OPENS_MS = 9 * HOUR_MS;
const CLOSES_MS = 18 * HOUR_MS;

/** Days are counted since 1970-01-01, which was a Thursday. */
const dayOfDate = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dayOf = (moment: number): number => Math.floor((moment + AHEAD_OF_UTC_MS) / DAY_MS);
const startOf = (day: number): number => day * DAY_MS - AHEAD_OF_UTC_MS;

const closedDays: ReadonlySet<number> = new Set(holidays.map(({ date }) => dayOfDate(date)));
const END_OF_KNOWN = startOf(dayOfDate(HOLIDAYS_KNOWN_UNTIL) + 1);

function isOpenOn(day: number): boolean {
  const weekday = (day + 4) % 7;
  return weekday !== 0 && weekday !== 6 && !closedDays.has(day);
}

/** Whether the office works on a day, yyyy-MM-dd: Monday to Friday, public holidays left out. */
export const isWorkingDay = (date: string): boolean => isOpenOn(dayOfDate(date));

/** How many working days have come after a day until another, yyyy-MM-dd: 0 until the next one. */
export function workingDaysSince(date: string, until: string): number {
  const [from, to] = [dayOfDate(date), dayOfDate(until)];
  let days = 0;
  for (let day = from + 1; day <= to; day++) if (isOpenOn(day)) days += 1;
  return days;
}

/** What lies between two moments, in milliseconds by the clock and of office hours. */
export interface Elapsed {
  readonly clockMs: number;
  /** Null where holidays are not known so far ahead. */
  readonly officeMs: number | null;
}

/** From a moment, inclusive, to another, exclusive. */
export interface Interval {
  readonly from: Date;
  readonly until: Date;
}

function officeMsBetween(from: number, until: number): number | null {
  if (until > END_OF_KNOWN) return null;
  let officeMs = 0;
  for (let day = dayOf(from); startOf(day) < until; day += 1) {
    if (!isOpenOn(day)) continue;
    const open = Math.max(from, startOf(day) + OPENS_MS);
    const close = Math.min(until, startOf(day) + CLOSES_MS);
    officeMs += Math.max(0, close - open);
  }
  return officeMs;
}

/** What lies between two moments; nothing where the second is not later. Office hours are 09:00 inclusive to 18:00 exclusive. */
export function elapsedBetween({ from, until }: Interval): Elapsed {
  const [start, end] = [from.getTime(), Math.max(from.getTime(), until.getTime())];
  return { clockMs: end - start, officeMs: officeMsBetween(start, end) };
}

/** The last moment at which no more office hours than these have passed; null where holidays are not known so far ahead. */
function afterOfficeMs(from: number, officeMs: number): number | null {
  let left = officeMs;
  for (let day = dayOf(from); startOf(day) < END_OF_KNOWN; day += 1) {
    if (!isOpenOn(day)) continue;
    const open = Math.max(from, startOf(day) + OPENS_MS);
    const room = Math.max(0, startOf(day) + CLOSES_MS - open);
    if (left < room) return open + left;
    left -= room;
  }
  return null;
}

/** What a promise counts: every hour, or the office's alone. */
export const promiseCounts = ['CLOCK_HOURS', 'OFFICE_HOURS'] as const;
export type PromiseCounts = (typeof promiseCounts)[number];

/**
 * The last moment that keeps a promise made at another: exactly so many hours keep it. A promise in office hours that would
 * end after the last day whose holidays are known is one in clock hours, and so due earlier, never later.
 */
export function dueAfter(from: Date, hours: number, counts: PromiseCounts): Date {
  const promised = hours * HOUR_MS;
  const inOffice = counts === 'OFFICE_HOURS' ? afterOfficeMs(from.getTime(), promised) : null;
  return new Date(inOffice ?? from.getTime() + promised);
}

/** When what was due at a moment is due after a pause, which a promise leaves out. What was late before stays late. */
export function dueAfterPause(due: Date, pause: Interval, counts: PromiseCounts): Date {
  if (due < pause.from) return due;
  const left = elapsedBetween({ from: pause.from, until: due });
  const inOffice =
    counts === 'OFFICE_HOURS' && left.officeMs !== null ? afterOfficeMs(pause.until.getTime(), left.officeMs) : null;
  return new Date(inOffice ?? pause.until.getTime() + left.clockMs);
}
