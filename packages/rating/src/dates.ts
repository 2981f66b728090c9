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
