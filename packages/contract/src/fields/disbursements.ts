import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/** Where money that leaves stands: prepared, waiting for another's approval, approved, gone. */
export const disbursementStates = ['draft', 'awaitingApproval', 'approved', 'paid', 'cancelled'] as const;
const state = f.coded({ draft: 'D', awaitingApproval: 'W', approved: 'A', paid: 'P', cancelled: 'X' });

/** Why an insurer cannot be paid for a note now. */
export const noteHindrances = ['waitsForMoney', 'inPayment'] as const;

const person = z.nullable(z.string());

/** The most notes of one payment or drawing. */
export const MOST_NOTES = 2_000;

/** Fields of payments to insurers, drawings of earned commission and payouts to consultants. Amounts are cents inside. */
export const disbursementFields = {
  /** PY, CD or CP, yyMM and six digits. */
  number: field('wfPyno', f.code(12)),
  /** In an address: whatever is no number is a payment that does not exist. */
  numberOpened: field('wfPyno', f.looseText(60)),
  state: field('wfStatus', state),
  totalCents: field('wfPyamt', f.money),
  insurerCode: field('isr', f.insurerCode),
  insurerName: field('wfIsrName', z.string()),
  insurerNameZh: field('wfIsrName9', z.string()),
  consultantCode: field('wfLoginid', f.code(20)),
  consultantName: field('name', z.string()),
  consultantNameZh: field('name9', z.string()),
  /** Drawn is what was earned until the end of this day. */
  earnedUntil: field('earnedUntil', f.date),
  payableOn: field('wfPayoutDate', f.date),
  preparedBy: field('preparedBy', person),
  preparedByZh: field('preparedBy9', person),
  preparedAt: field('preparedAt', f.moment),
  approvedBy: field('wfApprovedby', person),
  approvedByZh: field('wfApprovedby9', person),
  approvedAt: field('wfApproveddate', z.nullable(f.moment)),
  paidBy: field('paidBy', person),
  paidByZh: field('paidBy9', person),
  paidOn: field('wfPydate', f.date),
  bankReference: field('wfPybankref', f.text(60)),
  reason: field('wfRemk', f.text(500)),
  version: field('version', z.int('validation.integer').min(1, 'validation.integer')),
  language: field('language', f.language),
  // the notes
  noteId: field('noteId', z.uuid('validation.reference')),
  noteIds: field(
    'noteIds',
    z.array(z.uuid('validation.reference')).min(1, 'validation.required').max(MOST_NOTES, 'validation.tooMany'),
  ),
  noteNumber: field('wfNoteno', z.string()),
  noteKind: field('wfNotekind', f.coded({ DEBIT: 'D', CREDIT: 'C' })),
  accountOn: field('wfAcdate', f.date),
  policyNumber: field('wfIspolno', z.string()),
  transactionNumber: field('wfPoltxno', z.string()),
  /** What the insurer is owed for it in all; negative for a credit note. */
  payableCents: field('apAmount', f.money),
  /** What the insurer was paid of it. */
  paidCents: field('wfPaid', f.money),
  /** What the client's banked money and what stands for it allow. */
  bankedCents: field('wfBanked', f.money),
  /** What is still owed for it; negative where the insurer has to give it back. */
  owedCents: field('owedAmount', f.money),
  /** Of what is owed, what can be paid whichever notes stand in the same payment. */
  coveredCents: field('coveredAmount', f.money),
  /** Of a credit note: what it pays of a debit note, or what of it is kept from one. */
  creditNoteCents: field('creditNoteAmount', f.money),
  /** What can be paid now. */
  dueCents: field('wfDue', f.money),
  hindrance: field('hindrance', z.nullable(f.oneOf(noteHindrances))),
  /** The payment in which it stands already. */
  inPayment: field('inPayment', z.nullable(z.string())),
  amountCents: field('wfActPay', f.money),
  // what is due by insurer, and held of commission
  notes: field('notes', z.int()),
  creditCents: field('creditAmount', f.money),
  waitingCents: field('waitingAmount', f.money),
  oldestOn: field('oldestOn', z.nullable(f.date)),
  isMore: field('more', f.flag),
  /** What was earned, what went back of it, and what is left to be paid. */
  earnedCents: field('earnedAmount', f.money),
  clawbackCents: field('clawbackAmount', f.money),
  balanceCents: field('balanceAmount', f.money),
  /** The open payout of the consultant. */
  openPayout: field('openPayout', z.nullable(z.string())),
  made: field('made', z.array(z.string())),
  carried: field('carried', z.int()),
} as const;
