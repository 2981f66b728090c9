import { sql } from 'kysely';
import { type Check, inDay, rowOf, stood } from './check.ts';

/**
 * An earning that no entry of its note posted to its consultant on its day: of a day that is never proved, nothing else says so.
 * @param earning alias of the row
 */
const isNotPosted = (earning: string) => sql`not exists (
  select from journal_entries j join journal_lines l on l.entry_id = j.id where j.note_id = ${sql.ref(`${earning}.note_id`)}
    and j.booked_on = ${sql.ref(`${earning}.earned_on`)} and l.account = 'consultantPayable'
    and l.consultant_code = ${sql.ref(`${earning}.consultant_code`)} offset 0)`;

export const shareChecks: readonly Check[] = [
  {
    // Consultants' shares of what was earned on the day and stood at its end are their part of the note's commission, to the
    // cent: a cheque that comes back days later changes nothing of it.
    equation: 'sharesAgree',
    subject: 'note',
    rows: (day) => sql`
      select n.id::text as id, n.note_number as name, expected::float8 as expected, found::float8 as found
      from (select distinct j.note_id from journal_entries j
          where j.booked_on = ${day} and j.event in ('earned', 'commissionReceived') and ${stood('j', day)}) of_day
        join debit_credit_notes n on n.id = of_day.note_id
        join policy_endorsements e using (policy_id, endorsement_no),
        lateral (select sign(e.total_commission_cents) * floor((abs(e.total_commission_cents) * e.payout_bp * 2 + 10000) / 20000) as expected) share,
        lateral (select coalesce(sum(amount_cents), 0) as found from commission_earnings where note_id = n.id
          and amount_cents * sign(e.total_commission_cents) > 0 and reverses is null and earned_on <= ${day}
          and not exists (select from commission_earnings back
            where back.reverses = commission_earnings.id and back.earned_on <= ${day} offset 0)) earnings,
        lateral (select -coalesce(sum(l.amount_cents), 0) as in_journal
          from journal_entries j join journal_lines l on l.entry_id = j.id
          where j.note_id = n.id and j.event in ('earned', 'commissionReceived') and l.account = 'consultantPayable'
          and j.booked_on <= ${day} and ${stood('j', day)}) journal
      where expected <> found or expected <> in_journal or expected <> e.consultant_commission_cents`,
  },
  {
    // What each consultant earned by a note on the day is what was posted, and is payable on the 15th of the month after. What
    // stands beside it of other days was posted on them.
    equation: 'sharesAgree',
    subject: 'note',
    rows: (day) => sql`
      select different.note_id::text as id, coalesce(n.note_number, different.note_id::text) as name, expected::float8 as expected,
        found::float8 as found
      from (select note_id, sum(in_journal) as expected, sum(earned) as found from (
          select note_id, consultant_code, amount_cents as earned, 0 as in_journal from commission_earnings where earned_on = ${day}
          union all
          select e.note_id, l.consultant_code, 0, -l.amount_cents from journal_lines l, ${rowOf('journal_entries', 'l.entry_id')} e
          where l.booked_on = ${day} and l.account = 'consultantPayable' and e.note_id is not null) sides
        group by note_id, consultant_code having sum(in_journal) <> sum(earned)) different
      left join debit_credit_notes n on n.id = different.note_id
      union all
      select x.note_id::text, coalesce((select note_number from debit_credit_notes where id = x.note_id), x.note_id::text), 0,
        x.amount_cents::float8
      from journal_lines l, ${rowOf('journal_entries', 'l.entry_id')} e,
        lateral (select * from commission_earnings where note_id = e.note_id and earned_on <> l.booked_on offset 0) x
      where l.booked_on = ${day} and l.account = 'consultantPayable' and ${isNotPosted('x')}
      union all
      select e.note_id::text, coalesce((select note_number from debit_credit_notes where id = e.note_id), e.note_id::text), null,
        e.amount_cents::float8
      from commission_earnings e left join lateral (select * from commission_earnings where id = e.reverses offset 0) o on true
      where e.earned_on = ${day} and (e.payable_on <> (date_trunc('month', e.earned_on) + interval '1 month 14 days')::date
        or e.reverses is not null and (o.id is null or (o.note_id, o.consultant_code, o.amount_cents)
          is distinct from (e.note_id, e.consultant_code, -e.amount_cents))
        or e.payout_id is not null and not exists (select from commission_payouts p
          where p.id = e.payout_id and p.state = 'paid' and p.consultant_code = e.consultant_code))`,
  },
  {
    // A payout that was paid is the sum of what it pays, and was posted so, as what it pays was; another has paid nothing.
    equation: 'sharesAgree',
    subject: 'payout',
    rows: (day) => sql`
      select p.id::text as id, p.number as name, p.total_cents::float8 as expected,
        case when own.cents <> p.total_cents then own.cents else j.cents end::float8 as found
      from commission_payouts p,
        lateral (select coalesce(sum(amount_cents), 0) as cents, count(*) as earnings from commission_earnings
          where payout_id = p.id) own,
        lateral (select count(distinct e.id) as entries, min(e.booked_on) as day,
            coalesce(sum(l.amount_cents) filter (where l.account = 'consultantPayable' and l.consultant_code = p.consultant_code), 0) as cents
          from journal_entries e join journal_lines l on l.entry_id = e.id
          where e.payment_id = p.id and e.event = 'consultantPaid') j
      where (p.paid_on = ${day} or ${inDay('p.created_at', day)}
          or p.id in (select payment_id from journal_entries where booked_on = ${day} and event = 'consultantPaid'))
        and ((p.state = 'paid') <> (p.paid_on is not null) or j.entries <> case when p.state = 'paid' then 1 else 0 end
          or p.state <> 'paid' and own.earnings > 0
          or p.state = 'paid' and (own.cents <> p.total_cents or j.cents <> p.total_cents or j.day is distinct from p.paid_on
            or exists (select from commission_earnings x where x.payout_id = p.id and (x.earned_on > p.paid_on or ${isNotPosted('x')}))))
      union all
      select coalesce(e.payment_id, e.id)::text, e.event, 0, null from journal_entries e
      where e.booked_on = ${day} and e.event = 'consultantPaid'
        and not exists (select from commission_payouts p where p.id = e.payment_id)`,
  },
];
