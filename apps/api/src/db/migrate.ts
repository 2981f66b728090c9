import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { StartError } from '../start-error.ts';

/** Any number, as long as it is always the same: two processes starting together take turns. */
const MIGRATION_LOCK = 7_346_001;

const MIGRATIONS_DIR = join(import.meta.dirname, '..', '..', 'migrations');

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

function readMigrations(folder: string): Migration[] {
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

async function applyOne(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartError(`The migration ${name} failed and was rolled back: ${(error as Error).message}.`);
  }
}

/** Applies the migrations that the database has not seen, in the order of their names; answers the names applied. */
export async function migrate(pool: pg.Pool, folder = MIGRATIONS_DIR): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
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
    const migrations = readMigrations(folder);
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
