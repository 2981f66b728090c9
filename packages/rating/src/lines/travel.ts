import { startingFrom } from '../bands.ts';
import { daysCovered } from '../dates.ts';
import { byTier, type LineRating, type MarketPrices, type Tier } from '../line-rating.ts';
import type { RateTerms } from '../result.ts';
import { readTravelTariff, type TravelTariff } from './travel-tariff.ts';
import type { TravelReason, TravelRider, TravelRisk } from './travel-types.ts';

export const travelRating: LineRating<TravelRisk, TravelRider, TravelReason> = {
  riders: ['cruise', 'scuba', 'golf', 'winter'],
  riderVariants: ['S', 'A'],
  compile(cells) {
    const tariff = readTravelTariff(cells);
    return {
      price: (risk, terms) => priceTrip(tariff, risk, terms),
      riderBasis: (risk) => ({
        variant: risk.tripType,
        adults: effectiveAdults(risk),
        children: risk.children,
        insuredDollars: 0,
      }),
    };
  },
};

function priceTrip(tariff: TravelTariff, risk: TravelRisk, terms: RateTerms): MarketPrices<TravelReason> {
  checkRisk(risk);
  if (terms.dayLimit === undefined) throw new RangeError('Travel is rated with a day limit');
  const days = risk.tripType === 'S' ? daysCovered(risk.departOn, risk.returnOn ?? '') : 0;
  const reason = referReason(tariff, risk, days, terms.dayLimit);
  if (reason) return byTier(() => reason);

  const factor = partyFactor(tariff, risk);
  const { minimumDollars } = tariff.trip[risk.tripType];
  return byTier((tier) => ({
    amount: adultPremium(tariff, tier, risk, days),
    factor,
    scale: 10_000,
    minimumDollars,
    addedDollars: 0,
  }));
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

function referReason(tariff: TravelTariff, risk: TravelRisk, days: number, dayLimit: number): TravelReason | null {
  if (risk.oldestAge !== undefined && risk.oldestAge > tariff.oldestAge) return 'age-over-limit';
  if (effectiveAdults(risk) > tariff.mostAdults || risk.children > tariff.mostChildren) return 'party-too-large';
  return days > dayLimit ? 'trip-too-long' : null;
}

/** A family with spouse is two adults at least, even where the search still says one. */
function effectiveAdults(risk: TravelRisk): number {
  return risk.party === 'F' ? Math.max(risk.adults, coupleSize(risk)) : risk.adults;
}

function coupleSize(risk: TravelRisk): number {
  return risk.withSpouse ? 2 : 1;
}

/** The party as a multiple of one adult, in ten-thousandths. */
function partyFactor(tariff: TravelTariff, risk: TravelRisk): number {
  const adults = effectiveAdults(risk);
  const factors = tariff.trip[risk.tripType];
  if (risk.party === 'F') {
    const couple = risk.withSpouse ? factors.familyWithSpouse : factors.family;
    return (couple + 100 * (adults - coupleSize(risk))) * 100;
  }
  const people = adults + risk.children;
  const group = startingFrom(tariff.groups, people)?.value ?? 100;
  return (100 * adults + factors.child * risk.children) * group;
}

/** Whole dollars for one adult. After the last band each further week, or part of one, adds a fixed sum. */
function adultPremium(tariff: TravelTariff, tier: Tier, risk: TravelRisk, days: number): number {
  const premiums = tariff.adult[tier][risk.destination];
  if (risk.tripType === 'A') return premiums.annual;
  const lastBandDay = premiums.byDay.length - 1;
  if (days <= lastBandDay) return premiums.byDay[days] as number;
  return (premiums.byDay[lastBandDay] as number) + Math.ceil((days - lastBandDay) / 7) * premiums.furtherWeek;
}
