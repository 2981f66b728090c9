import { daysCovered } from '../dates.ts';
import { multiplyDivideHalfUp } from '../money.ts';

/** A period of insurance: first and last day, yyyy-MM-dd, both covered. */
export interface InsuredPeriod {
  readonly startsOn: string;
  readonly endsOn: string;
}

/** A share of a period, day by day. */
export interface DaysOf {
  readonly days: number;
  readonly ofDays: number;
}

/**
 * What is left of a period from a day on, that day included. A year has 366 days where 29 February is in it.
 * Day 150 of 365 leaves 215.
 */
export function remainingDays({ startsOn, endsOn }: InsuredPeriod, effectiveOn: string): DaysOf {
  const ofDays = daysCovered(startsOn, endsOn);
  return { days: Math.max(0, Math.min(ofDays, daysCovered(effectiveOn, endsOn))), ofDays };
}

/** The part of an amount that falls to some days, rounded half-up; a refund mirrors it. */
export const proRata = (cents: number, { days, ofDays }: DaysOf): number => multiplyDivideHalfUp(cents, days, ofDays);

/**
 * What a longer period costs more: the premium of a period, by the days that are added.
 * @param from the last day so far, where the period that the premium is for was made longer before
 */
export const extensionPremium = (
  periodPremiumCents: number,
  period: InsuredPeriod,
  until: string,
  from = period.endsOn,
): number =>
  proRata(periodPremiumCents, {
    days: daysCovered(period.startsOn, until) - daysCovered(period.startsOn, from),
    ofDays: daysCovered(period.startsOn, period.endsOn),
  });

/**
 * An adjustment by what was declared in the end (payroll, shipments): the premium on the actual figure, at least the
 * minimum, less what was charged. Negative where premium goes back.
 */
export const adjustmentPremium = (actualCents: number, minimumCents: number, chargedCents: number): number =>
  Math.max(actualCents, minimumCents) - chargedCents;
