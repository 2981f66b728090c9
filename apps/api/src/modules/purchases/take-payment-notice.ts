import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { atOneMoment, hongKongDate } from '../../ports/clock.ts';
import type { PaymentNotice } from '../../ports/payments.ts';
import { entryWrites } from '../ledger/post-entries.ts';
import { cardReceipt } from '../policies/card-receipt.ts';
import { drawReceiptNumber } from '../policies/numbers.ts';
import { refundPaymentJob } from '../policies/refund-payment-job.ts';
import { watchReplay } from '../quotes/replay-quote.ts';
import { readStoredQuote } from '../quotes/stored-quotes.ts';
import { planTransition } from '../workflow/act.ts';
import { coverStartOf } from './application-form.ts';
import { closeAtGateway } from './close-at-gateway.ts';
import { completeOrder, type OrderPreparation, prepareOrder } from './complete-order.ts';
import { mailRefund } from './mail-refund.ts';
import { movePayment } from './move-payment.ts';
import { takeNotePayment } from './notes/take-note-payment.ts';
import { eventInsert, isInOrder, isKnownEvent, isTriedForLong } from './payment-events.ts';
import { isOpenPayment, isRepeated, paymentWorkflow } from './payment-workflow.ts';
import {
  type AnyPaymentRow,
  type ApplicationRow,
  type FilledApplication,
  findOpenPayment,
  findPayment,
  isOfApplication,
  lockWithPayment,
  type PaymentRow,
} from './repository.ts';
import { takeChargeback } from './take-chargeback.ts';
import { takeRefunded } from './take-refunded.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws AppError webhook.unknownPayment, webhook.conflict when the notice speaks of other money */
function requireOwn(payment: AnyPaymentRow | undefined, notice: PaymentNotice, gateway: string): AnyPaymentRow {
  if (!payment || payment.gateway !== gateway) throw new AppError('webhook.unknownPayment');
  const isOtherPage =
    notice.gatewayRef !== null && payment.gateway_ref !== null && notice.gatewayRef !== payment.gateway_ref;
  // A bank may take back a part; how much is left of the payment is looked at once it is locked.
  const isPart = notice.kind === 'chargedBack' && notice.amountCents > 0 && notice.amountCents < payment.amount_cents;
  const isOtherMoney = notice.amountCents !== payment.amount_cents && !isPart;
  if (isOtherPage || isOtherMoney || notice.currency !== payment.currency) {
    throw new AppError('webhook.conflict');
  }
  return payment;
}

/**
 * Why money that arrived makes no policy; null when it does. What was promised when the payment was opened is kept, even
 * when midnight has passed meanwhile. Money for a payment that was over already (failed, expired) still buys what was
 * submitted, unless the cover would begin in the past.
 */
function whyRefund(application: ApplicationRow, payment: PaymentRow, startsOn: string, today: string): string | null {
  if (application.state === 'paid') return 'alreadyPaid';
  if (application.state !== 'submitted' || application.version !== payment.application_version) return 'changed';
  if (!isOpenPayment(payment.state) && startsOn < today) return 'tooLate';
  return null;
}

/** After long trying: no policy can be made, and the money goes back. */
interface NotIssued {
  readonly receiptNumber: string;
}

/** What may come of a paid notice: an order, for which all is at hand; nothing; or money back. */
type Outcome = OrderPreparation | NotIssued | 'nothing';

/**
 * Draws numbers and reads the quote where a policy may come of the notice: that happens outside the transaction. Numbers
 * that are not used in the end become a gap.
 */
async function prepareOutcome(deps: Deps, payment: PaymentRow, notice: PaymentNotice): Promise<Outcome> {
  if (notice.kind !== 'paid' || payment.paid_at) return 'nothing';
  const quote = await readStoredQuote(deps, payment.quote_id);
  await watchReplay(deps, quote);
  return prepareOrder(deps, quote);
}

