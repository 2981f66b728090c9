import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../ports/actor.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { unclearReceipts } from './bank-receipts.ts';
import { describeLine } from './describe-line.ts';
import { lockLineRow } from './read-line-row.ts';

/**
 * Takes back all that a line was matched with. A receipt is not cleared any more; one that was banked by it stays banked,
 * for what was earned since may have been paid on: it is dishonoured or put right where receipts are.
 * @throws AppError bankLine.notFound, .notMatched
 */
export async function undoMatch(deps: Deps, actor: Actor, lineId: string) {
  return inTransaction(deps.db, async (tx) => {
    const line = await lockLineRow(tx, lineId);
    const undone = await tx
      .updateTable('bank_matches')
      .set({ undone_at: deps.clock.now(), undone_by: actor.userId })
      .where('line_id', '=', lineId)
      .where('undone_at', 'is', null)
      .returning(['kind', 'target_id'])
      .execute();
    if (undone.length === 0) throw new AppError('bankLine.notMatched');
    const explained = await tx
      .selectFrom('bank_explanations')
      .select('id')
      .where('line_id', '=', lineId)
      .executeTakeFirst();
    await tx
      .updateTable('bank_lines')
      .set({ state: explained ? 'explained' : 'unmatched' })
      .where('id', '=', lineId)
      .execute();
    const receipts = undone.flatMap(({ kind, target_id }) => (kind === 'receipt' ? [target_id] : []));
    await unclearReceipts(deps, tx, receipts, actor);
    const before = { amountCents: line.amount_cents, rows: undone.length };
    await recordAudit(tx, 'bankLine.undone', { id: lineId, name: line.reference, before });
    return describeLine(deps, tx, lineId);
  });
}
