import { type Case, type Clause, type Ledger, type Row, type Step, step } from './assessment.ts';
import { isPerUnit, wholeLimit } from './benefit-limit.ts';
import { money } from './incident-texts.ts';

interface SharedLimit {
  readonly clause: Clause;
  readonly cents: number;
  /** Codes of the benefits it is for. */
  readonly codes: readonly string[];
}

/**
 * Brings claims that share a limit below it, the last first: a benefit with its parts ("of which"), and what is paid in
 * a policy year. Changes the ledgers, and tells which limits had to be applied.
 */
export function applySharedLimits(held: Case, ledgers: readonly Ledger[]): Step[] {
  return held.benefits.flatMap((benefit) => {
    const limit = sharedLimit(held, benefit);
    if (!limit) return [];
    const sharing = ledgers.filter(({ clause, cents }) => cents > 0 && limit.codes.includes(clause.code));
    const excessCents = sharing.reduce((sum, { cents }) => sum + cents, 0) - limit.cents;
    if (excessCents <= 0) return [];
    takeBack(sharing, excessCents);
    return [step('sharedLimit', limit.clause, { limit: money(limit.cents) })];
  });
}

function sharedLimit(held: Case, clause: Row): SharedLimit | null {
  const { terms, code } = clause;
  if (terms.kind === 'aggregate') {
    return { clause, cents: terms.limit * 100, codes: terms.benefits };
  }
  if (terms.kind !== 'amount' || terms.pays === 'fixed' || isPerUnit(terms)) return null;
  const parts = held.benefits.filter(({ partOf }) => partOf === code).map((part) => part.code);
  const claim = held.incident.claims.find(({ benefit }) => benefit === code) ?? { benefit: code };
  const limit = wholeLimit(held, claim, clause);
  return limit && { ...limit, codes: [code, ...parts] };
}

function takeBack(sharing: readonly Ledger[], cents: number): void {
  let left = cents;
  for (const ledger of sharing.toReversed()) {
    const taken = Math.min(left, ledger.cents);
    ledger.cents -= taken;
    ledger.cut ||= taken > 0;
    left -= taken;
  }
}
