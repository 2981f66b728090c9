import { TIERS, type Tier } from './line-rating.ts';
import type { Tariff } from './tariff.ts';

/** What a flat price or a minimum is multiplied by. */
export type RiderUnit = 'perPolicy' | 'perPerson' | 'perAdult' | 'perChild';

/** How an optional cover is priced; what a text about its price is written from. Dollars are whole. */
export type RiderRate =
  | { readonly kind: 'flat'; readonly dollars: number; readonly unit: RiderUnit }
  /** Of the plan's premium; negative where the cover lowers it. */
  | { readonly kind: 'percent'; readonly percent: number; readonly minimum: RiderMinimum | null }
  /** Millionths of the sum named with the choice, or of the sum the plan itself insures. */
  | {
      readonly kind: 'ppm';
      readonly of: 'named' | 'insured';
      readonly ppm: number;
      readonly minimum: RiderMinimum | null;
    }
  /** A price for each sum that can be chosen, smallest first. */
  | {
      readonly kind: 'amounts';
      readonly prices: readonly { readonly amountDollars: number; readonly dollars: number }[];
    };

export interface RiderMinimum {
  readonly dollars: number;
  readonly unit: RiderUnit;
}

/** The optional covers of one tariff version. */
export interface RiderTariff<Rider extends string> {
  readonly riders: readonly Rider[];
  readonly variants: readonly string[];
  /** Null where a plan of this tier does not have the cover. */
  rate(rider: Rider, variant: string, tier: Tier): RiderRate | null;
}

const UNITS: readonly RiderUnit[] = ['perPolicy', 'perPerson', 'perAdult', 'perChild'];
const MEASURES = ['percent', 'ppm', 'ppmInsured', 'amount', 'none'];
const ANY = '*';

/**
 * Reads the optional covers of any line from the table `rider`:
 *
 *   rider [rider, variant, tier, measure]         variant and tier may be '*' for any
 *     percent                                     percent of the plan's premium
 *     ppm, ppmInsured                             millionths of the sum named, of the sum the plan insures
 *     amount, with the sum as a fifth key part    dollars for that sum
 *     perPolicy, perPerson, perAdult, perChild    dollars: the flat price, or the minimum beside percent or ppm
 *     none                                        1: a plan of this variant and tier does not have the cover
 *
 * The cells of the most exact key count alone: variant and tier, then variant, then tier, then neither. Every cover has
 * cells for each variant and tier, so that a gap is never taken for "not offered" or for free.
 * Throws RangeError on a gap, an unknown key or cells that do not make one price.
 */
export function readRiderTariff<Rider extends string>(
  tariff: Tariff,
  riders: readonly Rider[],
  variants: readonly string[],
): RiderTariff<Rider> {
  const keys = tariff.keys('rider');
  for (const key of keys) checkKey(key, riders, variants);

  const rates = new Map<string, RiderRate | null>();
  for (const rider of riders) {
    for (const variant of variants) {
      for (const tier of TIERS) {
        rates.set(`${rider} ${variant} ${tier}`, readMostExact(tariff, keys, rider, variant, tier));
      }
    }
  }
  return {
    riders,
    variants,
    rate(rider, variant, tier) {
      const rate = rates.get(`${rider} ${variant} ${tier}`);
      if (rate === undefined) throw new RangeError(`There is no optional cover ${rider} for the variant ${variant}`);
      return rate;
    },
  };
}

function checkKey(key: readonly string[], riders: readonly string[], variants: readonly string[]): void {
  const [rider = '', variant = '', tier = '', measure = ''] = key;
  const known =
    riders.includes(rider) &&
    (variant === ANY || variants.includes(variant)) &&
    (tier === ANY || TIERS.some((each) => each === tier)) &&
    (MEASURES.includes(measure) || UNITS.some((each) => each === measure)) &&
    key.length === (measure === 'amount' ? 5 : 4);
  if (!known) throw new RangeError(`The tariff has an unknown optional cover rider[${key.join('/')}]`);
}

function readMostExact(
  tariff: Tariff,
  keys: readonly (readonly string[])[],
  rider: string,
  variant: string,
  tier: Tier,
): RiderRate | null {
  for (const [ofVariant, ofTier] of [
    [variant, tier],
    [variant, ANY],
    [ANY, tier],
    [ANY, ANY],
  ] as const) {
    const own = keys.filter((key) => key[0] === rider && key[1] === ofVariant && key[2] === ofTier);
    if (own.length > 0) return readRate(tariff, own);
  }
  throw new RangeError(`The tariff has no price for the rider ${rider}, variant ${variant}, tier ${tier}`);
}

function readRate(tariff: Tariff, keys: readonly (readonly string[])[]): RiderRate | null {
  const [first = []] = keys;
  const place = first.slice(0, 3);
  const read = (measure: string) => tariff.integerOrNull(0, 'rider', ...place, measure);
  const minimum = readMinimum(tariff, place);
  const percent = read('percent');
  const ppm = read('ppm');
  const ppmInsured = read('ppmInsured');
  const prices = keys
    .filter((key) => key[3] === 'amount')
    .map((key) => ({ amountDollars: Number(key[4]), dollars: tariff.integer(0, 'rider', ...key) }))
    .sort((a, b) => a.amountDollars - b.amountDollars);

  const rates: (RiderRate | null)[] = [];
  if (read('none') !== null) rates.push(null);
  if (percent !== null) rates.push({ kind: 'percent', percent, minimum });
  if (ppm !== null) rates.push({ kind: 'ppm', of: 'named', ppm, minimum });
  if (ppmInsured !== null) rates.push({ kind: 'ppm', of: 'insured', ppm: ppmInsured, minimum });
  if (prices.length > 0) rates.push({ kind: 'amounts', prices });
  if (rates.length === 0 && minimum) rates.push({ kind: 'flat', ...minimum });
  const [rate] = rates;
  const minimumUnused = minimum && (rate === null || rate?.kind === 'amounts');
  if (rate === undefined || rates.length > 1 || minimumUnused) {
    throw new RangeError(`The cells of rider[${place.join('/')}] do not make one price`);
  }
  return rate;
}

function readMinimum(tariff: Tariff, place: readonly string[]): RiderMinimum | null {
  const found = UNITS.flatMap((unit) => {
    const dollars = tariff.integerOrNull(0, 'rider', ...place, unit);
    return dollars === null ? [] : [{ dollars, unit }];
  });
  if (found.length > 1 || found.some(({ dollars }) => dollars < 0)) {
    throw new RangeError(`The cells of rider[${place.join('/')}] do not make one price`);
  }
  return found[0] ?? null;
}
