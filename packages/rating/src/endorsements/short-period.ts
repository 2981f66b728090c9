import { dayNumber, monthsUntil } from '../dates.ts';
import { multiplyDivideHalfUp, shareOf } from '../money.ts';
import { type InsuredPeriod, remainingDays } from './pro-rata.ts';

/** One row of a scale: what is retained of the premium while the policy was not in force for longer. */
export interface ScaleRow {
  readonly upTo: { readonly days: number } | { readonly months: number } | null;
  /** 10,000 = all of it. */
  readonly retainedBasisPoints: number;
}

const month = (months: number, retainedBasisPoints: number): ScaleRow => ({ upTo: { months }, retainedBasisPoints });
const REST: ScaleRow = { upTo: null, retainedBasisPoints: 10_000 };

const motorScale: readonly ScaleRow[] = [
  ...[2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000].map((retained, at) => month(at + 1, retained)),
  REST,
];

const generalScale: readonly ScaleRow[] = [
  { upTo: { days: 7 }, retainedBasisPoints: 1_250 },
  month(1, 2_500),
  month(2, 3_750),
  month(3, 5_000),
  month(4, 6_250),
  month(5, 7_000),
  month(6, 7_500),
  month(8, 9_000),
  REST,
];

/** Cover of two years doubles the months of the scale, not its week. */
const twoYearScale = generalScale.map(({ upTo, retainedBasisPoints }) => ({
  upTo: upTo && 'months' in upTo ? { months: upTo.months * 2 } : upTo,
  retainedBasisPoints,
}));

/** What the office knows of the policy beside its period, as far as its class asks for it. */
export interface ClientCancellation extends InsuredPeriod {
  readonly product: string;
  /** The last day of the period that it was sold for, before it was made longer. */
  readonly soldUntil: string;
  /** The first day without cover. */
  readonly effectiveOn: string;
  /** The net premium charged so far. */
  readonly netPremiumCents: number;
  readonly hasClaim: boolean;
  /** TRAVEL: cover of a single trip; MARINE: of a single shipment. */
  readonly isSingle: boolean;
  /** Annual TRAVEL: a trip was taken. */
  readonly tripTaken: boolean;
  /** EC: there are employees, and no other policy covers them. */
  readonly hasUncoveredEmployees: boolean;
}

/** How what is retained was found. Names of texts. */
export type RetainedBy =
  | { readonly rule: 'scale'; readonly row: ScaleRow; readonly days: number; readonly months: number }
  | { readonly rule: 'startedMonths'; readonly months: number }
  | { readonly rule: 'days'; readonly days: number; readonly ofDays: number }
  | { readonly rule: 'fixed'; readonly retainedBasisPoints: number }
  | {
      readonly rule: 'nothingBack';
      readonly because: 'claim' | 'singleTrip' | 'tripTaken' | 'started' | 'singleShipment';
    };

/** What a cancellation leaves with the insurer and gives back. Positive amounts. */
export interface Cancellation {
  readonly retainedCents: number;
  readonly refundCents: number;
  readonly by: RetainedBy;
  /** The least that is retained, where that decided. */
  readonly minimumCents: number | null;
}

/** Why a cancellation cannot be worked out: it is not allowed, or no scale says what is retained. */
export type NoCancellation = 'uncoveredEmployees' | 'noScale';

const MINIMUM_CENTS = { motor: 130_000, others: 30_000 } as const;
const minimumOf = (product: string) => (product === 'MOTOR' ? MINIMUM_CENTS.motor : MINIMUM_CENTS.others);

/** Days and started calendar months since the first day of cover. */
export function timeInForce({ startsOn }: InsuredPeriod, effectiveOn: string): { days: number; months: number } {
  return {
    days: Math.max(0, dayNumber(effectiveOn) - dayNumber(startsOn)),
    months: monthsUntil(startsOn, effectiveOn),
  };
}

/** The first row whose limit was not exceeded. */
export function scaleRow(scale: readonly ScaleRow[], { days, months }: { days: number; months: number }): ScaleRow {
  return (
    scale.find(({ upTo }) => upTo === null || ('days' in upTo ? days <= upTo.days : months <= upTo.months)) ?? REST
  );
}

function keeping(netPremiumCents: number, wantedCents: number, minimumCents: number, by: RetainedBy): Cancellation {
  const isMinimum = wantedCents < minimumCents;
  const retainedCents = Math.min(Math.max(wantedCents, minimumCents), netPremiumCents);
  return {
    retainedCents,
    refundCents: netPremiumCents - retainedCents,
    by,
    minimumCents: isMinimum ? minimumCents : null,
  };
}

