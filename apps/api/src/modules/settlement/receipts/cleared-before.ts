import type { Db } from '../../../db/database.ts';
import { standingEntries } from '../standing-entries.ts';
import type { ReceiptRow } from './receipt-workflow.ts';

/**
 * Whether a receipt was cleared before these books began: it is part of their opening balance, and nothing here turns it round.
 * One that was imported and banked here has an entry of its own that says so.
 */
export async function wasClearedBefore(
  db: Db,
  { id, import_id, bank_status }: Pick<ReceiptRow, 'id' | 'import_id' | 'bank_status'>,
): Promise<boolean> {
  if (import_id === null || bank_status !== 'cleared') return false;
  return (await standingEntries(db, { event: ['banked'], receiptId: id })).length === 0;
}
