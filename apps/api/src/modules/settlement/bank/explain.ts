import type { BodyOf } from '@onegi/contract/call';
import type { explainBankMovement } from '@onegi/contract/calls/settlement/bank-position';
import type { BankAccount } from '@onegi/contract/fields/bank';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import type { Actor } from '../../../ports/actor.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { describeLine } from './describe-line.ts';
import { lockAccount } from './import-statement.ts';
import { openMovements } from './movements.ts';
import { lockLineRow } from './read-line-row.ts';
import { lastStatement } from './read-statement.ts';

type Explained = { readonly line_id: string } | { readonly entry_id: string };

async function insertNote(
  { seal, clock }: Deps,
  tx: Tx,
  actor: Actor,
  account: BankAccount,
  of: Explained,
  note: string,
) {
  const id = orderedId();
  await tx
    .insertInto('bank_explanations')
    .values({
      id,
      account,
      line_id: null,
      entry_id: null,
      ...of,
      note_sealed: seal.seal(`bank_explanations/${id}`, note),
      written_by: actor.userId as string,
      written_at: clock.now(),
    })
    .execute();
}

/** Says why a line has no movement. @throws AppError bankLine.notFound, .matched */
export async function explainLine(deps: Deps, actor: Actor, lineId: string, note: string) {
  return inTransaction(deps.db, async (tx) => {
    const line = await lockLineRow(tx, lineId);
    if (line.state === 'matched') throw new AppError('bankLine.matched');
    await insertNote(deps, tx, actor, line.account, { line_id: lineId }, note);
    await tx.updateTable('bank_lines').set({ state: 'explained' }).where('id', '=', lineId).execute();
    const after = { amountCents: line.amount_cents };
    await recordAudit(tx, 'bankLine.explained', { id: lineId, name: line.reference, after });
    return describeLine(deps, tx, lineId);
  });
}

/** Says why no statement shows a movement. @throws AppError bankMovement.notFound */
export async function explainMovement(deps: Deps, actor: Actor, input: BodyOf<typeof explainBankMovement>) {
  const { account, entryId, note } = input;
  return inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, account);
    const last = await lastStatement(tx, account);
    const [movement] = await openMovements(tx, account, {
      ids: [entryId],
      ...(last ? { reversedAfter: last.endsOn } : {}),
    });
    if (!movement) throw new AppError('bankMovement.notFound');
    await insertNote(deps, tx, actor, account, { entry_id: entryId }, note);
    await recordAudit(tx, 'bankMovement.explained', { id: entryId, after: { amountCents: movement.amount } });
    return { entryId };
  });
}
