import type { BodyOf } from '@onegi/contract/call';
import type { matchBankLine } from '@onegi/contract/calls/settlement/bank-lines';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { bankReceipt, unbankedReceipts } from './bank-receipts.ts';
import { describeLine } from './describe-line.ts';
import { type Movement, openMovements } from './movements.ts';
import { type LineRow, lockLineRow } from './read-line-row.ts';
import { writeMatches } from './write-matches.ts';

type Input = BodyOf<typeof matchBankLine>;

/** Movements that somebody chose, if no line is any of them yet. @throws AppError bankMovement.taken, .notFound */
async function chosenMovements(tx: Tx, { account }: LineRow, ids: readonly string[]): Promise<Movement[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const movements = await openMovements(tx, account, { ids: wanted, withNetted: true });
  if (movements.length === wanted.length) return movements;
  const taken = await tx
    .selectFrom('bank_matches')
    .select('id')
    .where('account', '=', account)
    .where('entry_id', 'in', wanted)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  throw new AppError(taken ? 'bankMovement.taken' : 'bankMovement.notFound');
}

/** Receipts that somebody chose and that are not banked yet. @throws AppError bankMovement.taken, .notFound */
async function chosenReceipts(tx: Tx, { account }: LineRow, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const receipts = account === 'client' ? await unbankedReceipts(tx, { ids: wanted }) : [];
  if (receipts.length === wanted.length) return receipts;
  const others = await tx.selectFrom('receipts').select('id').where('id', 'in', wanted).execute();
  throw new AppError(others.length === wanted.length ? 'bankMovement.taken' : 'bankMovement.notFound');
}

async function bankChosen(deps: Deps, tx: Tx, actor: Actor, receipts: Awaited<ReturnType<typeof chosenReceipts>>) {
  const movements: Movement[] = [];
  for (const { id, amount_cents: amount } of receipts) {
    const entryId = await bankReceipt(deps, tx, actor, id);
    if (!entryId) throw new AppError('bankMovement.taken');
    movements.push({ entryId, kind: 'receipt', targetId: id, bookedOn: deps.clock.today(), amount });
  }
  return movements;
}

/**
 * Sets a line against what somebody chose: all of its amount, or nothing.
 * @throws AppError bankLine.notFound, .matched, .wrongSum, bankMovement.taken, .notFound
 */
export async function matchLine(given: Deps, actor: Actor, lineId: string, { entryIds, receiptIds }: Input) {
  const deps = atOneMoment(given);
  return inTransaction(deps.db, async (tx) => {
    const line = await lockLineRow(tx, lineId);
    if (line.state === 'matched') throw new AppError('bankLine.matched');
    const movements = await chosenMovements(tx, line, entryIds);
    const receipts = await chosenReceipts(tx, line, receiptIds);
    const amounts = [...movements.map(({ amount }) => amount), ...receipts.map(({ amount_cents }) => amount_cents)];
    if (amounts.reduce((sum, amount) => sum + amount, 0) !== line.amount_cents || amounts.length === 0)
      throw new AppError('bankLine.wrongSum');
    const all = [...movements, ...(await bankChosen(deps, tx, actor, receipts))];
    const by = { account: line.account, actor, isByItself: false };
    await writeMatches(deps, tx, [{ lineId, movements: all, reason: 'byHand' }], by);
    const after = { amountCents: line.amount_cents, rows: all.length };
    await recordAudit(tx, 'bankLine.matched', { id: lineId, name: line.reference, after });
    return describeLine(deps, tx, lineId);
  });
}
