import type { Bilingual } from '../../lib/bilingual.ts';
import { keptPer } from '../../lib/kept-per.ts';
import type { BenefitTerms } from '../../ports/benefit-terms.ts';
import type { Plan, PlanBenefit } from '../../ports/catalogue.ts';
import { scheduleIn } from '../catalogue/benefit-variants.ts';
import { compareTerms } from '../catalogue/compare-benefits.ts';

/** One benefit of all plans of a line, in the order of the plans. */
export interface RankedBenefit {
  readonly code: string;
  readonly name: Bilingual;
  /** Undefined where the plan's table has no such row. */
  readonly benefits: readonly (PlanBenefit | undefined)[];
  /** 0 has the best terms, equal ones share a rank; a plan without the row comes after all. */
  readonly ranks: readonly number[];
  /** How many plans cover it. */
  readonly covering: number;
  /** False: it is a part of another benefit. */
  readonly isWhole: boolean;
  /** Cards show it. */
  readonly isHighlight: boolean;
}

const kept = keptPer<readonly Plan[], readonly RankedBenefit[]>();

/** The benefits of a line's plans in one variant: those that cards show first, the others in the order of the table. */
export const rankedBenefits = (plans: readonly Plan[], variant: string): readonly RankedBenefit[] =>
  kept(plans, variant, () => rank(plans, variant));

function rank(plans: readonly Plan[], variant: string): RankedBenefit[] {
  const schedules = plans.map((plan) => scheduleIn(plan, variant));
  const matter = schedules[0]?.highlights.map(({ code }) => code) ?? [];
  const tables = schedules.map(({ benefits }) => new Map(benefits.map((benefit) => [benefit.code, benefit])));
  const codes = new Set([...matter, ...tables.flatMap((table) => [...table.keys()])]);
  return [...codes].flatMap((code) => {
    const benefits = tables.map((table) => table.get(code));
    const found = benefits.flatMap((benefit) => benefit ?? []);
    const [any] = found;
    if (!any) return [];
    return {
      code,
      name: any.name,
      benefits,
      ranks: ranksOf(benefits.map((benefit) => benefit?.terms)),
      covering: found.filter(({ covered }) => covered).length,
      isWhole: any.partOf === null,
      isHighlight: matter.includes(code),
    };
  });
}

function ranksOf(terms: readonly (BenefitTerms | undefined)[]): number[] {
  const steps: BenefitTerms[] = [];
  for (const each of terms.flatMap((one) => one ?? []).toSorted((a, b) => compareTerms(b, a))) {
    const last = steps.at(-1);
    if (!last || compareTerms(last, each) !== 0) steps.push(each);
  }
  return terms.map((each) =>
    each ? steps.findIndex((step) => compareTerms(step, each) === 0) : Number.POSITIVE_INFINITY,
  );
}
