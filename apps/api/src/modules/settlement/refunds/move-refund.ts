import type { BodyOf } from '@onegi/contract/call';
import type { approveRefund as approveCall, moveRefund as moveCall } from '@onegi/contract/calls/settlement/refunds';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { refundPaymentJob } from '../../policies/refund-payment-job.ts';
import { act, requireAction } from '../../workflow/act.ts';
import { lockNotesOf, lockReceipt } from '../lock-rows.ts';
import { isUnderway, release } from './cancel-refunds.ts';
import { describeRefund } from './describe-refund.ts';
import { postRefunded } from './post-refunded.ts';
import { type RefundRow, refundWorkflow } from './refund-workflow.ts';
import { requireParts } from './require-parts.ts';

/** A refund with what it is of locked before it: card payment, receipts, notes, refunds. @throws AppError refund.notFound */
async function lockRefund(tx: Tx, id: string): Promise<RefundRow> {
  const read = tx.selectFrom('client_refunds').selectAll().where('id', '=', id);
  const seen = await read.executeTakeFirst();
  if (!seen) throw new AppError('refund.notFound');
  // The gateway's word on the payment comes before this or after it, never between.
  if (seen.card_payment_id)
    await tx.selectFrom('payments').select('id').where('id', '=', seen.card_payment_id).forNoKeyUpdate().execute();
  if (seen.receipt_id) await lockReceipt(tx, seen.receipt_id);
  // Whoever pays an insurer or draws commission of the same policy comes before this or after it.
  if (seen.note_id && seen.policy_id) await lockNotesOf(tx, seen.policy_id);
  return read.forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Approves a refund that another person has asked for. @throws AppError refund.notFound, .stale, .wrongState, .ownRequest */
export async function approveRefund(deps: Deps, actor: Actor, { refundId, version }: BodyOf<typeof approveCall>) {
  return inTransaction(deps.db, async (tx) => {
    await act(tx, refundWorkflow, { id: refundId, version, action: 'approve', actor, now: deps.clock.now() });
    return rememberAnswer(tx, await describeRefund(deps, tx, refundId, actor));
  });
}

/** The gateway gives the card payment back, and its word that it has done so ends the refund. */
async function askGateway(deps: Deps, tx: Tx, paymentId: string): Promise<void> {
  const change = { refund_due: true, refund_reason: 'credited', changed_at: deps.clock.now() };
  await tx.updateTable('payments').set(change).where('id', '=', paymentId).execute();
  await deps.jobs.enqueue(tx, refundPaymentJob, { paymentId });
}

async function pay(deps: Deps, tx: Tx, refund: RefundRow, actor: Actor, bankReference: string): Promise<void> {
  const { id, version, card_payment_id } = refund;
  const by = { actor, now: deps.clock.now(), action: 'pay' } as const;
  requireAction(refundWorkflow, refund, by);
  await requireParts(tx, refund);
  if (card_payment_id) return askGateway(deps, tx, card_payment_id);
  await act(tx, refundWorkflow, { ...by, id, version, change: { bank_reference: bankReference } });
  await postRefunded(deps, tx, refund, actor.userId);
}

/**
 * Pays a refund that was approved, or cancels one.
 * @throws AppError refund.notFound, .stale, .wrongState, .underway, and what is missing: .debitNotesOpen, .notBanked,
 * .notCleared, .insurerPartMissing, .officePartMissing
 */
export async function moveRefund(given: Deps, actor: Actor, input: BodyOf<typeof moveCall>) {
  const deps = atOneMoment(given);
  const { refundId: id, version, action, bankReference = '' } = input;
  return inTransaction(deps.db, async (tx) => {
    const refund = await lockRefund(tx, id);
    if (refund.version !== version) throw new AppError('refund.stale');
    if (await isUnderway(tx, refund)) throw new AppError('refund.underway');
    if (action === 'pay') await pay(deps, tx, refund, actor, bankReference);
    else {
      await act(tx, refundWorkflow, { id, version, action, actor, now: deps.clock.now() });
      await release(deps, tx, refund, actor);
    }
    return rememberAnswer(tx, await describeRefund(deps, tx, id, actor));
  });
}
