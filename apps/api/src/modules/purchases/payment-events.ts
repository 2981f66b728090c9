import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentNotice } from '../../ports/payments.ts';
import { allowedActions } from '../workflow/act.ts';
import { paymentWorkflow } from './payment-workflow.ts';
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

/**
 * Whether a payment may go where its gateway says. That money went back of which we never heard that it came, is taken of an
 * answer alone: a notice of it comes again, after the one that the money came.
 */
export function isInOrder(payment: AnyPaymentRow, { kind, isAnswer }: PaymentNotice, now: Date): boolean {
  if (kind === 'refunded' && payment.paid_at === null && !isAnswer) return false;
  return allowedActions(paymentWorkflow, payment, { actor: 'system', now }).includes(kind);
}

/** How much of a payment no bank has taken back yet. */
export async function notChargedBack(tx: Tx, { id, amount_cents }: AnyPaymentRow): Promise<number> {
  const events = await tx
    .selectFrom('payment_events')
    .select('amount_cents')
    .where('payment_id', '=', id)
    .where('kind', '=', 'chargedBack')
    .execute();
  return events.reduce((left, event) => left - (event.amount_cents ?? amount_cents), amount_cents);
}

/**
 * What the gateway told us, as a row.
 * @param state where the payment is then, if not where the notice names
 */
export const eventInsert = (
  deps: Deps,
  tx: Tx,
  payment: AnyPaymentRow,
  notice: PaymentNotice,
  state: AnyPaymentRow['state'] = notice.kind,
) =>
  tx.insertInto('payment_events').values({
    payment_id: payment.id,
    event_id: notice.eventId,
    kind: notice.kind,
    from_state: payment.state,
    to_state: state,
    occurred_at: notice.occurredAt,
    received_at: deps.clock.now(),
    amount_cents: notice.kind === 'chargedBack' ? notice.amountCents : null,
  });

/** How long a paid notice may fail, and be repeated, before the money goes back instead. */
const PATIENCE_MS = 30 * 60_000;

/**
 * Whether a notice that has just failed has failed for so long that the money goes back instead. Counted from its first
 * failure: what is heard of hours late is tried as often as what is heard of at once.
 */
export async function isTriedForLong(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id }: AnyPaymentRow,
  notice: PaymentNotice,
): Promise<boolean> {
  if (notice.kind !== 'paid') return false;
  const now = clock.now();
  const { failing_since } = await db
    .updateTable('payments')
    .set(({ fn, val }) => ({ failing_since: fn.coalesce('failing_since', val(now)) }))
    .where('id', '=', id)
    .returning('failing_since')
    .executeTakeFirstOrThrow();
  return now.getTime() - (failing_since ?? now).getTime() > PATIENCE_MS;
}
