import type { BenefitSchedule } from '../../ports/catalogue.ts';

/** What a plan covers in one variant; the plan's own table where it is the one shown without a search. */
export function scheduleIn(
  plan: BenefitSchedule & { readonly variants: ReadonlyMap<string, BenefitSchedule> },
  variant: string,
): BenefitSchedule {
  return plan.variants.get(variant) ?? plan;
}
