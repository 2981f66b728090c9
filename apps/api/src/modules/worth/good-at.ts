import type { BenefitTerms } from '../../ports/benefit-terms.ts';
import type { PlanBenefit } from '../../ports/catalogue.ts';
import type { RankedBenefit } from './rank-benefits.ts';

/** All that is looked at: no insurer, no commission, no way of selling. */
export interface Compared {
  readonly tier: string;
  /** Levy included; null without a price. */
  readonly totalCents: number | null;
}

/** Why a plan is good, strongest reason first: of several the first are shown. */
const kinds = ['only', 'best', 'lowestPrice', 'cheapestWith', 'bestUnder', 'bestOfTier'] as const;
type Kind = (typeof kinds)[number];

/** What can be best of a benefit: the highest limit, the lowest excess, … */
type Way = 'highest' | 'fullest' | 'widest' | 'longest' | 'lowest' | 'shortest';

export interface GoodAt {
  readonly kind: Kind;
  /** Absent where it is the price. */
  readonly benefit?: PlanBenefit;
  /** What is best of this benefit: the highest limit, the lowest excess, … */
  readonly way?: Way;
  /** Whole dollars: the plan is the best of those that cost less. */
  readonly underDollars?: number;
}

const MOST = 2;
/** Being best of two or three says little. */
const LEAST_RIVALS = 3;

/** How the best of a benefit is named, from what its terms are. */
function wayOf({ kind }: BenefitTerms): Way {
  switch (kind) {
    case 'excess':
    case 'excess-multiple':
    case 'co-insurance':
      return 'lowest';
    case 'waiting':
      return 'shortest';
    case 'period':
    case 'extension':
      return 'longest';
    case 'territory':
    case 'plan':
    case 'value':
      return 'widest';
    case 'included':
    case 'actual-cost':
      return 'fullest';
    default:
      return 'highest';
  }
}

/** The next round price above a plan's own, whole dollars: 200 of HK$170.27. */
export function roundPriceAbove(totalCents: number): number {
  const dollars = totalCents / 100;
  const step = dollars < 500 ? 50 : dollars < 2_000 ? 100 : dollars < 10_000 ? 500 : 1_000;
  return (Math.floor(dollars / step) + 1) * step;
}

/**
 * What each plan of a list is good at beside the others: at most two reasons, each true of this plan alone. Benefits that
 * matter most in the line come first. Decision 059.
 * @param rows the benefits of the plans, in their order
 */
export function goodAt(plans: readonly Compared[], rows: readonly RankedBenefit[]): GoodAt[][] {
  return plans.map((plan, at) => {
    const found = new Map<Kind, GoodAt[]>(kinds.map((kind) => [kind, []]));
    if (isCheapest(plans, at)) found.get('lowestPrice')?.push({ kind: 'lowestPrice' });
    for (const row of rows) {
      const reason = row.isWhole ? reasonOf(plans, row, plan, at) : null;
      if (reason) found.get(reason.kind)?.push(reason);
    }
    return [...found.values()].flat().slice(0, MOST);
  });
}

/** The strongest reason that one benefit gives for one plan. */
function reasonOf(plans: readonly Compared[], row: RankedBenefit, plan: Compared, at: number): GoodAt | null {
  const benefit = row.benefits[at];
  if (!benefit?.covered) return null;
  const way = wayOf(benefit.terms);
  const among = (isRival: (other: Compared) => boolean) => isBest(plans, row, at, isRival);
  const pays = way === 'highest' || way === 'fullest';
  if (pays && row.covering === 1 && plans.length > LEAST_RIVALS) return { kind: 'only', benefit };
  if (among(() => true)) return { kind: 'best', benefit, way };
  if (pays && row.covering < plans.length && isCheapest(plans, at, row)) return { kind: 'cheapestWith', benefit };
  const { totalCents, tier } = plan;
  if (totalCents) {
    const underDollars = roundPriceAbove(totalCents);
    if (among((other) => other.totalCents !== null && other.totalCents < underDollars * 100))
      return { kind: 'bestUnder', benefit, way, underDollars };
  }
  return among((other) => other.tier === tier) ? { kind: 'bestOfTier', benefit, way } : null;
}

/** Whether no rival's terms are as good; at least three have to be worse. */
function isBest(
  plans: readonly Compared[],
  { ranks }: RankedBenefit,
  at: number,
  isRival: (other: Compared) => boolean,
): boolean {
  const own = ranks[at] as number;
  let rivals = 0;
  for (const [each, other] of plans.entries()) {
    if (each === at || !isRival(other)) continue;
    if ((ranks[each] as number) <= own) return false;
    rivals += 1;
  }
  return rivals >= LEAST_RIVALS;
}

/** Whether every other plan with a price costs more; with a row, every other plan that covers it. */
function isCheapest(plans: readonly Compared[], at: number, row?: RankedBenefit): boolean {
  const own = plans[at]?.totalCents;
  if (!own) return false;
  const rivals = plans.filter(
    (other, each) => each !== at && other.totalCents && (!row || row.benefits[each]?.covered),
  );
  return rivals.length > 0 && rivals.every((other) => Number(other.totalCents) > own);
}
