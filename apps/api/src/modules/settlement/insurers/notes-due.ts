import { type InsurerDueParts, insurerDue } from '@onegi/contract/insurer-due';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { uncoveredRefund } from '../refunds/refunded-ahead.ts';

/** What is known of a note towards its insurer; money in cents, a credit note's figures negative. */
export interface InsurerNote {
  readonly id: string;
  readonly noteNumber: string;
  readonly kind: 'DEBIT' | 'CREDIT';
  readonly accountOn: string;
  readonly policyId: string;
  readonly endorsementNo: string;
  readonly policyNumber: string;
  readonly transactionNumber: string;
  readonly insurerCode: string;
  readonly payableCents: number;
  /** Paid to the insurer by payments, and before these books began. */
  readonly paidCents: number;
  /** Paid to the insurer by the client itself. */
  readonly directCents: number;
  /** Set against it of banked money, and written off. */
  readonly bankedCents: number;
  /** Set against it of credit notes: of each how much, whether the insurer has given it back, and what the office still owes of it. */
  readonly offsets: readonly {
    readonly noteId: string;
    readonly cents: number;
    readonly isRecovered: boolean;
    readonly officeOwesCents: number;
  }[];
  /** Of a debit note: what went back of credit notes of its policy before the insurer gave it. */
  readonly refunds: readonly { readonly noteId: string; readonly cents: number }[];
  /** The open payment in which it stands. */
  readonly inPayment: string | null;
}

interface Sought {
  readonly noteIds?: readonly string[];
  readonly insurerCode?: string;
  readonly most?: number;
  /** The payment that is looked at itself, and hinders nothing. */
  readonly apartFrom?: string;
}

/**
 * What the office owes the client account of a credit note that was set against the note `n`: its commission was drawn, and
 * no other commission of the policy lies there for it.
 */
const officeOwes = sql`greatest(0, least(
  (select coalesce(sum(amount_cents), 0) from journal_lines where note_id = given.note_id and account = 'commissionHeld')
  + (select coalesce(sum(l.amount_cents), 0) from journal_entries e join journal_lines l on l.entry_id = e.id
    where e.note_id = given.note_id and l.account = 'officeAdvance'),
  (select coalesce(sum(l.amount_cents), 0) from debit_credit_notes of_policy join journal_lines l on l.note_id = of_policy.id
    where of_policy.policy_id = given.policy_id and of_policy.id <> n.id and l.account = 'commissionHeld')))`;

