import type { Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { movePayment } from './move-payment.ts';
import { findOpenPayment } from './repository.ts';

/**
 * A payment opened for what the application said before is over: nobody pays for something else than what they see.
 * @returns its reference at the gateway, to be closed there after the commit
 * @throws AppError application.paymentUnderway while the bank is being asked
 */
export async function expireOpenPayment(tx: Tx, applicationId: string, now: Date): Promise<string | null> {
  const open = await findOpenPayment(tx, applicationId);
  if (!open) return null;
  if (open.state === 'pending') throw new AppError('application.paymentUnderway');
  await movePayment(tx, open, 'expired', now);
  return open.gateway_ref;
}
