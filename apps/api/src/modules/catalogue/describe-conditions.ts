import type { Language } from '../../lib/texts.ts';
import type { TermsOf } from '../../ports/benefit-terms.ts';
import { type BenefitKey, type Params, writeBenefit } from './write-benefit.ts';

type Conditional = TermsOf<'included' | 'amount' | 'actual-cost' | 'per-unit' | 'parts' | 'share'>;

const SUB_LIMIT = { item: 'perItem', visit: 'perVisit', laptop: 'perLaptop' } as const;

/** What narrows a benefit, each as a clause. The trigger of a sum per unit of time is already in its own text. */
export function conditions(terms: Conditional, language: Language): string[] {
  const clauses: string[] = [];
  const add = (key: BenefitKey, params: Params = {}) => clauses.push(writeBenefit(language, key, params));
  if ('limit' in terms && terms.limit !== undefined && terms.kind !== 'amount') add('upTo', { limit: terms.limit });
  if (terms.kind === 'amount') {
    for (const { loss, percent } of terms.scale ?? []) add(`loss.${loss}`, { percent });
    for (const { per, amount } of terms.subLimits ?? []) add(SUB_LIMIT[per], { amount });
  }
  if ('most' in terms && terms.most) add(`most.${terms.most.unit}`, { count: terms.most.count });
  if (terms.kind === 'per-unit' && terms.fromUnit) add('fromDay', { day: terms.fromUnit });
  if (terms.kind === 'included') {
    if (terms.timesPerYear) add('timesPerYear', { times: terms.timesPerYear });
    return clauses;
  }
  if (terms.kind === 'share') return clauses;
  if (terms.withinDays) add('within', { days: terms.withinDays });
  if (terms.months) add('months', { months: terms.months });
  if (terms.timesPerTrip) add('timesPerTrip', { times: terms.timesPerTrip });
  if (terms.kind !== 'per-unit' && terms.trigger?.hours) add('overHours', { hours: terms.trigger.hours });
  if ('limit' in terms && terms.limit !== undefined) {
    for (const { fromAge, toAge, percent } of terms.ageLimits ?? []) {
      add('age', { fromAge, toAge, amount: (terms.limit * percent) / 100 });
    }
  }
  if (terms.coInsurance) {
    if (terms.coInsurance === 'one-third') add('twoThirds');
    else add('coInsurance', { percent: terms.coInsurance });
  }
  if (terms.excess) add('excess', { amount: terms.excess });
  return clauses;
}
