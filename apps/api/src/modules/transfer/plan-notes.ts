import type { ImportColumn } from '@onegi/contract/fields/transfer';
import { shareOf } from '@onegi/rating/money';
import type { Findings } from './findings.ts';
import { type ImportedRows, keyOf, type NoteRow, type PolicyRow, type ReceiptRow } from './layout.ts';
import { isAtBank, kindOf, type PlannedNote, type PlannedPart, type PlannedPolicy } from './plan.ts';

const sheet = 'notes' as const;
const sumOf = (parts: readonly PlannedPart[]) => parts.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Whether an amount lies between nothing and the most, whichever sign both have. */
const isWithin = (amount: number, most: number) =>
  most >= 0 ? amount >= 0 && amount <= most : amount <= 0 && amount >= most;

/** What the insurer can have had: never more than it is owed, nor than is at the bank for the note. */
function mostPaid(note: NoteRow, parts: readonly PlannedPart[]): number {
  if (note.receivable < 0) return note.payable;
  const banked = sumOf(parts.filter(({ row, kind }) => kind !== 'money' || isAtBank(row)));
  return Math.min(note.payable, banked);
}

function settledOnOf(note: NoteRow, parts: readonly PlannedPart[]): string {
  if (note.settledOn) return note.settledOn;
  return [note.accountOn, ...parts.map(({ row }) => row.receivedOn)].toSorted().at(-1) ?? note.accountOn;
}

function planNote(
  note: NoteRow,
  policy: PolicyRow,
  parts: readonly PlannedPart[],
  original: PlannedNote | undefined,
  findings: Findings,
): PlannedNote {
  const at = (column: ImportColumn) => ({ sheet, row: note.row, column });
  const { receivable, commission } = note;
  const [drawn, paid] = [note.commissionDrawn ?? 0, note.insurerPaid ?? 0];
  const allocatedCents = sumOf(parts);
  const isDirect = parts.some(({ kind }) => kind === 'direct');
  const isSettled = receivable === allocatedCents && receivable !== 0;
  const atBank = parts.every(({ row, kind }) => kind !== 'money' || isAtBank(row));
  const isClawback = receivable < 0 && (original?.isEarned ?? false);
  // Of a direct payment the insurer has given the commission, or owes it still.
  const isEarned = isClawback || (isSettled && atBank && (!isDirect || drawn === commission));
  if (!isWithin(allocatedCents, receivable))
    findings.add('aboveNote', at('receivable'), { expected: receivable, found: allocatedCents });
  if (isDirect && (parts.length > 1 || !isSettled)) findings.add('directWhole', at('receivable'));
  const most = mostPaid(note, parts);
  if (!isDirect && !isWithin(paid, most))
    findings.add('insurerAbove', at('insurerPaid'), { expected: most, found: paid });
  if (!isWithin(drawn, isEarned ? commission : 0))
    findings.add('drawnAbove', at('commissionDrawn'), { expected: isEarned ? commission : 0, found: drawn });
  if (note.consultantPaid && !isEarned) findings.add('notSettled', at('consultantPaid'));
  return {
    row: note,
    no: note.endorsementNo ?? '000',
    parts,
    allocatedCents,
    isSettled,
    isEarned,
    isClawback,
    consultantCents: policy.consultant ? shareOf(commission, note.payoutRate ?? 0) : 0,
    earnedOn: settledOnOf(note, parts),
  };
}

const partOf = (row: ReceiptRow): PlannedPart => ({ row, kind: kindOf(row), amountCents: row.allocated ?? 0 });

/** Policies with their notes and what stands against them; what does not go together is told. */
export function planPolicies(
  { policies, persons, notes, receipts }: ImportedRows,
  findings: Findings,
): PlannedPolicy[] {
  const partsOf = Map.groupBy(receipts, keyOfNote);
  const personsOf = Map.groupBy(persons, ({ policyNumber }) => policyNumber);
  const notesOf = Map.groupBy(notes, ({ policyNumber }) => policyNumber);
  return policies.map((row) => {
    const planned: PlannedNote[] = [];
    const ordered = (notesOf.get(row.policyNumber) ?? []).toSorted((a, b) =>
      (a.endorsementNo ?? '000') < (b.endorsementNo ?? '000') ? -1 : 1,
    );
    for (const note of ordered) {
      const parts = (partsOf.get(keyOf.notes(note)) ?? []).map(partOf);
      planned.push(planNote(note, row, parts, planned[0], findings));
    }
    return { row, persons: personsOf.get(row.policyNumber) ?? [], notes: planned };
  });
}

const keyOfNote = ({ policyNumber, endorsementNo }: ReceiptRow) => `${policyNumber}|${endorsementNo ?? '000'}`;
