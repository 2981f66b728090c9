import { z } from 'zod';

/**
 * What a benefit pays, as data: the texts, the comparison and a check of "what would be paid" all read the same terms.
 * Money is whole Hong Kong dollars, as policy wordings state limits.
 */

const dollars = z.int().nonnegative();

/** When the benefit starts to pay. `full`: only completed units count; `over`: more than that long. */
const trigger = z.strictObject({
  event: z.enum(['travel-delay', 'baggage-delay', 'hospital-stay', 'outbound-travel-alert']),
  measure: z.enum(['full', 'over']).optional(),
  hours: z.int().positive().optional(),
});

const subLimit = z.strictObject({ per: z.enum(['item', 'visit']), amount: dollars });

const shared = {
  /** Whom it is for; absent: every insured person. */
  who: z.enum(['adult', 'child']).optional(),
  /** Days after the event (or the return) within which the expense must fall. */
  withinDays: z.int().positive().optional(),
  trigger: trigger.optional(),
  /** How often in one trip at most. */
  timesPerTrip: z.int().positive().optional(),
  /** Limits by age last birthday at departure, in percent of the limit shown. */
  ageLimits: z.array(z.strictObject({ fromAge: z.int(), toAge: z.int(), percent: z.int().min(0).max(100) })).optional(),
  excess: dollars.optional(),
};

const amount = z.strictObject({
  kind: z.literal('amount'),
  limit: dollars,
  /** `expenses`: the cost up to the limit. `fixed`: the sum itself. */
  pays: z.enum(['expenses', 'fixed']),
  /** The limit is for each of these. */
  per: z.enum(['port']).optional(),
  subLimits: z.array(subLimit).optional(),
  ...shared,
});

const actualCost = z.strictObject({ kind: z.literal('actual-cost'), ...shared });

/** A sum for each unit of time, up to a limit. */
const perUnit = z.strictObject({
  kind: z.literal('per-unit'),
  amount: dollars,
  unit: z.enum(['day', 'hours']),
  /** How many of the unit make one payment: 6 hours. */
  every: z.int().positive(),
  limit: dollars,
  ...shared,
});

/** Separate limits under one heading, e.g. money and documents. */
const parts = z.strictObject({
  kind: z.literal('parts'),
  parts: z.array(z.strictObject({ of: z.enum(['money', 'documents']), limit: dollars })).min(1),
  ...shared,
});

/** A percentage of what the benefit named in `ofBenefit` would pay, by level. */
const percent = z.strictObject({
  kind: z.literal('percent'),
  ofBenefit: z.string(),
  levels: z
    .array(z.strictObject({ level: z.enum(['amber', 'red', 'black']), percent: z.int().min(0).max(100) }))
    .min(1),
  ...shared,
});

export const benefitTerms = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('not-covered') }),
  z.strictObject({ kind: z.literal('included') }),
  actualCost,
  amount,
  perUnit,
  parts,
  percent,
  z.strictObject({ kind: z.literal('excess'), amount: dollars }),
  z.strictObject({ kind: z.literal('extension'), days: z.int().positive() }),
]);

export type BenefitTerms = z.infer<typeof benefitTerms>;
export type AmountTerms = z.infer<typeof amount>;
