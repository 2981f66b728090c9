import { TIERS } from '@onegi/rating/line-rating';
import { z } from 'zod';

/**
 * What a benefit pays, as data: the texts, the comparison and the check of "what would be paid" all read the same terms.
 * Money is whole Hong Kong dollars, as policy wordings state limits. A row is of one of these kinds:
 *
 * - it pays: `included` · `actual-cost` · `amount` (a limit or a sum) · `per-unit` (a sum or limit for each day, visit …)
 *   · `parts` (separate limits under one heading) · `value` (what the car is worth) · `share` (one percentage of another
 *   sum) · `percent` (a percentage by level) · `plan` (the benefits of another line's plan);
 * - it does not: `not-covered` · `optional` (can be bought);
 * - it says how long, how often or where: `period` · `extension` · `count` · `territory`;
 * - it narrows other rows: `aggregate` (their common limit) · `excess` · `excess-multiple` · `co-insurance` · `waiting`.
 */

const dollars = z.int().nonnegative();
const percentage = z.int().min(0).max(100);
const benefitCode = z.string();

/** When the benefit starts to pay. `full`: only completed units count; `over`: more than that long. */
const trigger = z.strictObject({
  event: z.enum(['travel-delay', 'baggage-delay', 'hospital-stay', 'outbound-travel-alert']),
  measure: z.enum(['full', 'over']).optional(),
  hours: z.int().positive().optional(),
});

const subLimit = z.strictObject({ per: z.enum(['item', 'visit', 'laptop']), amount: dollars });

/** The part of each cost that the insured bears, in percent where it is not a third. */
const borne = z.union([z.literal('one-third'), z.int().min(1).max(99)]);

const shared = {
  /** Whom it is for; absent: every insured person. */
  who: z.enum(['adult', 'child']).optional(),
  /** Days after the event (or the return) within which the expense must fall. */
  withinDays: z.int().positive().optional(),
  /** How long the cover lasts where it is for a time only. */
  months: z.int().positive().optional(),
  trigger: trigger.optional(),
  /** How often in one trip at most. */
  timesPerTrip: z.int().positive().optional(),
  /** Limits by age last birthday at departure, in percent of the limit shown. */
  ageLimits: z.array(z.strictObject({ fromAge: z.int(), toAge: z.int(), percent: percentage })).optional(),
  coInsurance: borne.optional(),
  excess: dollars.optional(),
};

const timesPerYear = z.int().positive().optional();

/** How many units are paid for at most: 90 days; visits count by the year. */
const most = z.strictObject({ count: z.int().positive(), unit: z.enum(['day', 'week', 'visit']) }).optional();

/** Disablement by what is lost for good, in percent of the sum. */
const loss = z.enum([
  'hands-or-feet',
  'sight-both-eyes',
  'limb',
  'sight-one-eye',
  'hearing-both-ears',
  'hearing-one-ear',
  'thumb',
  'index-finger',
  'big-toe',
  'other-toe',
]);

const included = z.strictObject({ kind: z.literal('included'), timesPerYear });

const actualCost = z.strictObject({
  kind: z.literal('actual-cost'),
  /** Said as "full cover", as medical plans do. */
  full: z.literal(true).optional(),
  most,
  ...shared,
});

const amount = z.strictObject({
  kind: z.literal('amount'),
  limit: dollars,
  /** `expenses`: the cost up to the limit. `fixed`: the sum itself. */
  pays: z.enum(['expenses', 'fixed']),
  /** The limit is for each of these. */
  per: z.enum(['port', 'event', 'accident', 'item', 'person', 'operation', 'club', 'tooth', 'time']).optional(),
  subLimits: z.array(subLimit).optional(),
  /** A fixed sum that is paid in part, by what was lost. */
  scale: z.array(z.strictObject({ loss, percent: percentage })).optional(),
  ...shared,
});

/** A sum for each unit of time or each visit, up to a limit, a number of units or neither. */
const perUnit = z.strictObject({
  kind: z.literal('per-unit'),
  amount: dollars,
  unit: z.enum(['hours', 'day', 'night', 'week', 'visit']),
  /** How many of the unit make one payment: 6 hours. */
  every: z.int().positive(),
  /** `expenses`: the cost up to the amount. `fixed`, also where it is absent: the amount itself. */
  pays: z.enum(['expenses', 'fixed']).optional(),
  limit: dollars.optional(),
  most,
  /** The first unit that is paid for, where those before are not: day 4. */
  fromUnit: z.int().positive().optional(),
  ...shared,
});

