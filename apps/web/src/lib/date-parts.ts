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
