import type { RateTerms } from './result.ts';
import type { Tariff } from './tariff.ts';

/** Basic, Standard, Premier. */
export const TIERS = ['B', 'S', 'P'] as const;
export type Tier = (typeof TIERS)[number];

/** The numbers of one plan that rating needs. */
export interface PlanTerms {
  readonly tier: Tier;
  /** The insurer's factor on the market premium, 10,000 = 1.00. */
  readonly relativityBasisPoints: number;
  readonly standingDiscountBasisPoints: number;
}

/** An optional cover asked for; some need the sum they are to cover (a building's value, the rent of a year). */
export interface ChosenRider<Rider extends string = string> {
  readonly rider: Rider;
  readonly amountDollars?: number;
}

/** Every line's risk carries its optional covers. */
export interface RatedRisk {
  readonly riders: readonly ChosenRider[];
}

/**
 * The market premium of one tier: amount × factor ÷ scale dollars, three safe integers, not rounded yet. A plan's premium is
 * that times its relativity, at least the minimum, rounded half-up once to whole dollars, plus what is added after it.
 */
export interface MarketPrice {
  readonly amount: number;
  readonly factor: number;
  readonly scale: number;
  readonly minimumDollars: number;
  /** Whole dollars that no relativity touches (a pet's third-party liability). */
  readonly addedDollars: number;
}

/** A tier that cannot be priced says why. */
export type MarketPrices<Reason extends string> = Readonly<Record<Tier, MarketPrice | Reason>>;

/** What the rates of optional covers are chosen and multiplied by. */
export interface RiderBasis {
  /** One of the line's rider variants. */
  readonly variant: string;
  readonly adults: number;
  readonly children: number;
  /** The sum the plan itself insures; 0 in lines without one. */
  readonly insuredDollars: number;
}

/** One tariff version of one line. */
export interface Market<Risk, Rider extends string, Reason extends string> {
  /** Called once per search. Throws RangeError on a risk that no search can state. */
  price(risk: Risk, terms: RateTerms): MarketPrices<Reason>;
  riderBasis(risk: Risk): RiderBasis;
  /** True where this risk cannot have the cover, whatever the tier. Absent: the tariff's own "none" cells decide alone. */
  refusesRider?(rider: Rider, risk: Risk): boolean;
}

/** All that is a line's own: its optional covers in the order listed, what their rates vary by, and its tariff. */
export interface LineRating<Risk, Rider extends string, Reason extends string> {
  readonly riders: readonly Rider[];
  /** The variants a risk can be of for its optional covers; ['*'] where they do not matter. */
  readonly riderVariants: readonly string[];
  /** Reads and checks the tariff once; throws RangeError naming the first cell that is missing or not a number. */
  compile(tariff: Tariff): Market<Risk, Rider, Reason>;
}

export function byTier<Value>(make: (tier: Tier) => Value): Record<Tier, Value> {
  return { B: make('B'), S: make('S'), P: make('P') };
}
