import type { Tx } from '../../db/database.ts';
import type { Write } from '../../db/write-together.ts';
import type { Deps } from '../../deps.ts';
import { visitor } from '../../ports/actor.ts';
import { entryWrites } from '../ledger/post-entries.ts';
import { cardReceiptReturned } from '../policies/card-receipt.ts';
import { chargeBackReceipt } from '../settlement/receipts/charge-back.ts';
import { collectedOf } from '../settlement/receipts/receipt-workflow.ts';
import { isAwaited } from '../settlement/refunds/cancel-refunds.ts';
import { movePayment } from './move-payment.ts';
import { type AnyPaymentRow, updatePayment } from './repository.ts';

/**
 * Money that was in use went back and nobody waits for it: at the gateway's own desk, or after finance had cancelled the
 * refund. It is gone as money is that a bank takes back, and waits for the office as that does.
 */
async function takeUnasked(deps: Deps, tx: Tx, { id: paymentId }: AnyPaymentRow, eventId: string): Promise<void> {
  const receipt = await tx
    .selectFrom('receipts')
    .select(['id', 'amount_cents', 'charged_back_cents'])
    .where('payment_id', '=', paymentId)
    .where('bank_status', '<>', 'returned')
    .executeTakeFirst();
  if (!receipt || (await isAwaited(tx, paymentId))) return;
  const amountCents = collectedOf(receipt);
  const back = { receiptId: receipt.id, paymentId, eventId, amountCents, isRefundUnderway: false };
  await chargeBackReceipt(deps, tx, back, visitor);
  const reopened = { chargeback_closed_at: null, chargeback_closed_by: null };
  await updatePayment(tx, paymentId, { ...reopened, charged_back_at: deps.clock.now() });
}

/**
 * The gateway has given a payment back. Money that bought nothing ends with it; a refund that finance has asked for is
 * booked by what confirms it; what nobody has asked for is booked here: no money leaves without an entry. Money that
 * came and went unheard has bought nothing and has no entry: the payment ends with that for its reason. Whoever calls
 * holds the payment locked.
 * @param event what the gateway told, written with it
 */
export async function takeRefunded(
  deps: Deps,
  tx: Tx,
  payment: AnyPaymentRow,
  eventId: string,
  event: readonly Write[] = [],
): Promise<void> {
  const { writes, entries } = await cardReceiptReturned(deps, tx, payment.id);
  const returned = [...event, ...writes, ...entryWrites(deps, tx, entries)];
  const change = payment.paid_at === null ? { refund_reason: 'unheard' } : {};
  await movePayment(tx, payment, 'refunded', deps.clock.now(), change, returned);
  await takeUnasked(deps, tx, payment, eventId);
}
