import type { AuditAction } from '@onegi/contract/fields/audit';
import type { Tx } from '../../db/database.ts';
import { type Write, writeTogether } from '../../db/write-together.ts';
import { auditRow } from '../audit/record-audit.ts';
import type { PaymentState } from './payment-states.ts';
import type { PaymentRow } from './repository.ts';

const auditActionOf: Record<PaymentState, AuditAction> = {
  created: 'payment.opened',
  pending: 'payment.pending',
  paid: 'payment.paid',
  failed: 'payment.failed',
  expired: 'payment.expired',
  refunded: 'payment.refunded',
};

/** What the audit trail says of where a payment stands now. */
export function paymentAudit(payment: PaymentRow, before?: PaymentRow) {
  const { id, state, amount_cents: amountCents, currency, failure, refund_reason: refundReason } = payment;
  const facts = before
    ? { before: { state: before.state }, after: { state } }
    : { after: { state, amountCents, currency } };
  const why = { ...(failure ? { failure } : {}), ...(refundReason ? { refundReason } : {}) };
  return auditRow(auditActionOf[state], { id, ...facts, after: { ...facts.after, ...why } });
}

/**
 * Moves a payment to another state. Read it under its application's lock.
 * @param more what is written with it
 */
export async function movePayment(
  tx: Tx,
  payment: PaymentRow,
  change: Partial<PaymentRow> & { readonly state: PaymentState },
  more: readonly Write[] = [],
): Promise<PaymentRow> {
  const moved = { ...payment, ...change };
  await writeTogether(tx, [
    ...more,
    tx.insertInto('audit_waiting').values(paymentAudit(moved, payment)),
    tx.updateTable('payments').set(change).where('id', '=', payment.id),
  ]);
  return moved;
}
