import type { AnswerOf } from '@onegi/contract/call';
import type { dashboardReport, InsurerFigures, ReportAsked } from '@onegi/contract/calls/dashboard/dashboard';
import { type Days, stepsOf } from '@onegi/contract/calls/dashboard/period-days';
import type { ProductCode } from '@onegi/contract/lines';

export type Report = AnswerOf<typeof dashboardReport>;

/** What every chart and table draws: the figures, and what they were asked by. */
export interface ChartProps {
  readonly report: Report;
  readonly asked: ReportAsked;
}

/** What `brokerageCents` is: who sees the own policies alone sees of commission the own part. */
export const earnedIn = ({ scope }: Pick<Report, 'scope'>) => (scope === 'own' ? 'commission' : 'brokerage');

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

export type Band = ProductCode | 'other';

const monthOf = ({ startOn }: Days) => startOn.slice(0, 7);

/** Every month of the period, also those without a policy, with the policies of the lines that sell most. */
export function monthsOf({ byMonth, startOn, endOn }: Report) {
  const sold = new Map<ProductCode, number>();
  for (const { line, policies } of byMonth) sold.set(line, (sold.get(line) ?? 0) + policies);
  const lines = [...sold].sort((a, b) => b[1] - a[1]).map(([line]) => line);
  const bands: Band[] = lines.length <= MOST_BANDS ? lines : [...lines.slice(0, MOST_BANDS - 1), 'other'];
  const months = stepsOf({ startOn, endOn }, 'month').map((days) => {
    const row: { month: string; total: number } & Partial<Record<Band, number>> = { month: monthOf(days), total: 0 };
    for (const { line, policies } of byMonth.filter(({ month }) => month === row.month)) {
      const band = bands.includes(line) ? line : 'other';
      row[band] = (row[band] ?? 0) + policies;
      row.total += policies;
    }
    return row;
  });
  return { bands, months };
}

/** The days of a period that are in one of its months. */
export function daysOfMonth(month: string, period: Days): Days {
  return stepsOf(period, 'month').find((days) => monthOf(days) === month) ?? period;
}
