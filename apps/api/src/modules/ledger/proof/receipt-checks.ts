import { sql } from 'kysely';
import { type Check, countedOn, firstOf, inDay, missing, rowOf } from './check.ts';

/** What of a receipt is not as its lines, allocations, refunds and chargebacks are. */
const wrong = firstOf([
  {
    isWrong: sql`r.posted and r.method not in ('INS', 'OFS') and (posted.cents <> r.amount_cents or posted.is_other
      or posted.unbanked <> case when r.bank_status = 'unbanked' then r.amount_cents - r.charged_back_cents else 0 end
      or posted.unallocated + refunded.paid_cents
        <> case when r.bank_status = 'returned' then 0 else r.amount_cents - r.charged_back_cents - used.posted_cents end)`,
    expected: sql`r.amount_cents`,
    found: sql`posted.cents`,
  },
  {
    isWrong: sql`r.method = 'INS' and r.bank_status <> 'cleared' and r.reversed_on is null`,
    expected: sql`r.amount_cents`,
    found: sql`null`,
  },
  {
    // What was recorded wrongly is turned round on its day, and pays nothing.
    isWrong: sql`r.reversed_on is not null and (used.cents <> 0 or refunded.cents <> 0
      or r.method <> 'INS' and posted.reversed_on is distinct from r.reversed_on)`,
    expected: sql`0`,
    found: sql`used.cents`,
  },
  {
    isWrong: sql`used.cents <> r.allocated_cents or used.cents > r.amount_cents or used.cents < 0`,
    expected: sql`used.cents`,
    found: sql`r.allocated_cents`,
  },
  {
    isWrong: sql`refunded.cents <> r.refunded_cents`,
    expected: sql`refunded.cents`,
    found: sql`r.refunded_cents`,
  },
  {
    isWrong: sql`charged_back.cents <> r.charged_back_cents or charged_back.cents > r.amount_cents`,
    expected: sql`charged_back.cents`,
    found: sql`r.charged_back_cents`,
  },
]);

