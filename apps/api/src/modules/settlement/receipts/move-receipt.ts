import type { BodyOf } from '@onegi/contract/call';
import type * as calls from '@onegi/contract/calls/settlement/receipts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import { banked } from '../../ledger/postings.ts';
import { act } from '../../workflow/act.ts';
import { lockReceipt } from '../lock-rows.ts';
import { earnSettled } from '../notes/earn-settled.ts';
import { wasClearedBefore } from './cleared-before.ts';
import { describeReceipt } from './describe-receipt.ts';
import { type ReceiptRow, receiptWorkflow } from './receipt-workflow.ts';
import { reverseReceipt, standingAllocations } from './reverse-receipt.ts';

/** What is posted when a receipt's money is at the bank: it is there, and what it settles is earned. */
export async function postBanked(deps: Deps, tx: Tx, receipt: ReceiptRow, actor: Actor): Promise<void> {
  const { id, method, amount_cents: amountCents } = receipt;
  await postEntries(deps, tx, [
    {
      event: 'banked',
      postings: banked({ receiptId: id, method, amountCents }),
      postedBy: actor.userId,
      receiptId: id,
    },
  ]);
  const allocations = await standingAllocations(tx, id);
  await earnSettled(
    deps,
    tx,
    allocations.map(({ note_id }) => note_id),
    { postedBy: actor.userId },
  );
}

/**
 * Says that a receipt was banked or cleared, or came back dishonoured.
 * @throws AppError receipt.notFound, .stale, .wrongState, .byPayout, .notReturnable
 */
export async function moveReceipt(
  given: Deps,
  actor: Actor,
  { receiptId: id, version, action }: BodyOf<typeof calls.moveReceipt>,
) {
  const deps = atOneMoment(given);
  return inTransaction(deps.db, async (tx) => {
    const before = await lockReceipt(tx, id);
    await act(tx, receiptWorkflow, { id, version, action, actor, now: deps.clock.now() });
    if (action === 'bank') await postBanked(deps, tx, before, actor);
    if (action === 'dishonour') {
      if (await wasClearedBefore(tx, before)) throw new AppError('receipt.notReturnable');
      await reverseReceipt(deps, tx, before, actor);
    }
    return rememberAnswer(tx, await describeReceipt(deps, tx, id, actor));
  });
}