type Rule = (asked: ClientCancellation) => Cancellation | NoCancellation;

const nothingBack = (
  { netPremiumCents }: ClientCancellation,
  because: Extract<RetainedBy, { rule: 'nothingBack' }>['because'],
) => keeping(netPremiumCents, netPremiumCents, 0, { rule: 'nothingBack', because });

const byScale =
  (scale: readonly ScaleRow[]): Rule =>
  (asked) => {
    const time = timeInForce(asked, asked.effectiveOn);
    const row = scaleRow(scale, time);
    const wanted = shareOf(asked.netPremiumCents, row.retainedBasisPoints);
    return keeping(asked.netPremiumCents, wanted, minimumOf(asked.product), { rule: 'scale', row, ...time });
  };

const general = byScale(generalScale);
const motor = byScale(motorScale);
const twoYears = byScale(twoYearScale);

const travel: Rule = (asked) => {
  if (asked.isSingle) return nothingBack(asked, 'singleTrip');
  return asked.tripTaken ? nothingBack(asked, 'tripTaken') : general(asked);
};

const BEFORE_START_RETAINED = 2_000;

/** Before the first day 80% goes back, afterwards nothing. */
const student: Rule = (asked) => {
  if (asked.effectiveOn > asked.startsOn) return nothingBack(asked, 'started');
  return keeping(
    asked.netPremiumCents,
    shareOf(asked.netPremiumCents, BEFORE_START_RETAINED),
    minimumOf(asked.product),
    { rule: 'fixed', retainedBasisPoints: BEFORE_START_RETAINED },
  );
};

/** By started months of twelve. */
const medical: Rule = (asked) => {
  if (asked.hasClaim) return nothingBack(asked, 'claim');
  const months = Math.min(12, timeInForce(asked, asked.effectiveOn).months);
  const wanted = multiplyDivideHalfUp(asked.netPremiumCents, months, 12);
  return keeping(asked.netPremiumCents, wanted, minimumOf(asked.product), { rule: 'startedMonths', months });
};

const EMPLOYEES_MINIMUM = 2_500;

/** The larger of pro rata and a quarter stays; refused while employees would be without cover. */
const employees: Rule = (asked) => {
  if (asked.hasUncoveredEmployees) return 'uncoveredEmployees';
  const { days, ofDays } = remainingDays(asked, asked.effectiveOn);
  const wanted = asked.netPremiumCents - multiplyDivideHalfUp(asked.netPremiumCents, days, ofDays);
  const minimum = Math.max(shareOf(asked.netPremiumCents, EMPLOYEES_MINIMUM), minimumOf(asked.product));
  return keeping(asked.netPremiumCents, wanted, minimum, { rule: 'days', days, ofDays });
};

const rules: Readonly<Record<string, Rule>> = {
  TRAVEL: travel,
  HOME: general,
  FIRE: general,
  PA: general,
  PET: general,
  GOLF: general,
  BP: general,
  PAR: general,
  PL: general,
  OS: student,
  MOTOR: (asked) => (asked.hasClaim ? nothingBack(asked, 'claim') : motor(asked)),
  DH: (asked) => (timeInForce(asked, asked.soldUntil).months > 12 ? twoYears(asked) : general(asked)),
  MEDICAL: medical,
  EC: employees,
  // An open cover is settled by what was declared: the insurer's figure.
  MARINE: (asked) => (asked.isSingle ? nothingBack(asked, 'singleShipment') : 'noScale'),
};

/** Whether a scale or rule says what a client's cancellation gives back; else the insurer's figure is keyed. */
export const hasScale = (product: string): boolean => product in rules;

/** What a cancellation by the client gives back of the net premium charged so far. */
export function cancelledByClient(asked: ClientCancellation): Cancellation | NoCancellation {
  return rules[asked.product]?.(asked) ?? 'noScale';
}

/** The insurer keeps what falls to the days of cover, without a minimum. */
export function cancelledByInsurer(period: InsuredPeriod, effectiveOn: string, netPremiumCents: number): Cancellation {
  const { days, ofDays } = remainingDays(period, effectiveOn);
  const refundCents = multiplyDivideHalfUp(netPremiumCents, days, ofDays);
  return {
    retainedCents: netPremiumCents - refundCents,
    refundCents,
    by: { rule: 'days', days, ofDays },
    minimumCents: null,
  };
}