/** Separate limits under one heading: money and documents, operations by class. */
const parts = z.strictObject({
  kind: z.literal('parts'),
  parts: z
    .array(
      z.strictObject({
        of: z.enum(['money', 'documents', 'complex', 'major', 'intermediate', 'minor']),
        limit: dollars,
      }),
    )
    .min(1),
  ...shared,
});

/** A percentage of what the benefit named in `ofBenefit` would pay, by level. */
const percent = z.strictObject({
  kind: z.literal('percent'),
  ofBenefit: benefitCode,
  levels: z.array(z.strictObject({ level: z.enum(['amber', 'red', 'black']), percent: percentage })).min(1),
  ...shared,
});

/** One percentage of the sum insured, or of what another benefit gives. */
const share = z.strictObject({
  kind: z.literal('share'),
  percent: percentage,
  of: z.enum(['sum-insured', 'surgeon-fee', 'adult-sum']),
  /** The other benefit; absent for the sum insured. */
  ofBenefit: benefitCode.optional(),
  limit: dollars.optional(),
});

/** The insured car: what repairing or replacing it costs, up to its value. */
const value = z.strictObject({ kind: z.literal('value'), basis: z.enum(['market', 'market-or-agreed']) });

/** A plan of another line that comes with this one. */
const plan = z.strictObject({
  kind: z.literal('plan'),
  line: z.literal('TRAVEL'),
  tripType: z.enum(['S', 'A']),
  destination: z.enum(['M', 'A', 'W']),
  tier: z.enum(TIERS),
});

/** What the insured bears of each claim: the amount, or a percentage where that is more. */
const excess = z.strictObject({
  kind: z.literal('excess'),
  amount: dollars,
  percentOf: z.strictObject({ percent: z.number().positive().max(100), of: z.enum(['car-value', 'loss']) }).optional(),
  /** It comes on top of the excess that applies anyway. */
  additional: z.literal(true).optional(),
  /** What the buyer may choose between; `amount` is what applies unless another is chosen. */
  choices: z.array(dollars).min(2).optional(),
});

/** A multiple of another excess. */
const excessMultiple = z.strictObject({
  kind: z.literal('excess-multiple'),
  of: z.enum(['own-damage']),
  ofBenefit: benefitCode,
  times: z.number().positive(),
});

export const benefitTerms = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('not-covered') }),
  z.strictObject({ kind: z.literal('optional'), offers: z.discriminatedUnion('kind', [amount, plan]).optional() }),
  included,
  actualCost,
  amount,
  perUnit,
  parts,
  percent,
  share,
  value,
  plan,
  /** The common limit of the benefits named, for a policy year. */
  z.strictObject({ kind: z.literal('aggregate'), limit: dollars, benefits: z.array(benefitCode).min(1) }),
  z.strictObject({ kind: z.literal('count'), count: z.int().positive(), unit: z.enum(['visit']) }),
  z.strictObject({ kind: z.literal('period'), count: z.int().positive(), unit: z.enum(['day', 'month']) }),
  z.strictObject({ kind: z.literal('extension'), days: z.int().positive() }),
  z.strictObject({ kind: z.literal('territory'), area: z.enum(['hong-kong-mainland-macao', 'asia', 'worldwide']) }),
  excess,
  excessMultiple,
  /** The part of a cost that the insured bears, by the age of the person or pet. */
  z.strictObject({
    kind: z.literal('co-insurance'),
    ages: z.array(z.strictObject({ fromAge: z.int(), toAge: z.int(), percent: percentage })).min(1),
    benefits: z.array(benefitCode).min(1),
  }),
  /** How long cover must have been in force first: for everything of the cause, or for the benefits named. */
  z.strictObject({
    kind: z.literal('waiting'),
    count: z.int().positive(),
    unit: z.enum(['day', 'month']),
    cause: z.enum(['accident', 'illness', 'cancer-or-joint-disease']).optional(),
    benefits: z.array(benefitCode).min(1).optional(),
  }),
]);

export type BenefitTerms = z.infer<typeof benefitTerms>;
export type TermsOf<Kind extends BenefitTerms['kind']> = Extract<BenefitTerms, { kind: Kind }>;
export type AmountTerms = z.infer<typeof amount>;
