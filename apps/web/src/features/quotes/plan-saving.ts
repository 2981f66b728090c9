import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';

type Priced = Pick<PlanCard, 'beforeDiscountCents' | 'totalCents'>;

/** What the discount takes off what the client pays; 0 without a price. */
export function savedCents({ beforeDiscountCents, totalCents }: Priced): number {
  return totalCents && beforeDiscountCents ? beforeDiscountCents - totalCents : 0;
}

/** Percent off as people read it: '10', '12.5'. */
export const savedPercent = ({ discountPercent }: Pick<PlanCard, 'discountPercent'>) =>
  String(Number(discountPercent.toFixed(1)));
