import type { MarketPrice } from './line-rating.ts';

/** Below this, amount × factor × relativity (up to 4.00) stays a double's exact integer and needs no long arithmetic. */
const SMALL = Number.MAX_SAFE_INTEGER / 80_000;

/** The same price in the smallest numbers, where they are so large that every plan would pay for it. */
export function reduced(price: MarketPrice): MarketPrice {
  if (price.amount * price.factor <= SMALL) return price;
  const ofAmount = greatestCommonDivisor(price.amount, price.scale);
  const scale = price.scale / ofAmount;
  const ofFactor = greatestCommonDivisor(price.factor, scale);
  return {
    ...price,
    amount: price.amount / ofAmount,
    factor: price.factor / ofFactor,
    scale: scale / ofFactor,
  };
}

function greatestCommonDivisor(a: number, b: number): number {
  let [large, small] = [a, b];
  while (small > 0) [large, small] = [small, large % small];
  return large;
}
