import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Keys } from '../../lib/keys.ts';
import { takeChainLock } from './chain-waiting.ts';
import { writeHead } from './head.ts';
import { recordAudit } from './record-audit.ts';

/**
 * Signs the chain's present end anew: after SECRET_KEY was lost, or after what was found wrong was looked into. That
 * it was done becomes a row of the chain itself.
 */
export async function resealChain(db: Db, secretKeys: Keys): Promise<void> {
  await inTransaction(db, async (tx) => {
    await takeChainLock(tx);
    const last = await tx
      .selectFrom('audit_trail')
      .select(['seq', 'row_hash'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last) return;
    await writeHead(tx, secretKeys, { seq: last.seq, rowHash: last.row_hash });
    await recordAudit(tx, 'trail.resealed', { name: String(last.seq) });
  });
}
