import type { MovementKind } from '@onegi/contract/fields/accounts-current';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { isOfClient } from '../client-mark.ts';

/** One movement of an account; money in cents, what raises the balance positive. */
export interface Moved {
  readonly movedOn: string;
  readonly kind: MovementKind;
  readonly reference: string;
  readonly policyNumber: string | null;
  readonly payableOn: string | null;
  readonly movedCents: number;
}

type Movements = RawBuilder<Moved>;

const columns = sql`"movedOn", kind, reference, "policyNumber", "payableOn", "movedCents"`;

/** The day, in Hong Kong, of what was set against a note: what was paid ahead moves the account once there is a note. */
const allocatedOn = sql`greatest((a.allocated_at at time zone 'Asia/Hong_Kong')::date, own.account_on)`;

/** What a client owes by notes, and what was set against them. */
export const clientMovements = (clientKey: string, codes: readonly string[] | null): Movements => sql`
  with own as (
    select note.* , policies.policy_number
    from policies join debit_credit_notes note on note.policy_id = policies.id
    where ${isOfClient(clientKey)}
      and ${codes ? sql`(policies.consultant_code = any(${[...codes]}) or policies.second_consultant_code = any(${[...codes]}))` : sql`true`}
  )
  select ${columns} from (
    select account_on as "movedOn", case when kind = 'CREDIT' then 'creditNote' else 'debitNote' end as kind,
      note_number as reference, policy_number as "policyNumber", null::date as "payableOn", amount_cents as "movedCents"
    from own
    union all
    select ${allocatedOn}, case when a.kind <> 'money' then a.kind
        when a.reverses is null then 'receipt' else 'receiptReversed' end,
      coalesce(r.receipt_number, own.note_number), own.policy_number, null, -a.amount_cents
    from own join allocations a on a.note_id = own.id left join receipts r on r.id = a.receipt_id
  ) moved`;

/** What a consultant has earned, what went back of it, and what was paid. */
export const consultantMovements = (consultantCode: string): Movements => sql`
  select ${columns} from (
    select e.earned_on as "movedOn", case when e.amount_cents < 0 then 'clawback' else 'earned' end as kind,
      note.note_number as reference, policies.policy_number as "policyNumber", e.payable_on as "payableOn",
      e.amount_cents as "movedCents"
    from commission_earnings e
    join debit_credit_notes note on note.id = e.note_id
    join policies on policies.id = note.policy_id
    where e.consultant_code = ${consultantCode}
    union all
    select paid_on, 'payout', number, null, null, -total_cents
    from commission_payouts where consultant_code = ${consultantCode} and state = 'paid'
  ) moved`;

/**
 * What an insurer is owed by notes, what it was paid, also before these books began, and the commission that it pays where
 * clients have paid it directly.
 */
export const insurerMovements = (insurerCode: string): Movements => sql`
  with own as (
    select note.id, note.account_on, note.kind, note.note_number, policies.policy_number, e.payable_cents
    from policies
    join debit_credit_notes note on note.policy_id = policies.id
    join policy_endorsements e on e.policy_id = note.policy_id and e.endorsement_no = note.endorsement_no
    where policies.insurer_code = ${insurerCode}
  )
  select ${columns} from (
    select account_on as "movedOn", case when kind = 'CREDIT' then 'creditNote' else 'debitNote' end as kind,
      note_number as reference, policy_number as "policyNumber", null::date as "payableOn", payable_cents as "movedCents"
    from own
    union all
    select paid_on, 'payment', number, null, null, -total_cents
    from insurer_payments where insurer_code = ${insurerCode} and state = 'paid'
    union all
    select ${allocatedOn}, 'direct', own.note_number, own.policy_number, null, -a.amount_cents
    from own join allocations a on a.note_id = own.id and a.kind = 'direct'
    union all
    select e.booked_on, coalesce(o.event, e.event), own.note_number, own.policy_number, null, -l.amount_cents
    from own join journal_entries e on e.note_id = own.id and e.event in ('broughtIn', 'commissionReceived', 'reversed')
    left join journal_entries o on o.id = e.reverses
    join journal_lines l on l.entry_id = e.id and l.account = 'insurerPayable'
    where coalesce(o.event, e.event) in ('broughtIn', 'commissionReceived')
  ) moved`;

/** The balance before a day. */
export async function balanceBefore(db: Db, movements: Movements, from: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum("movedCents"), 0)::bigint as cents from (${movements}) account
    where "movedOn" < ${from}`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** The movements of some days, in their order. */
export async function movedBetween(db: Db, movements: Movements, from: string, until: string): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select * from (${movements}) account
    where "movedOn" >= ${from} and "movedOn" <= ${until} and "movedCents" <> 0
    order by "movedOn", case when "movedCents" > 0 then 0 else 1 end, reference, "movedCents"
    limit 50000`.execute(db);
  return rows;
}
