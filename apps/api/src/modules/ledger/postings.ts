import type { Account } from './accounts.ts';

/** What an account is kept by, where it is kept by something. */
export interface Dimensions {
  readonly noteId?: string;
  readonly receiptId?: string;
  readonly insurerCode?: string;
  readonly consultantCode?: string;
  /** Way of payment: CHQ, FPS, CC … */
  readonly method?: string;
}

/** One line of an entry, in cents: a debit is positive, a credit negative. */
export interface Posting extends Dimensions {
  readonly account: Account;
  readonly amountCents: number;
}

const debit = (account: Account, amountCents: number, dimensions: Dimensions = {}): Posting => ({
  account,
  amountCents,
  ...dimensions,
});
const credit = (account: Account, amountCents: number, dimensions: Dimensions = {}): Posting =>
  debit(account, -amountCents, dimensions);

/** Money of a receipt, by the way it came. */
export interface ReceiptMoney {
  readonly receiptId: string;
  readonly method: string;
  readonly amountCents: number;
}

/** A part of a payment that concerns one note. */
export interface NotePart {
  readonly noteId: string;
  readonly amountCents: number;
}

/** A consultant's part of a commission. */
export interface Share {
  readonly consultantCode: string;
  readonly amountCents: number;
}

/** A debit or credit note; a credit note's figures are negative. */
export interface BookedNote {
  readonly noteId: string;
  readonly insurerCode: string;
  /** What the client owes. */
  readonly receivableCents: number;
  /** What the insurer is owed. */
  readonly payableCents: number;
}

/**
 * A note is issued: the client owes, the insurer is owed, the commission waits until it is collected. Of a credit note
 * whose premium had been earned, the commission comes out of what was earned, the consultants' shares with it.
 * @param clawback the shares that go back, positive; null where the commission was not earned yet
 */
export function noteIssued(
  { noteId, insurerCode, receivableCents, payableCents }: BookedNote,
  clawback: readonly Share[] | null = null,
): Posting[] {
  return [
    debit('receivable', receivableCents, { noteId }),
    credit('insurerPayable', payableCents, { noteId, insurerCode }),
    credit(clawback ? 'commissionHeld' : 'commissionDeferred', receivableCents - payableCents, { noteId }),
    ...(clawback ?? []).flatMap(({ consultantCode, amountCents }) => [
      debit('consultantPayable', amountCents, { consultantCode }),
      credit('consultantExpense', amountCents, { consultantCode }),
    ]),
  ];
}

/** Money came in; it is not at the bank yet and set against nothing. */
export const received = ({ receiptId, method, amountCents }: ReceiptMoney): Posting[] => [
  debit('clientClearing', amountCents, { receiptId, method }),
  credit('unallocated', amountCents, { receiptId }),
];

/** What came in is at the bank: at once by FPS, transfer and in cash; a cheque when it is banked. */
export const banked = ({ receiptId, method, amountCents }: ReceiptMoney): Posting[] => [
  debit('clientBank', amountCents),
  credit('clientClearing', amountCents, { receiptId, method }),
];

/**
 * A gateway pays out what it has collected, less its fee: the office owes the client account the fee, and covers it with
 * `feeCovered`.
 */
export const gatewayPaidOut = (receipts: readonly ReceiptMoney[], feeCents: number): Posting[] => [
  debit('clientBank', receipts.reduce((sum, { amountCents }) => sum + amountCents, 0) - feeCents),
  debit('officeAdvance', feeCents),
  ...receipts.map(({ receiptId, method, amountCents }) => credit('clientClearing', amountCents, { receiptId, method })),
];

/** The office puts a gateway's fee into the client account. */
export const feeCovered = (feeCents: number): Posting[] => [
  debit('clientBank', feeCents),
  credit('officeAdvance', feeCents),
  debit('gatewayFees', feeCents),
  credit('officeBank', feeCents),
];

/** The office covers a gap in the client account, or takes back what it had put in (negative). */
export const officeCovered = (amountCents: number): Posting[] => [
  debit('clientBank', amountCents),
  credit('officeAdvance', amountCents),
];

/** Money of a receipt is set against a note. */
export const allocated = (receiptId: string, { noteId, amountCents }: NotePart): Posting[] => [
  debit('unallocated', amountCents, { receiptId }),
  credit('receivable', amountCents, { noteId }),
];

/** A note is settled by banked money: its commission is earned, and each consultant's share with it. */
export const earned = ({ noteId, amountCents }: NotePart, shares: readonly Share[]): Posting[] => [
  debit('commissionDeferred', amountCents, { noteId }),
  credit('commissionHeld', amountCents, { noteId }),
  ...shares.flatMap(({ consultantCode, amountCents: share }) => [
    debit('consultantExpense', share, { consultantCode }),
    credit('consultantPayable', share, { consultantCode }),
  ]),
];

/** An insurer is paid from the client account, note by note. */
export const insurerPaid = (insurerCode: string, parts: readonly NotePart[]): Posting[] => [
  ...parts.map(({ noteId, amountCents }) => debit('insurerPayable', amountCents, { noteId, insurerCode })),
  credit(
    'clientBank',
    parts.reduce((sum, { amountCents }) => sum + amountCents, 0),
  ),
];

