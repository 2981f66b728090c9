import { type Band, readBands } from '../bands.ts';
import { byKey } from '../by-key.ts';
import { byTier, type Tier } from '../line-rating.ts';
import type { Tariff } from '../tariff.ts';
import type { TravelDestination, TripType } from './travel-types.ts';

/** Premiums of one tier and destination for one adult, whole dollars. */
export interface AdultPremiums {
  /** Index = days of the trip, up to the last band. */
  readonly byDay: readonly number[];
  readonly furtherWeek: number;
  readonly annual: number;
}

/** Factors are hundredths. */
export interface TripFactors {
  readonly child: number;
  readonly family: number;
  readonly familyWithSpouse: number;
  readonly minimumDollars: number;
}

export interface TravelTariff {
  readonly adult: Readonly<Record<Tier, Readonly<Record<TravelDestination, AdultPremiums>>>>;
  readonly trip: Readonly<Record<TripType, TripFactors>>;
  /** From this many people on, the factor in hundredths. */
  readonly groups: readonly Band[];
  readonly oldestAge: number;
  readonly mostAdults: number;
  readonly mostChildren: number;
}

const TRAVEL_DESTINATIONS: readonly TravelDestination[] = ['M', 'A', 'W'];

/**
 * Reads the cells of a travel tariff:
 * single [destination, tier, last day of the band], furtherWeek and annual [destination, tier], factor [name, tripType],
 * group [from people], minimum [tripType], refer [what].
 * Throws RangeError naming the first cell that is missing or not a number.
 */
export function readTravelTariff(tariff: Tariff): TravelTariff {
  const adult = byTier((tier) =>
    byKey(TRAVEL_DESTINATIONS, (destination) => readAdultPremiums(tariff, destination, tier)),
  );
  return {
    adult,
    trip: { S: readTripFactors(tariff, 'S'), A: readTripFactors(tariff, 'A') },
    groups: readBands(tariff, 2, 'group'),
    oldestAge: tariff.integer(0, 'refer', 'oldestAge'),
    mostAdults: tariff.integer(0, 'refer', 'mostAdults'),
    mostChildren: tariff.integer(0, 'refer', 'mostChildren'),
  };
}

function readAdultPremiums(tariff: Tariff, destination: TravelDestination, tier: Tier): AdultPremiums {
  const bandEnds = tariff
    .keys('single')
    .filter((key) => key[0] === destination && key[1] === tier)
    .map((key) => Number(key[2]))
    .sort((a, b) => a - b);
  const byDay: number[] = [];
  for (const bandEnd of bandEnds) {
    const premium = tariff.integer(0, 'single', destination, tier, String(bandEnd));
    while (byDay.length <= bandEnd) byDay.push(premium);
  }
  if (byDay.length < 2) throw new RangeError(`The tariff has no single-trip bands for ${destination} ${tier}`);
  return {
    byDay,
    furtherWeek: tariff.integer(0, 'furtherWeek', destination, tier),
    annual: tariff.integer(0, 'annual', destination, tier),
  };
}

function readTripFactors(tariff: Tariff, tripType: TripType): TripFactors {
  return {
    child: tariff.integer(2, 'factor', 'child', tripType),
    family: tariff.integer(2, 'factor', 'family', tripType),
    familyWithSpouse: tariff.integer(2, 'factor', 'familyWithSpouse', tripType),
    minimumDollars: tariff.integer(0, 'minimum', tripType),
  };
}
