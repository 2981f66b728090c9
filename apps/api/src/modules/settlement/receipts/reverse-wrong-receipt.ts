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
import { sealedFor } from '../sealed-texts.ts';
import { standingEntries } from '../standing-entries.ts';
import { describeReceipt } from './describe-receipt.ts';
import { receiptWorkflow } from './receipt-workflow.ts';
import { reverseReceipt, standingAllocations } from './reverse-receipt.ts';
import { requireNotPaidOn } from './take-back.ts';

/** Money that a line of a statement shows did come. @throws AppError receipt.matched */
async function requireNotMatched(tx: Tx, receiptId: string): Promise<void> {
  const entries = await standingEntries(tx, { event: ['banked'], receiptId });
  if (entries.length === 0) return;
  const matched = await tx
    .selectFrom('bank_matches')
    .select('id')
    .where('entry_id', 'in', entries)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (matched) throw new AppError('receipt.matched');
}

/** @throws AppError allocation.commissionPaid, .insurerPaid, .refunded */
async function requireNothingWentFurther(tx: Tx, receiptId: string): Promise<void> {
  const allocations = await standingAllocations(tx, receiptId);
  const notes = await lockNotes(
    tx,
    allocations.map(({ note_id }) => note_id),
  );
  for (const [noteId, parts] of Map.groupBy(allocations, ({ note_id }) => note_id)) {
    const [first] = parts;
    const amount_cents = parts.reduce((sum, part) => sum + part.amount_cents, 0);
    if (first) await requireNotPaidOn(tx, notes.get(noteId) as SettledNote, { kind: first.kind, amount_cents });
  }
}

/**
 * Reverses a receipt that was recorded wrongly and whose money never came: with all that it has settled, as one that the bank
 * returns. Whoever matches lines of a statement holds the account first, so none takes the money up meanwhile.
 * @throws AppError receipt.notFound, .stale, .wrongState, .notReversible, .refunded, .matched; allocation.commissionPaid,
 * .insurerPaid, .refunded
 */
export async function reverseWrongReceipt(
  given: Deps,
  actor: Actor,
  { receiptId: id, version, reversalReason }: BodyOf<typeof calls.reverseReceipt>,
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
    await requireNotMatched(tx, id);
    await requireNothingWentFurther(tx, id);
    await reverseReceipt(deps, tx, before, actor);
    return rememberAnswer(tx, await describeReceipt(deps, tx, id, actor));
  });
}
