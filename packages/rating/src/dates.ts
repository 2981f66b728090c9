/** Plain dates 'yyyy-MM-dd' counted as civil days; no clock and no time zone takes part. */

/** Days since 1970-01-01. Throws RangeError on anything that is not a date of the calendar. */
export function dayNumber(date: string): number {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  const days = milliseconds / 86_400_000;
  if (!Number.isInteger(days) || Number(date.slice(8)) > daysInMonth(date)) throw new RangeError(`Not a date: ${date}`);
  return days;
}

function daysInMonth(date: string): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
}

/** Days from the first to the last day, both counted: a trip that returns on the day it departs is 1 day. */
export function daysCovered(firstDay: string, lastDay: string): number {
  return dayNumber(lastDay) - dayNumber(firstDay) + 1;
}

/** The same day so many months later; the month's last day where it is shorter: a month after 31 January is 28 February. */
export function monthsLater(date: string, months: number): string {
  dayNumber(date);
  const counted = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = `${String(Math.floor(counted / 12)).padStart(4, '0')}-${String((counted % 12) + 1).padStart(2, '0')}`;
  const day = Math.min(Number(date.slice(8)), daysInMonth(`${month}-01`));
  return `${month}-${String(day).padStart(2, '0')}`;
}

/** The smallest number of months after which `from` is not before `until`: a year to the day is 12, a day more is 13. */
export function monthsUntil(from: string, until: string): number {
  const whole = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const months = Math.max(0, whole(until) - whole(from));
  return monthsLater(from, months) < until ? months + 1 : months;
}
