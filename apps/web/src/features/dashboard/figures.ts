import type { AnswerOf } from '@onegi/contract/call';
import type { dashboardReport, InsurerFigures } from '@onegi/contract/calls/dashboard/dashboard';
import type { LineCode } from '@onegi/contract/lines';

export type Report = AnswerOf<typeof dashboardReport>;

/** More slices or bands than these cannot be told apart. */
const MOST_SLICES = 7;
const MOST_BANDS = 5;

/** The largest insurers by premium, and the sum of the rest; those that gave premium back have no slice. */
export function slicesOf(byInsurer: readonly InsurerFigures[]) {
  const earning = byInsurer.filter(({ premiumCents }) => premiumCents > 0);
  if (earning.length <= MOST_SLICES) return { largest: earning, restCents: 0 };
  const largest = earning.slice(0, MOST_SLICES - 1);
  const restCents = earning.slice(MOST_SLICES - 1).reduce((sum, { premiumCents }) => sum + premiumCents, 0);
  return { largest, restCents };
}

export type Band = LineCode | 'other';

/** Every month of the period, also those without a policy, with the policies of the lines that sell most. */
export function monthsOf({ byMonth, startOn, endOn }: Report) {
  const sold = new Map<LineCode, number>();
  for (const { line, policies } of byMonth) sold.set(line, (sold.get(line) ?? 0) + policies);
  const lines = [...sold].sort((a, b) => b[1] - a[1]).map(([line]) => line);
  const bands: Band[] = lines.length <= MOST_BANDS ? lines : [...lines.slice(0, MOST_BANDS - 1), 'other'];
  const months: ({ month: string; total: number } & Partial<Record<Band, number>>)[] = [];
  for (let month = startOn.slice(0, 7); month <= endOn.slice(0, 7); month = monthAfter(month)) {
    const row: (typeof months)[number] = { month, total: 0 };
    for (const { line, policies } of byMonth.filter((cell) => cell.month === month)) {
      const band = bands.includes(line) ? line : 'other';
      row[band] = (row[band] ?? 0) + policies;
      row.total += policies;
    }
    months.push(row);
  }
  return { bands, months };
}

function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
