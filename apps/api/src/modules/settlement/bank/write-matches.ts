import type { BankAccount, MatchReason } from '@onegi/contract/fields/bank';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import type { Actor } from '../../../ports/actor.ts';
import { clearReceipts } from './bank-receipts.ts';
import type { Movement } from './movements.ts';

const BATCH = 2_000;

/** A line and the movements that it is. */
export interface Matched {
  readonly lineId: string;
  readonly movements: readonly Movement[];
  readonly reason: MatchReason;
}

export interface MatchedBy {
  readonly account: BankAccount;
  /** Who matched it, or asked for what was matched by itself. */
  readonly actor: Actor;
  readonly isByItself: boolean;
}

/** Writes down which movements lines are, whoever found it. A statement that shows a receipt's money says that it is cleared. */
export async function writeMatches(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  matched: readonly Matched[],
  by: MatchedBy,
): Promise<void> {
  const now = deps.clock.now();
  const rows = matched.flatMap(({ lineId, movements, reason }) =>
    movements.map(({ entryId, kind, targetId, amount }) => ({
      id: orderedId(),
      line_id: lineId,
      account: by.account,
      entry_id: entryId,
      kind,
      target_id: targetId,
      amount_cents: amount,
      reason,
      matched_by: by.isByItself ? null : by.actor.userId,
      matched_at: now,
    })),
  );
  for (let at = 0; at < rows.length; at += BATCH)
    await tx
      .insertInto('bank_matches')
      .values(rows.slice(at, at + BATCH))
      .execute();
  const lines = matched.map(({ lineId }) => lineId);
  for (let at = 0; at < lines.length; at += BATCH)
    await tx
      .updateTable('bank_lines')
      .set({ state: 'matched' })
      .where('id', 'in', lines.slice(at, at + BATCH))
      .execute();
  const receipts = matched.flatMap(({ movements }) =>
    movements.flatMap(({ kind, targetId, amount }) => (kind === 'receipt' && amount > 0 ? [targetId] : [])),
  );
  await clearReceipts(deps, tx, receipts, by.actor);
}
