import type { OpenNote } from '@onegi/contract/calls/settlement/receipt-shapes';
import { type SqlBool, sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { escapeLike } from '../../../lists/contains-text.ts';
import { readNotes } from './read-notes.ts';

/** As many as fit beside a receipt. */
const MOST_FOUND = 50;
/** Names are sealed: so many of the open notes are looked through, those that fall due first. */
const MOST_NAMED = 1_000;

/** Open notes by policy number, note number or client's name, the first to fall due first. */
export async function findNotes(deps: Pick<Deps, 'db' | 'seal'>, searched: string): Promise<OpenNote[]> {
  const open = deps.db
    .selectFrom('debit_credit_notes as n')
    .innerJoin('policies as p', 'p.id', 'n.policy_id')
    .select('n.id')
    .where('n.settlement', 'in', ['unsettled', 'partlySettled'])
    .orderBy('n.due_on')
    .orderBy('n.id');
  const part = `%${escapeLike(searched.toUpperCase())}%`;
  const numbered = await open
    .where(sql<SqlBool>`(n.note_number like ${part} or p.policy_number like ${part})`)
    .limit(MOST_FOUND)
    .execute();
  const inOrder = (notes: readonly OpenNote[]) =>
    notes.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.noteNumber.localeCompare(b.noteNumber));
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  if (numbered.length > 0) return inOrder(await readNotes(deps, deps.db, idsOf(numbered)));
  const words = searched.toLowerCase().split(/[\s,]+/);
  const notes = await readNotes(deps, deps.db, idsOf(await open.limit(MOST_NAMED).execute()));
  const named = notes.filter(({ holderName }) => words.every((word) => holderName.toLowerCase().includes(word)));
  return inOrder(named).slice(0, MOST_FOUND);
}
