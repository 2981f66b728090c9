import type { ProductCode } from '@onegi/contract/lines';
import { type LeviesCharged, splitPremium } from '@onegi/rating/commission';
import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Write } from '../../db/write-together.ts';
import type { Deps } from '../../deps.ts';
import { orderedId } from '../../lib/ordered-id.ts';
import type { Language } from '../../lib/texts.ts';
import type { AnsweredSection } from '../../ports/policy-facts.ts';
import { auditRow } from '../audit/record-audit.ts';
import type { AuditTables } from '../audit/tables.ts';
import type { Entry } from '../ledger/post-entries.ts';
import { noteIssued } from '../ledger/postings.ts';
import { insuredNameHash } from '../persons/held-names.ts';
import { nameOf, type PersonFields, personsOf } from '../persons/person.ts';
import { personWrites } from '../persons/write-persons.ts';
import type { CommissionRate } from './commission-rate.ts';
import type { CoverPeriod } from './cover-period.ts';
import type { PolicyNumbers } from './numbers.ts';
import { premiumDueOn } from './settlement.ts';

/** What a policy needs before the transaction that issues it. */
export interface PolicyPreparation<Numbers extends PolicyNumbers = PolicyNumbers> {
  readonly numbers: Numbers;
  readonly rate: CommissionRate;
}

/** What is sold, and for how much; money in cents. */
export interface PolicySold {
  readonly product: ProductCode;
  readonly insurerCode: string;
  /** Empty where an insurer has offered without a plan of its catalogue. */
  readonly planCode: string;
  readonly grossPremiumCents: number;
  readonly insurerDiscountBasisPoints: number;
  /** What the consultant gives out of the commission; none unless said. */
  readonly clientDiscountBasisPoints?: number;
  readonly levies: LeviesCharged;
  /** What the client was told: premium and levies. */
  readonly totalCents: number;
  readonly isDueAtOnce: boolean;
}

/** An order, complete and checked: paid by card, or an accepted offer whose premium is still owed. */
export interface PolicyOrder {
  readonly sold: PolicySold;
  /** New business, or the renewal of a policy that there was. */
  readonly kind: 'NB' | 'RN';
  /** The application and the quote that it came of, where it was sold by the portal's own tariff. */
  readonly applicationId: string | null;
  readonly quoteId: string | null;
  readonly language: Language;
  /** Code of the consultant who sold it; null where the client bought alone. */
  readonly consultantCode: string | null;
  readonly period: CoverPeriod;
  readonly holder: PersonFields;
  readonly insured: readonly (PersonFields & { readonly personKind: string })[];
  /** What was asked and answered of the risk. */
  readonly answers: readonly AnsweredSection[];
  /** Whether its premium is received with it; else it is pending until it is. */
  readonly isPaid: boolean;
  /** Who issues it; null where a payment does. */
  readonly issuedBy: string | null;
}

export interface IssuedPolicy extends CoverPeriod {
  readonly policyId: string;
  readonly noteId: string;
  readonly noteDueOn: string;
  /** What makes it: to be written together, in the transaction that issues it. */
  readonly writes: readonly Write[];
  readonly audit: Insertable<AuditTables['audit_waiting']>;
  /** What its note posts to the ledger. */
  readonly entry: Entry;
}

function insertPolicy(deps: Deps, tx: Tx, { numbers }: PolicyPreparation, order: PolicyOrder, id: string): Write {
  const { sold, period, holder, insured, answers } = order;
  const name = nameOf(holder);
  return tx.insertInto('policies').values({
    id,
    policy_number: numbers.policyNumber,
    transaction_number: numbers.transactionNumber,
    application_id: order.applicationId,
    line: sold.product,
    insurer_code: sold.insurerCode,
    plan_code: sold.planCode,
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
    pending_since: order.isPaid ? null : deps.clock.today(),
    handler_id: order.issuedBy,
    holder_name_hash: name === '' ? null : insuredNameHash(deps.seal, name),
  });
}

/** How the premium is split. Where no consultant took part the whole commission is the house's. */
export function splitSold(
  {
    grossPremiumCents,
    insurerDiscountBasisPoints,
    clientDiscountBasisPoints = 0,
    levies,
  }: Omit<PolicySold, 'totalCents'>,
  rate: CommissionRate,
  consultantCode: string | null,
) {
  const payoutBasisPoints = consultantCode === null ? 0 : rate.payoutBasisPoints;
  const terms = {
    grossPremiumCents,
    insurerDiscountBasisPoints,
    clientDiscountBasisPoints,
    basicCommissionBasisPoints: rate.basicBasisPoints,
    consultantPayoutBasisPoints: payoutBasisPoints,
  };
  return { payoutBasisPoints, ...splitPremium(terms, levies) };
}

