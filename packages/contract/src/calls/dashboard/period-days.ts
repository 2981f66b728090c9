import type { Period } from '../../fields/dashboard.ts';
import { addDays } from '../../lines/dates.ts';

export interface Days {
  /** First and last day, yyyy-MM-dd. */
  readonly startOn: string;
  readonly endOn: string;
}

const months = { M1: 1, M3: 3, M12: 12 } as const;

const partsOf = (day: string) => day.split('-').map(Number) as [year: number, month: number, date: number];
/** A day of a month that may lie before or beyond the year; day 0 is the last of the month before. */
const dayOf = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

/** The days of a period that moves with the day: whole months, of which the current one is the last. */
export function daysOfPeriod(period: Exclude<Period, 'OWN'>, today: string): Days {
  const [year, month] = partsOf(today);
  return { startOn: dayOf(year, month - months[period] + 1, 1), endOn: today };
}

/** How many days from the first to the last, both counted. */
export const lengthOf = ({ startOn, endOn }: Days): number =>
  (Date.parse(endOn) - Date.parse(startOn)) / 86_400_000 + 1;

/**
 * What a period is compared with. One that begins a month: as many months before, up to the same day of the last one (the
 * last day answers to the last). Any other: as many days before it.
 */
export function periodBefore({ startOn, endOn }: Days): Days {
  if (!startOn.endsWith('-01')) {
    return { startOn: addDays(startOn, -lengthOf({ startOn, endOn })), endOn: addDays(startOn, -1) };
  }
  const [startYear, startMonth] = partsOf(startOn);
  const [endYear, endMonth, endDate] = partsOf(endOn);
  const count = (endYear - startYear) * 12 + endMonth - startMonth + 1;
  const lastOfMonth = dayOf(endYear, endMonth - count + 1, 0);
  const isWholeMonth = addDays(endOn, 1).endsWith('-01');
  const sameDay = dayOf(endYear, endMonth - count, endDate);
  return {
    startOn: dayOf(startYear, startMonth - count, 1),
    endOn: isWholeMonth || sameDay > lastOfMonth ? lastOfMonth : sameDay,
  };
}

export const trendSteps = ['week', 'month'] as const;
export type TrendStep = (typeof trendSteps)[number];

/** Fifteen weeks stand beside each other; longer periods go by months. */
const MOST_DAYS_BY_WEEK = 100;

export const stepOf = (days: Days): TrendStep => (lengthOf(days) > MOST_DAYS_BY_WEEK ? 'month' : 'week');

/** The first day of the week (a Monday) or month that a day is in. */
export function beginOf(step: TrendStep, day: string): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The weeks or months of a period, each with its days in it: the first and the last may be parts. */
export function stepsOf(days: Days, step: TrendStep): Days[] {
  const found: Days[] = [];
  for (let day = days.startOn; day <= days.endOn; ) {
    const [year, month] = partsOf(day);
    const next = step === 'month' ? dayOf(year, month + 1, 1) : addDays(beginOf(step, day), 7);
    const last = addDays(next, -1);
    found.push({ startOn: day, endOn: [last, days.endOn].toSorted()[0] as string });
    day = next;
  }
  return found;
}
