import { sql } from 'kysely';
import { type Check, countedOn, firstOf, issuedBy, missing, notesOf, rowOf, standing } from './check.ts';

/** Lines of the journal that set something against a note, or take it back, by the kind of its allocation. */
const allocatedInJournal = (day: string) => sql`
  select l.note_id, case coalesce(o.event, e.event) when 'allocated' then 'money' when 'paidToInsurer' then 'direct'
      when 'writtenOff' then 'writeOff' when 'refundDue' then 'refund' else coalesce(o.event, e.event) end as kind,
    -l.amount_cents as in_journal, 0 as allocated
  from journal_lines l join journal_entries e on e.id = l.entry_id and e.booked_on = l.booked_on
    left join journal_entries o on o.id = e.reverses
  where l.booked_on = ${day} and l.account = 'receivable' and e.event <> 'noteIssued'`;

/** Rows of policies that a note was issued of on the day: what came in from earlier books keeps its older day of account. */
const ofBookedPolicies = (table: string, day: string) => sql`
  select own.id from journal_entries issued, lateral (select id from ${sql.table(table)} where policy_id = issued.policy_id offset 0) own
  where issued.booked_on = ${day} and issued.event = 'noteIssued'`;

/** What of a note is not as its endorsement is: what was posted when it was issued, or what it has of that since. */
const wrong = firstOf([
  {
    isWrong: sql`e.policy_id is null or n.amount_cents <> e.receivable_cents
      or l.receivable <> e.receivable_cents or l.payable <> e.payable_cents or l.commission <> e.total_commission_cents
      or e.receivable_cents - e.payable_cents <> e.total_commission_cents
      or e.total_commission_cents <> e.consultant_commission_cents + e.house_commission_cents`,
    expected: sql`e.receivable_cents`,
    found: sql`l.receivable`,
  },
  {
    isWrong: sql`l.deferred <> case when n.earned_on is null then e.total_commission_cents else 0 end
      or n.insurer_settled_on is not null and l.still_payable <> 0
      or exists (select from journal_entries j where j.note_id = n.id and j.event in ('earned', 'commissionReceived')
        and j.booked_on is distinct from n.earned_on and ${standing('j')})`,
    expected: sql`e.total_commission_cents`,
    found: sql`l.deferred`,
  },
]);

