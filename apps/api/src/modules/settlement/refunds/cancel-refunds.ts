import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../ports/actor.ts';
import { act } from '../../workflow/act.ts';
import { lockNote, lockReceipt } from '../lock-rows.ts';
import { reverseEarned } from '../notes/earn-settled.ts';
import type { ReceiptRow } from '../receipts/receipt-workflow.ts';
import { reverseAllocations } from '../receipts/take-back.ts';
import { type RefundRow, refundWorkflow } from './refund-workflow.ts';

/** Whether the gateway was asked to give the card payment back. */
export async function isUnderway(tx: Tx, { card_payment_id }: Pick<RefundRow, 'card_payment_id'>): Promise<boolean> {
  if (!card_payment_id) return false;
  const payment = await tx
    .selectFrom('payments')
    .select(['state', 'refund_due'])
    .where('id', '=', card_payment_id)
    .executeTakeFirst();
  return payment !== undefined && (payment.refund_due || payment.state === 'refunded');
}

/** What was kept for a refund is free again. The receipt or note is locked. */
export async function release(deps: Deps, tx: Tx, refund: RefundRow, actor: Actor): Promise<void> {
  const { receipt_id, note_id, allocation_id, amount_cents } = refund;
  if (receipt_id) {
    const { refunded_cents, version } = await lockReceipt(tx, receipt_id);
    await tx
      .updateTable('receipts')
      .set({ refunded_cents: refunded_cents - amount_cents, version: version + 1 })
      .where('id', '=', receipt_id)
      .execute();
  }
  if (!note_id || !allocation_id) return;
  await reverseEarned(deps, tx, await lockNote(tx, note_id), actor.userId);
  const rows = await tx.selectFrom('allocations').selectAll().where('id', '=', allocation_id).execute();
  await reverseAllocations(deps, tx, rows, actor.userId);
}

/** Whether refunds of a card payment wait for the gateway's word: ends of it are booked by what confirms them. */
export async function isAwaited(tx: Tx, paymentId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('client_refunds')
    .select('id')
    .where('card_payment_id', '=', paymentId)
    .where('state', 'in', ['due', 'approved'])
    .executeTakeFirst();
  return found !== undefined;
}

/** What waits to go back of a receipt, or by the card that has paid it, the oldest first. */
export function openRefundsOf(
  tx: Tx,
  { id: receiptId, payment_id: paymentId }: Pick<ReceiptRow, 'id' | 'payment_id'>,
): Promise<RefundRow[]> {
  return tx
    .selectFrom('client_refunds')
    .selectAll()
    .where((eb) =>
      eb.or([eb('receipt_id', '=', receiptId), ...(paymentId ? [eb('card_payment_id', '=', paymentId)] : [])]),
    )
    .where('state', 'in', ['due', 'approved'])
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
}

/**
 * Cancels refunds whose money turns out not to be there. What has gone back already stays a gap.
 * @throws AppError refund.underway
 */
export async function cancelRefunds(deps: Deps, tx: Tx, refunds: readonly RefundRow[], actor: Actor): Promise<void> {
  for (const refund of refunds) {
    if (await isUnderway(tx, refund)) throw new AppError('refund.underway');
    const { id, version } = refund;
    const by = { id, version, now: deps.clock.now() };
    await (actor.userId === null
      ? act(tx, refundWorkflow, { ...by, action: 'drop', actor: 'system' })
      : act(tx, refundWorkflow, { ...by, action: 'cancel', actor }));
    await release(deps, tx, refund, actor);
  }
}
