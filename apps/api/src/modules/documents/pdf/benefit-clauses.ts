import type { PlanBenefit } from '../../catalogue/benefit-schedule.ts';
import type { BenefitTerms } from '../../catalogue/benefit-terms.ts';
import type { Printed } from './printed-texts.ts';

/** How a kind of benefit pays. */
function paying(t: Printed, terms: BenefitTerms): string[] {
  switch (terms.kind) {
    case 'amount':
      return [terms.pays === 'fixed' ? t('terms.fixed') : t('terms.expenses')];
    case 'actual-cost':
      return [t('terms.actualCost')];
    case 'per-unit':
      return [terms.unit === 'hours' ? t('terms.perHours', { hours: String(terms.every) }) : t('terms.perDay')];
    case 'parts':
      return [t('terms.expenses'), t('terms.parts')];
    case 'percent':
      return [t('terms.percent')];
    case 'excess':
      return [t('terms.excess')];
    case 'extension':
      return [t('terms.extension')];
    case 'not-covered':
      return [t('terms.notCovered')];
    case 'included':
      return [];
  }
}

/** What narrows it. */
function narrowing(t: Printed, terms: BenefitTerms): string[] {
  if (!('kind' in terms) || !['amount', 'actual-cost', 'per-unit', 'parts', 'percent'].includes(terms.kind)) return [];
  const limited = terms as Extract<BenefitTerms, { kind: 'amount' }>;
  const clauses: string[] = [];
  if (terms.kind !== 'per-unit' && limited.trigger?.hours) {
    clauses.push(t('terms.over', { hours: String(limited.trigger.hours) }));
  }
  if (limited.withinDays) clauses.push(t('terms.within', { days: String(limited.withinDays) }));
  for (const { per } of limited.subLimits ?? [])
    clauses.push(per === 'item' ? t('terms.perItem') : t('terms.perVisit'));
  if (limited.timesPerTrip) clauses.push(t('terms.times', { times: limited.timesPerTrip }));
  for (const { fromAge, toAge, percent } of limited.ageLimits ?? []) {
    clauses.push(t('terms.age', { fromAge: String(fromAge), toAge: String(toAge), percent: String(percent) }));
  }
  if (limited.who === 'child') clauses.push(t('terms.child'));
  return clauses;
}

/**
 * The rules of one benefit in sentences, from the terms of all plans it is in: each said once, first how it pays, then
 * what narrows it.
 */
export function benefitClauses(t: Printed, cells: readonly PlanBenefit[]): string[] {
  const terms = cells.map((cell) => cell.terms);
  const partOf = cells[0]?.partOf;
  return [
    ...new Set([
      ...terms.filter(({ kind }) => kind !== 'not-covered').flatMap((each) => paying(t, each)),
      ...terms.flatMap((each) => narrowing(t, each)),
      ...(partOf ? [t('terms.partOf', { code: partOf })] : []),
      ...terms.filter(({ kind }) => kind === 'not-covered').flatMap((each) => paying(t, each)),
    ]),
  ];
}
