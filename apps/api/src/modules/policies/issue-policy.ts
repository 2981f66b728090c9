import { randomUUID } from 'node:crypto';
import type { Applicant, Person } from '@onegi/contract/calls/purchases/shapes';
import { splitCommission } from '@onegi/rating/commission';
import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Write } from '../../db/write-together.ts';
import type { Deps } from '../../deps.ts';
import type { Language } from '../../lib/texts.ts';
import type { AnsweredSection } from '../../ports/policy-facts.ts';
import { auditRow } from '../audit/record-audit.ts';
import type { AuditTables } from '../audit/tables.ts';
import { personsOf } from '../persons/person.ts';
import { personWrites } from '../persons/write-persons.ts';
import type { Quote } from '../quotes/quote.ts';
import { type CommissionRate, commissionProduct, commissionRate } from './commission-rate.ts';
import type { CoverPeriod } from './cover-period.ts';
import { drawPolicyNumbers, type PolicyNumbers } from './numbers.ts';
import { premiumDueOn, settlementOf } from './settlement.ts';

/** What a policy needs before the transaction that issues it. */
export interface PolicyPreparation {
  readonly numbers: PolicyNumbers;
  readonly rate: CommissionRate;
}

/** A paid order, complete and checked. */
export interface PolicyOrder {
  readonly applicationId: string;
  readonly quoteId: string;
  readonly quote: Quote;
  readonly language: Language;
  /** Code of the consultant who sold it; null where the client bought alone. */
  readonly consultantCode: string | null;
  readonly period: CoverPeriod;
  readonly holder: Applicant;
  readonly insured: readonly Person[];
  /** The line's own facts, with the questions they answer. */
  readonly answers: readonly AnsweredSection[];
  /** What was received for it. */
  readonly paidCents: number;
}

export interface IssuedPolicy extends CoverPeriod {
  readonly policyId: string;
  readonly noteId: string;
  /** What makes it: to be written together, in the transaction that takes the payment. */
  readonly writes: readonly Write[];
  readonly audit: Insertable<AuditTables['audit_waiting']>;
}

/** Draws the numbers and looks up the commission. Call it before the transaction: numbers come from one of their own. */
export async function preparePolicy(deps: Deps, quote: Quote): Promise<PolicyPreparation> {
  const today = deps.clock.today();
  const { line, plan } = quote;
  const [numbers, rate] = await Promise.all([
    drawPolicyNumbers(deps.numbers, { insurerCode: plan.insurer.code, line, today }),
    commissionRate(deps.db, commissionProduct(quote), today),
  ]);
  return { numbers, rate };
}

function insertPolicy(deps: Deps, tx: Tx, { numbers }: PolicyPreparation, order: PolicyOrder, id: string): Write {
  const { quote, period, holder, insured, answers } = order;
  return tx.insertInto('policies').values({
    id,
    policy_number: numbers.policyNumber,
    transaction_number: numbers.transactionNumber,
    application_id: order.applicationId,
    line: quote.line,
    insurer_code: quote.plan.insurer.code,
    plan_code: quote.plan.code,
    quote_id: order.quoteId,
    language: order.language,
    starts_on: period.startsOn,
    ends_on: period.endsOn,
    ended_as: null,
    currency: 'HKD',
    consultant_code: order.consultantCode,
    answers_sealed: deps.seal.seal(`policies/${id}`, answers),
    // Processes of release 0.1 read this alone.
    holder_sealed: deps.seal.seal(`policies/${id}`, { holder, insured, answers }),
    issued_on: deps.clock.today(),
    issued_at: deps.clock.now(),
  });
}

