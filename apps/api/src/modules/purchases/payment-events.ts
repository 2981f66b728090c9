import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentNotice } from '../../ports/payments.ts';
import type { AnyPaymentRow } from './repository.ts';

/** Whether the gateway has told us this before. */
export async function isKnownEvent(tx: Tx, paymentId: string, eventId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('payment_events')
    .select('event_id')
    .where('payment_id', '=', paymentId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return found !== undefined;
}

/** What the gateway told us, as a row. */
export const eventInsert = (deps: Deps, tx: Tx, payment: AnyPaymentRow, notice: PaymentNotice) =>
  tx.insertInto('payment_events').values({
    payment_id: payment.id,
    event_id: notice.eventId,
    kind: notice.kind,
    from_state: payment.state,
    // What was given back before it was charged back stays given back.
    to_state: notice.kind === 'chargedBack' && payment.state === 'refunded' ? payment.state : notice.kind,
    occurred_at: notice.occurredAt,
    received_at: deps.clock.now(),
  });

/** How long a paid notice may fail, and be repeated by the gateway, before the money goes back instead. */
const PATIENCE_MS = 30 * 60_000;

/** Whether a notice has failed for so long that the money goes back instead. */
export function isTriedForLong(deps: Deps, notice: PaymentNotice): boolean {
  return notice.kind === 'paid' && deps.clock.now().getTime() - notice.occurredAt.getTime() > PATIENCE_MS;
}
