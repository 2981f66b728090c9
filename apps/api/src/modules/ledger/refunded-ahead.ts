import { type RawBuilder, sql } from 'kysely';

/**
 * By how much more of a credit note has gone back to its client than its insurer has given and the office has left of its
 * commission, in cents; zero or below where nothing has. What was set against another note has gone back to nobody.
 * @param credit alias of the credit note
 * @param until yyyy-MM-dd: as it was booked until the end of this day
 */
export const refundedAhead = (credit: string, until?: string): RawBuilder<number> => sql<number>`(
  select coalesce(sum(l.amount_cents), 0) from journal_lines l join journal_entries e on e.id = l.entry_id
    left join journal_entries o on o.id = e.reverses
  where l.note_id = ${sql.ref(`${credit}.id`)}
    and l.account in ('receivable', 'insurerPayable', 'commissionDeferred', 'refundPayable')
    and coalesce(o.event, e.event) <> 'offset' and ${until === undefined ? sql`true` : sql`l.booked_on <= ${until}`})`;
