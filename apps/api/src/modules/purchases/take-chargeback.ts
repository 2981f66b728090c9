import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { visitor } from '../../ports/actor.ts';
import type { PaymentNotice } from '../../ports/payments.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { chargeBackReceipt } from '../settlement/receipts/charge-back.ts';
import { movePayment } from './move-payment.ts';
import { eventInsert, isKnownEvent } from './payment-events.ts';
import { type AnyPaymentRow, updatePayment } from './repository.ts';

/** The number of the policy that a payment has paid; empty where it bought nothing. */
async function policyNumberOf(tx: Tx, paymentId: string): Promise<{ receiptId: string | null; policyNumber: string }> {
  const row = await tx
    .selectFrom('receipts')
    .leftJoin('policies', 'policies.id', 'receipts.policy_id')
    .select(['receipts.id', 'policies.policy_number'])
    .where('receipts.payment_id', '=', paymentId)
    .executeTakeFirst();
  return { receiptId: row?.id ?? null, policyNumber: row?.policy_number ?? '' };
}

/** Tells the office, which answers the bank through the gateway if it contests it. */
async function mailOffice(
  deps: Deps,
  tx: Tx,
  payment: AnyPaymentRow,
  told: { policyNumber: string; isTwice: boolean },
) {
  const { TEAM_LEAD_EMAIL: to, TEAM_LEAD_LANGUAGE: language } = deps.settings.current();
  const { gateway_ref: gatewayRef, amount_cents: totalCents } = payment;
  const data = { path: '/payments?problem=chargedBack', gatewayRef: gatewayRef ?? payment.id, totalCents, ...told };
  await queueMail(deps, tx, { kind: 'chargeback', to, language, data });
}

/**
 * Takes the gateway's word that the bank of a card's holder has taken a payment back. Its receipt is returned with all that
 * came of it, and the office is told. Of one that was refunded before nothing is left to turn round: it is kept and told, for
 * the money has gone twice and the office contests it. Whoever calls holds the payment locked.
 * @throws AppError webhook.conflict of a payment that was not paid
 */
export async function takeChargeback(deps: Deps, tx: Tx, payment: AnyPaymentRow, notice: PaymentNotice): Promise<void> {
  if (payment.charged_back_at !== null || (await isKnownEvent(tx, payment.id, notice.eventId))) return;
  const now = deps.clock.now();
  const event = eventInsert(deps, tx, payment, notice);
  const { receiptId, policyNumber } = await policyNumberOf(tx, payment.id);
  if (payment.state === 'refunded') {
    await event.execute();
    await updatePayment(tx, payment.id, { charged_back_at: now });
    await recordAudit(tx, 'payment.chargedBack', { id: payment.id, after: { state: payment.state } });
    return mailOffice(deps, tx, payment, { policyNumber, isTwice: true });
  }
  if (payment.state !== 'paid') throw new AppError('webhook.conflict');
  // What was going back by the same card goes back no more: the payment says so before its refunds are looked at.
  await movePayment(tx, payment, 'chargedBack', now, {}, [event]);
  if (receiptId) await chargeBackReceipt(deps, tx, receiptId, visitor);
  await mailOffice(deps, tx, payment, { policyNumber, isTwice: false });
}
