import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { LentNote, ProofFigures, ProofProblem } from './proof.ts';

/**
 * Debit notes for which more has left the client account than was set against them: another client's money. Asked of the notes
 * that something was posted for on the day, and of those that lent before.
 */
export async function findLent(db: Db, day: string, before: readonly LentNote[]): Promise<LentNote[]> {
  const { rows } = await sql<LentNote>`
    select n.id::text as id, n.note_number as name, posted.cents::float8 as cents
    from (
      select l.note_id, sum(l.amount_cents) as cents
      from journal_lines l join journal_entries e on e.id = l.entry_id
      where l.note_id in (select unnest(${before.map(({ id }) => id)}::uuid[])
          union select note_id from journal_lines where booked_on = ${day} and note_id is not null)
        and l.account in ('receivable', 'insurerPayable', 'commissionDeferred') and l.booked_on <= ${day}
        and e.event <> 'noteIssued'
      group by l.note_id having sum(l.amount_cents) > 0
    ) posted join debit_credit_notes n on n.id = posted.note_id
    where n.amount_cents > 0
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