/** Endorsement 000 is the policy itself: what the client owes, what the insurer is owed, and what is kept. */
function insertNewBusiness(
  deps: Deps,
  tx: Tx,
  { rate }: PolicyPreparation,
  { sold, kind, period, issuedBy }: PolicyOrder,
  policyId: string,
  split: ReturnType<typeof splitSold>,
): Write {
  const { grossPremiumCents, insurerDiscountBasisPoints } = sold;
  return tx.insertInto('policy_endorsements').values({
    policy_id: policyId,
    endorsement_no: '000',
    kind,
    effective_on: period.startsOn,
    account_on: deps.clock.today(),
    gross_premium_cents: grossPremiumCents,
    insurer_discount_bp: insurerDiscountBasisPoints,
    net_premium_cents: split.netPremiumCents,
    client_discount_bp: sold.clientDiscountBasisPoints ?? 0,
    actual_premium_cents: split.actualPremiumCents,
    other_levies_cents: split.otherLeviesCents,
    levy_cents: split.levyCents,
    total_levies_cents: split.totalLeviesCents,
    basic_rate_bp: rate.basicBasisPoints,
    basic_commission_cents: split.basicCommissionCents,
    total_commission_cents: split.totalCommissionCents,
    payout_bp: split.payoutBasisPoints,
    consultant_commission_cents: split.consultantCommissionCents,
    house_commission_cents: split.houseCommissionCents,
    receivable_cents: split.receivableCents,
    payable_cents: split.payableCents,
    created_at: deps.clock.now(),
    issued_by: issuedBy,
  });
}

function insertDebitNote(
  deps: Deps,
  tx: Tx,
  { numbers }: PolicyPreparation,
  { sold }: PolicyOrder,
  { policyId, noteId, noteDueOn }: Pick<IssuedPolicy, 'policyId' | 'noteId' | 'noteDueOn'>,
): Write {
  return tx.insertInto('debit_credit_notes').values({
    id: noteId,
    note_number: numbers.noteNumber,
    policy_id: policyId,
    endorsement_no: '000',
    kind: 'DEBIT',
    amount_cents: sold.totalCents,
    currency: 'HKD',
    account_on: deps.clock.today(),
    due_on: noteDueOn,
    settlement: 'unsettled',
    created_at: deps.clock.now(),
    posted: true,
  });
}

/** When the premium of a policy that is issued today falls due. */
export const dueOnOf = ({ clock, catalogue }: Pick<Deps, 'clock' | 'catalogue'>, isDueAtOnce: boolean): string =>
  premiumDueOn(clock.today(), isDueAtOnce, catalogue.current().settings.premiumTermDays);

/**
 * The policy of an order with its new-business endorsement and debit note. Where the application has a policy already
 * the database refuses them: it allows one.
 */
export function issuePolicy(deps: Deps, tx: Tx, prepared: PolicyPreparation, order: PolicyOrder): IssuedPolicy {
  const [policyId, noteId] = [orderedId(), orderedId()];
  const { policyNumber } = prepared.numbers;
  const { sold, period } = order;
  const noteDueOn = dueOnOf(deps, sold.isDueAtOnce);
  const audit = auditRow('policy.issued', {
    id: policyId,
    name: policyNumber,
    after: {
      policyNumber,
      line: sold.product,
      insurer: sold.insurerCode,
      plan: sold.planCode,
      amountCents: sold.totalCents,
      startsOn: period.startsOn,
      endsOn: period.endsOn,
    },
  });
  const split = splitSold(sold, prepared.rate, order.consultantCode);
  if (split.receivableCents !== sold.totalCents)
    throw new Error('The accounts do not agree with the total that was quoted');
  const entry: Entry = {
    event: 'noteIssued',
    postings: noteIssued({ noteId, insurerCode: sold.insurerCode, ...split }),
    postedBy: order.issuedBy,
    policyId,
    endorsementNo: '000',
    noteId,
  };
  const persons = personsOf('holder', order.holder, order.insured);
  const writes = [
    insertPolicy(deps, tx, prepared, order, policyId),
    ...personWrites(deps.seal, 'policy', policyId, persons, { before: [], isGuarded: false }),
    insertNewBusiness(deps, tx, prepared, order, policyId, split),
    insertDebitNote(deps, tx, prepared, order, { policyId, noteId, noteDueOn }),
  ];
  return { policyId, noteId, noteDueOn, writes, audit, entry, ...period };
}
