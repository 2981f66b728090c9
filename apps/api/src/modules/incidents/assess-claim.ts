import { multiplyDivideHalfUp } from '@onegi/rating/money';
import type { TermsOf } from '../../ports/benefit-terms.ts';
import { benefitOf, type Case, centsFor, type Ledger, numberFor, type Row, step } from './assessment.ts';
import { isPerUnit, itemLimit, type Limit, levelOf, unitLimit, wholeLimit } from './benefit-limit.ts';
import { conditionsMet } from './conditions-met.ts';
import { countUnits } from './count-units.ts';
import { deductExcess, type Purse } from './deduct-excess.ts';
import type { Claim } from './incident.ts';
import { type Money, money } from './incident-texts.ts';

/**
 * What one claim pays by its benefit's terms, before limits it shares with others. In this order for every line:
 * conditions, units, the value of the thing, average, the part of the cost the insured bears, the limit for each unit or
 * item, the excess, the limit of the benefit.
 * @param unpaidCents what the claim before left unpaid
 */
export function assessClaim(
  held: Case,
  claim: Claim,
  benefit: Row,
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
  deductExcess(held, claim.excess, benefit, ledger, shared.purse);
  capBy(wholeLimit(held, claim, benefit), 'limit', ledger);
  return ledger;
}

/** The sum of a benefit that pays one whatever the cost; null for every other. */
function fixedSum(held: Case, claim: Claim, benefit: Row, ledger: Ledger): number | null {
  const { terms } = benefit;
  if (terms.kind === 'share' && terms.of === 'adult-sum') {
    const cents = wholeLimit(held, claim, benefit)?.cents ?? 0;
    ledger.steps.push(step('fixed', benefit, { amount: money(cents) }));
    return cents;
  }
  if (terms.kind !== 'amount' || terms.pays !== 'fixed') return null;
  const whole = terms.limit * 100;
  if (terms.scale) {
    const wanted = levelOf(held, claim);
    const percent = terms.scale.find(({ loss }) => loss === wanted)?.percent ?? 0;
    return partOf(whole, percent, (amount) =>
      ledger.steps.push(step('scale', benefit, { percent, limit: money(whole), amount })),
    );
  }
  if (isPerUnit(terms) && claim.units) return sumOfEach(held, claim, benefit, whole, ledger);
  const percent = ageShare(held, terms);
  if (percent !== 100)
    return partOf(whole, percent, (amount) => ledger.steps.push(step('age', benefit, { percent, amount })));
  ledger.steps.push(step('fixed', benefit, { amount: money(whole) }));
  return whole;
}

function sumOfEach(held: Case, { units }: Claim, benefit: Row, each: number, ledger: Ledger): number {
  const count = numberFor(held.answers, units);
  const shown = { count, amount: money(each), total: money(each * count) };
  ledger.steps.push(step('sum', benefit, shown));
  return each * count;
}

function partOf(cents: number, percent: number, tell: (amount: Money) => void): number {
  const part = multiplyDivideHalfUp(cents, percent, 100);
  tell(money(part));
  return part;
}

function ageShare({ incident, answers }: Case, { ageLimits = [] }: TermsOf<'amount'>): number {
  if (!incident.age) return 100;
  const age = numberFor(answers, incident.age);
  return ageLimits.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge)?.percent ?? 100;
}

/** Fills the ledger with what the units cost or bring, each within the limit for one. */
function addUp(held: Case, claim: Claim, benefit: Row, ledger: Ledger, costCents: number | null): void {
  const units = countUnits(held, claim, benefit, ledger);
  if (units === 0 || costCents === 0) return;
  const { terms } = benefit;
  const isSum = terms.kind === 'per-unit' && terms.pays !== 'expenses';
  ledger.cents = isSum ? terms.amount * 100 : (costCents ?? centsFor(held.answers, claim.each ?? claim.cost));
  const isCounted = isSum || claim.units !== undefined;
  if (!isCounted) ledger.steps.push(step('cost', benefit, { amount: money(ledger.cents) }));
  if (!isSum) {
    countInsuredPart(held, claim, benefit, ledger);
    bearPart(held, benefit, ledger);
    capBy(unitLimit(held, claim, benefit), 'subLimit', ledger);
    limitDearest(held, claim, benefit, ledger);
  }
  if (!isCounted) return;
  const amount = money(ledger.cents);
  ledger.cents *= units;
  ledger.steps.push(step('sum', benefit, { count: units, amount, total: money(ledger.cents) }));
}

