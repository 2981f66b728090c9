import { monthsLater } from '../dates.ts';
import type { ModelGroup, MotorCover } from '../lines/motor/motor-types.ts';

export const referRuleCodes = [
  'M01',
  'M02',
  'M03',
  'M04',
  'M05',
  'M06',
  'M07',
  'M08',
  'M09',
  'M10',
  'M11',
  'M12',
  'M13',
  'M14',
  'M15',
  'M16',
  'M17',
  'M18',
] as const;
export type ReferRuleCode = (typeof referRuleCodes)[number];

export type VehicleUse = 'private' | 'ownBusiness' | 'other';

/** What the rules look at; dates yyyy-MM-dd, amounts in whole dollars. */
export interface MotorCaseFacts {
  readonly coverStartsOn: string;
  readonly cover: MotorCover;
  readonly modelGroup: ModelGroup;
  readonly importedOrModified: boolean;
  /** Null for third-party cover. */
  readonly insuredDollars: number | null;
  readonly yearOfManufacture: number;
  readonly firstRegisteredOn: string | null;
  readonly electric: boolean;
  readonly use: VehicleUse;
  readonly drivers: readonly ReferredDriver[];
  readonly claims: readonly PastClaim[];
  /** The policyholder or a named driver is on the watch list of occupations. */
  readonly watchedOccupation: boolean;
  readonly noClaimDiscountPercent: number;
  readonly noClaimDiscountProved: boolean;
  /** From another person or from overseas. */
  readonly noClaimDiscountTransferred: boolean;
  readonly companyOwned: boolean;
  readonly unnamedUsers: number;
  /** A line of the premium was keyed by hand, or a discount is above the limit of the panel. */
  readonly premiumOverridden: boolean;
  /** Identity card, chassis or registration mark stand on another live case. */
  readonly duplicated: boolean;
}

export interface ReferredDriver {
  readonly bornOn: string;
  /** Years since the licence; below 1 for a new one. */
  readonly licenceYears: number;
  readonly offences: readonly Offence[];
}

export interface Offence {
  readonly on: string;
  readonly points: number;
  /** Drink or drug driving, or a disqualification. */
  readonly serious: boolean;
}

export interface PastClaim {
  readonly on: string;
  readonly dollars: number;
  /** A total loss or a theft. */
  readonly totalLoss: boolean;
}

/** A rule that fired: it refers by itself, or adds points. */
export type FiredRule = { readonly code: ReferRuleCode } & (
  | { readonly refers: true }
  | { readonly refers: false; readonly points: number }
);

export interface Referral {
  /** In the order of the rules. */
  readonly rules: readonly FiredRule[];
  readonly points: number;
  /** A rule refers by itself, or the points come to the limit. */
  readonly refers: boolean;
}

/** So many points together refer a case (domain brief 5.3). */
export const REFER_POINTS = 60;

const YEARS_OF_HISTORY = 3;
const YEARS_OF_TOTAL_LOSSES = 5;

type Outcome = 'refer' | number | null;
type Rule = (facts: MotorCaseFacts) => Outcome;

const referIf = (condition: boolean): Outcome => (condition ? 'refer' : null);
const pointsIf = (condition: boolean, points: number): Outcome => (condition ? points : null);

