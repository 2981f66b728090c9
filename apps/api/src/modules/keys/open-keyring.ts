import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createSeal, hashKeyOf, keyIdOf, type Seal } from '../../lib/seal.ts';
import { StartError } from '../../start-error.ts';
import { judgeKeys } from './find-key-problem.ts';
import { givenKey, type KeyConfig, type KeyInUse, keysInUse, openCheck, sealCheck } from './keys-in-use.ts';
import type { KeyUse } from './tables.ts';

const KEYRING_LOCK = 7_346_017;

export interface Keyring {
  readonly seal: Seal;
  /** Says that this process still seals and signs with the newest keys. */
  announce(): Promise<void>;
}

/**
 * The key of hashes and references. It never changes: a new database draws it, and one that is older than the keyring
 * goes on with what its hashes were made with, the key derived from its first DATA_KEY.
 */
function hashKeyFrom(inUse: readonly KeyInUse[], keys: KeyConfig): Buffer {
  const used = inUse.filter(({ use }) => use === 'data');
  const kept = used.find(({ check }) => check !== null);
  const keptKey = kept && givenKey(keys, kept);
  if (kept?.check && keptKey) return openCheck('data', keptKey, kept.check);
  const first = keys.dataKeys.findLast((key) => used.some(({ keyId }) => keyId.equals(keyIdOf(key))));
  return first ? hashKeyOf(first) : randomBytes(32);
}

/**
 * A key that is there already only says that it is in front.
 * @param isOlder than those that are there: it was in front before there was a keyring, or was taken off it too early
 */
async function register(db: Db | Tx, use: KeyUse, key: Buffer, check: Buffer, isOlder = false): Promise<void> {
  await sql`
    insert into keyring (key_use, key_id, check_sealed, first_used_at)
    values (${use}, ${keyIdOf(key)}, ${check}, ${isOlder ? sql`to_timestamp(0)` : sql`now()`})
    on conflict (key_use, key_id) do update set last_used_at = now()`.execute(db);
}

async function registerFound(tx: Tx, inUse: readonly KeyInUse[], keys: KeyConfig, hashKey: Buffer): Promise<void> {
  for (const { use, keyId, check } of inUse) {
    const key = givenKey(keys, { use, keyId });
    if (check || !key) continue;
    await register(tx, use, key, sealCheck(use, key, use === 'data' ? hashKey : keyId), true);
  }
}

/**
 * Opens what the database keeps about its keys and registers the newest ones, in one transaction.
 * @param without ids of data keys that are lost: what they sealed is given up
 * @throws StartError when the keys are not those of the database
 */
export async function openKeyring(db: Db, keys: KeyConfig, without: readonly Buffer[] = []): Promise<Keyring> {
  const { dataKeys, secretKeys } = keys;
  const isLost = ({ use, keyId }: KeyInUse) => use === 'data' && without.some((id) => id.equals(keyId));
  const { hashKey, checks } = await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${KEYRING_LOCK})`.execute(tx);
    const all = await keysInUse(tx, keys);
    const inUse = all.filter((one) => !isLost(one));
    const problem = judgeKeys(inUse, keys);
    if (problem) throw new StartError(problem);
    if (inUse.length < all.length) {
      if (!inUse.some(({ use }) => use === 'data'))
        throw new StartError('Without this key nothing in the database could be opened: restore the key.');
      await tx
        .deleteFrom('keyring')
        .where('key_use', '=', 'data')
        .where('key_id', 'in', [...without])
        .execute();
    }
    const opened = hashKeyFrom(inUse, keys);
    const fresh = {
      data: sealCheck('data', dataKeys[0], opened),
      secret: sealCheck('secret', secretKeys[0], keyIdOf(secretKeys[0])),
    };
    await registerFound(tx, inUse, keys, opened);
    await register(tx, 'data', dataKeys[0], fresh.data);
    await register(tx, 'secret', secretKeys[0], fresh.secret);
    return { hashKey: opened, checks: fresh };
  });
  return {
    seal: createSeal({ keys: dataKeys, hashKey }),
    async announce() {
      await register(db, 'data', dataKeys[0], checks.data, true);
      await register(db, 'secret', secretKeys[0], checks.secret, true);
    },
  };
}

/** Puts a SECRET_KEY in the place of one that was lost. */
export async function replaceSecretKey(db: Db, { secretKeys: [newest] }: KeyConfig): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('keyring').where('key_use', '=', 'secret').execute();
    await register(tx, 'secret', newest, sealCheck('secret', newest, keyIdOf(newest)));
  });
}
