import type { BodyOf } from '@onegi/contract/call';
import type { requestRefund as requestCall } from '@onegi/contract/calls/settlement/refunds';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeTogether } from '../../../db/write-together.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { entryWrites } from '../../ledger/post-entries.ts';
import { refundDue } from '../../ledger/postings.ts';
import { drawNumber } from '../../policies/numbers.ts';
import { balanceOf, isReopened, lockNote, lockReceipt } from '../lock-rows.ts';
import { earnSettled } from '../notes/earn-settled.ts';
import { requireRefundable, restOf } from '../receipts/receipt-workflow.ts';
import { sealedFor } from '../sealed-texts.ts';
import { describeRefund } from './describe-refund.ts';
import type { RefundRow } from './refund-workflow.ts';

type Input = BodyOf<typeof requestCall>;
type Owed = Pick<RefundRow, 'note_id' | 'receipt_id' | 'policy_id' | 'allocation_id'>;

/** What is open of a credit note becomes money that is owed to the client. */
async function owedByNote(deps: Deps, tx: Tx, actor: Actor, noteId: string, amountCents: number): Promise<Owed> {
  const note = await lockNote(tx, noteId);
  if (isReopened(note)) throw new AppError('note.reopened', { note: note.note_number });
  if (amountCents > -balanceOf(note)) throw new AppError('refund.aboveBalance');
  const id = orderedId();
  const entries = entryWrites(deps, tx, [
    {
      event: 'refundDue',
      postings: refundDue({ noteId, amountCents }),
      postedBy: actor.userId,
      policyId: note.policy_id,
      endorsementNo: note.endorsement_no,
      noteId,
      paymentId: id,
    },
  ]);
  await writeTogether(tx, [
    tx.insertInto('allocations').values({
      id,
      kind: 'refund',
      receipt_id: null,
      note_id: noteId,
      amount_cents: -amountCents,
      allocated_at: deps.clock.now(),
      allocated_by: actor.userId,
      posted: true,
    }),
    ...entries,
  ]);
  await earnSettled(deps, tx, [noteId], { postedBy: actor.userId });
  return { note_id: noteId, receipt_id: null, policy_id: note.policy_id, allocation_id: id };
}

/** What of a receipt is set against nothing is kept for the refund. */
async function owedOfReceipt(tx: Tx, receiptId: string, amountCents: number): Promise<Owed> {
  const receipt = await lockReceipt(tx, receiptId);
  requireRefundable(receipt);
  if (amountCents > restOf(receipt)) throw new AppError('refund.aboveBalance');
  await tx
    .updateTable('receipts')
    .set({ refunded_cents: receipt.refunded_cents + amountCents, version: receipt.version + 1 })
    .where('id', '=', receiptId)
    .execute();
  return { note_id: null, receipt_id: receiptId, policy_id: receipt.policy_id, allocation_id: null };
}

/**
 * The card payment that is as much as goes back: gateways give back whole payments, once, of which no bank has taken any.
 * @throws AppError refund.cardWholeOnly, .cardTaken
 */
async function cardPaymentOf(tx: Tx, owed: Owed, amountCents: number): Promise<string> {
  const fitting = await tx
    .selectFrom('receipts as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select('p.id')
    .where('p.state', '=', 'paid')
    .where('p.refund_due', '=', false)
    .where('p.charged_back_at', 'is', null)
    .where('p.amount_cents', '=', amountCents)
    .$if(owed.receipt_id !== null, (of) => of.where('r.id', '=', owed.receipt_id))
    .$if(owed.receipt_id === null, (of) => of.where('r.policy_id', '=', owed.policy_id))
    .orderBy('p.id')
    .forNoKeyUpdate('p')
    .execute();
  if (fitting.length === 0) throw new AppError('refund.cardWholeOnly');
  // Looked at once they are locked: whoever asked meanwhile is seen.
  const named = await tx
    .selectFrom('client_refunds')
    .select('card_payment_id')
    .where(
      'card_payment_id',
      'in',
      fitting.map(({ id }) => id),
    )
    .where('state', '<>', 'cancelled')
    .execute();
  const free = fitting.find(({ id }) => named.every(({ card_payment_id }) => card_payment_id !== id));
  if (!free) throw new AppError('refund.cardTaken');
  return free.id;
}

/**
 * Asks for money to go back to a client: a part of a credit note, or of a receipt that is set against nothing.
 * @throws AppError note.notFound, .reopened, receipt.notFound, refund.aboveBalance, .notBanked, .notCleared, .cardWholeOnly,
 * .cardTaken
 */
export async function requestRefund(given: Deps, actor: Actor, input: Input) {
  const deps = atOneMoment(given);
  const { noteId, receiptId, amountKeyed: amountCents, method, payee, remarks = '' } = input;
  const refundNumber = await drawNumber(deps.numbers, 'RF', deps.clock.today());
  return inTransaction(deps.db, async (tx) => {
    const id = orderedId();
    const owed =
      noteId === undefined
        ? await owedOfReceipt(tx, receiptId as string, amountCents)
        : await owedByNote(deps, tx, actor, noteId, amountCents);
    await tx
      .insertInto('client_refunds')
      .values({
        ...owed,
        id,
        refund_number: refundNumber,
        card_payment_id: method === 'CC' ? await cardPaymentOf(tx, owed, amountCents) : null,
        amount_cents: amountCents,
        method,
        state: 'due',
        payee_sealed: deps.seal.seal(`client_refunds/${id}`, payee),
        remarks_sealed: sealedFor(deps.seal, 'client_refunds', id, remarks),
        requested_by: actor.userId as string,
        requested_at: deps.clock.now(),
        approved_by: null,
        approved_at: null,
        paid_by: null,
        paid_on: null,
      })
      .execute();
    await recordAudit(tx, 'refund.requested', { id, name: refundNumber, after: { amountCents, state: 'due' } });
    return rememberAnswer(tx, await describeRefund(deps, tx, id, actor));
  });
}
