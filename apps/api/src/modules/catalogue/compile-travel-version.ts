import { compileTravel, rateTravel, rateTravelPlan } from '@onegi/rating/lines/travel';
import type { RiderPrice } from '@onegi/rating/lines/travel-riders';
import { TRAVEL_TIERS } from '@onegi/rating/lines/travel-tariff';
import { TRAVEL_RIDERS, type TravelPlanTerms, type TravelRider, type TripType } from '@onegi/rating/lines/travel-types';
import { type Language, texts } from '../../lib/texts.ts';
import { compilePlans } from './compile-plans.ts';
import { describeBenefit } from './describe-benefit.ts';
import type { OptionalCover } from './optional-covers.ts';
import type { OptionalCoverRow, VersionRows } from './repository.ts';
import type { Insurer, TravelVersion } from './snapshot.ts';

/** Makes a travel version ready to rate and to show. Throws, naming the row, on data that does not fit together. */
export function compileTravelVersion(rows: VersionRows, insurerByCode: ReadonlyMap<string, Insurer>): TravelVersion {
  const plans = compilePlans('TRAVEL', rows, insurerByCode);
  const planTerms = rows.plans.map((row): TravelPlanTerms => {
    const tier = TRAVEL_TIERS.find((each) => each === row.tier);
    if (!tier) throw new Error(`Plan ${row.code} has the unknown tier ${row.tier}`);
    return {
      tier,
      relativityBasisPoints: row.relativity_basis_points,
      standingDiscountBasisPoints: row.standing_discount_basis_points,
    };
  });
  const compiled = compileTravel(rows.cells, planTerms);
  const termsByCode = new Map(plans.map((plan, index) => [plan.code, planTerms[index] as TravelPlanTerms]));
  return {
    line: 'TRAVEL',
    version: rows.head.version,
    effectiveFrom: rows.head.effectiveFrom,
    plans,
    planByCode: new Map(plans.map((plan) => [plan.code, plan])),
    notes: rows.notes,
    optionalCovers: rows.optionalCovers.map((row) => optionalCover(row, compiled.tariff.riders)),
    rate: (risk, terms) => rateTravel(compiled, risk, terms),
    ratePlan(plan, risk, terms) {
      const own = termsByCode.get(plan.code);
      if (!own) throw new RangeError(`${plan.code} is not a plan of travel version ${rows.head.version}`);
      return rateTravelPlan(compiled.tariff, own, risk, terms);
    },
  };
}

function optionalCover(row: OptionalCoverRow, prices: Readonly<Record<TravelRider, RiderPrice>>): OptionalCover {
  const rider = TRAVEL_RIDERS.find((each) => each === row.rider);
  if (!rider) throw new Error(`Optional cover ${row.code} is the unknown rider ${row.rider}`);
  const both = (write: (language: Language) => string) => ({ en: write('en'), zhHant: write('zh-Hant') });
  return {
    ...row,
    summary: both((language) => summary(row, language)),
    price: {
      S: both((language) => priceText(prices[rider], 'S', language)),
      A: both((language) => priceText(prices[rider], 'A', language)),
    },
  };
}

/** What the cover adds; an addition that is simply included is said by its name. */
function summary(row: OptionalCoverRow, language: Language): string {
  const additions = row.adds.map(({ name, terms }) => {
    const named = language === 'en' ? name.en : name.zhHant;
    if (terms.kind === 'included') return named;
    return texts[language]('catalogue.cover.addition', { name: named, text: describeBenefit(terms, language) });
  });
  return additions.join(texts[language]('catalogue.cover.separator'));
}

function priceText(price: RiderPrice, tripType: TripType, language: Language): string {
  const { percent, dollars, unit } = price[tripType];
  const unitName = texts[language](`catalogue.cover.unit.${unit}`);
  if (percent === 0) return texts[language]('catalogue.cover.flat', { amount: dollars, unit: unitName });
  return texts[language]('catalogue.cover.percent', { percent, amount: dollars, unit: unitName });
}
