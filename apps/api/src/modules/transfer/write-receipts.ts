import type { Tx } from '../../db/database.ts';
import { insertMany } from '../../db/insert-many.ts';
import type { Deps } from '../../deps.ts';
import { orderedId } from '../../lib/ordered-id.ts';
import { postMany } from '../ledger/post-entries.ts';
import { sealedFor } from '../settlement/sealed-texts.ts';
import { type Importing, receiptEntry } from './opening-entries.ts';
import type { PlannedReceipt } from './plan.ts';

const receiptTypes = {
  id: 'uuid',
  receipt_number: 'text',
  policy_id: 'uuid',
  received_on: 'date',
  received_at: 'timestamptz',
  amount_cents: 'bigint',
  currency: 'text',
  method: 'text',
  bank_status: 'text',
  paid_type: 'text',
  bank_reference: 'text',
  cheque_number: 'text',
  payer_sealed: 'bytea',
  recorded_by: 'uuid',
  banked_on: 'date',
  cleared_on: 'date',
  posted: 'boolean',
  import_id: 'uuid',
};

function paidType({ amountCents, allocatedCents }: PlannedReceipt, isPart: boolean): 'over' | 'part' | 'full' {
  if (allocatedCents < amountCents) return 'over';
  return isPart ? 'part' : 'full';
}

/**
 * Writes receipts and what they posted. @param openNotes keys of notes that are not settled
 * @returns their ids, by number
 */
export async function writeReceipts(
  deps: Pick<Deps, 'seal' | 'clock'>,
  tx: Tx,
  receipts: readonly PlannedReceipt[],
  importing: Importing,
  openNotes: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const ids = new Map(receipts.map(({ row }) => [row.receiptNumber, orderedId()]));
  const isPart = ({ parts }: PlannedReceipt) =>
    parts.some(({ policyNumber, endorsementNo }) => openNotes.has(`${policyNumber}|${endorsementNo ?? '000'}`));
  const rows = receipts.map((receipt) => {
    const { row, amountCents, isBanked } = receipt;
    const id = ids.get(row.receiptNumber) as string;
    return {
      id,
      receipt_number: row.receiptNumber,
      policy_id: null,
      received_on: row.receivedOn,
      received_at: deps.clock.now(),
      amount_cents: amountCents,
      currency: 'HKD',
      method: row.method,
      bank_status: isBanked ? 'cleared' : 'unbanked',
      paid_type: paidType(receipt, isPart(receipt)),
      bank_reference: row.bankReference ?? '',
      cheque_number: row.chequeNumber,
      payer_sealed: sealedFor(deps.seal, 'receipts', id, row.payer ?? ''),
      recorded_by: importing.postedBy,
      banked_on: row.bankedOn,
      cleared_on: isBanked ? (row.bankedOn ?? row.receivedOn) : null,
      posted: true,
      import_id: importing.importId,
    };
  });
  await insertMany(tx, 'receipts', receiptTypes, rows);
  await postMany(
    deps,
    tx,
    receipts.flatMap((receipt) => receiptEntry(importing, ids.get(receipt.row.receiptNumber) as string, receipt)),
  );
  return ids;
}
