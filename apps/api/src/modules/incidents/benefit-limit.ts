import { multiplyDivideHalfUp } from '@onegi/rating/money';
import type { BenefitTerms, TermsOf } from '../../ports/benefit-terms.ts';
import type { PlanBenefit } from '../../ports/catalogue.ts';
import { benefitOf, type Case, type Clause, centsFor } from './assessment.ts';
import type { Claim } from './incident.ts';

/** A limit and the clause it stands in. */
export interface Limit {
  readonly clause: Clause;
  readonly cents: number;
}

/** What is called for by the claim: the part of operations, the loss, the alert. */
export function levelOf({ answers }: Case, { level }: Claim): string {
  if (level === undefined) throw new Error('The claim names no level');
  const chosen = answers[level];
  return typeof chosen === 'string' ? chosen : level;
}

/** The limit for each unit: per item or visit, or a benefit that is limited for each person, item or operation. */
export function unitLimit({ benefits }: Case, claim: Claim, benefit: PlanBenefit): Limit | null {
  const { terms } = benefit;
  if (terms.kind === 'per-unit') return { clause: benefit, cents: terms.amount * 100 };
  if (terms.kind !== 'amount') return null;
  if (isPerUnit(terms)) return { clause: benefit, cents: terms.limit * 100 };
  const own = terms.subLimits?.find(({ per }) => (claim.thing ? per === claim.thing : per !== 'laptop'));
  if (own) return { clause: benefit, cents: own.amount * 100 };
  const part = benefits.find(
    (row) => row.partOf === benefit.code && row.terms.kind === 'amount' && row.terms.per === 'item',
  );
  return part?.terms.kind === 'amount' && claim.each ? { clause: part, cents: part.terms.limit * 100 } : null;
}

/** A limit for an event or accident is the limit of the incident; the others are for each of several units. */
export function isPerUnit({ per }: TermsOf<'amount'>): boolean {
  return per !== undefined && per !== 'event' && per !== 'accident';
}

/** The limit of the whole benefit; null where it has none of its own. */
export function wholeLimit(held: Case, claim: Claim, benefit: PlanBenefit): Limit | null {
  const dollars = limitDollars(held, claim, benefit.terms);
  return dollars === null ? null : { clause: benefit, cents: dollars };
}

function limitDollars(held: Case, claim: Claim, terms: BenefitTerms): number | null {
  switch (terms.kind) {
    case 'amount':
      return isPerUnit(terms) ? null : terms.limit * 100;
    case 'per-unit':
      return terms.limit === undefined ? null : terms.limit * 100;
    case 'parts':
      return partLimit(held, claim, terms);
    case 'share':
      return shareOf(held, claim, terms);
    case 'value':
      return centsFor(held.answers, 'carValue');
    default:
      return null;
  }
}

function partLimit(held: Case, claim: Claim, terms: TermsOf<'parts'>): number {
  const wanted = levelOf(held, claim);
  return (terms.parts.find(({ of }) => of === wanted)?.limit ?? 0) * 100;
}

/** A share of the sum insured, or of the limit of another benefit. */
function shareOf(held: Case, claim: Claim, terms: TermsOf<'share'>): number | null {
  const whole =
    terms.ofBenefit === undefined ? centsFor(held.answers, 'sumInsured') : otherLimit(held, claim, terms.ofBenefit);
  if (whole === null) return null;
  const share = multiplyDivideHalfUp(whole, terms.percent, 100);
  return terms.limit === undefined ? share : Math.min(share, terms.limit * 100);
}

function otherLimit(held: Case, claim: Claim, code: string): number | null {
  const other = benefitOf(held, code);
  return other ? limitDollars(held, claim, other.terms) : null;
}
