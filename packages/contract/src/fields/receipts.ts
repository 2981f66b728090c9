import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';
import { policyFields } from './policies.ts';
import { purchaseFields } from './purchases.ts';

/** Ways in which clients pay. OFS sets a credit note against a debit note: no receipt is made of it. */
export const receiptMethods = ['CSH', 'CHQ', 'FPS', 'TT', 'CC', 'AUT', 'PPS', 'INS'] as const;
/** What a bank may send back days after it was banked. */
export const returnableMethods: readonly string[] = ['CHQ', 'AUT'] satisfies (typeof receiptMethods)[number][];
export type ReceiptMethod = (typeof receiptMethods)[number];

/** Reversed: recorded wrongly, the money never came. */
export const bankStatuses = ['unbanked', 'banked', 'cleared', 'returned', 'reversed'] as const;
export type BankStatus = (typeof bankStatuses)[number];

export const receiptActions = ['bank', 'clear', 'dishonour', 'reverse'] as const;
/** What else may be done with a receipt of which more went back than came. */
export const receiptMoneyActions = ['coverGap', 'takeAdvanceBack'] as const;
export const noteActions = ['reopen', 'change', 'approve'] as const;
/** What else may be done with a note: each moves money in the books. */
export const noteMoneyActions = ['writeOff', 'coverGap', 'takeAdvanceBack', 'receiveCommission'] as const;
export type NoteMoneyAction = (typeof noteMoneyActions)[number];
/** Which notes are listed where not those that are open; commissionDue: paid to the insurer, which owes the commission. */
export const noteStands = [
  'unsettled',
  'partlySettled',
  'commissionDue',
  'settled',
  'overSettled',
  'writtenOff',
] as const;
export const refundActions = ['approve', 'pay', 'cancel'] as const;

/** How what is open stands to the day it falls due. */
export const dueStates = ['overdue', 'notDue'] as const;

export const allocationKinds = ['money', 'offset', 'writeOff', 'direct', 'refund'] as const;

export const refundMethods = ['CC', 'FPS', 'TT', 'CHQ'] as const;
export type RefundMethod = (typeof refundMethods)[number];
export const refundStates = ['due', 'approved', 'paid', 'cancelled'] as const;
export type RefundState = (typeof refundStates)[number];

/** HK$1,000,000,000: more is a slip. */
const MOST_RECEIVED_CENTS = 100_000_000_000;
/** The house pays so much of a note itself. */
export const MOST_WRITTEN_OFF_CENTS = 100;
/** So many notes are paid by one step, and so many cards by one payout. */
export const MOST_PARTS = 200;
export const MOST_PAID_OUT = 1_000;
/** Characters of why a receipt is reversed. */
export const MOST_REASON = 500;

const id = z.uuid('validation.reference');
const upToMost = f.money.refine((cents) => cents <= MOST_RECEIVED_CENTS, {
  error: 'validation.atMost',
  params: { maximum: MOST_RECEIVED_CENTS / 100 },
});
const positive = upToMost.refine((cents) => cents > 0, 'validation.greaterThanZero');
const notNegative = upToMost.refine((cents) => cents >= 0, 'validation.money');
const version = z.int('validation.integer').min(1, 'validation.integer');

