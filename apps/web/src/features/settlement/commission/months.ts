import { addDays } from '../../../lib/dates.ts';

/** The first day of the month after one, 'yyyy-MM'. */
function startOfNext(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
}

/** The first and the last day of a month. */
export const daysOfMonth = (month: string) => ({ from: `${month}-01`, until: addDays(startOfNext(month), -1) });

/** So many months up to today's, the latest first. */
export function lastMonths(today: string, howMany: number): string[] {
  const months: string[] = [];
  let month = today.slice(0, 7);
  while (months.length < howMany) {
    months.push(month);
    month = addDays(`${month}-01`, -1).slice(0, 7);
  }
  return months;
}