/** The office draws earned commission from the client account; negative where it puts back what it owes there. */
export function commissionDrawn(parts: readonly NotePart[]): Posting[] {
  const total = parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [
    ...parts.map(({ noteId, amountCents }) => debit('commissionHeld', amountCents, { noteId })),
    credit('clientBank', total),
    debit('officeBank', total),
    credit('commissionIncome', total),
  ];
}

/** A consultant's earnings are paid out of the office's own account. */
export const consultantPaid = ({ consultantCode, amountCents }: Share): Posting[] => [
  debit('consultantPayable', amountCents, { consultantCode }),
  credit('officeBank', amountCents),
];

/** A credit note becomes money that is owed to the client. @param part positive */
export const refundDue = ({ noteId, amountCents }: NotePart): Posting[] => [
  debit('receivable', amountCents, { noteId }),
  credit('refundPayable', amountCents, { noteId }),
];

/** What was owed to the client has left the client account. */
export const refunded = ({ noteId, amountCents }: NotePart): Posting[] => [
  debit('refundPayable', amountCents, { noteId }),
  credit('clientBank', amountCents),
];

/**
 * Money that was set against nothing goes back to whoever paid it, or is taken back by the bank of a card's holder: from the
 * bank, or from where it never reached one.
 */
export const receiptGivenBack = ({ receiptId, method, amountCents }: ReceiptMoney, isBanked: boolean): Posting[] => [
  debit('unallocated', amountCents, { receiptId }),
  isBanked ? credit('clientBank', amountCents) : credit('clientClearing', amountCents, { receiptId, method }),
];

/** A credit note is set against a debit note: no money moves. @param amountCents positive */
export const offset = (creditNoteId: string, debitNoteId: string, amountCents: number): Posting[] => [
  debit('receivable', amountCents, { noteId: creditNoteId }),
  credit('receivable', amountCents, { noteId: debitNoteId }),
];

/** The house pays the last cents of a note itself. */
export const writtenOff = ({ noteId, amountCents }: NotePart): Posting[] => [
  debit('writeOff', amountCents),
  credit('officeBank', amountCents),
  debit('clientBank', amountCents),
  credit('receivable', amountCents, { noteId }),
];

/** The client paid the insurer directly: the insurer now owes the commission. */
export const paidToInsurer = (insurerCode: string, { noteId, amountCents }: NotePart): Posting[] => [
  debit('insurerPayable', amountCents, { noteId, insurerCode }),
  credit('receivable', amountCents, { noteId }),
];

/** The insurer pays the commission of a note that the client paid to it directly, and it is earned. */
export const commissionReceived = (
  insurerCode: string,
  { noteId, amountCents }: NotePart,
  shares: readonly Share[],
): Posting[] => [
  debit('officeBank', amountCents),
  credit('commissionIncome', amountCents),
  debit('commissionDeferred', amountCents, { noteId }),
  credit('insurerPayable', amountCents, { noteId, insurerCode }),
  ...earned({ noteId, amountCents: 0 }, shares),
];

/** What of a note had left before these books began; money in cents, a credit note's negative. */
export interface StandingNote {
  readonly noteId: string;
  readonly insurerCode: string;
  /** What its insurer had of it. */
  readonly insurerPaidCents: number;
  /** What of its commission had been drawn. */
  readonly drawnCents: number;
  /** Commission that was earned, and shared with consultants, in earlier books. */
  readonly earnedCents: number;
  /** What had gone back to the client, positive. */
  readonly refundedCents: number;
}

/** How the one account is kept that everything brought in meets in, before it is one sum at the bank. */
const BROUGHT_IN = 'OPN';

const inTransit = (importId: string, amountCents: number) =>
  debit('clientClearing', amountCents, { receiptId: importId, method: BROUGHT_IN });

/**
 * What had left for a note before these books began. What passed through the client account meets what was received in one
 * account of the import, so that the bank sees the sum alone; income and expense of earlier years stay out.
 */
export const broughtIn = (
  importId: string,
  { noteId, insurerCode, insurerPaidCents, drawnCents, earnedCents, refundedCents }: StandingNote,
): Posting[] => [
  debit('insurerPayable', insurerPaidCents, { noteId, insurerCode }),
  debit('commissionDeferred', earnedCents, { noteId }),
  debit('commissionHeld', drawnCents - earnedCents, { noteId }),
  debit('refundPayable', refundedCents, { noteId }),
  inTransit(importId, -insurerPaidCents - drawnCents - refundedCents),
];

/** Money of a receipt was at the bank when these books began. */
export const bankedBefore = (importId: string, { receiptId, method, amountCents }: ReceiptMoney): Posting[] => [
  inTransit(importId, amountCents),
  credit('clientClearing', amountCents, { receiptId, method }),
];

/** What of clients' money there was at the bank when these books began. */
export const bankBroughtIn = (importId: string, amountCents: number): Posting[] => [
  debit('clientBank', amountCents),
  inTransit(importId, -amountCents),
];

/** The same lines the other way round. */
export const reversed = (postings: readonly Posting[]): Posting[] =>
  postings.map((posting) => ({ ...posting, amountCents: -posting.amountCents }));
