/** Basic, standard and premier, by the last part of a plan's code: 'LPG-TRAVEL-S'. */
export const tiers = ['B', 'S', 'P'] as const;

/** The plans of the first insurer that sells all three tiers, basic first; empty when none does. */
export function tierPlansOf(planCodes: readonly string[]): string[] {
  const known = new Set(planCodes);
  for (const code of planCodes) {
    const family = code.slice(0, code.lastIndexOf('-') + 1);
    const plans = tiers.map((tier) => family + tier);
    if (plans.every((plan) => known.has(plan))) return plans;
  }
  return [];
}