/** Every rule with its bounds. An amount on a bound is within it; so many years or months to the day are past. */
const rules: Readonly<Record<ReferRuleCode, Rule>> = {
  M01: ({ modelGroup, importedOrModified }) => referIf(modelGroup === 9 || importedOrModified),
  M02: ({ cover, insuredDollars }) => referIf(cover === 'C' && (insuredDollars ?? 0) > 1_500_000),
  M03: (facts) => referIf(vehicleAge(facts) > (facts.cover === 'C' ? 15 : 20)),
  M04: (facts) => referIf(ages(facts).some((age) => age < (facts.cover === 'C' ? 23 : 21) || age > 75)),
  M05: ({ drivers }) =>
    pointsIf(
      drivers.some(({ licenceYears }) => licenceYears < 1),
      30,
    ),
  M06: (facts) =>
    pointsIf(
      ages(facts).some((age) => age === 23 || age === 24),
      20,
    ),
  M07: ({ watchedOccupation }) => pointsIf(watchedOccupation, 30),
  M08(facts) {
    const count = recentClaims(facts, YEARS_OF_HISTORY).length;
    return count > 2 ? 'refer' : ([null, 15, 35][count] ?? null);
  },
  M09: (facts) =>
    referIf(recentClaims(facts, YEARS_OF_HISTORY).reduce((sum, { dollars }) => sum + dollars, 0) > 80_000),
  M10(facts) {
    const records = facts.drivers.map(({ offences }) =>
      offences.filter(({ on }) => within(facts, on, YEARS_OF_HISTORY)),
    );
    const worst = Math.max(0, ...records.map((offences) => offences.reduce((sum, { points }) => sum + points, 0)));
    if (worst >= 15 || records.flat().some(({ serious }) => serious)) return 'refer';
    return pointsIf(worst >= 8, 30);
  },
  M11: ({ noClaimDiscountPercent, noClaimDiscountProved }) =>
    pointsIf(noClaimDiscountPercent >= 50 && !noClaimDiscountProved, 40),
  M12: ({ noClaimDiscountTransferred }) => referIf(noClaimDiscountTransferred),
  M13: ({ companyOwned, unnamedUsers }) => pointsIf(companyOwned && unnamedUsers > 2, 20),
  M14: ({ premiumOverridden }) => referIf(premiumOverridden),
  M15: ({ duplicated }) => referIf(duplicated),
  M16: (facts) => referIf(recentClaims(facts, YEARS_OF_TOTAL_LOSSES).some(({ totalLoss }) => totalLoss)),
  M17: (facts) => pointsIf(facts.electric && (facts.insuredDollars ?? 0) > 800_000 && newlyRegistered(facts), 20),
  M18: ({ use }) => referIf(use === 'other'),
};

/** Which rules send a case of the motor back office to an underwriter, and with how many points (domain brief 5.3). */
export function referralOf(facts: MotorCaseFacts): Referral {
  const fired = referRuleCodes.flatMap((code): FiredRule[] => {
    const outcome = rules[code](facts);
    if (outcome === null) return [];
    return outcome === 'refer' ? [{ code, refers: true }] : [{ code, refers: false, points: outcome }];
  });
  const points = fired.reduce((sum, rule) => sum + (rule.refers ? 0 : rule.points), 0);
  return { rules: fired, points, refers: points >= REFER_POINTS || fired.some(({ refers }) => refers) };
}

/** By the year alone, as the tariff counts it. */
const vehicleAge = ({ coverStartsOn, yearOfManufacture }: MotorCaseFacts): number =>
  Number(coverStartsOn.slice(0, 4)) - yearOfManufacture;

/** Of each driver on the day that cover starts. */
const ages = ({ coverStartsOn, drivers }: MotorCaseFacts): number[] =>
  drivers.map(({ bornOn }) => {
    const years = Number(coverStartsOn.slice(0, 4)) - Number(bornOn.slice(0, 4));
    return monthsLater(bornOn, years * 12) <= coverStartsOn ? years : years - 1;
  });

const within = ({ coverStartsOn }: MotorCaseFacts, on: string, years: number): boolean =>
  on > monthsLater(coverStartsOn, -12 * years);

const recentClaims = (facts: MotorCaseFacts, years: number): readonly PastClaim[] =>
  facts.claims.filter(({ on }) => within(facts, on, years));

const newlyRegistered = ({ coverStartsOn, firstRegisteredOn }: MotorCaseFacts): boolean =>
  firstRegisteredOn === null || monthsLater(firstRegisteredOn, 3) > coverStartsOn;
