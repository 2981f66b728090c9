import type { RiderBasis } from './line-rating.ts';
import { multiplyDivideHalfUp, safeInteger } from './money.ts';
import type { RiderPremium } from './result.ts';
import type { RiderMinimum, RiderRate } from './rider-tariff.ts';

/** Rider premiums are exact in millionths of a dollar, so that a percentage or a rate on a sum loses nothing. */
const MILLIONTHS = 1_000_000;

/** One chosen cover, ready for any plan's premium: percent of it, but at least so much. */
export interface RiderRequest<Rider extends string> {
  readonly rider: Rider;
  readonly percent: number;
  readonly atLeastMillionths: number;
}

/** Throws RangeError when the cover needs a sum and none, or one that cannot be chosen, is named. */
export function riderRequest<Rider extends string>(
  rider: Rider,
  amountDollars: number | undefined,
  rate: RiderRate,
  basis: RiderBasis,
): RiderRequest<Rider> {
  switch (rate.kind) {
    case 'flat':
      return { rider, percent: 0, atLeastMillionths: millionths(rate, basis) };
    case 'percent':
      return {
        rider,
        percent: rate.percent,
        atLeastMillionths: rate.minimum ? millionths(rate.minimum, basis) : Number.NEGATIVE_INFINITY,
      };
    case 'ppm': {
      const sum = rate.of === 'insured' ? basis.insuredDollars : namedSum(rider, amountDollars);
      const minimum = rate.minimum ? millionths(rate.minimum, basis) : 0;
      return { rider, percent: 0, atLeastMillionths: Math.max(safeInteger(sum * rate.ppm), minimum) };
    }
    case 'amounts': {
      const price = rate.prices.find((each) => each.amountDollars === amountDollars);
      if (!price) throw new RangeError(`The optional cover ${rider} cannot be had for ${amountDollars}`);
      return { rider, percent: 0, atLeastMillionths: price.dollars * MILLIONTHS };
    }
  }
}

/**
 * What the riders add to one plan. The total is rounded half-up to a whole dollar; so is each rider on its own, and the
 * last takes the rounding difference, so that the riders add up to the total.
 */
export function priceRiders<Rider extends string>(
  requests: readonly RiderRequest<Rider>[],
  premiumDollars: number,
): RiderPremium<Rider>[] {
  const exact = requests.map(({ percent, atLeastMillionths }) =>
    Math.max(premiumDollars * percent * 10_000, atLeastMillionths),
  );
  const sum = exact.reduce((total, part) => total + part, 0);
  let left = multiplyDivideHalfUp(sum, 1, MILLIONTHS);
  return requests.map(({ rider }, index) => {
    const dollars = index === requests.length - 1 ? left : multiplyDivideHalfUp(exact[index] ?? 0, 1, MILLIONTHS);
    left -= dollars;
    return { rider, premiumCents: dollars * 100 };
  });
}

function millionths({ dollars, unit }: RiderMinimum, { adults, children }: RiderBasis): number {
  const units = { perPolicy: 1, perPerson: adults + children, perAdult: adults, perChild: children }[unit];
  return dollars * units * MILLIONTHS;
}

function namedSum(rider: string, amountDollars: number | undefined): number {
  if (amountDollars === undefined || !Number.isSafeInteger(amountDollars) || amountDollars <= 0) {
    throw new RangeError(`The optional cover ${rider} needs a sum in whole dollars`);
  }
  return amountDollars;
}
