import type { AuditAction } from '@onegi/contract/fields/audit';
import type { Updateable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { auditTrail } from '../audit/audit-trail.ts';
import type { PaymentState } from './payment-states.ts';
import { type PaymentRow, updatePayment } from './repository.ts';
import type { PurchasesTables } from './tables.ts';

const deedOf: Record<PaymentState, AuditAction> = {
  created: 'payment.opened',
  pending: 'payment.pending',
  paid: 'payment.paid',
  failed: 'payment.failed',
  expired: 'payment.expired',
  refunded: 'payment.refunded',
};

/** Writes down where a payment stands now. */
export async function auditPayment(tx: Tx, payment: PaymentRow, before?: PaymentRow): Promise<void> {
  const { id, state, amount_cents: amountCents, currency, failure, refund_reason: refundReason } = payment;
  const facts = before
    ? { before: { state: before.state }, after: { state } }
    : { after: { state, amountCents, currency } };
  const why = { ...(failure ? { failure } : {}), ...(refundReason ? { refundReason } : {}) };
  await auditTrail(tx, deedOf[state], { id, ...facts, after: { ...facts.after, ...why } });
}

/** Moves a payment to another state. Read it under its application's lock. */
export async function movePayment(
  tx: Tx,
  payment: PaymentRow,
  change: Updateable<PurchasesTables['payments']> & { readonly state: PaymentState },
): Promise<PaymentRow> {
  const moved = await updatePayment(tx, payment.id, change);
  await auditPayment(tx, moved, payment);
  return moved;
}
