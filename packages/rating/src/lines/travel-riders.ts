import { multiplyDivideHalfUp } from '../money.ts';
import type { RiderPremium } from '../result.ts';
import type { Tariff } from '../tariff.ts';
import { TRAVEL_RIDERS, type TravelRider, type TripType } from './travel-types.ts';

/** Counted for a rider's minimum or flat price. */
export type RiderUnit = 'perPerson' | 'perAdult' | 'perPolicy';

/** Either a percentage of the plan's premium with a minimum, or a flat price (percent 0). */
interface RiderRate {
  readonly percent: number;
  readonly dollars: number;
  readonly unit: RiderUnit;
}

export type RiderPrice = Readonly<Record<TripType, RiderRate>>;

const UNITS: readonly RiderUnit[] = ['perPerson', 'perAdult', 'perPolicy'];

/** Cells: rider [rider, tripType, 'percent'] and rider [rider, tripType, unit] with the minimum or flat dollars. */
export function readRiderPrices(tariff: Tariff): Record<TravelRider, RiderPrice> {
  const rate = (rider: TravelRider, tripType: TripType): RiderRate => {
    const percent = tariff.integerOrNull(0, 'rider', rider, tripType, 'percent') ?? 0;
    for (const unit of UNITS) {
      const dollars = tariff.integerOrNull(0, 'rider', rider, tripType, unit);
      if (dollars !== null) return { percent, dollars, unit };
    }
    throw new RangeError(`The tariff has no price for the rider ${rider} on trip type ${tripType}`);
  };
  const price = (rider: TravelRider): RiderPrice => ({ S: rate(rider, 'S'), A: rate(rider, 'A') });
  return { cruise: price('cruise'), scuba: price('scuba'), golf: price('golf'), winter: price('winter') };
}

export interface RiderRequest {
  readonly price: RiderPrice;
  readonly rider: TravelRider;
}

/** The chosen riders, once each, in the order the tariff lists them, whatever order they were asked for in. */
export function chosenRiders(
  prices: Readonly<Record<TravelRider, RiderPrice>>,
  riders: readonly TravelRider[],
): RiderRequest[] {
  return TRAVEL_RIDERS.filter((rider) => riders.includes(rider)).map((rider) => ({ rider, price: prices[rider] }));
}

/**
 * What the riders add to one plan. The total is rounded half-up to a whole dollar; so is each rider on its own, and the
 * last takes the rounding difference, so that the riders add up to the total.
 */
export function priceRiders(
  requests: readonly RiderRequest[],
  tripType: TripType,
  basePremiumDollars: number,
  people: { readonly adults: number; readonly children: number },
): RiderPremium<TravelRider>[] {
  // In hundredths of a dollar, so that a percentage of whole dollars stays exact.
  const exact = requests.map(({ price }) => {
    const { percent, dollars, unit } = price[tripType];
    const units = unit === 'perPerson' ? people.adults + people.children : unit === 'perAdult' ? people.adults : 1;
    return Math.max(basePremiumDollars * percent, dollars * units * 100);
  });
  const sum = exact.reduce((total, part) => total + part, 0);
  let left = multiplyDivideHalfUp(sum, 1, 100);
  return requests.map(({ rider }, index) => {
    const dollars = index === requests.length - 1 ? left : multiplyDivideHalfUp(exact[index] ?? 0, 1, 100);
    left -= dollars;
    return { rider, premiumCents: dollars * 100 };
  });
}
