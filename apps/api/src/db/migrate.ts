import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { runsInBatches, runsOutsideTransaction, splitStatements } from './split-statements.ts';

/** Any number, as long as it is always the same: two processes starting together take turns. */
const MIGRATION_LOCK = 7_346_001;

/** A change of a table that cannot have its lock at once gives way: whoever writes queues behind it for no longer. */
const LOCK_TIMEOUT = '500ms';
const LOCK_ATTEMPTS = 120;
const LOCK_NOT_AVAILABLE = '55P03';
const TURN_EVERY_MS = 200;

export const MIGRATIONS_DIR = join(import.meta.dirname, '..', '..', 'migrations');

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The migrations of a folder, in the order in which they are applied. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** The migrations that this version knows. */
export function knownMigrations(): Pick<Migration, 'name' | 'checksum'>[] {
  return readMigrations(MIGRATIONS_DIR).map(({ name, checksum }) => ({ name, checksum }));
}

async function applyInTransaction(client: pg.PoolClient, sql: string, record: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(sql);
    await record();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** An index that was being built when its process died is there, but of no use. */
async function dropHalfBuilt(client: pg.PoolClient, index: string): Promise<'valid' | 'missing'> {
  const { rows } = await client.query<{ indisvalid: boolean }>(
    'select indisvalid from pg_index where indexrelid = to_regclass($1)',
    [index],
  );
  if (rows[0]?.indisvalid) return 'valid';
  if (rows[0]) await client.query(`drop index concurrently ${index}`);
  return 'missing';
}

/** Statement by statement, each of which may be repeated: what a process that died has left undone is done again. */
async function applyOutside(client: pg.PoolClient, sql: string, record: () => Promise<unknown>): Promise<void> {
  for (const statement of splitStatements(sql)) {
    const index = /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?([\w."]+)/i.exec(
      statement,
    )?.[1];
    if (index && (await dropHalfBuilt(client, index)) === 'valid') continue;
    // Building concurrently waits for others without anybody waiting for it.
    const isConcurrent = /\bconcurrently\b/i.test(statement);
    await client.query(`set lock_timeout = '${isConcurrent ? 0 : LOCK_TIMEOUT}'`);
    await client.query(statement).finally(() => client.query('reset lock_timeout'));
  }
  await record();
}

/** A batch at a time, so that no row is locked for long: a process that died in between left whole batches. */
async function applyInBatches(client: pg.PoolClient, sql: string, record: () => Promise<unknown>): Promise<void> {
  for (const statement of splitStatements(sql)) {
    let changed: number;
    do changed = (await client.query(statement)).rowCount ?? 0;
    while (changed > 0);
  }
  await record();
}

function runnerOf(sql: string): typeof applyInTransaction {
  if (runsInBatches(sql)) return applyInBatches;
  return runsOutsideTransaction(sql) ? applyOutside : applyInTransaction;
}

async function applyOne(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  const record = () => client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
  const apply = runnerOf(sql);
  for (let attempt = 1; ; attempt++) {
    try {
      await apply(client, sql, record);
      return;
    } catch (error) {
      const { code, message } = error as pg.DatabaseError;
      if (code === LOCK_NOT_AVAILABLE && attempt < LOCK_ATTEMPTS) {
        await sleep(TURN_EVERY_MS * (1 + Math.random()));
        continue;
      }
      const left =
        apply === applyInTransaction ? 'failed and was rolled back' : 'broke off; the next start goes on with it';
      throw new StartError(`The migration ${name} ${left}: ${message}.`);
    }
  }
}

/** Asks again and again: a statement that waited in the database would hold up what is built concurrently. */
async function takeTurn(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK]);
    if (rows[0]?.mine) return;
    await sleep(TURN_EVERY_MS);
  }
}

/**
 * Applies the migrations that the database has not seen, in the order of their names; answers the names applied.
 * @param isWanted leaves out the others, where the tables are to be those of an earlier day
 */
export async function migrate(
  pool: pg.Pool,
  folder = MIGRATIONS_DIR,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await takeTurn(client);
    await client.query(
      `create table if not exists schema_migration (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`,
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const migrations = readMigrations(folder).filter(({ name }) => isWanted(name));
    const changed = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
    if (changed) {
      throw new StartError(
        `The migration ${changed.name} was changed after this database had applied it: put it back and write the change as a new migration.`,
      );
    }
    const fresh = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of fresh) await applyOne(client, migration);
    return fresh.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}