/** Notes with what their insurers are owed for them, the oldest first; without ids those that are not settled with them. */
export async function readInsurerNotes(db: Db, sought: Sought): Promise<InsurerNote[]> {
  const { noteIds, insurerCode, most = 100_000, apartFrom = null } = sought;
  const wanted = noteIds
    ? sql`n.id = any(${[...noteIds]}::uuid[])`
    : sql`n.insurer_settled_on is null and (n.settlement <> 'unsettled' or n.kind = 'CREDIT') and e.payable_cents <> 0`;
  const ofInsurer = insurerCode === undefined ? sql`true` : sql`p.insurer_code = ${insurerCode}`;
  const { rows } = await sql<InsurerNote>`
    select n.id, n.note_number as "noteNumber", n.kind, n.account_on as "accountOn", n.policy_id as "policyId",
      n.endorsement_no as "endorsementNo", p.policy_number as "policyNumber", p.transaction_number as "transactionNumber",
      p.insurer_code as "insurerCode", e.payable_cents as "payableCents",
      (coalesce(payment.paid, 0) + brought.cents)::bigint as "paidCents", payment.open as "inPayment",
      coalesce(allocated.direct, 0)::bigint as "directCents", coalesce(allocated.banked, 0)::bigint as "bankedCents",
      coalesce(offsets.list, '[]'::json) as offsets, coalesce(refunds.list, '[]'::json) as refunds
    from debit_credit_notes n
    join policies p on p.id = n.policy_id
    join policy_endorsements e on e.policy_id = n.policy_id and e.endorsement_no = n.endorsement_no
    left join lateral (
      select sum(part.amount_cents) filter (where payment.state = 'paid') as paid,
        max(payment.number) filter (where payment.state in ('draft', 'awaitingApproval', 'approved')
          and payment.id is distinct from ${apartFrom}::uuid) as open
      from insurer_payment_notes part join insurer_payments payment on payment.id = part.payment_id
      where part.note_id = n.id
    ) payment on true
    cross join lateral (
      select coalesce(sum(l.amount_cents), 0) as cents from journal_entries j join journal_lines l on l.entry_id = j.id
      where j.note_id = n.id and j.event = 'broughtIn' and l.account = 'insurerPayable'
    ) brought
    left join lateral (
      select sum(a.amount_cents) filter (where a.kind = 'direct') as direct,
        sum(a.amount_cents) filter (where a.kind = 'writeOff'
          or a.kind = 'money' and r.bank_status in ('banked', 'cleared')) as banked
      from allocations a left join receipts r on r.id = a.receipt_id
      where a.note_id = n.id
    ) allocated on true
    left join lateral (
      select json_agg(json_build_object('noteId', given.note_id, 'cents', given.cents, 'isRecovered', given.recovered,
        'officeOwesCents', ${officeOwes})) as list
      from (
        select other.note_id, credit.policy_id, sum(a.amount_cents) as cents,
          bool_and(credit.insurer_settled_on is not null) as recovered
        from allocations a
        left join allocations original on original.id = a.reverses
        join allocations other on other.id = coalesce(original.other_id, a.other_id)
        join debit_credit_notes credit on credit.id = other.note_id
        where a.note_id = n.id and a.kind = 'offset' and other.note_id <> n.id
        group by other.note_id, credit.policy_id
      ) given
    ) offsets on true
    left join lateral (
      select json_agg(json_build_object('noteId', credit.id, 'cents', ahead.cents)) as list
      from debit_credit_notes credit, lateral (select ${uncoveredRefund('credit')} as cents) ahead
      where credit.policy_id = n.policy_id and credit.amount_cents < 0 and ahead.cents > 0
    ) refunds on n.amount_cents > 0
    where ${wanted} and ${ofInsurer}
    order by n.account_on, n.id
    limit ${most}`.execute(db);
  return rows;
}

/** What is still owed to the insurer for a note; below zero for a credit note that the insurer has to give back. */
export function owedCents({ kind, payableCents, paidCents, directCents }: InsurerNote): number {
  const owed = payableCents - paidCents - directCents;
  // Where the client has paid the insurer directly the insurer owes the commission, which is received by itself.
  return kind === 'DEBIT' && payableCents > 0 ? Math.max(0, owed) : owed;
}

/** What decides how much of a note can be settled now. Of a set-off credit note the office's part is no money until it is back. */
export function duePartsOf(note: InsurerNote): InsurerDueParts {
  const offsets = note.offsets.map(({ noteId, isRecovered, cents, officeOwesCents }) => ({
    noteId,
    isRecovered,
    creditNoteCents: Math.max(0, cents - officeOwesCents),
  }));
  const given = offsets.filter(({ isRecovered }) => isRecovered);
  return {
    owedCents: owedCents(note),
    coveredCents: given.reduce((sum, { creditNoteCents }) => sum + creditNoteCents, note.bankedCents - note.paidCents),
    offsets: offsets.filter(({ isRecovered }) => !isRecovered),
    refunds: note.refunds.map(({ noteId, cents }) => ({ noteId, creditNoteCents: cents })),
  };
}

/**
 * What a note can be settled by with its insurer now.
 * @param together the notes of the same payment
 */
export const dueNow = (note: InsurerNote, together: ReadonlySet<string> = new Set()): number =>
  insurerDue(duePartsOf(note), together);
