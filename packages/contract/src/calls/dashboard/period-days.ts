import type { Period } from '../../fields/dashboard.ts';

export interface Days {
  /** First and last day, yyyy-MM-dd. */
  readonly startOn: string;
  readonly endOn: string;
}

const months = { M1: 1, M3: 3, M12: 12 } as const;

/** The days of a period that moves with the day: whole months, of which the current one is the last. */
export function daysOfPeriod(period: Exclude<Period, 'OWN'>, today: string): Days {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const first = new Date(Date.UTC(year, month - months[period], 1)).toISOString().slice(0, 10);
  return { startOn: first, endOn: today };
}
