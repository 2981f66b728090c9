import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { LentNote, ProofFigures, ProofProblem } from './proof.ts';

/** Whatever is posted for a note beside its issue, until the end of a day, of one account. */
const postedFor = (account: string, day: string) =>
  sql`coalesce((select sum(l.amount_cents) from journal_lines l join journal_entries e on e.id = l.entry_id
    where l.note_id = n.id and l.account = ${account} and l.booked_on <= ${day} and e.event <> 'noteIssued'), 0)`;

/**
 * Debit notes for which more has left the client account than was set against them: another client's money. Asked of the notes
 * that something was posted for on the day, and of those that lent before.
 */
export async function findLent(db: Db, day: string, before: readonly LentNote[]): Promise<LentNote[]> {
  const { rows } = await sql<LentNote>`
    select n.id::text as id, n.note_number as name, (-held)::float8 as cents
    from debit_credit_notes n, lateral (select
      -${postedFor('receivable', day)} - ${postedFor('insurerPayable', day)} - ${postedFor('commissionDeferred', day)} as held) h
    where n.amount_cents > 0 and held < 0 and (n.id = any(${before.map(({ id }) => id)}::uuid[])
      or n.id in (select distinct note_id from journal_lines where booked_on = ${day} and note_id is not null))
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