export const noteChecks: readonly Check[] = [
  {
    // The status and balance of a note follow from its allocations.
    equation: 'notesSettled',
    subject: 'note',
    rows: (day) => sql`
      select n.id::text as id, n.note_number as name, a.cents::float8 as expected, n.allocated_cents::float8 as found
      from debit_credit_notes n, lateral (select coalesce(sum(amount_cents), 0) as cents,
          coalesce(sum(amount_cents) filter (where kind = 'writeOff'), 0) <> 0 as is_written_off
        from allocations where note_id = n.id) a
      where n.id in (${notesOf(day)}) and (a.cents <> n.allocated_cents
        or n.settlement <> case when a.cents = 0 then 'unsettled'
          when a.cents = n.amount_cents then case when a.is_written_off then 'writtenOff' else 'settled' end
          when abs(a.cents) < abs(n.amount_cents) then 'partlySettled' else 'overSettled' end)`,
  },
  {
    // What was set against a note is what was posted to it.
    equation: 'notesSettled',
    subject: 'allocation',
    rows: (day) => sql`
      select different.note_id::text as id, coalesce(n.note_number, different.note_id::text) as name,
        expected::float8 as expected, found::float8 as found
      from (select note_id, kind, sum(in_journal) as expected, sum(allocated) as found from (
          ${allocatedInJournal(day)}
          union all
          select note_id, kind, 0, amount_cents from allocations where ${countedOn(day)} and posted
        ) both_sides group by note_id, kind having sum(in_journal) <> sum(allocated)) different
      left join debit_credit_notes n on n.id = different.note_id`,
  },
  {
    // An allocation that turns another round is its opposite, and both sides of an offset are.
    equation: 'notesSettled',
    subject: 'allocation',
    rows: (day) => sql`
      select a.note_id::text as id, coalesce(n.note_number, a.note_id::text) as name, -o.amount_cents::float8 as expected,
        a.amount_cents::float8 as found
      from (select * from allocations where ${countedOn(day)}) a left join debit_credit_notes n on n.id = a.note_id
        left join allocations o on o.id = coalesce(a.reverses, a.other_id)
      where a.reverses is not null and (o.id is null or o.amount_cents <> -a.amount_cents or o.note_id <> a.note_id
          or o.receipt_id is distinct from a.receipt_id)
        or a.reverses is null and a.kind = 'offset' and (o.id is null or o.amount_cents <> -a.amount_cents)`,
  },
  {
    // What an entry set against a note is the allocation that it was posted for.
    equation: 'notesSettled',
    subject: 'entry',
    rows: (day) => sql`
      select e.id::text as id, e.event as name, a.amount_cents::float8 as expected, l.cents::float8 as found
      from journal_entries e left join allocations a on a.id = e.payment_id,
        lateral (select -coalesce(sum(amount_cents), 0) as cents from journal_lines
          where entry_id = e.id and account = 'receivable' and note_id is not distinct from e.note_id) l
      where e.booked_on = ${day} and e.payment_id is not null
        and e.event in ('allocated', 'offset', 'writtenOff', 'refundDue', 'paidToInsurer')
        and (a.id is null or a.note_id is distinct from e.note_id or a.receipt_id is distinct from e.receipt_id
          or a.amount_cents <> l.cents)`,
  },
  {
    // What is owed, payable and kept is what the endorsement says, and AR less AP is the commission. That waits until it is
    // earned, and does so no longer then; a note that its insurer has all of owes it nothing.
    equation: 'figuresAgree',
    subject: 'note',
    rows: (day) => sql`
      with of_day as materialized (${notesOf(day)} union ${ofBookedPolicies('debit_credit_notes', day)})
      select n.id::text as id, n.note_number as name, ${wrong.expected} as expected, ${wrong.found} as found
      from of_day, ${rowOf('debit_credit_notes', 'of_day.id')} n left join lateral (select * from policy_endorsements
          where policy_id = n.policy_id and endorsement_no = n.endorsement_no offset 0) e on true,
        lateral (select ${issuedBy('n.id')} as entries offset 0) issue,
        lateral (select
            coalesce(sum(amount_cents) filter (where is_issue and account = 'receivable'), 0)::bigint as receivable,
            -coalesce(sum(amount_cents) filter (where is_issue and account = 'insurerPayable'), 0)::bigint as payable,
            -coalesce(sum(amount_cents) filter (where is_issue and account in ('commissionDeferred', 'commissionHeld')), 0)::bigint
              as commission,
            -coalesce(sum(amount_cents) filter (where account = 'commissionDeferred'), 0)::bigint as deferred,
            -coalesce(sum(amount_cents) filter (where account = 'insurerPayable'), 0)::bigint as still_payable
          from (select account, amount_cents, entry_id = any (issue.entries) as is_issue from journal_lines
            where note_id = n.id offset 0) own) l
      where n.posted and ${wrong.isWrong}
      union all
      select e.note_id::text, e.note_id::text, 0, null from journal_entries e
      where e.booked_on = ${day} and e.event = 'noteIssued' and e.note_id is not null and ${missing('debit_credit_notes', 'e.note_id')}
      union all
      select e.id::text, p.policy_number || ' ' || e.endorsement_no, e.receivable_cents::float8, 0
      from (select id from policy_endorsements where account_on = ${day} union ${ofBookedPolicies('policy_endorsements', day)}) of_day,
        ${rowOf('policy_endorsements', 'of_day.id')} e, ${rowOf('policies', 'e.policy_id')} p
      where e.receivable_cents <> 0
        and not exists (select from debit_credit_notes n
          where n.policy_id = e.policy_id and n.endorsement_no = e.endorsement_no offset 0)
        and exists (select from journal_entries j where j.policy_id = e.policy_id and j.event = 'noteIssued' offset 0)`,
  },
];
