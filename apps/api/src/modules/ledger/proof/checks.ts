import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Equation, ProofProblem, ProofSubject } from './proof.ts';

interface Found {
  readonly id: string;
  readonly name: string;
  readonly expected: number | null;
  readonly found: number | null;
}

/** Finds the rows of a day that break an equation. Each asks by an index of the day, so it costs what the day holds. */
interface Check {
  readonly equation: Equation;
  readonly subject: ProofSubject;
  readonly rows: (day: string) => RawBuilder<Found>;
}

const inDay = (column: string, day: string) =>
  sql`${sql.raw(column)} >= ${`${day}T00:00:00+08:00`}::timestamptz and ${sql.raw(column)} < ${`${day}T00:00:00+08:00`}::timestamptz + interval '1 day'`;

/** Notes that something was posted for on the day. */
const touchedNotes = (day: string) =>
  sql`select distinct note_id from journal_lines where booked_on = ${day} and note_id is not null`;

const checks: readonly Check[] = [
  {
    equation: 'entriesBalance',
    subject: 'entry',
    rows: (day) => sql`
      select e.id::text as id, e.event as name, 0 as expected, coalesce(sum(l.amount_cents), 0)::float8 as found
      from journal_entries e left join journal_lines l on l.entry_id = e.id
      where e.booked_on = ${day} group by e.id
      having coalesce(sum(l.amount_cents), 1) <> 0 or bool_or(l.booked_on <> e.booked_on)
      union all
      select l.entry_id::text, 'line ' || l.line_no, 0, l.amount_cents::float8
      from journal_lines l where l.booked_on = ${day}
        and not exists (select from journal_entries e where e.id = l.entry_id and e.booked_on = l.booked_on)`,
  },
  {
    // The status and balance of a note follow from its allocations.
    equation: 'notesSettled',
    subject: 'note',
    rows: (day) => sql`
      select n.id::text as id, n.note_number as name, a.cents::float8 as expected, n.allocated_cents::float8 as found
      from debit_credit_notes n, lateral (select coalesce(sum(amount_cents), 0) as cents,
          coalesce(sum(amount_cents) filter (where kind = 'writeOff'), 0) <> 0 as is_written_off
        from allocations where note_id = n.id) a
      where n.id in (select id from debit_credit_notes where account_on = ${day} union ${touchedNotes(day)}) and (a.cents <> n.allocated_cents
        or n.settlement <> case when a.cents = 0 then 'unsettled'
          when a.cents = n.amount_cents then case when a.is_written_off then 'writtenOff' else 'settled' end
          when abs(a.cents) < abs(n.amount_cents) then 'partlySettled' else 'overSettled' end)`,
  },
  {
    // What was set against a note is what was posted to it.
    equation: 'notesSettled',
    subject: 'allocation',
    rows: (day) => sql`
      select n.id::text as id, n.note_number as name, expected::float8 as expected, found::float8 as found
      from (select note_id, sum(in_journal) as expected, sum(allocated) as found from (
          select l.note_id, -l.amount_cents as in_journal, 0 as allocated
          from journal_lines l join journal_entries e on e.id = l.entry_id
          where l.booked_on = ${day} and l.account = 'receivable' and e.event <> 'noteIssued'
          union all
          select note_id, 0, amount_cents from allocations where ${inDay('allocated_at', day)} and posted
        ) both_sides group by note_id having sum(in_journal) <> sum(allocated)) different
      join debit_credit_notes n on n.id = different.note_id`,
  },
  {
    // No receipt is used above its amount, and what came in is what was posted.
    equation: 'notesSettled',
    subject: 'receipt',
    rows: (day) => sql`
      select r.id::text as id, r.receipt_number as name, r.amount_cents::float8 as expected, p.cents::float8 as found
      from receipts r, lateral (select -coalesce(sum(l.amount_cents), 0) as cents
          from journal_lines l join journal_entries e on e.id = l.entry_id
          where l.receipt_id = r.id and l.account = 'unallocated' and e.event = 'received') p
      where r.received_on = ${day} and r.posted and r.method not in ('INS', 'OFS') and p.cents <> r.amount_cents
      union all
      select r.id::text, r.receipt_number, a.cents::float8, r.allocated_cents::float8
      from receipts r, lateral (select coalesce(sum(amount_cents), 0) as cents from allocations where receipt_id = r.id) a
      where r.received_on = ${day} and (a.cents <> r.allocated_cents or a.cents > r.amount_cents or a.cents < 0)`,
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
      select r.id::text, r.receipt_number, p.amount_cents::float8, r.amount_cents::float8
      from receipts r left join payments p on p.id = r.payment_id
      where r.received_on = ${day} and r.payment_id is not null
        and (p.paid_at is null or p.amount_cents <> r.amount_cents)`,
  },
  {
    // What is owed, payable and kept is what the endorsement says, and AR less AP is the commission.
    equation: 'figuresAgree',
    subject: 'note',
    rows: (day) => sql`
      select n.id::text as id, n.note_number as name, e.receivable_cents::float8 as expected, l.receivable::float8 as found
      from debit_credit_notes n join policy_endorsements e using (policy_id, endorsement_no), lateral (select
          coalesce(sum(l.amount_cents) filter (where l.account = 'receivable'), 0) as receivable,
          -coalesce(sum(l.amount_cents) filter (where l.account = 'insurerPayable'), 0) as payable,
          -coalesce(sum(l.amount_cents) filter (where l.account in ('commissionDeferred', 'commissionHeld')), 0) as commission
        from journal_lines l join journal_entries j on j.id = l.entry_id
        where l.note_id = n.id and j.event = 'noteIssued') l
      where n.account_on = ${day} and n.posted and (n.amount_cents <> e.receivable_cents or l.receivable <> e.receivable_cents
        or l.payable <> e.payable_cents or l.commission <> e.total_commission_cents
        or e.receivable_cents - e.payable_cents <> e.total_commission_cents
        or e.total_commission_cents <> e.consultant_commission_cents + e.house_commission_cents)`,
  },
  {
    // Consultants' shares of what was earned on the day are their part of the note's commission, to the cent.
    equation: 'sharesAgree',
    subject: 'note',
    rows: (day) => sql`
      select n.id::text as id, n.note_number as name, expected::float8 as expected, found::float8 as found
      from (select distinct j.note_id from journal_entries j
          where j.booked_on = ${day} and j.event in ('earned', 'commissionReceived')) of_day
        join debit_credit_notes n on n.id = of_day.note_id
        join policy_endorsements e using (policy_id, endorsement_no),
        lateral (select sign(e.total_commission_cents) * floor((abs(e.total_commission_cents) * e.payout_bp * 2 + 10000) / 20000) as expected) share,
        lateral (select coalesce(sum(amount_cents), 0) as found from commission_earnings where note_id = n.id
          and amount_cents * sign(e.total_commission_cents) > 0 and reverses is null
          and not exists (select from commission_earnings back where back.reverses = commission_earnings.id)) earnings,
        lateral (select -coalesce(sum(l.amount_cents), 0) as in_journal
          from journal_entries j join journal_lines l on l.entry_id = j.id
          where j.note_id = n.id and j.event in ('earned', 'commissionReceived') and l.account = 'consultantPayable'
          and not exists (select from journal_entries r where r.reverses = j.id)) journal
      where expected <> found or expected <> in_journal or expected <> e.consultant_commission_cents`,
  },
];

/** Every row of a day that breaks an equation. */
export async function findProblems(db: Db, day: string): Promise<ProofProblem[]> {
  const problems: ProofProblem[] = [];
  for (const { equation, subject, rows } of checks) {
    const { rows: found } = await rows(day).execute(db);
    problems.push(
      ...found.map(({ id, name, expected, found: foundCents }) => ({
        equation,
        subject,
        id,
        name,
        expectedCents: expected,
        foundCents,
      })),
    );
  }
  return problems;
}
