import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { refundedAhead } from '../refunded-ahead.ts';
import { issuedBy, rowOf, touchedNotes } from './check.ts';
import type { LentNote, ProofFigures, ProofProblem } from './proof.ts';

/** Lines of what a client owes for a note and of whose it is. */
const ofTheNote = sql`account in ('receivable', 'insurerPayable', 'commissionDeferred')`;

/** Credit notes of the policies of `asked` that had more back than came of them, and than is held for the policy's debit notes. */
const refundedOfOthers = (day: string) => sql`
  select id::text, name, cents::float8, null from (
    select credit.id, credit.note_number as name,
      least(ahead.cents, sum(ahead.cents) over (partition by policy.id order by credit.note_number) - kept.cents) as cents
    from (select distinct n.policy_id as id from asked, ${rowOf('debit_credit_notes', 'asked.id')} n) policy,
      lateral (select id, note_number from debit_credit_notes where policy_id = policy.id and amount_cents < 0 offset 0) credit,
      lateral (select ${refundedAhead('credit', day)} as cents) ahead,
      lateral (select coalesce(sum(greatest(0, held.cents)), 0) as cents from debit_credit_notes debit,
        lateral (select -sum(amount_cents) as cents from journal_lines
          where note_id = debit.id and ${ofTheNote} and booked_on <= ${day}) held
        where debit.policy_id = policy.id and debit.amount_cents > 0) kept
    where ahead.cents > 0) refunded
  where cents > 0`;

/**
 * Receipts that came back from the bank, or were charged back, after money of theirs had gone back to the client. Only one that
 * lost more than it got on a day can have come below nothing on it.
 */
const goneBackTwice = (day: string, before: readonly string[]) => sql`
  select r.id::text, r.receipt_number, since.cents::float8, 'receipt'
  from (select unnest(${before}::uuid[]) as id
      union select receipt_id from journal_lines where booked_on = ${day} and account = 'unallocated' and receipt_id is not null
      group by receipt_id having sum(amount_cents) > 0) of_receipts,
    ${rowOf('receipts', 'of_receipts.id')} r,
    lateral (select sum(amount_cents) as cents from journal_lines
      where receipt_id = r.id and account = 'unallocated' and booked_on <= ${day} offset 0) since
  where since.cents > 0`;

/**
 * Debit notes for which more has left the client account than was set against them, credit notes of which more was refunded than
 * their insurers gave and than the policy's own debit notes have there for it, and receipts below nothing: another client's money.
 * Asked of the notes that something was posted for on the day, of those that lent before, and of the credit notes of their policies.
 */
export async function findLent(db: Db, day: string, before: readonly LentNote[]): Promise<LentNote[]> {
  const ids = before.map(({ id }) => id);
  const { rows } = await sql<Omit<LentNote, 'subject'> & { readonly subject: 'receipt' | null }>`
    with asked (id) as materialized (select unnest(${ids}::uuid[]) union ${touchedNotes(day)})
    select n.id::text as id, n.note_number as name, since.cents::float8 as cents, null as subject
    from asked, ${rowOf('debit_credit_notes', 'asked.id')} n, lateral (select ${issuedBy('n.id')} as entries offset 0) issue,
      lateral (select sum(amount_cents) as cents from journal_lines where note_id = n.id and ${ofTheNote}
        and booked_on <= ${day} and entry_id <> all (issue.entries)) since
    where n.amount_cents > 0 and since.cents > 0
    union all
    ${refundedOfOthers(day)}
    union all
    ${goneBackTwice(day, ids)}
    order by name`.execute(db);
  return rows.map(({ subject, ...row }) => (subject ? { ...row, subject } : row));
}

/**
 * No client's money pays for another: what was lent is covered by the office's own money, and the office has taken nothing out.
 * Else every note and receipt that lends is named, or the day where none does.
 */
export function noMoneyLent(day: string, { lent, officeAdvance }: ProofFigures): ProofProblem[] {
  const uncovered = lent.reduce((sum, { cents }) => sum + cents, 0) + officeAdvance;
  if (uncovered <= 0) return [];
  const equation = 'noMoneyLent' as const;
  if (lent.length === 0) {
    return [{ equation, subject: 'day', id: day, name: day, expectedCents: 0, foundCents: -uncovered }];
  }
  return lent.map(({ id, name, cents, subject }) => ({
    equation,
    subject: subject ?? ('note' as const),
    id,
    name,
    expectedCents: 0,
    foundCents: -cents,
  }));
}
