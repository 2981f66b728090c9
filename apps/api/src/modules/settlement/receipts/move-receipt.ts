import type { BodyOf } from '@onegi/contract/call';
import type * as calls from '@onegi/contract/calls/settlement/receipts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { postEntries, reverseEntries } from '../../ledger/post-entries.ts';
import { banked } from '../../ledger/postings.ts';
import { act } from '../../workflow/act.ts';
import { lockNotes, lockReceipt, type SettledNote } from '../lock-rows.ts';
import { earnSettled, reverseEarned } from '../notes/earn-settled.ts';
import { cancelRefundsOf } from '../refunds/cancel-refunds.ts';
import { standingEntries } from '../standing-entries.ts';
import { describeReceipt } from './describe-receipt.ts';
import { type ReceiptRow, receiptWorkflow } from './receipt-workflow.ts';
import { type AllocationRow, reverseAllocations } from './take-back.ts';

/** What a receipt is set against and was not taken back, the newest first. */
function standingAllocations(tx: Tx, receiptId: string): Promise<AllocationRow[]> {
  return tx
    .selectFrom('allocations as a')
    .selectAll('a')
    .where('a.receipt_id', '=', receiptId)
    .where('a.reverses', 'is', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('allocations as r').select('r.id').whereRef('r.reverses', '=', 'a.id'))),
    )
    .orderBy('a.allocated_at', 'desc')
    .orderBy('a.id')
    .execute();
}

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
 * The bank sent the money back: what was earned by it, its allocations, its banking and its receipt are reversed, the
 * newest first. What an insurer or a consultant was paid stays paid: the gap is shown until the office covers it.
 */
async function reverseReceipt(deps: Deps, tx: Tx, receipt: ReceiptRow, actor: Actor): Promise<void> {
  const allocations = await standingAllocations(tx, receipt.id);
  const notes = await lockNotes(
    tx,
    allocations.map(({ note_id }) => note_id),
  );
  for (const { note_id } of allocations) {
    const note = notes.get(note_id) as SettledNote;
    await reverseEarned(deps, tx, note, actor.userId);
    notes.set(note_id, { ...note, earned_on: null });
  }
  await reverseAllocations(deps, tx, allocations, actor.userId);
  await cancelRefundsOf(deps, tx, receipt.id, actor);
  for (const event of ['banked', 'received'] as const)
    await reverseEntries(deps, tx, await standingEntries(tx, { event: [event], receiptId: receipt.id }), actor.userId);
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
    if (action === 'dishonour') await reverseReceipt(deps, tx, before, actor);
    return rememberAnswer(tx, await describeReceipt(deps, tx, id, actor));
  });
}
