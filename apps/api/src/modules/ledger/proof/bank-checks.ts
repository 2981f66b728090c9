import { sql } from 'kysely';
import { type Check, inDay } from './check.ts';

/** A match that stands. */
const stands = sql`m.undone_at is null`;

/** The statements of both accounts add up and follow each other, and each line is what it was matched with. */
export const bankChecks: readonly Check[] = [
  {
    equation: 'bankAgrees',
    subject: 'bankStatement',
    rows: (day) => sql`
      select s.id::text as id, s.account || ' ' || s.number as name, (s.opening_cents + l.cents)::float8 as expected,
        s.closing_cents::float8 as found
      from bank_statements s left join bank_statements b on b.account = s.account and b.number = s.number - 1,
        lateral (select coalesce(sum(amount_cents) filter (where line_no > 0), 0) as cents,
            count(*) filter (where line_no > 0) as lines, coalesce(sum(amount_cents) filter (where line_no = 0), 0) as before
          from bank_lines where statement_id = s.id) l
      where ${inDay('s.imported_at', day)} and (s.opening_cents + l.cents <> s.closing_cents or l.lines <> s.lines
        or s.opening_cents <> case when s.number = 1 then l.before else coalesce(b.closing_cents, s.opening_cents + 1) end)
      union all
      select distinct l.statement_id::text, l.account, null::float8, null::float8 from bank_lines l
      where l.account in ('client', 'office') and l.booked_on = ${day}
        and not exists (select from bank_statements s where s.id = l.statement_id)`,
  },
  {
    equation: 'bankAgrees',
    subject: 'bankLine',
    rows: (day) => sql`
      with of_day as (
        select l.id, l.account, l.reference, l.amount_cents, l.balance_cents, l.state,
          s.opening_cents + sum(case when l.line_no > 0 then l.amount_cents else 0 end)
            over (partition by l.statement_id order by l.line_no) as running
        from bank_statements s join bank_lines l on l.statement_id = s.id where ${inDay('s.imported_at', day)}),
      matched as (
        select m.line_id, sum(m.amount_cents) as cents from bank_matches m
        where m.line_id in (select id from of_day) and ${stands} group by m.line_id)
      select l.id::text as id, l.reference as name, l.amount_cents::float8 as expected, coalesce(m.cents, 0)::float8 as found
      from of_day l left join matched m on m.line_id = l.id
      where (l.state = 'matched') <> (m.line_id is not null) or m.cents <> l.amount_cents or l.balance_cents <> l.running
        or l.state <> 'matched' and (l.state = 'explained') <> exists (select from bank_explanations x where x.line_id = l.id)
      union all
      select l.id::text, l.reference, 0, l.amount_cents::float8 from bank_lines l
      where l.account in ('client', 'office') and l.booked_on = ${day}
        and not exists (select from bank_statements s where s.id = l.statement_id and s.account = l.account)`,
  },
  {
    equation: 'bankAgrees',
    subject: 'bankLine',
    rows: (day) => sql`
      select m.line_id::text as id, coalesce(l.reference, m.line_id::text) as name, m.amount_cents::float8 as expected,
        j.cents::float8 as found
      from bank_matches m left join bank_lines l on l.id = m.line_id
        left join journal_entries e on e.id = m.entry_id left join journal_entries o on o.id = e.reverses,
        lateral (select coalesce(sum(amount_cents), 0) as cents from journal_lines
          where entry_id = m.entry_id and account = case when m.account = 'client' then 'clientBank' else 'officeBank' end) j
      where ${inDay('m.matched_at', day)} and (m.amount_cents <> j.cents or l.id is null or l.account <> m.account
        or m.target_id <> all (array_remove(array[e.receipt_id, o.receipt_id, e.payment_id, o.payment_id, e.note_id, o.note_id, e.id], null)))`,
  },
];
