import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { touchedNotes } from './check.ts';
import type { LentNote, ProofFigures, ProofProblem } from './proof.ts';

/** Lines of what a client owes for a note and of whose it is. */
const ofTheNote = sql`account in ('receivable', 'insurerPayable', 'commissionDeferred')`;

/**
 * Debit notes for which more has left the client account than was set against them: another client's money. Asked of the notes
 * that something was posted for on the day, and of those that lent before.
 */
export async function findLent(db: Db, day: string, before: readonly LentNote[]): Promise<LentNote[]> {
  const { rows } = await sql<LentNote>`
    select n.id::text as id, n.note_number as name, (posted.cents - issued.cents)::float8 as cents
    from (select unnest(${before.map(({ id }) => id)}::uuid[]) as id union ${touchedNotes(day)}) asked
      join debit_credit_notes n on n.id = asked.id,
      lateral (select coalesce(sum(amount_cents), 0) as cents from journal_lines
        where note_id = n.id and ${ofTheNote} and booked_on <= ${day}) posted,
      lateral (select coalesce(sum(l.amount_cents), 0) as cents from journal_entries e join journal_lines l on l.entry_id = e.id
        where e.note_id = n.id and e.event = 'noteIssued' and l.note_id = n.id and ${ofTheNote} and l.booked_on <= ${day}) issued
    where n.amount_cents > 0 and posted.cents > issued.cents
    order by n.note_number`.execute(db);
  return rows;
}

/**
 * No client's money pays for another: what was lent is covered by the office's own money, and the office has taken nothing out.
 * Else every note that lends is named, or the day where none does.
 */
export function noMoneyLent(day: string, { lent, officeAdvance }: ProofFigures): ProofProblem[] {
  const uncovered = lent.reduce((sum, { cents }) => sum + cents, 0) + officeAdvance;
  if (uncovered <= 0) return [];
  const equation = 'noMoneyLent' as const;
  if (lent.length === 0) {
    return [{ equation, subject: 'day', id: day, name: day, expectedCents: 0, foundCents: -uncovered }];
  }
  return lent.map(({ id, name, cents }) => ({
    equation,
    subject: 'note' as const,
    id,
    name,
    expectedCents: 0,
    foundCents: -cents,
  }));
}
