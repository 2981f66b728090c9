import { multiplyDivideHalfUp } from '@onegi/rating/money';
import { benefitOf, type Case, type Clause, centsFor, holds, type Ledger, type Row, step } from './assessment.ts';
import type { ExcessRule } from './incident.ts';
import { money } from './incident-texts.ts';

interface Excess {
  readonly clause: Clause;
  cents: number;
}

/** What is left of each excess of the incident: it is borne once, by the claims in their order. */
export type Purse = Map<string, Excess[]>;

/**
 * Takes off what the insured still has to bear of the claim's excesses, and then the benefit's own: each is the first
 * part of the loss that counts. That loss has been brought to the value of the thing, reduced by average, and limited for
 * each item, day or visit; the limit of the benefit comes after. There is no other place where an excess is taken.
 */
export function deductExcess(held: Case, name: string | undefined, benefit: Row, ledger: Ledger, purse: Purse): void {
  for (const excess of [...eventExcesses(held, name, ledger, purse), ...ownExcess(benefit)]) {
    const taken = Math.min(excess.cents, ledger.cents);
    if (taken === 0) continue;
    excess.cents -= taken;
    ledger.cents -= taken;
    const kind = ledger.cents === 0 ? 'excessAll' : 'excess';
    ledger.steps.push(step(kind, excess.clause, { amount: money(taken) }));
  }
}

function eventExcesses(held: Case, name: string | undefined, ledger: Ledger, purse: Purse): Excess[] {
  if (name === undefined) return [];
  const known = purse.get(name);
  const excesses = known ?? (held.incident.excesses?.[name] ?? []).flatMap((rule) => excessOf(held, rule, ledger));
  purse.set(name, excesses);
  return excesses;
}

function ownExcess(benefit: Row): Excess[] {
  const dollars = 'excess' in benefit.terms ? (benefit.terms.excess ?? 0) : 0;
  return [{ clause: benefit, cents: dollars * 100 }];
}

/** A row that the plan has not, or whose case it is not, takes nothing. */
function excessOf(held: Case, rule: ExcessRule, ledger: Ledger): Excess[] {
  const clause = holds(rule.when, held.answers) ? benefitOf(held, rule.benefit) : undefined;
  return clause ? [{ clause, cents: centsOf(held, rule, ledger) }] : [];
}

function centsOf(held: Case, rule: ExcessRule, ledger: Ledger): number {
  const terms = benefitOf(held, rule.benefit)?.terms;
  if (terms?.kind === 'excess-multiple') {
    const single = centsOf(held, { ...rule, benefit: terms.ofBenefit }, ledger);
    return multiplyDivideHalfUp(single, Math.round(terms.times * 100), 100);
  }
  if (terms?.kind !== 'excess') throw new Error(`${rule.benefit} is no excess`);
  const chosen = rule.chosen ? Number(held.answers[rule.chosen]) : Number.NaN;
  const dollars = terms.choices?.includes(chosen) ? chosen : terms.amount;
  if (!terms.percentOf) return dollars * 100;
  const basis = terms.percentOf.of === 'loss' ? ledger.cents : centsFor(held.answers, rule.value);
  return Math.max(dollars * 100, multiplyDivideHalfUp(basis, Math.round(terms.percentOf.percent * 100), 10_000));
}
