import { shareOf } from '@onegi/rating/money';
import type { Entry } from '../ledger/post-entries.ts';
import {
  allocated,
  bankBroughtIn,
  broughtIn,
  earned,
  noteIssued,
  paidToInsurer,
  received,
  receivedBefore,
  type Share,
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
  const postings = isBanked ? receivedBefore(importId, money) : received(money);
  return [{ event: 'received', postings, postedBy, receiptId }];
}

/** What a note posts: its issue, what was set against it, what was earned by it, and what had left before. */
export function noteEntries(
  { importId, postedBy }: Importing,
  policy: PolicyRow,
  { policyId, noteId, note, parts }: WrittenNote,
): Entry[] {
  const { row, no, isEarned, isClawback, consultantCents } = note;
  const { receivable, payable, commission } = row;
  const of = { postedBy, policyId, endorsementNo: no, noteId };
  const shares = sharesOf(policy, consultantCents);
  const booked = {
    noteId,
    insurerCode: policy.insurer,
    receivableCents: receivable,
    payableCents: payable,
  };
  const others = parts.filter(({ kind }) => kind !== 'money' && kind !== 'direct');
  const isDirect = parts.some(({ kind }) => kind === 'direct');
  const drawnCents = row.commissionDrawn ?? 0;
  const standing = broughtIn(importId, {
    noteId,
    insurerCode: policy.insurer,
    otherCents: others.reduce((sum, { amountCents }) => sum + amountCents, 0),
    // Of a direct payment the insurer had everything, and gave the commission back.
    insurerPaidCents: isDirect ? -drawnCents : (row.insurerPaid ?? 0),
    drawnCents,
    sharesPaid: row.consultantPaid ? shares : [],
  });
  return [
    { ...of, event: 'noteIssued', postings: noteIssued(booked, isClawback ? negated(shares) : null) },
    ...parts.flatMap(({ kind, amountCents, receiptId, allocationId }): Entry[] => {
      const by = { ...of, paymentId: allocationId, ...(receiptId ? { receiptId } : {}) };
      if (kind === 'direct')
        return [{ ...by, event: 'paidToInsurer', postings: paidToInsurer(policy.insurer, { noteId, amountCents }) }];
      return kind === 'money' && receiptId
        ? [{ ...by, event: 'allocated', postings: allocated(receiptId, { noteId, amountCents }) }]
        : [];
    }),
    ...(isEarned && !isClawback
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
