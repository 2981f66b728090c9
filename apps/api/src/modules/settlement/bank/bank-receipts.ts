import type { BankStatus } from '@onegi/contract/fields/receipts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../ports/actor.ts';
import { act } from '../../workflow/act.ts';
import { actOnMany } from '../../workflow/act-on-many.ts';
import { lockReceipt, lockReceipts } from '../lock-rows.ts';
import { postBanked } from '../receipts/move-receipt.ts';
import { receiptWorkflow } from '../receipts/receipt-workflow.ts';

const BATCH = 5_000;
/** A card's money waits for its gateway's payout; what was paid to an insurer or offset never comes to this bank. */
const neverBankedByHand: readonly string[] = ['CC', 'INS', 'OFS'];

interface Moved {
  readonly from: BankStatus;
  readonly action: 'clear' | 'unclear';
}

/** Moves those of the receipts that stand where they are expected: what was cleared by hand stays so. */
async function moveReceipts(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  ids: readonly string[],
  actor: Actor,
  { from, action }: Moved,
) {
  const wanted = [...new Set(ids)].toSorted();
  for (let at = 0; at < wanted.length; at += BATCH) {
    const locked = await lockReceipts(tx, wanted.slice(at, at + BATCH));
    const rows = [...locked.values()].filter(({ bank_status }) => bank_status === from);
    await actOnMany(tx, receiptWorkflow, rows, { action, actor, now: clock.now() });
  }
}

/** A statement shows the money of these receipts. */
export const clearReceipts = (deps: Pick<Deps, 'clock'>, tx: Tx, ids: readonly string[], actor: Actor) =>
  moveReceipts(deps, tx, ids, actor, { from: 'banked', action: 'clear' });

/** It turned out that no statement shows them. */
export const unclearReceipts = (deps: Pick<Deps, 'clock'>, tx: Tx, ids: readonly string[], actor: Actor) =>
  moveReceipts(deps, tx, ids, actor, { from: 'cleared', action: 'unclear' });

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
