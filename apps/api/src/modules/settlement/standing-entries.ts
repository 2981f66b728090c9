import type { Db } from '../../db/database.ts';
import type { EntryEvent } from '../ledger/accounts.ts';

interface Sought {
  readonly event: readonly EntryEvent[];
  readonly noteId?: string;
  readonly receiptId?: string;
  readonly paymentId?: string;
}

/** The ids of entries that nothing has reversed, the newest first. */
export async function standingEntries(db: Db, { event, noteId, receiptId, paymentId }: Sought): Promise<string[]> {
  const rows = await db
    .selectFrom('journal_entries as e')
    .select('e.id')
    .where('e.event', 'in', event)
    .$if(noteId !== undefined, (found) => found.where('e.note_id', '=', noteId as string))
    .$if(receiptId !== undefined, (found) => found.where('e.receipt_id', '=', receiptId as string))
    .$if(paymentId !== undefined, (found) => found.where('e.payment_id', '=', paymentId as string))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('journal_entries as r').select('r.id').whereRef('r.reverses', '=', 'e.id'))),
    )
    .orderBy('e.posted_at', 'desc')
    .orderBy('e.id')
    .execute();
  return rows.map(({ id }) => id);
}
