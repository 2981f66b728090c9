import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { Keys } from '../../lib/keys.ts';
import { createSeal, keyIdOf } from '../../lib/seal.ts';
import { isSignedHead } from '../audit/chained-row.ts';
import { readHead } from '../audit/head.ts';
import { keyIdIn, type SealedColumn, sealedColumns } from './sealed-columns.ts';
import type { KeyUse } from './tables.ts';

export type KeyConfig = Pick<Config, 'dataKeys' | 'secretKeys'>;

/** A key that has sealed or signed something which is still there. */
export interface KeyInUse {
  readonly use: KeyUse;
  readonly keyId: Buffer;
  /** Its row in the keyring; null where the database has none yet. */
  readonly check: Buffer | null;
}

export const givenKeys = ({ dataKeys, secretKeys }: KeyConfig, use: KeyUse): Keys =>
  use === 'data' ? dataKeys : secretKeys;

/** The key of an id among those that are given. */
export const givenKey = (keys: KeyConfig, { use, keyId }: Pick<KeyInUse, 'use' | 'keyId'>): Buffer | undefined =>
  givenKeys(keys, use).find((key) => keyIdOf(key).equals(keyId));

const checkOwner = (use: KeyUse) => `keyring/${use}`;
const sealOf = (key: Buffer) => createSeal({ keys: [key], hashKey: key });

/** What a key's row in the keyring holds. */
export const sealCheck = (use: KeyUse, key: Buffer, value: Buffer): Buffer =>
  sealOf(key).seal(checkOwner(use), value.toString('base64'));

/** Throws when the row was sealed with another key, or was altered. */
export const openCheck = (use: KeyUse, key: Buffer, check: Buffer): Buffer =>
  Buffer.from(sealOf(key).open<string>(checkOwner(use), check), 'base64');

async function exists(db: Db | Tx, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** Of the declared columns those that the database has: it may be older than this version. */
async function presentColumns(db: Db | Tx): Promise<SealedColumn[]> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns where table_schema = current_schema()`.execute(db);
  const present = new Set(rows.map((row) => `${row.table_name}.${row.column_name}`));
  return sealedColumns.filter(({ table, column }) => present.has(`${table}.${column}`));
}

/** Of a database without a keyring: the keys that sealed its rows, and the one that signed the end of its audit trail. */
async function keysFound(db: Db | Tx, keys: KeyConfig): Promise<KeyInUse[]> {
  const columns = await presentColumns(db);
  if (columns.length === 0) return [];
  const parts = columns.map(
    (column) =>
      sql`select ${keyIdIn(column)} as key_id from ${sql.table(column.table)} where ${sql.ref(column.column)} is not null`,
  );
  const { rows } = await sql<{ key_id: Buffer }>`
    select distinct key_id from (${sql.join(parts, sql` union all `)}) as sealed`.execute(db);
  const found: KeyInUse[] = rows.map((row) => ({ use: 'data', keyId: row.key_id, check: null }));
  const head = (await exists(db, 'audit_head')) ? await readHead(db) : null;
  if (head) {
    const signer = keys.secretKeys.find((key) => isSignedHead([key], head, head.signature));
    found.push({ use: 'secret', keyId: signer ? keyIdOf(signer) : Buffer.alloc(0), check: null });
  }
  return found;
}

/** The keys whose work is still in the database, the oldest first. */
export async function keysInUse(db: Db | Tx, keys: KeyConfig): Promise<KeyInUse[]> {
  const rows = (await exists(db, 'keyring'))
    ? await db
        .selectFrom('keyring')
        .select(['key_use', 'key_id', 'check_sealed'])
        .orderBy('first_used_at')
        .orderBy('key_id')
        .execute()
    : [];
  if (rows.length === 0) return keysFound(db, keys);
  return rows.map((row) => ({ use: row.key_use, keyId: row.key_id, check: row.check_sealed }));
}
