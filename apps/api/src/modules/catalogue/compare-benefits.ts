import { isDeepStrictEqual } from 'node:util';
import type { BenefitTerms } from '../../ports/benefit-terms.ts';
import { worth } from './worth.ts';

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
