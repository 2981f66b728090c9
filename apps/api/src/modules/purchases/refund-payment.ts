import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refundPaymentJob } from '../policies/refund-payment-job.ts';
import { findPayment, lockPayment, updatePayment } from './repository.ts';
import { takeRefunded } from './take-refunded.ts';

/**
 * Gives back money that made no policy. Safe to do again: the gateway refunds a payment once, and a later notice tells
 * the end where it takes time.
 */
export async function refundPayment(deps: Deps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment?.refund_due || payment.state !== 'paid') return;
  if (!payment.gateway_ref) throw new Error('A payment whose page is not known here cannot be refunded');
  const outcome = await deps.payments.refund({
    gatewayRef: payment.gateway_ref,
    paymentRef: payment.id,
    amountCents: payment.amount_cents,
  });
  if (outcome === 'underway') return;
  await inTransaction(deps.db, async (tx) => {
    const row = await lockPayment(tx, paymentId);
    if (row?.state !== 'paid') return;
    await takeRefunded(deps, tx, row, `refund/${paymentId}`);
  });
}

const DAY_MS = 24 * 3600_000;
/** After the job's own attempts have come to their end. */
const GIVEN_UP_AFTER_MS = 4 * DAY_MS;

/** Tries refunds again that are due for days, once a day each: money that bought nothing never stays here unseen. */
export async function retryRefunds({ db, clock, jobs, onProblem }: Deps): Promise<void> {
  const now = clock.now().getTime();
  const due = await db
    .selectFrom('payments')
    .select(['id', 'changed_at'])
    .where('refund_due', '=', true)
    .where('paid_at', '<', new Date(now - GIVEN_UP_AFTER_MS))
    .where('changed_at', '<', new Date(now - DAY_MS))
    .limit(100)
    .execute();
  for (const { id } of due) {
    await inTransaction(db, async (tx) => {
      const row = await lockPayment(tx, id);
      if (!row?.refund_due) return;
      await updatePayment(tx, id, { changed_at: clock.now() });
      await jobs.enqueue(tx, refundPaymentJob, { paymentId: id });
    });
  }
  if (due.length > 0) onProblem('refunds', new Error(`${due.length} refunds are due for more than four days`));
}
