import { shareOf } from '@onegi/rating/money';
import type { Entry } from '../ledger/post-entries.ts';
import {
  allocated,
  bankBroughtIn,
  bankedBefore,
  broughtIn,
  earned,
  noteIssued,
  offset,
  paidToInsurer,
  received,
  refundDue,
  type Share,
  writtenOff,
} from '../ledger/postings.ts';
import type { PolicyRow } from './layout.ts';
import type { PlannedNote, PlannedPart, PlannedReceipt } from './plan.ts';

/** Who imports, and which import it is. */
export interface Importing {
  readonly importId: string;
  readonly postedBy: string;
}

/** A part with the ids of what it becomes. */
export interface WrittenPart extends PlannedPart {
  readonly allocationId: string;
  readonly receiptId: string | null;
  /** Of an offset: the note of its other side. */
  readonly otherNoteId: string | null;
}

export interface WrittenNote {
  readonly policyId: string;
  readonly noteId: string;
  readonly note: PlannedNote;
  readonly parts: readonly WrittenPart[];
}

/** Each consultant's part of a note's commission; the last takes the difference of the rounding. */
export function sharesOf({ consultant, secondConsultant, secondShare }: PolicyRow, whole: number): Share[] {
  if (!consultant) return [];
  const first = secondConsultant ? shareOf(whole, 10_000 - (secondShare ?? 0)) : whole;
  return [
    { consultantCode: consultant, amountCents: first },
    ...(secondConsultant ? [{ consultantCode: secondConsultant, amountCents: whole - first }] : []),
  ].filter(({ amountCents }) => amountCents !== 0);
}

const negated = (shares: readonly Share[]): Share[] =>
  shares.map(({ consultantCode, amountCents }) => ({ consultantCode, amountCents: -amountCents }));

/** What a receipt posts: what was at the bank before is part of the opening balance, a cheque that was not is received. */
export function receiptEntry(
  { importId, postedBy }: Importing,
  receiptId: string,
  { row, amountCents, isBanked }: PlannedReceipt,
): Entry[] {
  if (row.method === 'INS') return [];
  const money = { receiptId, method: row.method, amountCents };
  return [
    { event: 'received', postings: received(money), postedBy, receiptId },
    // Of the import, and not of the receipt: its own account is empty by it.
    ...(isBanked ? [{ event: 'bankedBefore' as const, postings: bankedBefore(importId, money), postedBy }] : []),
  ];
}

/** What a part posts that stands against a note; both sides of an offset are one entry, of its debit note. */
function partEntry(
  of: Omit<Entry, 'event' | 'postings'>,
  insurerCode: string,
  noteId: string,
  part: WrittenPart,
): Entry[] {
  const { kind, amountCents, receiptId, allocationId, otherNoteId } = part;
  const booked = { noteId, amountCents };
  const by = { ...of, paymentId: allocationId, ...(receiptId ? { receiptId } : {}) };
  switch (kind) {
    case 'direct':
      return [{ ...by, event: 'paidToInsurer', postings: paidToInsurer(insurerCode, booked) }];
    case 'money':
      return [{ ...by, event: 'allocated', postings: allocated(receiptId ?? '', booked) }];
    case 'writeOff':
      return [{ ...by, event: 'writtenOff', postings: writtenOff(booked) }];
    case 'refund':
      return [{ ...by, event: 'refundDue', postings: refundDue({ noteId, amountCents: -amountCents }) }];
    case 'offset':
      return amountCents > 0 && otherNoteId
        ? [{ ...by, event: 'offset', postings: offset(otherNoteId, noteId, amountCents) }]
        : [];
  }
}

const refundedOf = (parts: readonly WrittenPart[]) =>
  parts.reduce((sum, { kind, amountCents }) => (kind === 'refund' ? sum - amountCents : sum), 0);

/** What a note posts: its issue, what was set against it, what was earned by it, and what had left before. */
export function noteEntries(
  { importId, postedBy }: Importing,
  policy: PolicyRow,
  { policyId, noteId, note, parts }: WrittenNote,
): Entry[] {
  const { row, no, isEarned, isClawback, consultantCents } = note;
  const { receivable, payable, commission } = row;
  const insurerCode = policy.insurer;
  const of = { postedBy, policyId, endorsementNo: no, noteId };
  const shares = sharesOf(policy, consultantCents);
  // What consultants had was earned and paid in earlier books.
  const isPast = isEarned && row.consultantPaid === true;
  const isDirect = parts.some(({ kind }) => kind === 'direct');
  const drawnCents = row.commissionDrawn ?? 0;
  const issued = noteIssued(
    { noteId, insurerCode, receivableCents: receivable, payableCents: payable },
    isClawback ? (isPast ? [] : negated(shares)) : null,
  );
  const standing = broughtIn(importId, {
    noteId,
    insurerCode,
    // Of a direct payment the insurer had everything, and gave the commission back.
    insurerPaidCents: isDirect ? -drawnCents : (row.insurerPaid ?? 0),
    drawnCents,
    earnedCents: isPast && !isClawback ? commission : 0,
    refundedCents: refundedOf(parts),
  });
  return [
    { ...of, event: 'noteIssued', postings: issued },
    ...parts.flatMap((part) => partEntry(of, insurerCode, noteId, part)),
    ...(isEarned && !isClawback && !isPast
      ? [{ ...of, event: 'earned' as const, postings: earned({ noteId, amountCents: commission }, shares) }]
      : []),
    ...(standing.some(({ amountCents }) => amountCents !== 0)
      ? [{ ...of, event: 'broughtIn' as const, postings: standing }]
      : []),
  ];
}

/** The one movement at the bank. */
export const bankEntry = ({ importId, postedBy }: Importing, amountCents: number): Entry => ({
  event: 'broughtIn',
  postings: bankBroughtIn(importId, amountCents),
  postedBy,
  paymentId: importId,
});
