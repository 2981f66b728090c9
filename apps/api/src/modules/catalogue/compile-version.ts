import type { LineCode } from '@onegi/contract/lines';
import { compileLine, rateLine, ratePlan, ridersOffered } from '@onegi/rating/engine';
import { type LineRating, type PlanTerms, type RatedRisk, TIERS, type Tier } from '@onegi/rating/line-rating';
import { lineRatings, type RiskByLine } from '@onegi/rating/lines/all';
import type { Insurer, LineVersion } from '../../ports/catalogue.ts';
import { compilePlans } from './compile-plans.ts';
import { compileCover } from './optional-covers.ts';
import type { VersionRows } from './repository.ts';

/** Every line rates by the same engine, so inside this file a line's own types do not matter. */
type AnyRating = LineRating<RatedRisk, string, string>;

/** Makes a version ready to rate and to show. Throws, naming the row, on data that does not fit together. */
export function compileVersion<Line extends LineCode>(
  line: Line,
  rows: VersionRows,
  insurerByCode: ReadonlyMap<string, Insurer>,
): LineVersion<Line> {
  const plans = compilePlans(line, rows, insurerByCode);
  const planTerms = rows.plans.map((row): PlanTerms => {
    const tier = TIERS.find((each) => each === row.tier);
    if (!tier) throw new Error(`Plan ${row.code} has the unknown tier ${row.tier}`);
    return {
      tier,
      relativityBasisPoints: row.relativity_basis_points,
      standingDiscountBasisPoints: row.standing_discount_basis_points,
    };
  });
  const rating = lineRatings[line] as unknown as AnyRating;
  const compiled = compileLine(rating, rows.cells, planTerms);
  const termsByCode = new Map(plans.map((plan, index) => [plan.code, planTerms[index] as PlanTerms]));
  const termsOf = (code: string): PlanTerms => {
    const own = termsByCode.get(code);
    if (!own) throw new RangeError(`${code} is not a plan of ${line} version ${rows.head.version}`);
    return own;
  };
  const optionalCovers = rows.optionalCovers.map((row) => {
    if (!rating.riders.includes(row.rider))
      throw new Error(`Optional cover ${row.code} is the unknown rider ${row.rider}`);
    return compileCover(row, compiled.riders);
  });
  const usualVariant = rating.riderVariants[0] ?? '*';
  return {
    line,
    version: rows.head.version,
    effectiveFrom: rows.head.effectiveFrom,
    plans,
    planByCode: new Map(plans.map((plan) => [plan.code, plan])),
    notes: rows.notes,
    optionalCovers,
    tariffCells: rows.cells,
    planTerms: ({ code }) => termsOf(code),
    rate: (risk: RiskByLine[Line], terms) => rateLine(compiled, risk as RatedRisk, terms),
    ratePlan: (plan, risk: RiskByLine[Line], terms) => ratePlan(compiled, termsOf(plan.code), risk as RatedRisk, terms),
    ridersOffered(plan, risk: RiskByLine[Line] | null) {
      const tier = plan.tier as Tier;
      const rates = risk
        ? ridersOffered(compiled, risk as RatedRisk, tier)
        : compiled.riders.riders.map((rider) => ({ rider, rate: compiled.riders.rate(rider, usualVariant, tier) }));
      return rates.flatMap(({ rider, rate }) => {
        const cover = optionalCovers.find((each) => each.rider === rider);
        return cover && rate ? [{ cover, rate }] : [];
      });
    },
  };
}