export const receiptChecks: readonly Check[] = [
  {
    // What came in is what was posted, and lies where its status says; no receipt is used above its amount.
    equation: 'notesSettled',
    subject: 'receipt',
    rows: (day) => sql`
      with of_day as (select id from receipts where received_on = ${day}
        union select receipt_id from journal_lines where booked_on = ${day} and receipt_id is not null)
      select r.id::text as id, r.receipt_number as name, ${wrong.expected} as expected, ${wrong.found} as found
      from of_day, ${rowOf('receipts', 'of_day.id')} r,
        lateral (select
            -coalesce(sum(l.amount_cents) filter (where l.account = 'unallocated' and l.amount_cents < 0
              and (select event from journal_entries where id = l.entry_id) = 'received'), 0) as cents,
            coalesce(sum(l.amount_cents) filter (where l.account = 'clientClearing'), 0) as unbanked,
            -coalesce(sum(l.amount_cents) filter (where l.account = 'unallocated'), 0) as unallocated,
            coalesce(bool_or(l.method <> r.method), false) as is_other,
            max(l.booked_on) filter (where l.account = 'unallocated' and l.amount_cents > 0) as reversed_on
          from journal_lines l where l.receipt_id = r.id) posted,
        lateral (select coalesce(sum(amount_cents) filter (where state = 'paid'), 0) as paid_cents,
            coalesce(sum(amount_cents) filter (where state <> 'cancelled'), 0) as cents
          from client_refunds where receipt_id = r.id) refunded,
        lateral (select coalesce(sum(amount_cents) filter (where posted), 0) as posted_cents, coalesce(sum(amount_cents), 0) as cents
          from allocations where receipt_id = r.id) used,
        lateral (select coalesce(sum(amount_cents), 0) as cents from card_chargebacks where receipt_id = r.id) charged_back
      where ${wrong.isWrong}
      union all
      select a.receipt_id::text, a.receipt_id::text, a.amount_cents::float8, null from allocations a
      where ${countedOn(day)} and a.receipt_id is not null and ${missing('receipts', 'a.receipt_id')}
      union all
      select e.receipt_id::text, e.receipt_id::text, 0, null from journal_entries e
      where e.booked_on = ${day} and e.event = 'received' and ${missing('receipts', 'e.receipt_id')}`,
  },
  {
    // Each paid notice of a gateway has one receipt of its amount, and each such receipt its notice.
    equation: 'cardsReceived',
    subject: 'payment',
    rows: (day) => sql`
      select p.id::text as id, coalesce(p.gateway_ref, p.id::text) as name, p.amount_cents::float8 as expected,
        r.amount_cents::float8 as found
      from payments p left join receipts r on r.payment_id = p.id
      where ${inDay('p.paid_at', day)} and r.amount_cents is distinct from p.amount_cents
        and exists (select from journal_entries e where e.booked_on <= ${day})
      union all
      select r.payment_id::text, r.receipt_number, p.amount_cents::float8, r.amount_cents::float8
      from receipts r left join payments p on p.id = r.payment_id
      where r.received_on = ${day} and r.payment_id is not null
        and (p.paid_at is null or p.amount_cents <> r.amount_cents
          or (p.paid_at at time zone 'Asia/Hong_Kong')::date > r.received_on)`,
  },
  {
    // What the bank of a card's holder took back has one entry of its day and amount, from where the money was; and each such
    // entry its row.
    equation: 'cardsReceived',
    subject: 'receipt',
    rows: (day) => sql`
      select c.receipt_id::text as id, coalesce(r.receipt_number, c.receipt_id::text) as name, c.amount_cents::float8 as expected,
        j.cents::float8 as found
      from card_chargebacks c left join receipts r on r.id = c.receipt_id,
        lateral (select count(distinct e.id) as entries, min(e.booked_on) as day,
            -coalesce(sum(l.amount_cents) filter (where l.account = case when c.was_banked then 'clientBank' else 'clientClearing' end), 0)
              as cents,
            coalesce(bool_or(e.receipt_id is distinct from c.receipt_id), false) as is_other
          from journal_entries e join journal_lines l on l.entry_id = e.id
          where e.payment_id = c.id and e.event = 'chargedBack') j
      where (${inDay('c.charged_back_at', day)}
          or c.id in (select payment_id from journal_entries where booked_on = ${day} and event = 'chargedBack'))
        and (j.entries <> 1 or j.cents <> c.amount_cents or j.is_other or r.payment_id is distinct from c.payment_id
          or j.day is distinct from (c.charged_back_at at time zone 'Asia/Hong_Kong')::date)
      union all
      select coalesce(e.receipt_id, e.id)::text, e.event, 0, null from journal_entries e
      where e.booked_on = ${day} and e.event = 'chargedBack' and not exists (select from card_chargebacks c where c.id = e.payment_id)`,
  },
  {
    // What a gateway paid out is the sum of its receipts less its fee, and was posted so.
    equation: 'cardsReceived',
    subject: 'gatewayPayout',
    rows: (day) => sql`
      select g.id::text as id, g.bank_reference as name, g.amount_cents::float8 as expected, r.cents::float8 as found
      from gateway_payouts g,
        lateral (select coalesce(sum(amount_cents - (select coalesce(sum(c.amount_cents), 0) from card_chargebacks c
            where c.receipt_id = receipts.id and not c.was_banked)), 0) as cents, count(*) as receipts
          from receipts where payout_id = g.id) r,
        lateral (select
            coalesce(sum(l.amount_cents) filter (where l.account = 'clientBank' and e.event = 'gatewayPaidOut'), 0) as arrived,
            coalesce(sum(l.amount_cents) filter (where l.account = 'gatewayFees'), 0) as fee
          from journal_entries e join journal_lines l on l.entry_id = e.id where e.payment_id = g.id) j
      where ${inDay('g.recorded_at', day)} and (r.cents <> g.amount_cents or r.receipts <> g.receipts
        or j.arrived <> g.amount_cents - g.fee_cents or j.fee <> g.fee_cents)
      union all
      select coalesce(e.payment_id, e.id)::text, e.event, 0, null from journal_entries e
      where e.booked_on = ${day} and e.event = 'gatewayPaidOut'
        and not exists (select from gateway_payouts g where g.id = e.payment_id)
      union all
      select r.id::text, r.receipt_number, null, r.amount_cents::float8 from receipts r
      where r.received_on = ${day} and r.payout_id is not null
        and not exists (select from gateway_payouts g where g.id = r.payout_id)`,
  },
];