/** Fields of receipts, of what they are set against, and of refunds. Amounts are cents inside. */
export const receiptFields = {
  receiptId: field('receiptId', id),
  receiptNumber: purchaseFields.receiptNumber,
  receiptNumberPart: field('wfRcno', f.looseText(20)),
  receivedOn: field('wfRcdate', f.date),
  receivedFrom: field('wfRcdateFr', f.date),
  receivedUntil: field('wfRcdateTo', f.date),
  amountCents: field('wfRcamt', f.money),
  amountKeyed: field('wfRcamt', positive),
  currency: field('wfRcccy', z.string()),
  method: field('wfRcpaymtd', f.oneOf(receiptMethods)),
  bankStatus: policyFields.bankStatus,
  paidType: field('wfPaidType', f.coded({ full: 'F', part: 'P', over: 'O' })),
  bankReference: field('wfRcbankref', f.looseText(60)),
  bankReferenceNeeded: field('wfRcbankref', f.text(60)),
  chequeNumber: field('wfRccqno', f.looseText(20)),
  remarks: field('wfRcremk', f.paragraphs(500)),
  payer: field('payer', f.printedText(120, 0)),
  version: field('version', version),
  /** What is set against notes, what has gone back or waits to, and what is left. */
  allocatedCents: field('wfActPay', f.money),
  refundedCents: field('refunded', f.money),
  chargedBackCents: field('chargedBack', f.money),
  restCents: field('unallocated', f.money),
  hasRest: field('rest', f.oneOf(['some', 'none'])),
  recordedBy: field('recordedBy', z.nullable(z.string())),
  recordedByZh: field('recordedBy9', z.nullable(z.string())),
  // allocations
  allocationId: field('allocationId', id),
  allocationKind: field('kind', f.oneOf(allocationKinds)),
  partCents: field('amount', f.money),
  partKeyed: field('amount', positive),
  allocatedAt: field('allocatedAt', f.moment),
  isTakenBack: field('takenBack', f.flag),
  canTakeBack: field('canTakeBack', f.flag),
  // entries
  entryId: field('entryId', id),
  entryEvent: field('event', z.string()),
  bookedOn: field('bookedOn', f.date),
  account: field('account', z.string()),
  lineCents: field('amount', f.money),
  /** What the bank did with it; why it is reversed is asked for. */
  action: field('action', f.oneOf(['bank', 'clear', 'dishonour'])),
  reversalReason: field('reversalReason', f.text(MOST_REASON)),
  /** That the office covers what the insurer or a consultant was paid with it. */
  gapConfirmed: field('gapConfirmed', f.flag),
  reversalReasonShown: field('reversalReason', z.nullable(z.string())),
  reversedOn: field('reversedOn', z.nullable(f.date)),
  reversedBy: field('reversedBy', z.nullable(z.string())),
  reversedByZh: field('reversedBy9', z.nullable(z.string())),
  // payouts of a gateway
  receiptIds: field('receiptIds', z.array(id).min(1, 'validation.required').max(MOST_PAID_OUT, 'validation.tooMany')),
  payoutId: field('payoutId', id),
  feeCents: field('fee', notNegative),
  arrivedCents: field('arrived', positive),
  paidOutOn: field('paidOutOn', f.date),
  /** What the office puts into the client account; negative where it takes it back. */
  coveredCents: field(
    'amount',
    upToMost.refine((cents) => cents !== 0 && cents >= -MOST_RECEIVED_CENTS, 'validation.money'),
  ),
  gapCents: field('gap', f.money),
} as const;

export const noteFields = {
  noteId: field('noteId', id),
  creditNoteId: field('creditNoteId', id),
  noteNumber: field('wfNoteno', z.string()),
  otherNoteNumber: field('otherNote', z.string()),
  noteKind: field('noteKind', f.oneOf(['DEBIT', 'CREDIT'])),
  policyNumber: policyFields.policyNumber,
  policyNumberPart: policyFields.policyNumberPart,
  endorsementNumber: field('wfEndst', z.string()),
  holderName: policyFields.holderName,
  consultantCode: policyFields.consultantCode,
  insurer: policyFields.insurer,
  accountOn: field('wfAcdate', f.date),
  dueOn: field('wfDuedate', f.date),
  amountCents: field('wfTtlprem', f.money),
  allocatedCents: field('wfActPay', f.money),
  balanceCents: field('balance', f.money),
  isMore: field('more', f.flag),
  settlement: policyFields.settlement,
  stands: field('stands', f.oneOf(noteStands)),
  dueState: field('due', f.oneOf(dueStates)),
  daysOverdue: field('daysOverdue', z.int()),
  earnedOn: field('earnedOn', z.nullable(f.date)),
  remarks: field('wfRemk', f.paragraphs(500)),
  approvedBy: field('wfApprovedby', z.nullable(z.string())),
  approvedByZh: field('wfApprovedby9', z.nullable(z.string())),
  approvedAt: field('wfApproveddate', z.nullable(f.moment)),
  reopenedBy: field('wfLastreopenby', z.nullable(z.string())),
  reopenedByZh: field('wfLastreopenby9', z.nullable(z.string())),
  reopenedAt: field('wfLastreopendate', z.nullable(f.moment)),
  noteState: field('noteState', f.oneOf(['issued', 'reopened'])),
  version: field('version', version),
  action: field('action', f.oneOf(noteActions)),
  searched: field('text', f.text(80, 2)),
} as const;

export const refundFields = {
  refundId: field('refundId', id),
  refundNumber: field('refundNumber', z.string()),
  refundState: field('refundState', f.oneOf(refundStates)),
  method: field('refundMethod', f.oneOf(refundMethods)),
  amountCents: field('amount', f.money),
  amountKeyed: field('amount', positive),
  payee: field('payee', f.printedText(120)),
  remarks: field('remarks', f.paragraphs(500)),
  bankReference: field('bankReference', f.looseText(60)),
  requestedAt: field('requestedAt', f.moment),
  requestedBy: field('requestedBy', z.string()),
  requestedByZh: field('requestedBy9', z.nullable(z.string())),
  approvedBy: field('approvedBy', z.nullable(z.string())),
  approvedByZh: field('approvedBy9', z.nullable(z.string())),
  /** What finance does with it; another person approves. */
  action: field('action', f.oneOf(['pay', 'cancel'])),
  paidOn: field('paidOn', z.nullable(f.date)),
  version: field('version', version),
} as const;
