import { multiplyDivideHalfUp } from '@onegi/rating/money';
import type { AmountTerms, BenefitTerms } from '../../ports/benefit-terms.ts';

/** A limit set by law is the same at every insurer. */
const STATUTORY_LIMIT = 100_000_000;

/**
 * An insurer's limit: the market's times the factor (10,000 = 1.00), rounded half-up to a nice number: the nearest 500
 * under 20,000, 5,000 under 200,000, 50,000 above. Below 1,000, where 500 would be too coarse, the nearest 10.
 */
export function niceLimit(dollars: number, factorBasisPoints: number): number {
  if (factorBasisPoints === 10_000 || dollars === STATUTORY_LIMIT) return dollars;
  const scaled = dollars * factorBasisPoints;
  const step =
    scaled < 1_000 * 10_000 ? 10 : scaled < 20_000 * 10_000 ? 500 : scaled < 200_000 * 10_000 ? 5_000 : 50_000;
  return multiplyDivideHalfUp(dollars, factorBasisPoints, 10_000 * step) * step;
}

/**
 * The terms with every money limit taken through the insurer's factor. Durations, counts, percentages and excesses stay
 * as the market has them.
 */
export function applyLimitFactor(terms: BenefitTerms, factorBasisPoints: number): BenefitTerms {
  const nice = (dollars: number) => niceLimit(dollars, factorBasisPoints);
  switch (terms.kind) {
    case 'amount':
      return amountWith(terms, nice);
    case 'per-unit':
      return {
        ...terms,
        amount: nice(terms.amount),
        ...(terms.limit !== undefined && { limit: nice(terms.limit) }),
      };
    case 'parts':
      return { ...terms, parts: terms.parts.map((part) => ({ ...part, limit: nice(part.limit) })) };
    case 'share':
      return terms.limit === undefined ? terms : { ...terms, limit: nice(terms.limit) };
    case 'aggregate':
      return { ...terms, limit: nice(terms.limit) };
    case 'optional':
      return terms.offers?.kind === 'amount' ? { ...terms, offers: amountWith(terms.offers, nice) } : terms;
    default:
      return terms;
  }
}

function amountWith(terms: AmountTerms, nice: (dollars: number) => number): AmountTerms {
  return {
    ...terms,
    limit: nice(terms.limit),
    ...(terms.subLimits && { subLimits: terms.subLimits.map((sub) => ({ ...sub, amount: nice(sub.amount) })) }),
  };
}
