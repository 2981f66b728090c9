import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { keyIdOf } from '../../lib/seal.ts';
import { givenKeys, type KeyConfig } from './keys-in-use.ts';
import type { OnProgress } from './reseal-deps.ts';
import type { KeyUse } from './tables.ts';

export type OlderKeys = readonly { readonly use: KeyUse; readonly keyId: Buffer }[];

/** Longer than a process is ever silent about the keys it has in front (watchKeys). */
const PATIENCE_MS = 25_000;
const LOOK_EVERY_MS = 500;

interface OlderKey {
  readonly use: KeyUse;
  readonly keyId: Buffer;
  readonly saidAt: number;
  readonly silentMs: number;
}

async function olderKeys(db: Db, keys: KeyConfig): Promise<OlderKey[]> {
  const rows = await db
    .selectFrom('keyring')
    .select([
      'key_use',
      'key_id',
      'last_used_at',
      sql<number>`(extract(epoch from now() - last_used_at) * 1000)::int8`.as('silent_ms'),
    ])
    .execute();
  return rows
    .filter(({ key_use: use, key_id: id }) => !keyIdOf(givenKeys(keys, use)[0]).equals(id))
    .map((row) => ({
      use: row.key_use,
      keyId: row.key_id,
      saidAt: row.last_used_at.getTime(),
      silentMs: row.silent_ms,
    }));
}

/** Whether a key of this use stands behind the newest one on the keyring. */
export async function hasOlderKey(db: Db, keys: KeyConfig, use: KeyUse): Promise<boolean> {
  return (await olderKeys(db, keys)).some((one) => one.use === use);
}

/**
 * Waits until no process has an older key in front.
 * @returns the older keys that a process has said again to have in front: it will go on
 */
export async function waitUntilIdle(
  db: Db,
  keys: KeyConfig,
  onProgress: OnProgress,
  patienceMs = PATIENCE_MS,
): Promise<OlderKeys> {
  const before = await olderKeys(db, keys);
  for (;;) {
    const now = await olderKeys(db, keys);
    const inUse = now.filter(({ use, keyId, saidAt }) => {
      const known = before.find((one) => one.use === use && one.keyId.equals(keyId));
      return !known || known.saidAt < saidAt;
    });
    if (inUse.length > 0) return inUse;
    const silentMs = Math.min(patienceMs, ...now.map((one) => one.silentMs));
    if (silentMs >= patienceMs) return [];
    onProgress('seconds until every process surely has the newest keys in front', silentMs / 1000, patienceMs / 1000);
    await sleep(LOOK_EVERY_MS);
  }
}

interface RetireOptions {
  /** Keys of values that could not be opened. */
  readonly needed: readonly Buffer[];
  readonly isHeadSigned: boolean;
  readonly patienceMs: number | undefined;
}

/** Takes older keys off the keyring when nothing needs them; a process that has one in front puts it on again. */
export async function retireKeys(
  db: Db,
  keys: KeyConfig,
  { needed, isHeadSigned, patienceMs = PATIENCE_MS }: RetireOptions,
): Promise<OlderKeys> {
  const retired: { use: KeyUse; keyId: Buffer }[] = [];
  for (const { use, keyId, silentMs } of await olderKeys(db, keys)) {
    const isNeeded = use === 'data' ? needed.some((id) => id.equals(keyId)) : !isHeadSigned;
    if (isNeeded || silentMs < patienceMs) continue;
    const { numDeletedRows } = await db
      .deleteFrom('keyring')
      .where('key_use', '=', use)
      .where('key_id', '=', keyId)
      .where('last_used_at', '<=', sql<Date>`now() - ${patienceMs} * interval '1 millisecond'`)
      .executeTakeFirst();
    if (numDeletedRows > 0n) retired.push({ use, keyId });
  }
  return retired;
}
