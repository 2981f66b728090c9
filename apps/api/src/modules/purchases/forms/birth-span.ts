import { addDays } from '@onegi/contract/lines/dates';

/** The first and last day somebody may be born on, yyyy-MM-dd. */
export interface BirthSpan {
  readonly bornFrom: string;
  readonly bornUntil: string;
}

/** The youngest that is insured without an underwriter, in days: six weeks. */
const SIX_WEEKS = 42;

/** The same day some months earlier; the last of the month where that month is shorter. */
export function monthsBefore(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

export const yearsBefore = (date: string, years: number) => monthsBefore(date, years * 12);

/** Born so that the age last birthday on a day is from `youngest` to `oldest`. */
export function bornBetweenAges(youngest: number, oldest: number, on: string): BirthSpan {
  return { bornFrom: addDays(yearsBefore(on, oldest + 1), 1), bornUntil: yearsBefore(on, youngest) };
}

/** From six weeks to the day before the birthday after `oldest`. */
export function bornAsChild(oldest: number, on: string): BirthSpan {
  return { bornFrom: addDays(yearsBefore(on, oldest + 1), 1), bornUntil: addDays(on, -SIX_WEEKS) };
}
