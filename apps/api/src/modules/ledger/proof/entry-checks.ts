import { sql } from 'kysely';
import type { Account, EntryEvent } from '../accounts.ts';
import type { Check } from './check.ts';

type Part = readonly Account[];

/** Accounts of an event that balance among themselves; a line of any other account is wrong. What is reversed is its mirror. */
const partsOf: Record<Exclude<EntryEvent, 'reversed'>, readonly Part[]> = {
  noteIssued: [
    ['receivable', 'insurerPayable', 'commissionDeferred', 'commissionHeld'],
    ['consultantPayable', 'consultantExpense'],
  ],
  received: [['clientClearing', 'unallocated']],
  banked: [['clientBank', 'clientClearing']],
  allocated: [['unallocated', 'receivable']],
  earned: [
    ['commissionDeferred', 'commissionHeld'],
    ['consultantExpense', 'consultantPayable'],
  ],
  insurerPaid: [['insurerPayable', 'clientBank']],
  commissionDrawn: [
    ['commissionHeld', 'clientBank'],
    ['officeBank', 'commissionIncome'],
  ],
  consultantPaid: [['consultantPayable', 'officeBank']],
  refundDue: [['receivable', 'refundPayable']],
  refunded: [['refundPayable', 'unallocated', 'clientBank', 'clientClearing']],
  offset: [['receivable']],
  writtenOff: [
    ['writeOff', 'officeBank'],
    ['clientBank', 'receivable'],
  ],
  chargedBack: [['unallocated', 'clientBank', 'clientClearing']],
  gatewayPaidOut: [['clientBank', 'officeAdvance', 'clientClearing']],
  officeCovered: [
    ['clientBank', 'officeAdvance'],
    ['gatewayFees', 'officeBank'],
  ],
  paidToInsurer: [['insurerPayable', 'receivable']],
  commissionReceived: [
    ['officeBank', 'commissionIncome'],
    ['commissionDeferred', 'insurerPayable'],
    ['consultantExpense', 'consultantPayable'],
  ],
  bankedBefore: [['clientClearing']],
  broughtIn: [
    ['insurerPayable', 'commissionDeferred', 'commissionHeld', 'refundPayable', 'clientClearing', 'clientBank'],
  ],
};

const parts = sql.join(
  Object.entries(partsOf).flatMap(([event, list]) =>
    list.flatMap((accounts, part) =>
      accounts.map((account, at) => sql`(${event}, ${account}, ${part}::int, ${at}::int, ${accounts.length}::int)`),
    ),
  ),
);
/** Money of several notes may meet in one entry; then a part of it may come to nothing by itself. */
const dimensions = sql.raw('account, note_id, receipt_id, insurer_code, consultant_code, method');

/** A line of another note or receipt than its entry is. */
const isOfAnother = sql`l.note_id <> e.note_id and e.event not in ('offset', 'reversed') or l.receipt_id <> e.receipt_id`;

export const entryChecks: readonly Check[] = [
  {
    // Each event moves money between the accounts that are its own and balance, and a line is of the note and receipt of its
    // entry. The lines of an entry are of its day: one of another day is found on that day, as a line without its entry.
    equation: 'entriesBalance',
    subject: 'entry',
    rows: (day) => sql`
      with parts (event, account, part, at, accounts) as (values ${parts})
      select coalesce(e.id, l.entry_id)::text as id, coalesce(e.event, 'line ' || min(l.line_no)) as name, 0 as expected,
        coalesce(nullif(sum(l.amount_cents), 0), min(l.amount_cents) filter (where ${isOfAnother}), 0)::float8 as found
      from (select * from journal_lines where booked_on = ${day}) l
        full join (select * from journal_entries where booked_on = ${day}) e on e.id = l.entry_id
        left join parts p on p.event = e.event and p.account = l.account
      group by e.id, e.event, l.entry_id, p.part, case when e.event not in ('consultantPaid', 'reversed') then l.consultant_code end
      having e.id is null or l.entry_id is null or sum(l.amount_cents) <> 0
        or e.event <> 'reversed' and (p.part is null or min(p.at) = max(p.at) and max(p.accounts) > 1)
        or bool_or(${isOfAnother})
      order by 1, 4`,
  },
  {
    // What is reversed is turned round line by line, and is of the same rows.
    equation: 'entriesBalance',
    subject: 'entry',
    rows: (day) => sql`
      select e.id::text as id, e.event as name, 0 as expected, coalesce(d.cents, 0)::float8 as found
      from journal_entries e left join journal_entries o on o.id = e.reverses
      left join lateral (select abs(sum(l.amount_cents)) as cents from journal_lines l where l.entry_id in (e.id, e.reverses)
        group by ${dimensions} having sum(l.amount_cents) <> 0 limit 1) d on true
      where e.booked_on = ${day} and e.event = 'reversed' and (d.cents is not null or o.id is null
        or (o.note_id, o.receipt_id, o.payment_id) is distinct from (e.note_id, e.receipt_id, e.payment_id))`,
  },
  {
    // An entry is of the policy and endorsement of its note, and a line of the note's insurer; and the note is there.
    equation: 'entriesBalance',
    subject: 'entry',
    rows: (day) => sql`
      select e.id::text as id, e.event as name, 0 as expected, null::float8 as found
      from journal_entries e left join debit_credit_notes n on n.id = e.note_id
      where e.booked_on = ${day} and e.note_id is not null and (n.id is null
        or e.event not in ('offset', 'reversed') and (e.policy_id <> n.policy_id or e.endorsement_no <> n.endorsement_no))
      union all
      select l.entry_id::text, 'line ' || l.line_no, 0, l.amount_cents::float8
      from journal_lines l
      where l.booked_on = ${day} and l.insurer_code is not null and l.insurer_code <> (
        select p.insurer_code from debit_credit_notes n join policies p on p.id = n.policy_id where n.id = l.note_id)`,
  },
];
