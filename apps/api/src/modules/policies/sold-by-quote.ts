import { leviesCharged } from '@onegi/rating/commission';
import type { Deps } from '../../deps.ts';
import type { Quote } from '../quotes/quote.ts';
import { commissionProduct, commissionRate } from './commission-rate.ts';
import type { PolicyPreparation, PolicySold } from './issue-policy.ts';
import { drawPaidPolicyNumbers, type PaidPolicyNumbers } from './numbers.ts';

/**
 * Draws the numbers of a policy that is paid by card, and looks up the commission. Call it before the transaction: numbers
 * come from one of their own.
 */
export async function preparePaidPolicy(deps: Deps, quote: Quote): Promise<PolicyPreparation<PaidPolicyNumbers>> {
  const today = deps.clock.today();
  const { line, plan } = quote;
  const [numbers, rate] = await Promise.all([
    drawPaidPolicyNumbers(deps.numbers, { insurerCode: plan.insurer.code, product: line, today }),
    commissionRate(deps.db, commissionProduct(quote), today),
  ]);
  return { numbers, rate };
}

/** Whether premiums are due at once: of a single trip and a helper's policy, for cover may begin today. */
export const isPaidAtOnce = ({ line, search }: Pick<Quote, 'line' | 'search'>): boolean =>
  line === 'DH' || (line === 'TRAVEL' && 'tripType' in search && search.tripType === 'S');

/** What a quote sells: the plan with its premium, and the levies that it was quoted with. */
export function soldByQuote(quote: Quote): PolicySold {
  const { line, plan, breakdown, terms } = quote;
  const premium = {
    grossPremiumCents: breakdown.listPremiumCents,
    insurerDiscountBasisPoints: breakdown.discountBasisPoints,
  };
  return {
    product: line,
    insurerCode: plan.insurer.code,
    planCode: plan.code,
    ...premium,
    levies: leviesCharged({ ...premium, levyByYear: terms.levyByYear, otherLevies: terms.otherLevies }),
    totalCents: quote.totalCents,
    isDueAtOnce: isPaidAtOnce(quote),
  };
}
