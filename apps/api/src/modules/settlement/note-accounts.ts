import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** What the books say of notes; money in cents. */
export interface NoteAccounts {
  /** Money of clients that is here for it: allocated, less what its insurer got and what was earned. Below zero it is a breach. */
  readonly held: number;
  readonly commissionHeld: number;
  /** What is still owed to the insurer; negative what the insurer owes. */
  readonly insurerPayable: number;
  readonly commissionDeferred: number;
  readonly refundPayable: number;
}

const none: NoteAccounts = { held: 0, commissionHeld: 0, insurerPayable: 0, commissionDeferred: 0, refundPayable: 0 };

/** The accounts of notes together. */
export async function accountsOfNotes(db: Db, noteIds: readonly string[]): Promise<NoteAccounts> {
  if (noteIds.length === 0) return none;
  const credit = (account: string) =>
    sql<number>`coalesce(-sum(amount_cents) filter (where account = ${account}), 0)::bigint`;
  const row = await db
    .selectFrom('journal_lines')
    .select([
      credit('receivable').as('receivable'),
      credit('insurerPayable').as('insurerPayable'),
      credit('commissionDeferred').as('commissionDeferred'),
      credit('commissionHeld').as('commissionHeld'),
      credit('refundPayable').as('refundPayable'),
    ])
    .where('note_id', 'in', noteIds)
    .executeTakeFirst();
  if (!row) return none;
  const { receivable, ...rest } = row;
  return { ...rest, held: receivable + rest.insurerPayable + rest.commissionDeferred };
}

export const accountOfNote = (db: Db, noteId: string): Promise<NoteAccounts> => accountsOfNotes(db, [noteId]);
