import { type CompiledLine, compileLine, rateLine, ratePlan } from '@onegi/rating/engine';
import { FIXED_LEVY, levyInForce, otherLeviesInForce } from '@onegi/rating/levy';
import type { LineRating, RatedRisk } from '@onegi/rating/line-rating';
import type { RateResult, RateTerms } from '@onegi/rating/result';
import type { TariffCell } from '@onegi/rating/tariff';
import fc from 'fast-check';
import { expect } from 'vitest';
import { levies } from './levies.ts';
import type { PlanSeed } from './line-seed.ts';

const dated = levyInForce(levies, 'DATED', 'GENERAL', '2026-12-01');

/** Terms of a policy that starts today, without a promotion. */
export const DATED: RateTerms = { levyByYear: [dated], otherLevies: [], promotionBasisPoints: 0 };
export const FIXED: RateTerms = { ...DATED, levyByYear: [FIXED_LEVY] };
export const DATED_TWO_YEARS: RateTerms = { ...DATED, levyByYear: [dated, dated] };
export const FIXED_TWO_YEARS: RateTerms = { ...DATED, levyByYear: [FIXED_LEVY, FIXED_LEVY] };

/** The Motor Insurers' Bureau's levies beside. */
export const withMotorLevies = (terms: RateTerms): RateTerms => ({
  ...terms,
  otherLevies: otherLeviesInForce(levies, 'MOTOR', '2026-12-01'),
});

export interface PriceTester<Risk, Rider extends string, Reason extends string> {
  readonly plans: readonly PlanSeed[];
  readonly compiled: CompiledLine<Risk, Rider, Reason>;
  rateAll(risk: Risk, terms?: RateTerms): RateResult<Reason, Rider>[];
  rate(planCode: string, risk: Risk, terms?: RateTerms): RateResult<Reason, Rider>;
  /** The breakdown and riders of a plan that must have a price. */
  priced(planCode: string, risk: Risk, terms?: RateTerms): Extract<RateResult<Reason, Rider>, { kind: 'priced' }>;
  /** The plan's own premium in dollars, or the reason it is referred for. */
  premium(planCode: string, risk: Risk): number | string;
  /** The same of the Basic, Standard and Premier plan of the insurer that sells at market prices. */
  market(risk: Risk): (number | string)[];
}

/** Prices risks by the plans and the tariff of the demo catalogue. */
export function priceTester<Risk extends RatedRisk, Rider extends string, Reason extends string>(
  rating: LineRating<Risk, Rider, Reason>,
  cells: readonly TariffCell[],
  plans: readonly PlanSeed[],
  usual: RateTerms = DATED,
): PriceTester<Risk, Rider, Reason> {
  const compiled = compileLine(rating, cells, plans);
  const rate: PriceTester<Risk, Rider, Reason>['rate'] = (planCode, risk, terms = usual) => {
    const result = rateLine(compiled, risk, terms)[plans.findIndex(({ code }) => code === planCode)];
    if (!result) throw new Error(`There is no plan ${planCode}`);
    return result;
  };
  const premium = (planCode: string, risk: Risk): number | string => {
    const result = rate(planCode, risk);
    return result.kind === 'priced' ? result.breakdown.basePremiumCents / 100 : result.reason;
  };
  return {
    plans,
    compiled,
    rateAll: (risk, terms = usual) => rateLine(compiled, risk, terms),
    rate,
    priced(planCode, risk, terms = usual) {
      const result = rate(planCode, risk, terms);
      if (result.kind !== 'priced') throw new Error(`${planCode} is referred: ${result.reason}`);
      return result;
    },
    premium,
    market: (risk) => plans.filter(({ insurerCode }) => insurerCode === 'LPG').map(({ code }) => premium(code, risk)),
  };
}

/** A quote worked out beforehand: premium, before the discount and to pay, by the levy of 0.1% and of 0.04%. */
export type GoldenPrice = readonly [
  premium: number,
  beforeAtDated: number,
  totalAtDated: number,
  beforeAtFixed: number,
  totalAtFixed: number,
];

