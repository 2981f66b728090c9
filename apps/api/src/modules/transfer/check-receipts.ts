import type { ImportColumn } from '@onegi/contract/fields/transfer';
import { duplicates } from './check-policies.ts';
import type { Findings } from './findings.ts';
import { keyOf, type NoteRow, type ReceiptRow } from './layout.ts';
import { isAtBank, isOfReceipt, kindOf, type PlannedReceipt } from './plan.ts';

const sheet = 'receipts' as const;
/** The house pays the last cents of a note itself, up to a dollar. */
const MOST_WRITTEN_OFF = 100;

/** What may have been received and not be at the bank yet. */
const mayWait: readonly string[] = ['CHQ', 'CC'];

const facts = ['method', 'receivedOn', 'receiptAmount', 'bankedOn', 'bankReference', 'chequeNumber', 'payer'] as const;

function checkPart(part: ReceiptRow, notes: ReadonlyMap<string, NoteRow>, findings: Findings): void {
  const at = (column: ImportColumn) => ({ sheet, row: part.row, column });
  const { method, allocated, policyNumber, receiptAmount } = part;
  const kind = kindOf(part);
  const key = `${policyNumber}|${part.endorsementNo ?? '000'}`;
  if (policyNumber === null && (kind !== 'money' || allocated)) findings.add('missing', at('policyNumber'));
  if (policyNumber !== null && !notes.has(key)) findings.add('noNote', at('endorsementNo'), { text: key });
  if (policyNumber !== null && !allocated) findings.add('noAllocation', at('allocated'));
  if (isOfReceipt(part) && (receiptAmount ?? 0) <= 0)
    findings.add(receiptAmount === null ? 'missing' : 'negative', at('receiptAmount'));
  if (!isOfReceipt(part) && receiptAmount !== null) findings.add('negative', at('receiptAmount'));
  const amount = allocated ?? 0;
  if (kind === 'refund' ? amount > 0 : kind !== 'offset' && amount < 0) findings.add('negative', at('allocated'));
  if (kind === 'writeOff' && amount > MOST_WRITTEN_OFF)
    findings.add('aboveNote', at('allocated'), { expected: MOST_WRITTEN_OFF, found: amount });
  if (!isAtBank(part) && kind === 'money' && !mayWait.includes(method)) findings.add('onlyCheques', at('bankedOn'));
}

/** The rows of one receipt say the same of it, and use no more than it is. */
function checkTogether(parts: readonly ReceiptRow[], today: string, findings: Findings): PlannedReceipt | null {
  const [row] = parts;
  if (!row) return null;
  const text = row.receiptNumber;
  for (const part of parts) {
    const differing = facts.find((fact) => part[fact] !== row[fact]);
    if (differing) findings.add('receiptDiffers', { sheet, row: part.row, column: differing }, { text });
  }
  for (const column of ['receivedOn', 'bankedOn'] as const)
    if ((row[column] ?? '') > today)
      findings.add('future', { sheet, row: row.row, column }, { text: String(row[column]) });
  const allocated = parts.reduce((sum, part) => sum + (part.allocated ?? 0), 0);
  if (kindOf(row) === 'offset' && (parts.length !== 2 || allocated !== 0))
    findings.add('notTogether', { sheet, row: row.row, column: 'allocated' });
  if (['writeOff', 'refund'].includes(kindOf(row)) && parts.length > 1)
    findings.add('duplicate', { sheet, row: row.row, column: 'receiptNumber' }, { text });
  if (!isOfReceipt(row)) return null;
  const amount = row.receiptAmount ?? 0;
  if (allocated > amount)
    findings.add('aboveReceipt', { sheet, row: row.row, column: 'allocated' }, { expected: amount, found: allocated });
  return { row, amountCents: amount, allocatedCents: allocated, isBanked: isAtBank(row), parts };
}

/** What of the receipts is wrong by itself, among each other, and with the notes. @returns the receipts of their rows */
export function checkReceipts(
  rows: readonly ReceiptRow[],
  notes: readonly NoteRow[],
  today: string,
  findings: Findings,
): PlannedReceipt[] {
  const byKey = new Map(notes.map((note) => [keyOf.notes(note), note]));
  for (const part of rows) checkPart(part, byKey, findings);
  duplicates(rows, keyOf.receipts, ({ row }, text) =>
    findings.add('duplicate', { sheet, row, column: 'receiptNumber' }, { text }),
  );
  return [...Map.groupBy(rows, ({ receiptNumber }) => receiptNumber).values()].flatMap(
    (parts) => checkTogether(parts, today, findings) ?? [],
  );
}
