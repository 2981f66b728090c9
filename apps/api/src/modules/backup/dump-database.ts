import type pg from 'pg';
import { StartError } from '../../start-error.ts';
import { readInOrder, readTable, readTables } from './copied-tables.ts';
import { entryNames, type Manifest, type TableFacts, tableTitle } from './manifest.ts';
import type { ArchiveWriter } from './write-archive.ts';

/** A table goes into the archive in parts of this size, so that no table need fit into memory. */
const PART_BYTES = 4 * 1024 * 1024;

type DatabaseFacts = Pick<Manifest, 'migrations' | 'jobsVersion' | 'tables' | 'audit'> & { readonly takenAt: Date };

async function readMigrations(client: pg.ClientBase): Promise<Manifest['migrations']> {
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from schema_migration order by name',
  );
  return rows;
}

async function readJobsVersion(client: pg.ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ found: string | null }>(`select to_regclass('jobs.version') as found`);
  if (!rows[0]?.found) return null;
  const own = await client.query('select 1 from jobs.queue where partition');
  if (own.rowCount) throw new Error('Queues with a table of their own cannot be backed up yet');
  return (await client.query<{ version: number }>('select version from jobs.version')).rows[0]?.version ?? null;
}

async function readAuditHead(client: pg.ClientBase): Promise<Manifest['audit']> {
  const { rows } = await client.query<{ seq: string; hash: string }>(
    `select seq, encode(row_hash, 'hex') as hash from audit_head`,
  );
  return rows[0] ? { seq: Number(rows[0].seq), rowHash: rows[0].hash } : null;
}

async function dumpTable(
  client: pg.ClientBase,
  table: Parameters<typeof readTable>[1],
  archive: ArchiveWriter,
): Promise<TableFacts> {
  const title = tableTitle(table);
  let part: Buffer[] = [];
  let size = 0;
  let index = 0;
  const flush = async () => {
    if (size === 0) return;
    await archive.add(entryNames.part(title, index++), Buffer.concat(part));
    part = [];
    size = 0;
  };
  const facts = await readTable(client, table, async (piece) => {
    part.push(piece);
    size += piece.length;
    if (size >= PART_BYTES) await flush();
  });
  await flush();
  return facts;
}

/**
 * Writes every table as it stood at one moment, while others go on writing.
 * @param onSnapshot told the snapshot's name while it can be shared
 */
export async function dumpDatabase(
  pool: pg.Pool,
  archive: ArchiveWriter,
  onProgress: (step: string) => void,
  onSnapshot?: (snapshot: string) => Promise<void>,
): Promise<DatabaseFacts> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin isolation level repeatable read, read only');
    await readInOrder(client);
    const migrations = await readMigrations(client);
    const { rows } = await client.query<{ now: Date }>('select now()');
    if (onSnapshot) {
      const exported = await client.query<{ name: string }>('select pg_export_snapshot() as name');
      await onSnapshot(exported.rows[0]?.name ?? '');
    }
    const jobsVersion = await readJobsVersion(client);
    const audit = await readAuditHead(client);
    const tables: TableFacts[] = [];
    for (const table of await readTables(client)) {
      const facts = await dumpTable(client, table, archive);
      tables.push(facts);
      if (facts.rows > 0) onProgress(`${tableTitle(facts)}: ${facts.rows} rows`);
    }
    await client.query('commit');
    // A table that was rewritten meanwhile reads as empty in an older snapshot.
    if (JSON.stringify(await readMigrations(client)) !== JSON.stringify(migrations)) {
      throw new StartError('The database was upgraded while it was backed up: run the backup again.');
    }
    return { migrations, jobsVersion, audit, tables, takenAt: rows[0]?.now ?? new Date() };
  } catch (error) {
    broken = true;
    throw error;
  } finally {
    client.release(broken);
  }
}
