export interface DateParts {
  year: string;
  month: string;
  day: string;
}

/** What stands in the three boxes: a whole date, or as much of one as was typed. */
export function dateParts(date = ''): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

/** The boxes as one text, kept as typed so that nothing jumps under the fingers. */
export function joinDate({ year, month, day }: DateParts): string {
  return year || month || day ? `${year}-${month}-${day}` : '';
}

/** '31-12-1990' becomes '1990-12-31' and the other way round, also while half of it is typed. */
export const turned = (date: string): string => date.split('-').reverse().join('-');

/** '1990-5-8' becomes '1990-05-08'; what is not yet a date stays as it is. */
export function tidyDate(date: string): string {
  const found = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(date);
  return found ? `${found[1]}-${found[2]?.padStart(2, '0')}-${found[3]?.padStart(2, '0')}` : date;
}

type Part = keyof DateParts;

const order: readonly Part[] = ['year', 'month', 'day'];
const room = { year: 4, month: 2, day: 2 } as const;
const largest = { year: 9999, month: 12, day: 31 } as const;

/** How many of the digits a box holds: no more than its room, and of a month or day no number that there is not. */
function held(part: Part, digits: string): number {
  const most = Math.min(digits.length, room[part]);
  return most > 1 && part !== 'year' && Number(digits.slice(0, most)) > largest[part] ? 1 : most;
}

const yearFirst = /^\s*(?<year>\d{4})\D+(?<month>\d{1,2})\D+(?<day>\d{1,2})\D*$/;
const dayFirst = /^\s*(?<day>\d{1,2})\D+(?<month>\d{1,2})\D+(?<year>\d{4})\D*$/;

/** A whole date as it is pasted, with anything between its parts. */
function wholeDate(text: string): DateParts | null {
  const { year, month, day } = (yearFirst.exec(text) ?? dayFirst.exec(text))?.groups ?? {};
  return year && month && day ? { year, month, day } : null;
}

/**
 * What was typed into one of the three boxes. Digits that a full box has no room for go on in the next one while that is
 * empty, and a separator leads there: a date is typed in one go, or pasted.
 * @returns the boxes, and the one in which typing goes on
 */
export function typedInto(parts: DateParts, part: Part, text: string): { parts: DateParts; goesOn: Part } {
  const whole = wholeDate(text);
  if (whole) return { parts: whole, goesOn: 'day' };
  const digits = text.replace(/\D/g, '');
  const next = order[order.indexOf(part) + 1];
  const isFree = next !== undefined && parts[next] === '';
  const count = isFree ? held(part, digits) : Math.min(digits.length, room[part]);
  const typed = { ...parts, [part]: digits.slice(0, count) };
  const rest = digits.slice(count);
  if (next && isFree && rest) return typedInto(typed, next, rest);
  const isLeft = next !== undefined && count > 0 && /\d[^\d]$/.test(text);
  return { parts: typed, goesOn: isLeft ? next : part };
}
