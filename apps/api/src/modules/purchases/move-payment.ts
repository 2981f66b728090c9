import type { Updateable } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { type Write, writeTogether } from '../../db/write-together.ts';
import { auditRow } from '../audit/record-audit.ts';
import { planTransition, transitionWrites } from '../workflow/act.ts';
import { type PaymentAction, paymentWorkflow } from './payment-workflow.ts';
import type { AnyPaymentRow } from './repository.ts';

/** The audit event of a payment that is opened. */
export const openedPayment = ({ id, state, amount_cents: amountCents, currency }: AnyPaymentRow) =>
  auditRow('payment.opened', { id, after: { state, amountCents, currency } });

/**
 * Moves a payment to another state. Read it under its application's lock.
 * @param change what the action brings with it
 * @param more what is written with it
 * @throws AppError webhook.conflict when the payment's state does not allow it
 */
export async function movePayment(
  tx: Tx,
  payment: AnyPaymentRow,
  action: PaymentAction,
  now: Date,
  change: Updateable<Database['payments']> = {},
  more: readonly Write[] = [],
): Promise<AnyPaymentRow> {
  const move = await planTransition(tx, paymentWorkflow, { row: payment, action, actor: 'system', now, change });
  if (!move) return payment;
  await writeTogether(tx, [...more, ...transitionWrites(tx, paymentWorkflow, move)]);
  return move.after;
}
