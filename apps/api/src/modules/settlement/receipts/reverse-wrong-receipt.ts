import type { BodyOf } from '@onegi/contract/call';
import type * as calls from '@onegi/contract/calls/settlement/receipts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { act } from '../../workflow/act.ts';
import { lockAccount } from '../bank/import-statement.ts';
import { lockNotes, lockReceipt, type SettledNote } from '../lock-rows.ts';
import { restorePending } from '../notes/policy-pending.ts';
import { sealedFor } from '../sealed-texts.ts';
import { wasClearedBefore } from './cleared-before.ts';
import { describeReceipt } from './describe-receipt.ts';
import { receiptWorkflow } from './receipt-workflow.ts';
import { reverseReceipt, standingAllocations } from './reverse-receipt.ts';
import { isMatched } from './standing-match.ts';
import { requireNotPaidOn } from './take-back.ts';

/**
 * Locks the notes that a receipt has paid; answers those of whose money nothing went further.
 * @throws AppError allocation.commissionPaid, .insurerPaid, .refunded
 */
async function lockUnspent(tx: Tx, receiptId: string, isGapConfirmed: boolean): Promise<string[]> {
  const allocations = await standingAllocations(tx, receiptId);
  const notes = await lockNotes(
    tx,
    allocations.map(({ note_id }) => note_id),
  );
  const unspent: string[] = [];
  for (const [noteId, parts] of Map.groupBy(allocations, ({ note_id }) => note_id)) {
    const [first] = parts;
    const amount_cents = parts.reduce((sum, part) => sum + part.amount_cents, 0);
    const note = notes.get(noteId) as SettledNote;
    if (!first) continue;
    const part = { kind: first.kind, amount_cents };
    try {
      await requireNotPaidOn(tx, note, part);
      unspent.push(noteId);
    } catch (error) {
      if (!isGapConfirmed || !(error instanceof AppError)) throw error;
      await requireNotPaidOn(tx, note, part, true);
    }
  }
  return unspent;
}

/**
 * Reverses a receipt that was recorded wrongly and whose money never came: with all that it has settled, as one that the bank
 * returns; what an insurer or a consultant was paid with it is a gap, where whoever asks confirms that the office covers it.
 * Whoever matches lines of a statement holds the account first, so none takes the money up meanwhile.
 * @throws AppError receipt.notFound, .stale, .wrongState, .notReversible, .refunded, .matched; allocation.commissionPaid,
 * .insurerPaid, .refunded
 */
export async function reverseWrongReceipt(
  given: Deps,
  actor: Actor,
  { receiptId: id, version, reversalReason, gapConfirmed }: BodyOf<typeof calls.reverseReceipt>,
) {
  const deps = atOneMoment(given);
  return inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, 'client');
    const before = await lockReceipt(tx, id);
    const change = {
      reversed_by: actor.userId,
      reversal_reason_sealed: sealedFor(deps.seal, 'receipts', id, reversalReason),
    };
    await act(tx, receiptWorkflow, { id, version, action: 'reverse', actor, now: deps.clock.now(), change });
    if (await wasClearedBefore(tx, before)) throw new AppError('receipt.notReversible');
    if (await isMatched(tx, id)) throw new AppError('receipt.matched');
    // A policy whose insurer was paid is in force: it waits from today, as where the bank returns the money.
    await restorePending(deps, tx, await lockUnspent(tx, id, gapConfirmed === true));
    await reverseReceipt(deps, tx, before, actor);
    return rememberAnswer(tx, await describeReceipt(deps, tx, id, actor));
  });
}
