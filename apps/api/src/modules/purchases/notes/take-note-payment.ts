import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { clientByLink } from '../../../ports/actor.ts';
import type { PaymentNotice } from '../../../ports/payments.ts';
import { entryWrites } from '../../ledger/post-entries.ts';
import type { NoteRefundReason } from '../../mail/mails.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { cardReceipt } from '../../policies/card-receipt.ts';
import { clientOf } from '../../policies/client-links/mail-client-link.ts';
import { drawReceiptNumber } from '../../policies/numbers.ts';
import { refundPaymentJob } from '../../policies/refund-payment-job.ts';
import { balanceOf, isReopened, lockNotes, lockReceipt } from '../../settlement/lock-rows.ts';
import { endPending } from '../../settlement/notes/policy-pending.ts';
import { allocateParts, type Part } from '../../settlement/receipts/allocate.ts';
import { movePayment } from '../move-payment.ts';
import { eventInsert, isInOrder, isKnownEvent, isTriedForLong } from '../payment-events.ts';
import { isRepeated } from '../payment-workflow.ts';
import { type AnyPaymentRow, lockPayment } from '../repository.ts';
import { takeChargeback } from '../take-chargeback.ts';
import { takeRefunded } from '../take-refunded.ts';
import { isPremiumOver } from './due-notes.ts';

type Policy = { readonly id: string; readonly policy_number: string; readonly language: 'en' | 'zh-Hant' };

/** What a payment is for, note by note. */
async function partsOf(tx: Tx, { id }: AnyPaymentRow): Promise<Part[]> {
  const rows = await tx.selectFrom('payment_notes').selectAll().where('payment_id', '=', id).execute();
  return rows.map(({ note_id, amount_cents }) => ({ noteId: note_id, partCents: amount_cents }));
}

/**
 * Why not all of it is due any more: what was paid by cheque meanwhile is not paid twice, nor a policy that has lapsed.
 * @returns null where all of it is
 */
async function whyNotDue(tx: Tx, policyId: string, parts: readonly Part[]): Promise<NoteRefundReason | null> {
  const notes = await lockNotes(
    tx,
    parts.map(({ noteId }) => noteId),
  );
  // Locked, so that it lapses before this or not at all.
  const { ended_as } = await tx
    .selectFrom('policies')
    .select('ended_as')
    .where('id', '=', policyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  for (const { noteId, partCents } of parts) {
    const note = notes.get(noteId);
    if (!note) return 'alreadyPaid';
    if (isPremiumOver(note.endorsement_no, ended_as)) return 'lapsed';
    if (isReopened(note)) return 'noteReopened';
    if (note.settlement === 'writtenOff') return 'noteWrittenOff';
    if (partCents > balanceOf(note)) return 'alreadyPaid';
  }
  return null;
}

/** Sets the money against its notes. A policy that waited for its first premium waits no more: the gateway has it. */
async function allocateCard(deps: Deps, tx: Tx, paymentId: string, parts: readonly Part[]): Promise<void> {
  const { id } = await tx
    .selectFrom('receipts')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  await allocateParts(deps, tx, await lockReceipt(tx, id), parts, clientByLink);
  const notes = await lockNotes(
    tx,
    parts.map(({ noteId }) => noteId),
  );
  for (const note of notes.values()) if (balanceOf(note) === 0) await endPending(tx, note);
}

/** Takes money that was paid: it is set against its notes whole, or goes back whole. */
async function takePaid(
  deps: Deps,
  tx: Tx,
  { policy, payment, notice, receiptNumber, isGivenUp }: Taken & { readonly payment: AnyPaymentRow },
): Promise<void> {
  const now = deps.clock.now();
  const parts = await partsOf(tx, payment);
  const reason = isGivenUp ? 'notIssued' : await whyNotDue(tx, policy.id, parts);
  const isTaken = reason === null;
  const gateway_ref = payment.gateway_ref ?? notice.gatewayRef;
  const receipt = cardReceipt(deps, tx, {
    receiptNumber,
    pays: null,
    ...(isTaken ? { policyId: policy.id } : {}),
    paymentId: payment.id,
    amountCents: payment.amount_cents,
    currency: payment.currency,
    bankReference: gateway_ref ?? payment.id,
  });
  const writes = [eventInsert(deps, tx, payment, notice), ...receipt.writes, ...entryWrites(deps, tx, receipt.entries)];
  if (isTaken) {
    await movePayment(tx, payment, 'paid', now, { gateway_ref }, writes);
    return allocateCard(deps, tx, payment.id, parts);
  }
  const refund = { gateway_ref, refund_due: true, refund_reason: reason };
  await movePayment(tx, payment, 'paid', now, refund, writes);
  await deps.jobs.enqueue(tx, refundPaymentJob, { paymentId: payment.id });
  const { email } = await clientOf(deps, tx, policy.id);
  if (email === undefined) return;
  await queueMail(deps, tx, {
    kind: 'client-refund',
    to: email,
    language: payment.language ?? policy.language,
    data: { policyNumber: policy.policy_number, totalCents: payment.amount_cents, reason },
  });
}

interface Taken {
  readonly policy: Policy;
  readonly notice: PaymentNotice;
  readonly receiptNumber: string;
  readonly isGivenUp: boolean;
}

/** Does what a notice says, under the lock of the payment. */
async function apply(deps: Deps, tx: Tx, seen: AnyPaymentRow, taken: Omit<Taken, 'policy'>): Promise<void> {
  const { notice } = taken;
  const payment = await lockPayment(tx, seen.id);
  const policy = await tx
    .selectFrom('policies')
    .select(['id', 'policy_number', 'language'])
    .where('id', '=', seen.policy_id)
    .executeTakeFirst();
  if (!policy || !payment) throw new AppError('webhook.unknownPayment');
  if (notice.kind === 'chargedBack') return takeChargeback(deps, tx, payment, notice);
  if (isRepeated(payment.state, notice.kind)) return;
  const now = deps.clock.now();
  if (!isInOrder(payment, notice, now)) {
    if (await isKnownEvent(tx, payment.id, notice.eventId)) return;
    throw new AppError('webhook.conflict');
  }
  if (notice.kind === 'paid') return takePaid(deps, tx, { ...taken, policy, payment });
  const event = eventInsert(deps, tx, payment, notice);
  if (notice.kind === 'refunded') return takeRefunded(deps, tx, payment, notice.eventId, [event]);
  const failure = notice.kind === 'failed' ? (notice.failure ?? 'declined') : null;
  await movePayment(tx, payment, notice.kind, now, { failure, refund_due: false }, [event]);
}

/**
 * Takes the gateway's verified word on a payment of notes: money is set against them, all of it, or goes back. After half
 * an hour of failing it goes back too.
 * @throws AppError webhook.unknownPayment, webhook.conflict
 */
export async function takeNotePayment(deps: Deps, seen: AnyPaymentRow, notice: PaymentNotice): Promise<void> {
  const isNew = notice.kind === 'paid' && !seen.paid_at;
  const receiptNumber = isNew ? await drawReceiptNumber(deps.numbers, deps.clock.today()) : '';
  try {
    await inTransaction(deps.db, (tx) => apply(deps, tx, seen, { notice, receiptNumber, isGivenUp: false }));
  } catch (error) {
    if (error instanceof AppError || !(await isTriedForLong(deps, seen, notice))) throw error;
    deps.onProblem('a paid note is not settled', error);
    await inTransaction(deps.db, (tx) => apply(deps, tx, seen, { notice, receiptNumber, isGivenUp: true }));
  }
}
