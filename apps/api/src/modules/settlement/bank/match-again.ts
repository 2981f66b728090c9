import type { BankAccount } from '@onegi/contract/fields/bank';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../ports/actor.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { lockAccount } from './import-statement.ts';
import { matchAutomatically } from './match-automatically.ts';

/** Looks at all lines of an account that are not matched, as after an import: movements may have been posted since. */
export async function matchAgain(deps: Deps, actor: Actor, account: BankAccount): Promise<{ matched: number }> {
  return inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, account);
    const matched = await matchAutomatically(deps, tx, account, actor);
    if (matched > 0) await recordAudit(tx, 'bankLine.matched', { name: account, after: { rows: matched } });
    return { matched };
  });
}
