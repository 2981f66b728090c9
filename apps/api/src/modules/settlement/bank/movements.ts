import type { BankAccount, MatchKind } from '@onegi/contract/fields/bank';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Account, EntryEvent } from '../../ledger/accounts.ts';

/** What the ledger calls each account. */
export const ledgerAccountOf: Record<BankAccount, Account> = { client: 'clientBank', office: 'officeBank' };

/** What an entry that moves money of a bank account was posted for. An entry that reverses another is of its kind. */
const kindOf: Partial<Record<EntryEvent, MatchKind>> = {
  banked: 'receipt',
  gatewayPaidOut: 'gatewayPayout',
  insurerPaid: 'insurerPayment',
  commissionDrawn: 'commissionDrawing',
  refunded: 'refund',
  officeCovered: 'officeCover',
  consultantPaid: 'consultantPayout',
  writtenOff: 'writeOff',
  commissionReceived: 'insurerCommission',
  broughtIn: 'openingBalance',
  chargedBack: 'chargeback',
};

/** A movement of a bank account in the ledger. */
export interface Movement {
  readonly entryId: string;
  readonly kind: MatchKind;
  /** The receipt, payment or refund that it was posted for; else the entry. */
  readonly targetId: string;
  readonly bookedOn: string;
  /** Money out is negative. */
  readonly amount: number;
}

/** One that no line of a statement is. */
export interface OpenMovement extends Movement {
  /** Its opposite was booked since, and no line shows that either: no note is needed. Told where `reversedAfter` is asked. */
  readonly isReversed: boolean;
}

interface Row {
  readonly id: string;
  readonly event: EntryEvent;
  readonly receipt_id: string | null;
  readonly payment_id: string | null;
  readonly note_id: string | null;
  readonly booked_on: string;
  readonly cents: number;
  readonly is_netted: boolean;
}

export interface Sought {
  readonly from?: string;
  readonly until?: string;
  readonly ids?: readonly string[];
  readonly amount?: number;
  readonly most?: number;
  /** Also what was reversed before any line showed it: a later statement may, but for what was recorded wrongly. */
  readonly withNetted?: true;
  /** Also what was reversed only after this day: the books' balance of that day still holds it. */
  readonly reversedAfter?: string;
}

/** A movement that was reversed before any line showed it never came to the bank: neither it nor its opposite is open. */
const isNettedBy = (day?: string) => sql`exists (select from journal_entries r
  where (r.reverses = e.id or r.id = e.reverses) ${day ? sql`and r.booked_on <= ${day}` : sql``}
    and not exists (select from bank_matches rm where rm.entry_id = r.id and rm.account = m.bank and rm.undone_at is null))`;

/** A receipt that was recorded wrongly never comes to the bank: a statement shows what took its place, often by the same reference. */
const isReversed = sql`exists (select from receipts r where r.id = e.receipt_id and r.reversed_on is not null)`;

/** What goes back of a receipt names both: it is the refund, or the chargeback, that the bank knows. */
const targetOf = ({ id, event, receipt_id, payment_id, note_id }: Row): string =>
  (event === 'refunded' || event === 'chargedBack' ? payment_id : null) ?? receipt_id ?? payment_id ?? note_id ?? id;

/** Movements of an account that no line of its statements is, the oldest first. */
export async function openMovements(db: Db, account: BankAccount, sought: Sought = {}): Promise<OpenMovement[]> {
  const { from, until, ids, amount, most, withNetted, reversedAfter } = sought;
  const { rows } = await sql<Row>`
    select e.id::text as id, coalesce(o.event, e.event) as event, coalesce(e.receipt_id, o.receipt_id)::text as receipt_id,
      coalesce(e.payment_id, o.payment_id)::text as payment_id, coalesce(e.note_id, o.note_id)::text as note_id,
      m.booked_on, m.cents::float8 as cents, ${reversedAfter ? isNettedBy() : sql`false`} as is_netted
    from (select entry_id, booked_on, sum(amount_cents) as cents, ${account} as bank from journal_lines
        where account = ${ledgerAccountOf[account]}
        ${from ? sql`and booked_on >= ${from}` : sql``} ${until ? sql`and booked_on <= ${until}` : sql``}
        ${ids ? sql`and entry_id = any(${ids}::uuid[])` : sql``}
        ${amount === undefined ? sql`` : sql`and amount_cents = ${amount}`}
        group by entry_id, booked_on) m
      join journal_entries e on e.id = m.entry_id left join journal_entries o on o.id = e.reverses
    where m.cents <> 0
      and not exists (select from bank_matches b where b.entry_id = e.id and b.account = m.bank and b.undone_at is null)
      and not ${withNetted ? isReversed : isNettedBy(reversedAfter)}
    order by m.booked_on, e.posted_at, e.id ${most ? sql`limit ${most}` : sql``}`.execute(db);
  return rows.map((row) => ({
    entryId: row.id,
    kind: kindOf[row.event] ?? 'officeCover',
    targetId: targetOf(row),
    bookedOn: row.booked_on,
    amount: row.cents,
    isReversed: row.is_netted,
  }));
}
