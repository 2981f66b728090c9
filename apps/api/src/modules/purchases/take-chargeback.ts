import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { visitor } from '../../ports/actor.ts';
import type { PaymentNotice } from '../../ports/payments.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { chargeBackReceipt } from '../settlement/receipts/charge-back.ts';
import { movePayment } from './move-payment.ts';
import { eventInsert, isKnownEvent, notChargedBack } from './payment-events.ts';
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
  told: { policyNumber: string; backCents: number; isTwice: boolean; isUnheard: boolean },
) {
  const { TEAM_LEAD_EMAIL: to, TEAM_LEAD_LANGUAGE: language } = deps.settings.current();
  const { gateway_ref: gatewayRef, amount_cents: totalCents } = payment;
  const data = { path: '/payments?problem=chargedBack', gatewayRef: gatewayRef ?? payment.id, totalCents, ...told };
  await queueMail(deps, tx, { kind: 'chargeback', to, language, data });
}

/** Nobody has dealt with it yet. */
const reopened = { chargeback_closed_at: null, chargeback_closed_by: null };

/** It waits for the office, again where somebody had dealt with an earlier part. */
async function listAgain(tx: Tx, payment: AnyPaymentRow, backCents: number, now: Date): Promise<void> {
  // Gateways give back whole payments: what was to go back by the card goes by transfer now.
  await updatePayment(tx, payment.id, { ...reopened, charged_back_at: now, refund_due: false });
  const after = { state: payment.state, amountCents: -backCents };
  await recordAudit(tx, 'payment.chargedBack', { id: payment.id, after });
}

/**
 * Takes the gateway's word that the bank of a card's holder has taken a payment back, or a part of it. Of its receipt so much
 * goes with all that came of it, and the office is told. Of one that was refunded before nothing is left to turn round: it is
 * kept and told, for the money has gone twice and the office contests it. What is told before the payment waits for it;
 * where we have asked there is nothing to wait for: the payment ends, has bought nothing, and the office is told. Whoever
 * calls holds the payment locked.
 * @throws AppError webhook.conflict of a payment that was not paid, and of more than is left of it
 */
export async function takeChargeback(deps: Deps, tx: Tx, payment: AnyPaymentRow, notice: PaymentNotice): Promise<void> {
  if (await isKnownEvent(tx, payment.id, notice.eventId)) return;
  const left = await notChargedBack(tx, payment);
  // All of it is gone: told again by another event.
  if (left <= 0) return;
  const { state } = payment;
  const { amountCents: backCents, eventId } = notice;
  const isUnheard = state !== 'paid' && state !== 'refunded';
  if ((isUnheard && !notice.isAnswer) || backCents > left) throw new AppError('webhook.conflict');
  const now = deps.clock.now();
  const { receiptId, policyNumber } = await policyNumberOf(tx, payment.id);
  const isTwice = state === 'refunded';
  const isAll = backCents === left && !isTwice;
  const event = eventInsert(deps, tx, payment, notice, isAll ? 'chargedBack' : state);
  // What was going back by the same card goes back no more: the payment says so before its refunds are looked at.
  if (isAll) await movePayment(tx, payment, 'chargedBack', now, reopened, [event]);
  else {
    await event.execute();
    await listAgain(tx, payment, backCents, now);
  }
  if (receiptId && !isTwice) {
    // Asked already, the gateway may give it back yet: its word still ends the refund, and finance cancels one that it never
    // gives; should it come then, take-refunded.ts books it. No refund by card is asked for after a first part, so one that still waits then was left for the same reason.
    const isRefundUnderway = !isAll && (payment.refund_due || payment.charged_back_at !== null);
    const back = { receiptId, paymentId: payment.id, eventId, amountCents: backCents, isRefundUnderway };
    await chargeBackReceipt(deps, tx, back, visitor);
  }
  await mailOffice(deps, tx, payment, { policyNumber, backCents, isTwice, isUnheard });
}
