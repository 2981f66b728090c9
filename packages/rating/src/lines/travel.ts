import { priceCard } from '../card.ts';
import { daysCovered } from '../dates.ts';
import { multiplyDivideHalfUp } from '../money.ts';
import { effectiveDiscount } from '../promotion.ts';
import type { RiderPremium } from '../result.ts';
import { readTariff, type TariffCell } from '../tariff.ts';
import { chosenRiders, priceRiders, type RiderRequest } from './travel-riders.ts';
import { byKey, readTravelTariff, TRAVEL_TIERS, type TravelTariff } from './travel-tariff.ts';
import type {
  TravelPlanTerms,
  TravelRateTerms,
  TravelReferReason,
  TravelResult,
  TravelRider,
  TravelRisk,
  TravelTier,
} from './travel-types.ts';

/** A tariff version and its plans, ready to rate. Immutable. */
export interface CompiledTravel {
  readonly tariff: TravelTariff;
  readonly plans: readonly TravelPlanTerms[];
}

/** Reads and checks a tariff once; throws RangeError when a cell is missing. */
export function compileTravel(cells: readonly TariffCell[], plans: readonly TravelPlanTerms[]): CompiledTravel {
  return { tariff: readTravelTariff(readTariff(cells)), plans };
}

/** Everything about a trip that is the same for every plan. */
interface Trip {
  readonly risk: TravelRisk;
  readonly terms: TravelRateTerms;
  /** Market premium of the whole party by tier, in ten-thousandths of a dollar: still exact. */
  readonly marketBase: Readonly<Record<TravelTier, number>>;
  readonly minimumDollars: number;
  readonly riders: readonly RiderRequest[];
  readonly people: { readonly adults: number; readonly children: number };
}

const NO_RIDERS: readonly RiderPremium<TravelRider>[] = Object.freeze([]);

/**
 * Rates one trip for every plan: the n-th result belongs to the n-th plan, and a plan that cannot be priced is referred,
 * never left out. Throws RangeError on a risk that no search can state (no adult, a family without a child, a return
 * before the departure).
 */
export function rateTravel(compiled: CompiledTravel, risk: TravelRisk, terms: TravelRateTerms): TravelResult[] {
  const { plans } = compiled;
  const trip = prepareTrip(compiled.tariff, risk, terms);
  const results = new Array<TravelResult>(plans.length);
  for (let index = 0; index < plans.length; index++) {
    results[index] =
      typeof trip === 'string' ? { kind: 'refer', reason: trip } : ratePlan(trip, plans[index] as TravelPlanTerms);
  }
  return results;
}

/** The same for one plan. */
export function rateTravelPlan(
  tariff: TravelTariff,
  plan: TravelPlanTerms,
  risk: TravelRisk,
  terms: TravelRateTerms,
): TravelResult {
  const trip = prepareTrip(tariff, risk, terms);
  return typeof trip === 'string' ? { kind: 'refer', reason: trip } : ratePlan(trip, plan);
}

function ratePlan(trip: Trip, plan: TravelPlanTerms): TravelResult {
  // Relativity, then the minimum, then the only rounding. The minimum is whole dollars, so comparing after the rounding
  // decides the same.
  const rated = multiplyDivideHalfUp(trip.marketBase[plan.tier], plan.relativityBasisPoints, 100_000_000);
  const baseDollars = Math.max(rated, trip.minimumDollars);
  const discount = effectiveDiscount(plan.standingDiscountBasisPoints, trip.terms.promotionBasisPoints);
  if (trip.riders.length === 0) {
    return { kind: 'priced', breakdown: priceCard(baseDollars * 100, 0, discount, trip.terms.levy), riders: NO_RIDERS };
  }
  const riders = priceRiders(trip.riders, trip.risk.tripType, baseDollars, trip.people);
  const riderCents = riders.reduce((total, rider) => total + rider.premiumCents, 0);
  return { kind: 'priced', breakdown: priceCard(baseDollars * 100, riderCents, discount, trip.terms.levy), riders };
}

function prepareTrip(tariff: TravelTariff, risk: TravelRisk, terms: TravelRateTerms): Trip | TravelReferReason {
  checkRisk(risk);
  const adults = effectiveAdults(risk);
  if (risk.oldestAge !== undefined && risk.oldestAge > tariff.oldestAge) return 'age-over-limit';
  if (adults > tariff.mostAdults || risk.children > tariff.mostChildren) return 'party-too-large';
  const days = risk.tripType === 'S' ? daysCovered(risk.departOn, risk.returnOn ?? '') : 0;
  if (days > terms.dayLimit) return 'trip-too-long';

  const factor = partyFactor(tariff, risk, adults);
  return {
    risk,
    terms,
    marketBase: byKey(TRAVEL_TIERS, (tier) => adultPremium(tariff, tier, risk, days) * factor),
    minimumDollars: tariff.trip[risk.tripType].minimumDollars,
    riders: risk.riders.length === 0 ? [] : chosenRiders(tariff.riders, risk.riders),
    people: { adults, children: risk.children },
  };
}

function checkRisk(risk: TravelRisk): void {
  const { adults, children } = risk;
  if (!Number.isInteger(adults) || adults < 1) throw new RangeError('A trip has at least one adult');
  if (!Number.isInteger(children) || children < 0) throw new RangeError('Children are a whole number from 0');
  if (risk.party === 'F' && children < 1) throw new RangeError('A family has at least one child');
  if (risk.tripType === 'S' && (!risk.returnOn || risk.returnOn < risk.departOn)) {
    throw new RangeError('A single trip returns on or after the day it departs');
  }
}

/** A family with spouse is two adults at least, even where the search still says one. */
function effectiveAdults(risk: TravelRisk): number {
  return risk.party === 'F' ? Math.max(risk.adults, coupleSize(risk)) : risk.adults;
}

function coupleSize(risk: TravelRisk): number {
  return risk.withSpouse ? 2 : 1;
}

/** The party as a multiple of one adult, in ten-thousandths. */
function partyFactor(tariff: TravelTariff, risk: TravelRisk, adults: number): number {
  const factors = tariff.trip[risk.tripType];
  if (risk.party === 'F') {
    const couple = risk.withSpouse ? factors.familyWithSpouse : factors.family;
    return (couple + 100 * (adults - coupleSize(risk))) * 100;
  }
  const people = adults + risk.children;
  const group = tariff.groups.find(({ fromPeople }) => people >= fromPeople)?.factor ?? 100;
  return (100 * adults + factors.child * risk.children) * group;
}

/** Whole dollars for one adult. After the last band each further week, or part of one, adds a fixed sum. */
function adultPremium(tariff: TravelTariff, tier: TravelTier, risk: TravelRisk, days: number): number {
  const premiums = tariff.adult[tier][risk.destination];
  if (risk.tripType === 'A') return premiums.annual;
  const lastBandDay = premiums.byDay.length - 1;
  if (days <= lastBandDay) return premiums.byDay[days] as number;
  return (premiums.byDay[lastBandDay] as number) + Math.ceil((days - lastBandDay) / 7) * premiums.furtherWeek;
}
