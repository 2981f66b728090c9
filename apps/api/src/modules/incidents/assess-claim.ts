import { multiplyDivideHalfUp } from '@onegi/rating/money';
import type { TermsOf } from '../../ports/benefit-terms.ts';
import type { PlanBenefit } from '../../ports/catalogue.ts';
import { benefitOf, type Case, centsFor, type Ledger, numberFor, step } from './assessment.ts';
import { type Limit, levelOf, unitLimit, wholeLimit } from './benefit-limit.ts';
import { conditionsMet } from './conditions-met.ts';
import { countUnits } from './count-units.ts';
import { deductExcess, type Purse } from './deduct-excess.ts';
import type { Claim } from './incident.ts';
import { moneyShown } from './incident-texts.ts';

/**
 * What one claim pays by its benefit's terms, before limits it shares with others. In this order: conditions, units,
 * the part of the cost the insured bears, the limit for each unit, the excess, the limit of the benefit.
 * @param unpaidCents what the claim before left unpaid
 */
export function assessClaim(
  held: Case,
  claim: Claim,
  benefit: PlanBenefit,
  shared: { readonly purse: Purse; readonly unpaidCents: number },
): Ledger {
  const { met, steps } = conditionsMet(held, claim, benefit);
  const ledger: Ledger = { clause: benefit, steps: [...steps], cents: 0, cut: false };
  if (!met) return ledger;
  if (benefit.terms.kind === 'percent') return percentOf(held, claim, benefit.terms, ledger, shared);
  const sum = fixedSum(held, claim, benefit, ledger);
  if (sum !== null) {
    ledger.cents = sum;
    return ledger;
  }
  addUp(held, claim, benefit, ledger, claim.rest ? shared.unpaidCents : null);
  if (claim.excess) deductExcess(held, claim.excess, ledger, shared.purse);
  bearOwnExcess(benefit, ledger);
  capBy(wholeLimit(held, claim, benefit), 'limit', ledger);
  return ledger;
}

/** The sum of a benefit that pays one whatever the cost; null for every other. */
function fixedSum(held: Case, claim: Claim, benefit: PlanBenefit, ledger: Ledger): number | null {
  const { terms } = benefit;
  if (terms.kind === 'share' && terms.of === 'adult-sum') {
    const cents = wholeLimit(held, claim, benefit)?.cents ?? 0;
    ledger.steps.push(step('fixed', benefit, { amount: moneyShown(cents) }));
    return cents;
  }
  if (terms.kind !== 'amount' || terms.pays !== 'fixed') return null;
  const whole = terms.limit * 100;
  if (terms.scale) {
    const wanted = levelOf(held, claim);
    const percent = terms.scale.find(({ loss }) => loss === wanted)?.percent ?? 0;
    return partOf(whole, percent, (amount) =>
      ledger.steps.push(step('scale', benefit, { percent, limit: moneyShown(whole), amount })),
    );
  }
  const percent = ageShare(held, terms);
  if (percent !== 100)
    return partOf(whole, percent, (amount) => ledger.steps.push(step('age', benefit, { percent, amount })));
  ledger.steps.push(step('fixed', benefit, { amount: moneyShown(whole) }));
  return whole;
}

function partOf(cents: number, percent: number, tell: (amount: string) => void): number {
  const part = multiplyDivideHalfUp(cents, percent, 100);
  tell(moneyShown(part));
  return part;
}

function ageShare({ incident, answers }: Case, { ageLimits = [] }: TermsOf<'amount'>): number {
  if (!incident.age) return 100;
  const age = numberFor(answers, incident.age);
  return ageLimits.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge)?.percent ?? 100;
}

