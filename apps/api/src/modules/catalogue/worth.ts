import { TIERS } from '@onegi/rating/line-rating';
import type { BenefitTerms, TermsOf } from '../../ports/benefit-terms.ts';

export type Worth = readonly [covered: number, limit: number, finer: number, conditions: number];

const ANY = Number.POSITIVE_INFINITY;
const AREAS = ['hong-kong-mainland-macao', 'asia', 'worldwide'];
const DESTINATIONS = ['M', 'A', 'W'];

/** What decides, most important first: covered at all, the limit, the sub-limit or rate, then how soon it pays. */
export function worth(terms: BenefitTerms): Worth {
  switch (terms.kind) {
    case 'not-covered':
      return [0, 0, 0, 0];
    case 'optional':
      return [0.5, terms.offers ? worth(terms.offers)[1] : 0, 0, 0];
    case 'included':
      return [1, ANY, terms.timesPerYear ?? ANY, 0];
    case 'actual-cost':
      return [1, ANY, terms.most?.count ?? ANY, conditions(terms)];
    case 'amount':
      return [1, terms.limit, Math.min(...(terms.subLimits ?? []).map((sub) => sub.amount)), conditions(terms)];
    case 'per-unit':
      return [1, perUnitLimit(terms), terms.amount / terms.every, conditions(terms) - (terms.fromUnit ?? 0)];
    case 'parts':
      return [1, terms.parts.reduce((sum, part) => sum + part.limit, 0), 0, conditions(terms)];
    case 'percent':
      return [1, terms.levels.reduce((sum, level) => sum + level.percent, 0), 0, 0];
    case 'share':
      return [1, terms.percent, terms.limit ?? ANY, 0];
    case 'value':
      return [1, terms.basis === 'market' ? 1 : 2, 0, 0];
    case 'plan':
      return [1, DESTINATIONS.indexOf(terms.destination), TIERS.indexOf(terms.tier), terms.tripType === 'A' ? 1 : 0];
    case 'aggregate':
      return [1, terms.limit, 0, 0];
    case 'count':
      return [1, terms.count, 0, 0];
    case 'period':
      return [1, inDays(terms), 0, 0];
    case 'extension':
      return [1, terms.days, 0, 0];
    case 'territory':
      return [1, AREAS.indexOf(terms.area), 0, 0];
    case 'excess':
      return [1, -(terms.percentOf?.percent ?? 0), -terms.amount, terms.choices?.length ?? 0];
    case 'excess-multiple':
      return [1, -terms.times, 0, 0];
    case 'co-insurance':
      return [1, -terms.ages.reduce((sum, age) => sum + age.percent, 0), 0, 0];
    case 'waiting':
      return [1, -inDays(terms), 0, 0];
  }
}

function perUnitLimit({ amount, limit, most }: TermsOf<'per-unit'>): number {
  return Math.min(limit ?? ANY, most ? most.count * amount : ANY);
}

function inDays({ count, unit }: { count: number; unit: 'day' | 'month' }): number {
  return unit === 'day' ? count : count * 30;
}

/** A longer period is better; a longer wait, an excess and a part of the cost borne are worse. */
function conditions(terms: TermsOf<'amount' | 'actual-cost' | 'per-unit' | 'parts'>): number {
  const { withinDays = 0, months = 0, trigger, excess = 0, coInsurance } = terms;
  const borne = coInsurance === 'one-third' ? 100 / 3 : (coInsurance ?? 0);
  return withinDays + 30 * months - (trigger?.hours ?? 0) - excess - borne;
}
