import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { JobQueue } from '../../ports/jobs.ts';
import { movePayment } from './move-payment.ts';
import { findPayment, lockPayment } from './repository.ts';

/** About three days of attempts; after that the payment stays marked as due for an officer. */
export const refundPaymentJob: JobQueue<{ paymentId: string }> = {
  name: 'refund-payment',
  retries: 25,
  retryDelaySeconds: 10,
  longestDelaySeconds: 4 * 3600,
  timeoutSeconds: 60,
};

/**
 * Gives back money that made no policy. Safe to do again: the gateway refunds a payment once, and a later notice tells
 * the end where it takes time.
 */
export async function refundPayment(deps: Deps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment?.refund_due || payment.state !== 'paid' || !payment.gateway_ref) return;
  const outcome = await deps.payments.refund({
    gatewayRef: payment.gateway_ref,
    paymentRef: payment.id,
    amountCents: payment.amount_cents,
  });
  if (outcome === 'underway') return;
  await inTransaction(deps.db, async (tx) => {
    const row = await lockPayment(tx, paymentId);
    if (row?.state !== 'paid') return;
    await movePayment(tx, row, { state: 'refunded', refund_due: false, changed_at: deps.clock.now() });
  });
}
