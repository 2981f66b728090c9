import { priceCard } from './card.ts';
import { reduced } from './fraction.ts';
import {
  byTier,
  type LineRating,
  type Market,
  type MarketPrice,
  type PlanTerms,
  type RatedRisk,
  type RiderBasis,
  type Tier,
} from './line-rating.ts';
import { multiplyDivideHalfUp } from './money.ts';
import { priceRiders, type RiderRequest, riderRequest } from './price-riders.ts';
import { effectiveDiscount } from './promotion.ts';
import type { RateResult, RateTerms, RiderPremium } from './result.ts';
import { type RiderRate, type RiderTariff, readRiderTariff } from './rider-tariff.ts';
import { readTariff, type TariffCell } from './tariff.ts';

/** A tariff version and its plans, ready to rate. Immutable. */
export interface CompiledLine<Risk, Rider extends string, Reason extends string> {
  readonly market: Market<Risk, Rider, Reason>;
  readonly riders: RiderTariff<Rider>;
  readonly plans: readonly PlanTerms[];
}

/** Reads and checks a tariff once; throws RangeError when a cell is missing. */
export function compileLine<Risk extends RatedRisk, Rider extends string, Reason extends string>(
  rating: LineRating<Risk, Rider, Reason>,
  cells: readonly TariffCell[],
  plans: readonly PlanTerms[],
): CompiledLine<Risk, Rider, Reason> {
  const tariff = readTariff(cells);
  return {
    market: rating.compile(tariff),
    riders: readRiderTariff(tariff, rating.riders, rating.riderVariants),
    plans,
  };
}

/**
 * Rates one risk for every plan: the n-th result belongs to the n-th plan, and a plan that cannot be priced is referred,
 * never left out. Throws RangeError on a risk that no search can state.
 */
export function rateLine<Risk extends RatedRisk, Rider extends string, Reason extends string>(
  compiled: CompiledLine<Risk, Rider, Reason>,
  risk: Risk,
  terms: RateTerms,
): RateResult<Reason, Rider>[] {
  const { plans } = compiled;
  const byTierOfPlan = prepare(compiled, risk, terms);
  const results = new Array<RateResult<Reason, Rider>>(plans.length);
  for (let index = 0; index < plans.length; index++) {
    const plan = plans[index] as PlanTerms;
    results[index] = pricePlan(byTierOfPlan[plan.tier], plan, terms);
  }
  return results;
}

/** The same for one plan. */
export function ratePlan<Risk extends RatedRisk, Rider extends string, Reason extends string>(
  compiled: CompiledLine<Risk, Rider, Reason>,
  plan: PlanTerms,
  risk: Risk,
  terms: RateTerms,
): RateResult<Reason, Rider> {
  return pricePlan(prepare(compiled, risk, terms)[plan.tier], plan, terms);
}

/** The optional covers that a plan of this tier has for a risk, with their rates, in the order listed. */
export function ridersOffered<Risk extends RatedRisk, Rider extends string, Reason extends string>(
  { riders, market }: CompiledLine<Risk, Rider, Reason>,
  risk: Risk,
  tier: Tier,
): { readonly rider: Rider; readonly rate: RiderRate }[] {
  const { variant } = market.riderBasis(risk);
  return riders.riders.flatMap((rider) => {
    const rate = market.refusesRider?.(rider, risk) ? null : riders.rate(rider, variant, tier);
    return rate ? [{ rider, rate }] : [];
  });
}

/** Everything about a risk that is the same for every plan of a tier: the answer for all, or what to multiply. */
type Prepared<Rider extends string, Reason extends string> =
  | { readonly kind: 'refer'; readonly reason: Reason | 'rider-not-offered' }
  | { readonly kind: 'price'; readonly market: MarketPrice; readonly riders: readonly RiderRequest<Rider>[] };

const NONE: readonly never[] = Object.freeze([]);

function prepare<Risk extends RatedRisk, Rider extends string, Reason extends string>(
  compiled: CompiledLine<Risk, Rider, Reason>,
  risk: Risk,
  terms: RateTerms,
): Record<Tier, Prepared<Rider, Reason>> {
  const prices = compiled.market.price(risk, terms);
  const basis = risk.riders.length === 0 ? null : compiled.market.riderBasis(risk);
  return byTier((tier) => {
    const market = prices[tier];
    if (typeof market === 'string') return { kind: 'refer', reason: market };
    const riders = basis ? requestedRiders(compiled, risk, basis, tier) : NONE;
    return riders ? { kind: 'price', market: reduced(market), riders } : { kind: 'refer', reason: 'rider-not-offered' };
  });
}

/** The chosen riders, once each, in the order listed, whatever order they were asked for in; null if one is not offered. */
export function requestedRiders<Risk extends RatedRisk, Rider extends string, Reason extends string>(
  compiled: Pick<CompiledLine<Risk, Rider, Reason>, 'market' | 'riders'>,
  risk: Risk,
  basis: RiderBasis,
  tier: Tier,
): RiderRequest<Rider>[] | null {
  const { riders, market } = compiled;
  const asked: RiderRequest<Rider>[] = [];
  for (const rider of riders.riders) {
    const chosen = risk.riders.find((each) => each.rider === rider);
    if (!chosen) continue;
    const rate = market.refusesRider?.(rider, risk) ? null : riders.rate(rider, basis.variant, tier);
    if (!rate) return null;
    asked.push(riderRequest(rider, chosen.amountDollars, rate, basis));
  }
  return asked;
}

function pricePlan<Rider extends string, Reason extends string>(
  prepared: Prepared<Rider, Reason>,
  plan: PlanTerms,
  terms: RateTerms,
): RateResult<Reason, Rider> {
  if (prepared.kind === 'refer') return prepared;
  const { market } = prepared;
  // Relativity, then the minimum, then the only rounding. The minimum is whole dollars, so comparing after the rounding
  // decides the same.
  const rated = multiplyDivideHalfUp(market.amount, market.factor * plan.relativityBasisPoints, market.scale * 10_000);
  const premiumDollars = Math.max(rated, market.minimumDollars) + market.addedDollars;
  const riders = prepared.riders.length === 0 ? NONE : priceRiders(prepared.riders, premiumDollars);
  const riderCents = riders.length === 0 ? 0 : totalCents(riders);
  const discount = effectiveDiscount(plan.standingDiscountBasisPoints, terms.promotionBasisPoints);
  const breakdown = priceCard(premiumDollars * 100, riderCents, discount, terms.levyByYear, terms.otherLevies);
  return { kind: 'priced', breakdown, riders };
}

function totalCents(riders: readonly RiderPremium[]): number {
  return riders.reduce((total, rider) => total + rider.premiumCents, 0);
}
