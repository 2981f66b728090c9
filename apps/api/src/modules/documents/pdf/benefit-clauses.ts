import type { BenefitTerms, TermsOf } from '../../../ports/benefit-terms.ts';
import type { PlanBenefit } from '../../../ports/catalogue.ts';
import type { Printed } from './printed-texts.ts';

/** How a kind of benefit pays. */
function paying(t: Printed, terms: BenefitTerms): string[] {
  switch (terms.kind) {
    case 'amount':
      if (terms.scale) return [t('terms.scale')];
      return [terms.pays === 'fixed' ? t('terms.fixed') : t('terms.expenses')];
    case 'actual-cost':
      return [terms.full ? t('terms.fullCover') : t('terms.actualCost')];
    case 'per-unit':
      return [perUnit(t, terms)];
    case 'parts':
      return [t('terms.expenses'), t('terms.parts')];
    case 'value':
      return [t('terms.value'), ...(terms.basis === 'market-or-agreed' ? [t('terms.agreedValue')] : [])];
    case 'excess':
      return [
        t('terms.excess'),
        ...(terms.percentOf ? [t('terms.excessPercent')] : []),
        ...(terms.additional ? [t('terms.additional')] : []),
      ];
    case 'excess-multiple':
      return [t('terms.excess')];
    case 'co-insurance':
      return [t('terms.borne')];
    case 'not-covered':
      return [t('terms.notCovered')];
    case 'included':
      return [];
    case 'optional':
    case 'percent':
    case 'share':
    case 'plan':
    case 'aggregate':
    case 'count':
    case 'period':
    case 'extension':
    case 'territory':
    case 'waiting':
      return [t(`terms.${terms.kind}`)];
  }
}

function perUnit(t: Printed, { unit, every, pays }: TermsOf<'per-unit'>): string {
  if (unit === 'hours') return t('terms.perHours', { hours: String(every) });
  return unit === 'day' && pays !== 'expenses' ? t('terms.perDay') : t('terms.perUnit', { unit });
}

type Narrowed = TermsOf<'amount' | 'actual-cost' | 'per-unit' | 'parts' | 'percent'>;

const isNarrowed = (terms: BenefitTerms): terms is Narrowed =>
  ['amount', 'actual-cost', 'per-unit', 'parts', 'percent'].includes(terms.kind);

const SUB_LIMIT = { item: 'terms.perItem', visit: 'terms.perVisit', laptop: 'terms.perLaptop' } as const;

/** What narrows it. */
function narrowing(t: Printed, terms: BenefitTerms): string[] {
  if (terms.kind === 'included' && terms.timesPerYear) return [t('terms.timesPerYear', { times: terms.timesPerYear })];
  if (!isNarrowed(terms)) return [];
  const clauses: string[] = [];
  if (terms.kind !== 'per-unit' && terms.trigger?.hours) {
    clauses.push(t('terms.over', { hours: String(terms.trigger.hours) }));
  }
  if (terms.kind === 'amount') {
    if (terms.per) clauses.push(t('terms.per', { per: terms.per }));
    for (const { per } of terms.subLimits ?? []) clauses.push(t(SUB_LIMIT[per]));
  }
  if ('most' in terms && terms.most) {
    clauses.push(t('terms.most', { unit: terms.most.unit, count: String(terms.most.count) }));
  }
  if (terms.kind === 'per-unit' && terms.fromUnit) clauses.push(t('terms.fromDay', { day: String(terms.fromUnit) }));
  if (terms.withinDays) clauses.push(t('terms.within', { days: String(terms.withinDays) }));
  if (terms.months) clauses.push(t('terms.months', { months: String(terms.months) }));
  if (terms.timesPerTrip) clauses.push(t('terms.times', { times: terms.timesPerTrip }));
  for (const { fromAge, toAge, percent } of terms.ageLimits ?? []) {
    clauses.push(t('terms.age', { fromAge: String(fromAge), toAge: String(toAge), percent: String(percent) }));
  }
  if (terms.coInsurance) {
    clauses.push(
      terms.coInsurance === 'one-third'
        ? t('terms.coInsuranceThird')
        : t('terms.coInsurance', { percent: String(terms.coInsurance) }),
    );
  }
  if (terms.who === 'child') clauses.push(t('terms.child'));
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
