import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import type { OpenDatabase } from '../../db/database.ts';
import { MIGRATIONS_DIR, migrate, readMigrations } from '../../db/migrate.ts';
import type { Files } from '../../ports/files.ts';
import { StartError } from '../../start-error.ts';
import { HEAD_FILE, keepHeadAside } from '../audit/head.ts';
import { type Verification, verifyChain } from '../audit/verify-chain.ts';
import type { KeyConfig } from '../keys/keys-in-use.ts';
import { openKeyring } from '../keys/open-keyring.ts';
import { checkPolicies, type PolicyCheck } from './check-policies.ts';
import { UNFINISHED_TABLE } from './copied-tables.ts';
import { loadDatabase } from './load-database.ts';
import { type Manifest, requireDataKey } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { hasFiles, removeFiles, restoreFiles } from './restore-files.ts';
import { isUnfinished } from './unfinished-restore.ts';
import { verifyArchive } from './verify-archive.ts';

export interface RestoreOptions {
  readonly database: Pick<OpenDatabase, 'db' | 'pool'>;
  readonly files: Files;
  readonly keys: KeyConfig;
  /** AGE-SECRET-KEY-1… */
  readonly secretKey: string;
  readonly path: string;
  /** Empty what is there first. */
  readonly replace?: boolean;
  readonly onProgress?: (step: string) => void;
}

export interface Restored {
  readonly manifest: Manifest;
  readonly filesReadBack: number;
  readonly policies: PolicyCheck;
  readonly audit: Verification;
}

function requireKnownMigrations({ migrations, product }: Manifest): void {
  const known = new Map(readMigrations(MIGRATIONS_DIR).map(({ name, checksum }) => [name, checksum]));
  const strange = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (!strange) return;
  throw new StartError(
    `The backup was made by another version of the product (${product}, migration ${strange.name}): restore it with that version or a newer one, then upgrade.`,
  );
}

const jobTables = getConstructionPlans('jobs');

function requireSameJobs({ jobsVersion }: Manifest): void {
  const [, own] = /version\(version\) VALUES \('(\d+)'\)/.exec(jobTables) ?? [];
  if (jobsVersion === null || jobsVersion === Number(own)) return;
  throw new StartError(
    `The backup's jobs are of version ${jobsVersion}, this product's of ${own}: restore it with the version of the product that made it, then upgrade.`,
  );
}

/** A portal at work on this database would write between our rows. */
async function requireNobodyElse(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'onegi%'`,
  );
  if (Number(rows[0]?.count) > 0) throw new StartError('A portal is running on this database: stop it first.');
}

async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') limit 1`,
  );
  return rowCount === 0;
}

/** Makes sure of an empty database and store; from here on the database says that it is not whole. */
async function emptyAll({ database: { pool }, files, path, replace }: RestoreOptions): Promise<void> {
  const client = await pool.connect();
  try {
    await requireNobodyElse(client);
    const startsOver = await isUnfinished(client);
    if (!replace && !startsOver && !((await isEmpty(client)) && !(await hasFiles(files)))) {
      throw new StartError(
        'There is a database or there are files already: npm run restore with --replace deletes them first.',
      );
    }
    await client.query('begin');
    await client.query('drop schema if exists jobs cascade; drop schema public cascade; create schema public');
    await client.query(
      `create table ${UNFINISHED_TABLE} (archive text not null, begun_at timestamptz not null default now())`,
    );
    await client.query(`insert into ${UNFINISHED_TABLE} (archive) values ($1)`, [path]);
    await client.query('commit');
  } finally {
    client.release(true);
  }
  await removeFiles(files);
}

/** The tables as they were when the backup was made: what was added to the product since comes at the next start. */
async function makeTables(pool: pg.Pool, { migrations, jobsVersion }: Manifest): Promise<void> {
  const made = new Set(migrations.map(({ name }) => name));
  await migrate(pool, MIGRATIONS_DIR, (name) => made.has(name));
  if (jobsVersion !== null) await pool.query(jobTables);
}

async function load(options: RestoreOptions, manifest: Manifest): Promise<number> {
  const { database, files, secretKey, path, onProgress = () => undefined } = options;
  const tables = await loadDatabase(database.pool, manifest);
  const store = restoreFiles(files);
  try {
    let table = '';
    for await (const entry of readArchive(path, secretKey)) {
      if (entry.kind === 'part') {
        if (entry.table !== table) onProgress(`${entry.table} …`);
        table = entry.table;
        await tables.write(entry.table, entry.bytes);
      } else if (entry.kind === 'file') {
        if (table !== 'files') onProgress(`${manifest.files.count} files …`);
        table = 'files';
        await store.put(entry.key, entry.bytes);
      }
    }
    const { readBack } = await store.finish(manifest);
    await tables.finish(onProgress);
    return readBack;
  } catch (error) {
    await tables.abandon();
    throw error;
  }
}

/** The copy of the audit trail's end among the files is that of the restored trail. */
async function putHeadAside({ files, keys }: RestoreOptions, { audit }: Manifest): Promise<void> {
  if (!audit) return files.remove(HEAD_FILE);
  await keepHeadAside(files, keys.secretKeys, { seq: audit.seq, rowHash: Buffer.from(audit.rowHash, 'hex') });
}

/**
 * Restores a backup into an empty database and store. The archive is read to its end before anything is touched; until
 * everything is there and compared, no server starts on the database. Afterwards policies and audit trail are verified.
 * @throws StartError in one sentence when nothing was restored
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { database, files, keys, secretKey, path, onProgress = () => undefined } = options;
  onProgress('Verifying the archive …');
  const manifest = await verifyArchive(path, secretKey, keys);
  requireDataKey(manifest, keys);
  requireKnownMigrations(manifest);
  requireSameJobs(manifest);
  await emptyAll(options);
  await makeTables(database.pool, manifest);
  const filesReadBack = await load(options, manifest);
  await putHeadAside(options, manifest);
  onProgress('Verifying policies and audit trail …');
  await database.pool.query('analyze');
  const { seal } = await openKeyring(database.db, keys);
  const policies = await checkPolicies(database.db, seal);
  const audit = await verifyChain({ db: database.db, files, secretKeys: keys.secretKeys });
  return { manifest, filesReadBack, policies, audit };
}
