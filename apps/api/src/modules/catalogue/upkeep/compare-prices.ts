import type { LineCode } from '@onegi/contract/lines';
import type { RiskByLine } from '@onegi/rating/lines/all';
import type { RateTerms } from '@onegi/rating/result';
import type { LineVersion } from '../../../ports/catalogue.ts';

/** One price to be compared: a plan, a risk, and what beside the tariff decides the price. */
export interface PriceCase {
  readonly planCode: string;
  readonly risk: RiskByLine[LineCode];
  readonly terms: RateTerms;
}

/** How the totals of one plan move, or of all plans; what the client pays, levies included. */
export interface Moves {
  /** Null for all plans together. */
  readonly planCode: string | null;
  readonly quotes: number;
  /** Priced before and after; the figures below are of these. */
  readonly priced: number;
  readonly beforeCents: number;
  readonly afterCents: number;
  /** Changes of single totals in percent; null where nothing is priced in both. */
  readonly mean: number | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly newlyReferred: number;
  readonly newlyPriced: number;
  /** Of plans that the draft does not sell any more. */
  readonly withdrawn: number;
}

/** What becomes of one case. */
type Fate =
  | { readonly kind: 'priced'; readonly before: number; readonly after: number }
  | { readonly kind: 'newlyReferred' | 'newlyPriced' | 'withdrawn' | 'stillReferred' };

/**
 * Prices every case by the version in force and by the draft, under the same terms.
 * @param base null where the line has no version in force: then everything is newly priced
 * @returns plans in the draft's order, then those withdrawn, and all together
 */
export function comparePrices(
  base: LineVersion | null,
  draft: LineVersion,
  cases: readonly PriceCase[],
): { readonly plans: readonly Moves[]; readonly all: Moves } {
  const fates = new Map<string, Fate[]>();
  for (const { code } of [...draft.plans, ...(base?.plans ?? [])]) fates.set(code, []);
  for (const each of cases) {
    const list = fates.get(each.planCode) ?? [];
    fates.set(each.planCode, list);
    list.push(fateOf(base, draft, each));
  }
  const touched = [...fates].filter(([, list]) => list.length > 0);
  return {
    plans: touched.map(([planCode, list]) => movesOf(planCode, list)),
    all: movesOf(
      null,
      touched.flatMap(([, list]) => list),
    ),
  };
}

function fateOf(base: LineVersion | null, draft: LineVersion, { planCode, risk, terms }: PriceCase): Fate {
  const before = totalOf(base, planCode, risk, terms);
  if (!draft.planByCode.has(planCode)) return { kind: 'withdrawn' };
  const after = totalOf(draft, planCode, risk, terms);
  if (before === null) return { kind: after === null ? 'stillReferred' : 'newlyPriced' };
  return after === null ? { kind: 'newlyReferred' } : { kind: 'priced', before, after };
}

/** Null where the version has no price: the plan is referred, not sold, or cannot be had with what was chosen. */
function totalOf(
  version: LineVersion | null,
  planCode: string,
  risk: RiskByLine[LineCode],
  terms: RateTerms,
): number | null {
  const plan = version?.planByCode.get(planCode);
  if (!version || !plan) return null;
  try {
    const result = version.ratePlan(plan, risk, terms);
    return result.kind === 'priced' ? result.breakdown.totalCents : null;
  } catch (error) {
    // An optional cover for a sum that this version has no price for.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function movesOf(planCode: string | null, fates: readonly Fate[]): Moves {
  const priced = fates.filter((fate) => fate.kind === 'priced');
  const changes = priced.map(({ before, after }) => ((after - before) / before) * 100);
  const count = (kind: Fate['kind']) => fates.filter((fate) => fate.kind === kind).length;
  const isAny = changes.length > 0;
  return {
    planCode,
    quotes: fates.length,
    priced: priced.length,
    beforeCents: priced.reduce((sum, { before }) => sum + before, 0),
    afterCents: priced.reduce((sum, { after }) => sum + after, 0),
    mean: isAny ? changes.reduce((sum, change) => sum + change, 0) / changes.length : null,
    least: isAny ? changes.reduce((a, b) => Math.min(a, b)) : null,
    most: isAny ? changes.reduce((a, b) => Math.max(a, b)) : null,
    newlyReferred: count('newlyReferred'),
    newlyPriced: count('newlyPriced'),
    withdrawn: count('withdrawn'),
  };
}
