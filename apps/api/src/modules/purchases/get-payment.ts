import type { Payment } from '@onegi/contract/calls/purchases/shapes';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { idOfRef } from '../../lib/refs.ts';
import { describePayment } from './describe-payment.ts';
import { findPayment, isOfApplication } from './repository.ts';

/** @throws AppError payment.notFound, for a wrong and for a guessed reference alike */
export async function getPayment(deps: Deps, paymentRef: string): Promise<Payment> {
  const id = idOfRef(deps.seal, 'payment', paymentRef);
  const row = id ? await findPayment(deps.db, id) : undefined;
  if (!row || !isOfApplication(row)) throw new AppError('payment.notFound');
  return describePayment(deps, row);
}