/** Endorsement 000 is the policy itself: what the client owes, what the insurer is owed, and what is kept. */
function insertNewBusiness(
  deps: Deps,
  tx: Tx,
  { rate }: PolicyPreparation,
  { quote, period, consultantCode }: PolicyOrder,
  policyId: string,
): Write {
  // Where no consultant took part the whole commission is the house's.
  const payoutBasisPoints = consultantCode === null ? 0 : rate.payoutBasisPoints;
  const insurerDiscountBasisPoints = quote.breakdown.discountBasisPoints;
  const grossPremiumCents = quote.breakdown.listPremiumCents;
  const split = splitCommission({
    grossPremiumCents,
    insurerDiscountBasisPoints,
    clientDiscountBasisPoints: 0,
    levyByYear: quote.terms.levyByYear,
    otherLevies: quote.terms.otherLevies,
    basicCommissionBasisPoints: rate.basicBasisPoints,
    consultantPayoutBasisPoints: payoutBasisPoints,
  });
  if (split.receivableCents !== quote.totalCents) throw new Error('The accounts do not agree with the quoted total');
  return tx.insertInto('policy_endorsements').values({
    policy_id: policyId,
    endorsement_no: '000',
    kind: 'NB',
    effective_on: period.startsOn,
    account_on: deps.clock.today(),
    gross_premium_cents: grossPremiumCents,
    insurer_discount_bp: insurerDiscountBasisPoints,
    net_premium_cents: split.netPremiumCents,
    client_discount_bp: 0,
    actual_premium_cents: split.actualPremiumCents,
    other_levies_cents: split.otherLeviesCents,
    levy_cents: split.levyCents,
    total_levies_cents: split.totalLeviesCents,
    basic_rate_bp: rate.basicBasisPoints,
    basic_commission_cents: split.basicCommissionCents,
    total_commission_cents: split.totalCommissionCents,
    payout_bp: payoutBasisPoints,
    consultant_commission_cents: split.consultantCommissionCents,
    house_commission_cents: split.houseCommissionCents,
    receivable_cents: split.receivableCents,
    payable_cents: split.payableCents,
    created_at: deps.clock.now(),
  });
}

function insertDebitNote(
  deps: Deps,
  tx: Tx,
  { numbers }: PolicyPreparation,
  { quote, paidCents }: PolicyOrder,
  policyId: string,
  id: string,
): Write {
  const accountOn = deps.clock.today();
  const isDueAtOnce = quote.line === 'TRAVEL' && 'tripType' in quote.search && quote.search.tripType === 'S';
  return tx.insertInto('debit_credit_notes').values({
    id,
    note_number: numbers.noteNumber,
    policy_id: policyId,
    endorsement_no: '000',
    kind: 'DEBIT',
    amount_cents: quote.totalCents,
    currency: 'HKD',
    account_on: accountOn,
    due_on: premiumDueOn(accountOn, isDueAtOnce, deps.catalogue.current().settings.premiumTermDays),
    settlement: settlementOf(quote.totalCents, paidCents),
    created_at: deps.clock.now(),
  });
}

/**
 * The policy of a paid order with its new-business endorsement and debit note. Where the application has a policy already
 * the database refuses them: it allows one.
 */
export function issuePolicy(deps: Deps, tx: Tx, prepared: PolicyPreparation, order: PolicyOrder): IssuedPolicy {
  const [policyId, noteId] = [randomUUID(), randomUUID()];
  const { policyNumber } = prepared.numbers;
  const { quote, period } = order;
  const audit = auditRow('policy.issued', {
    id: policyId,
    name: policyNumber,
    after: {
      policyNumber,
      line: quote.line,
      insurer: quote.plan.insurer.code,
      plan: quote.plan.code,
      amountCents: quote.totalCents,
      startsOn: period.startsOn,
      endsOn: period.endsOn,
    },
  });
  const persons = personsOf('holder', order.holder, order.insured);
  const writes = [
    insertPolicy(deps, tx, prepared, order, policyId),
    ...personWrites(deps.seal, 'policy', policyId, persons, { before: [], isGuarded: false }),
    insertNewBusiness(deps, tx, prepared, order, policyId),
    insertDebitNote(deps, tx, prepared, order, policyId, noteId),
  ];
  return { policyId, noteId, writes, audit, ...period };
}