/** A loss is never above the value of the thing; where less than that is insured, the same part of it is paid for. */
function countInsuredPart(held: Case, claim: Claim, benefit: Row, ledger: Ledger): void {
  if (!claim.value) return;
  const valueCents = centsFor(held.answers, claim.value);
  capBy({ clause: benefit, cents: valueCents }, 'value', ledger);
  const insured = claim.average ? wholeLimit(held, claim, benefit) : null;
  if (!insured || insured.cents >= valueCents) return;
  ledger.cents = multiplyDivideHalfUp(ledger.cents, insured.cents, valueCents);
  ledger.cut = true;
  const [sum, value] = [money(insured.cents), money(valueCents)];
  ledger.steps.push(step('average', benefit, { sum, value, amount: money(ledger.cents) }));
}

/** What the dearest item costs above the limit for one item does not count. */
function limitDearest(held: Case, claim: Claim, benefit: Row, ledger: Ledger): void {
  const limit = claim.dearest ? itemLimit(held, claim, benefit) : null;
  const dearestCents = Math.min(centsFor(held.answers, claim.dearest), ledger.cents);
  if (!limit || dearestCents <= limit.cents) return;
  ledger.cents -= dearestCents - limit.cents;
  ledger.cut = true;
  const shown = { limit: money(limit.cents), amount: money(ledger.cents) };
  ledger.steps.push(step('itemLimit', limit.clause, shown));
}

/** Takes off the part of the cost that the insured bears by the benefit itself, or by the row on co-insurance. */
function bearPart(held: Case, benefit: Row, ledger: Ledger): void {
  const { terms } = benefit;
  if ('coInsurance' in terms && terms.coInsurance === 'one-third') {
    ledger.cents = multiplyDivideHalfUp(ledger.cents, 2, 3);
    ledger.steps.push(step('twoThirds', benefit, { amount: money(ledger.cents) }));
    return;
  }
  const own = 'coInsurance' in terms && typeof terms.coInsurance === 'number' ? terms.coInsurance : 0;
  const { clause, percent } = own > 0 ? { clause: benefit, percent: own } : borneByAge(held, benefit);
  if (percent === 0) return;
  ledger.cents = multiplyDivideHalfUp(ledger.cents, 100 - percent, 100);
  ledger.steps.push(step('borne', clause, { percent, amount: money(ledger.cents) }));
}

function borneByAge({ incident, answers, benefits }: Case, benefit: Row) {
  for (const row of incident.age ? benefits : []) {
    if (row.terms.kind !== 'co-insurance' || !row.terms.benefits.includes(benefit.code)) continue;
    const age = numberFor(answers, incident.age);
    const band = row.terms.ages.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge);
    return { clause: row, percent: band?.percent ?? 0 };
  }
  return { clause: benefit, percent: 0 };
}

function capBy(limit: Limit | null, kind: 'subLimit' | 'limit' | 'value', ledger: Ledger): void {
  if (!limit || ledger.cents <= limit.cents) return;
  ledger.cents = limit.cents;
  ledger.cut = true;
  ledger.steps.push(step(kind, limit.clause, { limit: money(limit.cents) }));
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
  const shown = { percent, base: money(whole.cents), amount: money(cents) };
  const steps = [...ledger.steps, ...whole.steps, ...(whole.cents > 0 ? [step('percent', ledger.clause, shown)] : [])];
  return { ...ledger, steps, cents, cut: whole.cut };
}
