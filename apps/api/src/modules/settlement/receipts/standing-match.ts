import type { Db } from '../../../db/database.ts';
import { standingEntries } from '../standing-entries.ts';

/** Whether a line of a statement shows that the money of a receipt did come. */
export async function isMatched(db: Db, receiptId: string): Promise<boolean> {
  const entries = await standingEntries(db, { event: ['banked'], receiptId });
  if (entries.length === 0) return false;
  const matched = await db
    .selectFrom('bank_matches')
    .select('id')
    .where('entry_id', 'in', entries)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return matched !== undefined;
}