export function expectGolden<Risk, Rider extends string, Reason extends string>(
  tester: PriceTester<Risk, Rider, Reason>,
  planCode: string,
  risk: Risk,
  [premium, ...totals]: GoldenPrice,
  [atDated, atFixed]: readonly [RateTerms, RateTerms] = [DATED, FIXED],
): void {
  const [one, other] = [tester.priced(planCode, risk, atDated), tester.priced(planCode, risk, atFixed)];
  expect([one.breakdown.listPremiumCents, other.breakdown.listPremiumCents]).toEqual([premium * 100, premium * 100]);
  expect(
    [one, other].flatMap(({ breakdown }) => [breakdown.totalBeforeDiscountCents / 100, breakdown.totalCents / 100]),
  ).toEqual(totals);
}

/** What holds for every line: no plan is dropped, parts add up, a promotion never raises a price, one plan equals its entry. */
export function expectSound<Risk extends RatedRisk, Rider extends string, Reason extends string>(
  { compiled, plans }: PriceTester<Risk, Rider, Reason>,
  anyRisk: fc.Arbitrary<Risk>,
  anyTerms: fc.Arbitrary<RateTerms> = fc.constantFrom(DATED, FIXED),
): void {
  const promotion = fc.constantFrom(300, 1_000, 2_500, 4_000);
  fc.assert(
    fc.property(anyRisk, anyTerms, promotion, fc.nat(plans.length - 1), (risk, terms, promotionBasisPoints, index) => {
      const results = rateLine(compiled, risk, terms);
      const promoted = rateLine(compiled, risk, { ...terms, promotionBasisPoints });
      expect(results).toHaveLength(plans.length);
      const plan = plans[index] as PlanSeed;
      expect(ratePlan(compiled, plan, risk, terms)).toEqual(results[index]);
      for (const [at, result] of results.entries()) {
        const other = promoted[at];
        expect(other?.kind).toBe(result.kind);
        if (result.kind === 'refer' || other?.kind !== 'priced') continue;
        const { breakdown, riders } = result;
        expect(riders.reduce((sum, rider) => sum + rider.premiumCents, 0)).toBe(breakdown.riderPremiumCents);
        expect(breakdown.basePremiumCents + breakdown.riderPremiumCents).toBe(breakdown.listPremiumCents);
        expect(breakdown.listPremiumCents % 100).toBe(0);
        expect(breakdown.basePremiumCents).toBeGreaterThan(0);
        expect(breakdown.listPremiumCents - breakdown.discountCents).toBe(breakdown.netPremiumCents);
        expect(breakdown.netPremiumCents + breakdown.levyCents + breakdown.otherLeviesCents).toBe(breakdown.totalCents);
        expect(other.breakdown.totalCents).toBeLessThanOrEqual(breakdown.totalCents);
        expect(other.breakdown.listPremiumCents).toBe(breakdown.listPremiumCents);
      }
    }),
  );
}

/** No plan asks more for the first risk than for the second, where both have a price. */
export function expectNeverDearer<Risk, Rider extends string, Reason extends string>(
  tester: PriceTester<Risk, Rider, Reason>,
  cheaper: Risk,
  dearer: Risk,
): void {
  const high = tester.rateAll(dearer);
  for (const [index, result] of tester.rateAll(cheaper).entries()) {
    const other = high[index];
    if (result.kind !== 'priced' || other?.kind !== 'priced') continue;
    expect(result.breakdown.totalCents).toBeLessThanOrEqual(other.breakdown.totalCents);
  }
}

/** One insurer's Basic costs no more than its Standard, nor that than its Premier, where both have a price. */
export function expectTiersInOrder<Risk, Rider extends string, Reason extends string>(
  tester: PriceTester<Risk, Rider, Reason>,
  risk: Risk,
): void {
  const premiums = tester
    .rateAll(risk)
    .map((each) => (each.kind === 'priced' ? each.breakdown.basePremiumCents : null));
  for (const insurer of new Set(tester.plans.map(({ insurerCode }) => insurerCode))) {
    const own = premiums.filter((premium, index) => premium !== null && tester.plans[index]?.insurerCode === insurer);
    expect(own).toEqual(own.toSorted((a, b) => Number(a) - Number(b)));
  }
}
