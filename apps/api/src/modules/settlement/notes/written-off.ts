import { MOST_WRITTEN_OFF_CENTS } from '@onegi/contract/fields/receipts';
import type { Db } from '../../../db/database.ts';
import { balanceOf, type SettledNote } from '../lock-rows.ts';

type NoteRow = Pick<SettledNote, 'id' | 'amount_cents' | 'allocated_cents'>;

/** Whether what is open of a note, with what of it was written off before and stands, is no more than the house pays of each. */
export async function fitsWriteOff(db: Db, note: NoteRow): Promise<boolean> {
  const balance = balanceOf(note);
  if (balance > MOST_WRITTEN_OFF_CENTS) return false;
  const { cents } = await db
    .selectFrom('allocations')
    .select(({ fn }) => fn.sum<string | null>('amount_cents').as('cents'))
    .where('note_id', '=', note.id)
    .where('kind', '=', 'writeOff')
    .executeTakeFirstOrThrow();
  return balance + Number(cents) <= MOST_WRITTEN_OFF_CENTS;
}
