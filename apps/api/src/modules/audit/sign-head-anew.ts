import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Keys } from '../../lib/keys.ts';
import type { Files } from '../../ports/files.ts';
import { takeChainLock } from './chain-waiting.ts';
import { isSignedHead } from './chained-row.ts';
import { keepHeadAside, readHead, readHeadAside, writeHead } from './head.ts';

async function signStoredHead(db: Db, secretKeys: Keys): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await takeChainLock(tx);
    const head = await readHead(tx);
    if (!head || isSignedHead([secretKeys[0]], head, head.signature)) return true;
    if (!isSignedHead(secretKeys, head, head.signature)) return false;
    await writeHead(tx, secretKeys, head);
    return true;
  });
}

async function signHeadAside(files: Files, secretKeys: Keys): Promise<boolean> {
  const aside = await readHeadAside(files, secretKeys);
  if (aside === 'forged') return false;
  if (aside && (await readHeadAside(files, [secretKeys[0]])) === 'forged')
    await keepHeadAside(files, secretKeys, aside);
  return true;
}

/**
 * Signs the end of the audit trail, and its copy among the files, with the newest key where an older one has signed.
 * @returns false when one of the two is signed with none of the keys: it stays as it is
 */
export async function signHeadAnew(db: Db, files: Files, secretKeys: Keys): Promise<boolean> {
  const isStoredSigned = await signStoredHead(db, secretKeys);
  return (await signHeadAside(files, secretKeys)) && isStoredSigned;
}
