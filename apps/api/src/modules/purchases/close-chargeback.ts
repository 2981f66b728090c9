import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockPayment, updatePayment } from './repository.ts';

/** Takes a chargeback out of what waits; once, whoever does it. @throws AppError payment.notFound */
export async function closeChargeback(
  deps: Deps,
  actor: SignedInUser,
  paymentId: string,
): Promise<{ paymentId: string }> {
  return inTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment?.charged_back_at) throw new AppError('payment.notFound');
    if (payment.chargeback_closed_at === null) {
      await updatePayment(tx, paymentId, {
        chargeback_closed_at: deps.clock.now(),
        chargeback_closed_by: actor.userId,
      });
      await recordAudit(tx, 'payment.chargebackClosed', { id: paymentId, after: { state: payment.state } });
    }
    return rememberAnswer(tx, { paymentId });
  });
}
