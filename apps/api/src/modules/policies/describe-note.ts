import type { PolicyNote } from '@onegi/contract/calls/policies/policy-note';
import { scopeOf } from '@onegi/contract/permissions';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../ports/actor.ts';
import { hongKongDate } from '../../ports/clock.ts';
import { readBookedOne } from './describe-endorsement.ts';
import type { PolicyRow } from './policy-row.ts';

interface Owed {
  readonly amount_cents: number | null;
  readonly allocated_cents: number | null;
  readonly settlement: string | null;
}

/** What is still owed of a note: nothing once it is written off, or of an endorsement without one. */
export const outstandingOf = ({ amount_cents, allocated_cents, settlement }: Owed): number =>
  settlement === 'writtenOff' ? 0 : (amount_cents ?? 0) - (allocated_cents ?? 0);

/** What was set against a note, the first first; what was taken back is not there. */
async function readSettlements(
  { seal }: Pick<Deps, 'seal'>,
  db: Db,
  actor: Actor,
  noteId: string,
): Promise<PolicyNote['settlements']> {
  const opensReceipts = scopeOf(actor, 'money.read') === 'all';
  const rows = await db
    .selectFrom('allocations')
    .innerJoin('receipts', 'receipts.id', 'allocations.receipt_id')
    .select(['receipts.id', 'receipt_number', 'received_on', 'receipts.currency', 'receipts.amount_cents as received'])
    .select(['method', 'bank_status', 'bank_reference', 'cheque_number', 'remarks_sealed'])
    .select(({ fn }) => fn.sum<string>('allocations.amount_cents').as('allocated'))
    .select(({ fn }) => fn.min('allocated_at').as('allocated_at'))
    .where('note_id', '=', noteId)
    .groupBy('receipts.id')
    .having(({ fn }) => fn.sum('allocations.amount_cents'), '<>', 0)
    .orderBy('allocated_at')
    .orderBy('receipt_number')
    .execute();
  return rows.map((row) => ({
    receiptId: opensReceipts ? row.id : null,
    receiptNumber: row.receipt_number,
    receivedOn: row.received_on,
    receiptCurrency: row.currency,
    receiptCents: row.received,
    allocatedCents: Number(row.allocated),
    receiptMethod: row.method as PolicyNote['settlements'][number]['receiptMethod'],
    bankStatus: row.bank_status,
    bankReference: row.bank_reference,
    chequeNumber: row.cheque_number,
    receiptRemarks: row.remarks_sealed ? seal.open<string>(`receipts/${row.id}`, row.remarks_sealed) : '',
    allocatedOn: hongKongDate(row.allocated_at),
  }));
}

const nameOf = (column: 'approved_by' | 'reopened_by') =>
  sql<string | null>`(select employee_id from users where users.id = note.${sql.ref(column)})`;

/**
 * The debit or credit note of an endorsement; null where it has none.
 * @throws AppError endorsement.notFound
 */
export async function describeNote(
  deps: Pick<Deps, 'seal'>,
  db: Db,
  actor: Actor,
  policy: PolicyRow,
  endorsementNo: string,
): Promise<PolicyNote | null> {
  const note = await db
    .selectFrom('debit_credit_notes as note')
    .selectAll('note')
    .select([nameOf('approved_by').as('approver'), nameOf('reopened_by').as('reopener')])
    .select(
      sql<
        string | null
      >`(select max(payable_on) from commission_earnings where note_id = note.id and amount_cents > 0)`.as('payout_on'),
    )
    .where('policy_id', '=', policy.id)
    .where('endorsement_no', '=', endorsementNo)
    .executeTakeFirst();
  if (!note) {
    await readBookedOne(db, policy.id, endorsementNo);
    return null;
  }
  return {
    noteNumber: note.note_number,
    noteKind: note.kind as PolicyNote['noteKind'],
    noteCents: note.amount_cents,
    currency: note.currency,
    accountOn: note.account_on,
    dueOn: note.due_on,
    approvedBy: note.approver,
    approvedOn: note.approved_at && hongKongDate(note.approved_at),
    remarks: note.remarks_sealed ? deps.seal.open<string>(`debit_credit_notes/${note.id}`, note.remarks_sealed) : '',
    reopenedOn: note.reopened_at && hongKongDate(note.reopened_at),
    reopenedBy: note.reopener,
    noteSettlement: note.settlement,
    outstandingCents: outstandingOf(note),
    payoutOn: note.payout_on,
    settlements: await readSettlements(deps, db, actor, note.id),
  };
}
