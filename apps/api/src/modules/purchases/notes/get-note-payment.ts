import type { ClientPayment } from '@onegi/contract/calls/client/client-page';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { idOfRef } from '../../../lib/refs.ts';
import { findPayment } from '../repository.ts';
import { describeNotePayment } from './pay-notes.ts';

/** Where a payment of notes of a policy stands. @throws AppError payment.notFound, also for another policy's */
export async function getNotePayment(deps: Deps, policyId: string, paymentRef: string): Promise<ClientPayment> {
  const id = idOfRef(deps.seal, 'payment', paymentRef);
  const row = id ? await findPayment(deps.db, id) : undefined;
  if (row?.policy_id !== policyId) throw new AppError('payment.notFound');
  return describeNotePayment(deps, row);
}