/** @returns the page of another payment that is still open for the same application, to be closed after the commit */
async function takePaid(
  deps: Deps,
  tx: Tx,
  application: FilledApplication,
  payment: PaymentRow,
  notice: PaymentNotice,
  outcome: Outcome,
): Promise<string | null> {
  const today = deps.clock.today();
  const now = deps.clock.now();
  // A payment whose page was never written down here is known by the notice.
  const gateway_ref = payment.gateway_ref ?? notice.gatewayRef;
  const paid = { gateway_ref };
  // Reopened and submitted again between our two looks: the gateway repeats the notice, and then it is at rest.
  if (outcome === 'nothing') throw new AppError('server.busy');
  const prepared = 'policy' in outcome ? outcome : null;
  const startsOn = prepared ? coverStartOf(deps, application, prepared.quote) : today;
  const reason = whyRefund(application, payment, startsOn, today) ?? (prepared ? null : 'notIssued');
  const event = eventInsert(deps, tx, payment, notice);
  if (reason || !prepared) {
    const receipt = cardReceipt(deps, tx, {
      receiptNumber: 'policy' in outcome ? outcome.policy.numbers.receiptNumber : outcome.receiptNumber,
      pays: null,
      paymentId: payment.id,
      amountCents: payment.amount_cents,
      currency: payment.currency,
      bankReference: gateway_ref ?? payment.id,
    });
    const moved = await movePayment(tx, payment, 'paid', now, { ...paid, refund_due: true, refund_reason: reason }, [
      event,
      ...receipt.writes,
      ...entryWrites(deps, tx, receipt.entries),
    ]);
    await deps.jobs.enqueue(tx, refundPaymentJob, { paymentId: payment.id });
    await mailRefund(deps, tx, application, moved);
    return null;
  }
  const other = isOpenPayment(payment.state) ? undefined : await findOpenPayment(tx, application.id);
  if (other) await movePayment(tx, other, 'expired', now);
  const submittedOn = hongKongDate(application.submitted_at ?? now);
  const move = await planTransition(tx, paymentWorkflow, {
    row: payment,
    action: 'paid',
    actor: 'system',
    now,
    change: paid,
  });
  if (!move) return null;
  await completeOrder(deps, tx, prepared, application, move, event, submittedOn);
  return other?.gateway_ref ?? null;
}

/** Does what a notice says, in one transaction under the application's lock. */
async function apply(deps: Deps, tx: Tx, seen: PaymentRow, notice: PaymentNotice, outcome: Outcome) {
  const locked = await lockWithPayment(tx, seen);
  if (!locked) throw new AppError('webhook.unknownPayment');
  const { application, payment } = locked;
  if (notice.kind === 'chargedBack') {
    await takeChargeback(deps, tx, payment, notice);
    return null;
  }
  // A state that an event has led away from never comes back: a known event is never a way to another state.
  if (isRepeated(payment.state, notice.kind)) return null;
  if (!isInOrder(payment, notice, deps.clock.now())) {
    if (await isKnownEvent(tx, payment.id, notice.eventId)) return null;
    throw new AppError('webhook.conflict');
  }
  if (notice.kind === 'paid') return takePaid(deps, tx, application, payment, notice, outcome);
  const event = eventInsert(deps, tx, payment, notice);
  if (notice.kind === 'refunded') {
    await takeRefunded(deps, tx, payment, notice.eventId, [event]);
    return null;
  }
  const failure = notice.kind === 'failed' ? (notice.failure ?? 'declined') : null;
  await movePayment(tx, payment, notice.kind, deps.clock.now(), { failure, refund_due: false }, [event]);
  return null;
}

async function takeInTransaction(deps: Deps, seen: PaymentRow, notice: PaymentNotice): Promise<string | null> {
  try {
    const outcome = await prepareOutcome(deps, seen, notice);
    return await inTransaction(deps.db, (tx) => apply(deps, tx, seen, notice, outcome));
  } catch (error) {
    if (error instanceof AppError || !(await isTriedForLong(deps, seen, notice))) throw error;
    deps.onProblem('a paid order makes no policy', error);
    const receiptNumber = await drawReceiptNumber(deps.numbers, deps.clock.today());
    return inTransaction(deps.db, (tx) => apply(deps, tx, seen, notice, { receiptNumber }));
  }
}

/**
 * Takes the gateway's verified word on a payment. Confirming one makes the policy and all that belongs to it, or
 * nothing; the same event, or another with the same outcome, has no second effect. Where no policy can be made the
 * failure is thrown, so that the gateway repeats its word; after half an hour of that the money goes back.
 * @throws AppError webhook.unknownPayment, webhook.conflict (other amount, other page, impossible order)
 */
export async function takePaymentNotice(given: Deps, gateway: string, notice: PaymentNotice): Promise<void> {
  const deps = atOneMoment(given);
  const found = UUID.test(notice.paymentRef) ? await findPayment(deps.db, notice.paymentRef) : undefined;
  const seen = requireOwn(found, notice, gateway);
  if (!isOfApplication(seen)) return takeNotePayment(deps, seen, notice);
  const toClose = await takeInTransaction(deps, seen, notice);
  if (toClose) await closeAtGateway(deps, toClose);
}
