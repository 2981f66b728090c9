import type { Tx } from '../../../db/database.ts';

/** Locks notes in the order of their ids, as everything does that settles them: nobody waits for another in a circle. */
export async function lockNotes(tx: Tx, noteIds: readonly string[]): Promise<void> {
  if (noteIds.length === 0) return;
  await tx
    .selectFrom('debit_credit_notes')
    .select('id')
    .where('id', 'in', [...noteIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