/** Fills the ledger with what the units cost or bring, each within the limit for one. */
function addUp(held: Case, claim: Claim, benefit: PlanBenefit, ledger: Ledger, costCents: number | null): void {
  const units = countUnits(held, claim, benefit, ledger);
  if (units === 0 || costCents === 0) return;
  const { terms } = benefit;
  const isSum = terms.kind === 'per-unit' && terms.pays !== 'expenses';
  ledger.cents = isSum ? terms.amount * 100 : (costCents ?? centsFor(held.answers, claim.each ?? claim.cost));
  const isCounted = isSum || claim.units !== undefined;
  if (!isCounted) ledger.steps.push(step('cost', benefit, { amount: moneyShown(ledger.cents) }));
  if (!isSum) {
    bearPart(held, benefit, ledger);
    capBy(unitLimit(held, claim, benefit), 'subLimit', ledger);
  }
  if (!isCounted) return;
  const amount = moneyShown(ledger.cents);
  ledger.cents *= units;
  ledger.steps.push(step('sum', benefit, { count: units, amount, total: moneyShown(ledger.cents) }));
}

/** Takes off the part of the cost that the insured bears by the benefit itself, or by the row on co-insurance. */
function bearPart(held: Case, benefit: PlanBenefit, ledger: Ledger): void {
  const { terms } = benefit;
  if ('coInsurance' in terms && terms.coInsurance === 'one-third') {
    ledger.cents = multiplyDivideHalfUp(ledger.cents, 2, 3);
    ledger.steps.push(step('twoThirds', benefit, { amount: moneyShown(ledger.cents) }));
    return;
  }
  const own = 'coInsurance' in terms && typeof terms.coInsurance === 'number' ? terms.coInsurance : 0;
  const { clause, percent } = own > 0 ? { clause: benefit, percent: own } : borneByAge(held, benefit);
  if (percent === 0) return;
  ledger.cents = multiplyDivideHalfUp(ledger.cents, 100 - percent, 100);
  ledger.steps.push(step('borne', clause, { percent, amount: moneyShown(ledger.cents) }));
}

function borneByAge({ incident, answers, benefits }: Case, benefit: PlanBenefit) {
  for (const row of incident.age ? benefits : []) {
    if (row.terms.kind !== 'co-insurance' || !row.terms.benefits.includes(benefit.code)) continue;
    const age = numberFor(answers, incident.age);
    const band = row.terms.ages.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge);
    return { clause: row, percent: band?.percent ?? 0 };
  }
  return { clause: benefit, percent: 0 };
}

function bearOwnExcess(benefit: PlanBenefit, ledger: Ledger): void {
  const own = 'excess' in benefit.terms ? (benefit.terms.excess ?? 0) * 100 : 0;
  const taken = Math.min(own, ledger.cents);
  if (taken === 0) return;
  ledger.cents -= taken;
  ledger.steps.push(step(ledger.cents === 0 ? 'excessAll' : 'excess', benefit, { amount: moneyShown(taken) }));
}

function capBy(limit: Limit | null, kind: 'subLimit' | 'limit', ledger: Ledger): void {
  if (!limit || ledger.cents <= limit.cents) return;
  ledger.cents = limit.cents;
  ledger.cut = true;
  ledger.steps.push(step(kind, limit.clause, { limit: moneyShown(limit.cents) }));
}

/** The percentage, by level, of what another benefit pays for the same cost. */
function percentOf(
  held: Case,
  claim: Claim,
  terms: TermsOf<'percent'>,
  ledger: Ledger,
  shared: { readonly purse: Purse; readonly unpaidCents: number },
): Ledger {
  const other = benefitOf(held, terms.ofBenefit);
  if (!other) return ledger;
  const whole = assessClaim(held, { ...claim, benefit: other.code }, other, shared);
  const wanted = levelOf(held, claim);
  const percent = terms.levels.find(({ level }) => level === wanted)?.percent ?? 0;
  const cents = multiplyDivideHalfUp(whole.cents, percent, 100);
  const shown = { percent, base: moneyShown(whole.cents), amount: moneyShown(cents) };
  const steps = [...ledger.steps, ...whole.steps, ...(whole.cents > 0 ? [step('percent', ledger.clause, shown)] : [])];
  return { ...ledger, steps, cents, cut: whole.cut };
}
