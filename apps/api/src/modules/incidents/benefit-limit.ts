import { multiplyDivideHalfUp } from '@onegi/rating/money';
import type { BenefitTerms, TermsOf } from '../../ports/benefit-terms.ts';
import { benefitOf, type Case, type Clause, centsFor, type Row } from './assessment.ts';
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
export function unitLimit(held: Case, claim: Claim, benefit: Row): Limit | null {
  const { terms } = benefit;
  if (terms.kind === 'per-unit') return { clause: benefit, cents: terms.amount * 100 };
  if (terms.kind === 'amount' && isPerUnit(terms)) return { clause: benefit, cents: terms.limit * 100 };
  return claim.each || claim.thing ? itemLimit(held, claim, benefit) : null;
}

/** The limit for one item: the benefit's own, that of its row for items, or that of the benefit it is a part of. */
export function itemLimit(held: Case, claim: Claim, benefit: Row): Limit | null {
  const own = subLimitOf(claim, benefit);
  if (own) return own;
  const part = held.benefits.find(
    ({ partOf, terms }) => partOf === benefit.code && terms.kind === 'amount' && terms.per === 'item',
  );
  if (part?.terms.kind === 'amount') return { clause: part, cents: part.terms.limit * 100 };
  const whole = benefit.partOf === null ? undefined : benefitOf(held, benefit.partOf);
  return whole ? subLimitOf(claim, whole) : null;
}

function subLimitOf({ thing }: Claim, benefit: Row): Limit | null {
  const subLimits = benefit.terms.kind === 'amount' ? (benefit.terms.subLimits ?? []) : [];
  const found = subLimits.find(({ per }) => (thing ? per === thing : per !== 'laptop'));
  return found ? { clause: benefit, cents: found.amount * 100 } : null;
}

/** A limit for an event or accident is the limit of the incident; the others are for each of several units. */
export function isPerUnit({ per }: TermsOf<'amount'>): boolean {
  return per !== undefined && per !== 'event' && per !== 'accident';
}

/**
 * The limit of the whole benefit, or the higher one of an optional cover that raises it; null where it has none of its
 * own.
 */
export function wholeLimit(held: Case, claim: Claim, benefit: Row): Limit | null {
  const own = limitCents(held, claim, benefit.terms);
  if (own === null) return null;
  const cover = claim.raisedBy === undefined ? undefined : benefitOf(held, claim.raisedBy);
  const raised = cover?.covered ? limitCents(held, claim, cover.terms) : null;
  return cover && raised !== null && raised > own ? { clause: cover, cents: raised } : { clause: benefit, cents: own };
}

function limitCents(held: Case, claim: Claim, terms: BenefitTerms): number | null {
  switch (terms.kind) {
    case 'amount':
      return isPerUnit(terms) ? null : terms.limit * 100;
    case 'per-unit':
      return terms.limit === undefined ? null : terms.limit * 100;
    case 'parts':
      return partLimit(held, claim, terms);
    case 'share':
      return shareOf(held, claim, terms);
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
  return other ? limitCents(held, claim, other.terms) : null;
}
