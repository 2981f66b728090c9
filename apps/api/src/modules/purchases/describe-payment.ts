import type { Payment } from '@onegi/contract/calls/purchases/shapes';
import type { Deps } from '../../deps.ts';
import { refOf } from '../../lib/refs.ts';
import { isOpenPayment } from './payment-workflow.ts';
import type { PaymentRow } from './repository.ts';

/** A payment as the client sees it: the hosted page only while there is something to pay. */
export function describePayment({ seal }: Pick<Deps, 'seal'>, row: PaymentRow): Payment {
  return {
    paymentRef: refOf(seal, 'payment', row.id),
    applicationRef: refOf(seal, 'application', row.application_id),
    state: row.state,
    totalCents: row.amount_cents,
    gateway: row.gateway,
    gatewayUrl: isOpenPayment(row.state) ? row.gateway_url : null,
    failure: row.state === 'failed' ? row.failure : null,
    refundReason: row.refund_reason,
  };
}
