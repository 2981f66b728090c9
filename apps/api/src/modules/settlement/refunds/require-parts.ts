import { returnableMethods } from '@onegi/contract/fields/receipts';
import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { accountsOfNotes } from '../note-accounts.ts';
import { coveredFor } from '../notes/cover-gap.ts';
import { requireRefundable } from '../receipts/receipt-workflow.ts';
import type { RefundRow } from './refund-workflow.ts';

/** Money set against these notes has reached the bank for good: a cheque that bounces takes it back. */
async function requireArrived(tx: Tx, noteIds: readonly string[]): Promise<void> {
  const waiting = await tx
    .selectFrom('allocations as a')
    .innerJoin('receipts as r', 'r.id', 'a.receipt_id')
    .select(['r.method', 'r.bank_status'])
    .where('a.note_id', 'in', noteIds)
    .where((eb) =>
      eb.or([
        eb('r.bank_status', '=', 'unbanked'),
        eb.and([eb('r.bank_status', '=', 'banked'), eb('r.method', 'in', [...returnableMethods])]),
      ]),
    )
    .groupBy('r.id')
    .orderBy('r.bank_status', 'desc')
    .having((eb) => eb.fn.sum('a.amount_cents'), '<>', 0)
    .executeTakeFirst();
  if (waiting) requireRefundable(waiting);
}

async function requireNoteParts(tx: Tx, policyId: string): Promise<void> {
  const notes = await tx
    .selectFrom('debit_credit_notes')
    .select(['id', 'amount_cents', 'allocated_cents'])
    .where('policy_id', '=', policyId)
    .execute();
  if (notes.some(({ amount_cents, allocated_cents }) => amount_cents > 0 && allocated_cents < amount_cents))
    throw new AppError('refund.debitNotesOpen');
  const ids = notes.map(({ id }) => id);
  await requireArrived(tx, ids);
  const { insurerPayable, commissionHeld } = await accountsOfNotes(tx, ids);
  let covered = 0;
  for (const id of ids) covered += await coveredFor(tx, id);
  const insurerOwes = Math.max(0, -insurerPayable);
  if (insurerOwes > covered) throw new AppError('refund.insurerPartMissing');
  if (Math.max(0, -commissionHeld) > covered - insurerOwes) throw new AppError('refund.officePartMissing');
}

/**
 * Nothing is paid to a client out of another client's money: the insurer's and the office's parts of a credit note must be
 * there first, and a receipt's money at the bank for good.
 * @throws AppError refund.debitNotesOpen, .notBanked, .notCleared, .insurerPartMissing, .officePartMissing
 */
export async function requireParts(tx: Tx, { policy_id, note_id, receipt_id }: RefundRow): Promise<void> {
  if (note_id && policy_id) return requireNoteParts(tx, policy_id);
  const receipt = await tx.selectFrom('receipts').selectAll().where('id', '=', receipt_id).executeTakeFirst();
  if (!receipt) throw new AppError('refund.notBanked');
  requireRefundable(receipt);
}
