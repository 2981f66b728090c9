import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../ports/actor.ts';
import { act } from '../../workflow/act.ts';
import { lockReceipt } from '../lock-rows.ts';
import { postBanked } from '../receipts/move-receipt.ts';
import { receiptWorkflow } from '../receipts/receipt-workflow.ts';

const BATCH = 5_000;
/** A card's money waits for its gateway's payout; what was paid to an insurer or offset never comes to this bank. */
const neverBankedByHand: readonly string[] = ['CC', 'INS', 'OFS'];

async function changeStatus(
  tx: Tx,
  ids: readonly string[],
  { from, to, clearedOn }: { from: 'banked' | 'cleared'; to: 'banked' | 'cleared'; clearedOn: string | null },
): Promise<void> {
  const wanted = [...new Set(ids)].toSorted();
  for (let at = 0; at < wanted.length; at += BATCH) {
    await tx
      .updateTable('receipts')
      .set((eb) => ({ bank_status: to, cleared_on: clearedOn, version: eb('version', '+', 1) }))
      .where('id', 'in', wanted.slice(at, at + BATCH))
      .where('bank_status', '=', from)
      .execute();
  }
}

/** A statement shows the money of these receipts. */
export const clearReceipts = (tx: Tx, ids: readonly string[], today: string): Promise<void> =>
  changeStatus(tx, ids, { from: 'banked', to: 'cleared', clearedOn: today });

/** It turned out that no statement shows them. */
export const unclearReceipts = (tx: Tx, ids: readonly string[]): Promise<void> =>
  changeStatus(tx, ids, { from: 'cleared', to: 'banked', clearedOn: null });

export interface UnbankedReceipt {
  readonly id: string;
  readonly receipt_number: string;
  readonly bank_reference: string;
  readonly cheque_number: string | null;
  readonly received_on: string;
  readonly amount_cents: number;
}

/** Receipts whose money waits to be banked, of these amounts; a card's money waits for its gateway's payout and is none of them. */
export async function unbankedReceipts(
  tx: Tx,
  { amounts, ids }: { readonly amounts?: readonly number[]; readonly ids?: readonly string[] },
): Promise<UnbankedReceipt[]> {
  return tx
    .selectFrom('receipts')
    .select(['id', 'receipt_number', 'bank_reference', 'cheque_number', 'received_on', 'amount_cents'])
    .where('bank_status', '=', 'unbanked')
    .where('method', 'not in', [...neverBankedByHand])
    .$if(amounts !== undefined, (found) => found.where('amount_cents', 'in', [...(amounts ?? [])]))
    .$if(ids !== undefined, (found) => found.where('id', 'in', [...(ids ?? [])]))
    .orderBy('received_on')
    .orderBy('id')
    .limit(5_000)
    .execute();
}

/**
 * A statement shows a cheque that nobody had said was banked: it is.
 * @returns the entry that it posts, which is what the line is matched with; undefined where it was banked meanwhile
 */
export async function bankReceipt(deps: Deps, tx: Tx, actor: Actor, receiptId: string): Promise<string | undefined> {
  const receipt = await lockReceipt(tx, receiptId);
  if (receipt.bank_status !== 'unbanked' || neverBankedByHand.includes(receipt.method)) return undefined;
  const { id, version } = receipt;
  await act(tx, receiptWorkflow, { id, version, action: 'bank', actor, now: deps.clock.now() });
  await postBanked(deps, tx, receipt, actor);
  const entry = await tx
    .selectFrom('journal_entries as e')
    .select('e.id')
    .where('e.receipt_id', '=', id)
    .where('e.event', '=', 'banked')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('journal_entries as r').select('r.id').whereRef('r.reverses', '=', 'e.id'))),
    )
    .executeTakeFirstOrThrow();
  return entry.id;
}
