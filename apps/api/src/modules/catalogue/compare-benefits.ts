import { isDeepStrictEqual } from 'node:util';
import type { BenefitTerms } from './benefit-terms.ts';

/**
 * Orders terms of the same benefit by what they are worth to the insured person.
 * @returns below 0 when `a` is worse, above 0 when it is better, 0 when neither is
 */
export function compareTerms(a: BenefitTerms, b: BenefitTerms): number {
  const [left, right] = [worth(a), worth(b)];
  for (const [index, value] of left.entries()) {
    const other = right[index] as number;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

/** Positions of the best terms; empty when all are worth the same. */
export function bestOf(terms: readonly BenefitTerms[]): number[] {
  const best = terms.reduce<BenefitTerms | null>(
    (top, each) => (top === null || compareTerms(each, top) > 0 ? each : top),
    null,
  );
  if (best === null) return [];
  const positions = terms.flatMap((each, index) => (compareTerms(each, best) === 0 ? [index] : []));
  return positions.length === terms.length ? [] : positions;
}

/** True when the terms pay alike in every detail: such rows are hidden by "Show Different". */
export function sameTerms(a: BenefitTerms, b: BenefitTerms): boolean {
  return isDeepStrictEqual(a, b);
}

type Worth = readonly [covered: number, limit: number, finer: number, conditions: number];

/** What decides, most important first: covered at all, the limit, the sub-limit or rate, then how soon it pays. */
function worth(terms: BenefitTerms): Worth {
  switch (terms.kind) {
    case 'not-covered':
      return [0, 0, 0, 0];
    case 'included':
    case 'actual-cost':
      return [1, Number.POSITIVE_INFINITY, 0, 0];
    case 'amount':
      return [1, terms.limit, Math.min(...(terms.subLimits ?? []).map((sub) => sub.amount)), conditions(terms)];
    case 'per-unit':
      return [1, terms.limit, terms.amount / terms.every, conditions(terms)];
    case 'parts':
      return [1, terms.parts.reduce((sum, part) => sum + part.limit, 0), 0, conditions(terms)];
    case 'percent':
      return [1, terms.levels.reduce((sum, level) => sum + level.percent, 0), 0, 0];
    case 'excess':
      return [1, -terms.amount, 0, 0];
    case 'extension':
      return [1, terms.days, 0, 0];
  }
}

/** A longer period is better, a longer wait and an excess are worse. */
function conditions(terms: { withinDays?: number; trigger?: { hours?: number }; excess?: number }): number {
  return (terms.withinDays ?? 0) - (terms.trigger?.hours ?? 0) - (terms.excess ?? 0);
}
