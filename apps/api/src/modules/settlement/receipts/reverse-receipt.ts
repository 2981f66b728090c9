import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../ports/actor.ts';
import { reverseEntries } from '../../ledger/post-entries.ts';
import { lockNotes, type SettledNote } from '../lock-rows.ts';
import { reverseEarned } from '../notes/earn-settled.ts';
import { pendAgain } from '../notes/policy-pending.ts';
import { cancelRefunds, openRefundsOf } from '../refunds/cancel-refunds.ts';
import { standingEntries } from '../standing-entries.ts';
import type { ReceiptRow } from './receipt-workflow.ts';
import { type AllocationRow, reverseAllocations } from './take-back.ts';

/** What a receipt is set against and was not taken back, the newest first. */
export function standingAllocations(tx: Tx, receiptId: string): Promise<AllocationRow[]> {
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

/**
 * The bank sent the money back, or it never came: what was earned by it, its allocations, its banking and its receipt are reversed, the
 * newest first. What an insurer or a consultant was paid stays paid: the gap is shown until the office covers it.
 * Whoever calls has locked the receipt.
 */
export async function reverseReceipt(deps: Deps, tx: Tx, receipt: ReceiptRow, actor: Actor): Promise<void> {
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
  await pendAgain(deps, tx, [...notes.keys()]);
  await cancelRefunds(deps, tx, await openRefundsOf(tx, receipt), actor);
  for (const event of ['banked', 'received'] as const)
    await reverseEntries(deps, tx, await standingEntries(tx, { event: [event], receiptId: receipt.id }), actor.userId);
}
