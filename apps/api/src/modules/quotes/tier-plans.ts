import { TIERS } from '@onegi/rating/line-rating';

interface Listed {
  readonly plan: { readonly tier: string; readonly insurer: { readonly code: string } };
  readonly totalCents: number | null;
}

/**
 * The three plans, Basic first, of the first insurer that sells all of them at a price; where none does, of the first
 * that sells them at all; empty when nobody does.
 */
export function tierPlansOf<Plan extends Listed>(listed: readonly Plan[]): Plan[] {
  const families = Map.groupBy(listed, ({ plan }) => plan.insurer.code);
  const whole = [...families.values()].flatMap((plans) => {
    const found = TIERS.flatMap((tier) => plans.find(({ plan }) => plan.tier === tier) ?? []);
    return found.length === TIERS.length ? [found] : [];
  });
  return whole.find((plans) => plans.every(({ totalCents }) => totalCents !== null)) ?? whole[0] ?? [];
}
