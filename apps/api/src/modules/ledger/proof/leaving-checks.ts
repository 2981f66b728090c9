import { sql } from 'kysely';
import type { Account, EntryEvent } from '../accounts.ts';
import { type Check, inDay } from './check.ts';
import type { ProofSubject } from './proof.ts';

/** Money that leaves note by note: its rows, what it posts, and the account of the notes that it empties. */
interface Leaving {
  readonly subject: ProofSubject;
  readonly table: string;
  readonly parts: string;
  readonly key: string;
  readonly event: EntryEvent;
  readonly account: Account;
  /** What of a line is not as the row says. */
  readonly isOther: string;
}

/**
 * What says that it was paid has one entry of its day, of its sum and its parts; what does not has none; and each entry has
 * such a row.
 */
function leavingCheck({ subject, table, parts, key, event, account, isOther }: Leaving): Check {
  const [rows, notes, id] = [sql.table(table), sql.table(parts), sql.ref(key)];
  return {
    equation: 'moneyIsThere',
    subject,
    rows: (day) => sql`
      select p.id::text as id, p.number as name, p.total_cents::float8 as expected,
        case when p.state = 'paid' and j.cents <> p.total_cents then j.cents else own.cents end::float8 as found
      from ${rows} p,
        lateral (select coalesce(sum(amount_cents), 0) as cents from ${notes} where ${id} = p.id) own,
        lateral (select count(distinct e.id) as entries, -coalesce(sum(l.amount_cents) filter (where l.account = 'clientBank'), 0) as cents,
            min(e.booked_on) as day, coalesce(bool_or(${sql.raw(isOther)}), false) as is_other
          from journal_entries e join journal_lines l on l.entry_id = e.id where e.payment_id = p.id and e.event = ${event}) j
      where (p.paid_on = ${day} or ${inDay('p.created_at', day)}
          or p.id in (select payment_id from journal_entries where booked_on = ${day} and event = ${event}))
        and (own.cents <> p.total_cents or (p.state = 'paid') <> (p.paid_on is not null)
          or j.entries <> case when p.state = 'paid' then 1 else 0 end
          or p.state = 'paid' and (j.cents <> p.total_cents or j.day is distinct from p.paid_on or j.is_other
            or exists (select from (select note_id, amount_cents as cents from ${notes} where ${id} = p.id
                union all select l.note_id, -l.amount_cents from journal_entries e join journal_lines l on l.entry_id = e.id
                where e.payment_id = p.id and e.event = ${event} and l.account = ${account}) sides
              group by note_id having sum(cents) <> 0)))
      union all
      select coalesce(e.payment_id, e.id)::text, e.event, 0, null from journal_entries e
      where e.booked_on = ${day} and e.event = ${event} and not exists (select from ${rows} p where p.id = e.payment_id)`,
  };
}

export const leavingChecks: readonly Check[] = [
  leavingCheck({
    subject: 'insurerPayment',
    table: 'insurer_payments',
    parts: 'insurer_payment_notes',
    key: 'payment_id',
    event: 'insurerPaid',
    account: 'insurerPayable',
    isOther: 'l.insurer_code <> p.insurer_code',
  }),
  leavingCheck({
    subject: 'drawing',
    table: 'commission_drawings',
    parts: 'commission_drawing_notes',
    key: 'drawing_id',
    event: 'commissionDrawn',
    account: 'commissionHeld',
    isOther: 'false',
  }),
  {
    // A refund that was paid has one entry of its amount, and one that was not has none; what is kept for it is its own.
    equation: 'moneyIsThere',
    subject: 'refund',
    rows: (day) => sql`
      select f.id::text as id, f.refund_number as name, f.amount_cents::float8 as expected, j.cents::float8 as found
      from client_refunds f,
        lateral (select count(distinct e.id) as entries, min(e.booked_on) as day,
            -coalesce(sum(l.amount_cents) filter (where l.account in ('clientBank', 'clientClearing')), 0) as cents,
            coalesce(bool_or((e.note_id, e.receipt_id) is distinct from (f.note_id, f.receipt_id)), false) as is_other
          from journal_entries e join journal_lines l on l.entry_id = e.id where e.payment_id = f.id and e.event = 'refunded') j
      where (f.paid_on = ${day} or ${inDay('f.requested_at', day)}
          or f.id in (select payment_id from journal_entries where booked_on = ${day} and event = 'refunded'))
        and ((f.state = 'paid') <> (f.paid_on is not null) or j.entries <> case when f.state = 'paid' then 1 else 0 end
          or f.state = 'paid' and (j.cents <> f.amount_cents or j.day is distinct from f.paid_on or j.is_other)
          or f.note_id is not null and not exists (select from allocations a where a.id = f.allocation_id and a.kind = 'refund'
            and a.note_id = f.note_id and a.amount_cents = -f.amount_cents
            and exists (select from allocations back where back.reverses = a.id) = (f.state = 'cancelled'))
          or exists (select from client_refunds other where other.allocation_id = f.allocation_id and other.id <> f.id)
          or f.receipt_id is not null and not exists (select from receipts r where r.id = f.receipt_id and r.refunded_cents =
            (select sum(amount_cents) from client_refunds where receipt_id = r.id and state <> 'cancelled')
            or r.id = f.receipt_id and f.state = 'cancelled'))
      union all
      select coalesce(e.payment_id, e.id)::text, e.event, 0, null from journal_entries e
      where e.booked_on = ${day} and e.event = 'refunded' and e.payment_id is not null
        and not exists (select from client_refunds f where f.id = e.payment_id)`,
  },
];
