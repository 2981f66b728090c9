import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { systemClock } from '../apps/api/src/adapters/clock/system.ts';
import { diskFiles } from '../apps/api/src/adapters/files/disk-files.ts';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { chainWaiting } from '../apps/api/src/modules/audit/chain-waiting.ts';
import { newBackupKey } from '../apps/api/src/modules/backup/archive-key.ts';
import { makeBackup } from '../apps/api/src/modules/backup/make-backup.ts';
import { restoreBackup } from '../apps/api/src/modules/backup/restore-backup.ts';
import { openKeyring } from '../apps/api/src/modules/keys/open-keyring.ts';
import { multiplyPolicies } from './many-policies.ts';
import { say, times, whole } from './report.ts';
import type { Stage } from './stage.ts';

/** Together a little over a gigabyte on the disk. */
const POLICIES = 30_000;
const FILES = 4_000;
const FILE_BYTES = 100_000;
const AUDIT_ROWS = 200_000;
const MOST_MINUTES = 15;

async function fillAudit(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into audit_waiting (id, at, actor_kind, actor_roles, action, object_kind, object_id, object_name,
      before_facts, after_facts, address_hash, agent, request_id)
    select gen_random_uuid(), now() - interval '1 year' + n * interval '1 minute', 'client', '{}', 'payment.paid', 'payment',
      gen_random_uuid()::text, null, '{}', '{"amountCents":40000,"currency":"HKD"}', sha256(n::text::bytea),
      'Chrome on Windows', gen_random_uuid()::text
    from generate_series(1, ${AUDIT_ROWS}) n`);
}

/** Seconds in which so many bytes are written, read and written again, each time down to the disk. */
async function copySeconds(folder: string, bytes: number): Promise<number> {
  const block = randomBytes(1 << 20);
  const source = await open(join(folder, 'source'), 'w+');
  for (let written = 0; written < bytes; written += block.length) await source.write(block);
  await source.sync();
  const began = performance.now();
  const target = await open(join(folder, 'target'), 'w');
  for (let at = 0; at < bytes; at += block.length) {
    await source.read(block, 0, block.length, at);
    await target.write(block);
  }
  await target.sync();
  const seconds = (performance.now() - began) / 1000;
  await Promise.all([source.close(), target.close()]);
  rmSync(join(folder, 'source'));
  rmSync(join(folder, 'target'));
  return seconds;
}

async function emptyDatabase(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  url.pathname = '/restored';
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create database restored');
  await client.end();
  return url.href;
}

const sizeOf = async (pool: pg.Pool): Promise<number> =>
  Number((await pool.query('select pg_database_size(current_database()) as size')).rows[0].size);

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T; peakMb: number }> {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 100);
  const began = performance.now();
  const result = await work();
  clearInterval(watch);
  return { seconds: (performance.now() - began) / 1000, result, peakMb: peak / 2 ** 20 };
}

/** Backup and restore of a gigabyte, per 10 GB, beside a copy of the same bytes. */
export async function measureBackup({ databaseUrl, secretKey, dataKey }: Stage): Promise<void> {
  console.log(`\nBackup and restore, ${whole(POLICIES)} policies and ${whole(FILES)} files`);
  const folder = mkdtempSync(join(tmpdir(), 'onegi-bench-backup-'));
  const database = openDatabase({ url: databaseUrl, maxConnections: 2 });
  const files = diskFiles(join(folder, 'files'));
  const path = join(folder, 'bench.age');
  const keys = { secretKeys: [secretKey] as const, dataKeys: [dataKey] as const };
  const key = await newBackupKey();
  let restored: ReturnType<typeof openDatabase> | undefined;
  try {
    await multiplyPolicies(database.pool, (await openKeyring(database.db, keys)).seal, POLICIES);
    await fillAudit(database.pool);
    await chainWaiting(database.db, keys.secretKeys);
    for (let i = 0; i < FILES; i++) await files.put(randomUUID(), randomBytes(FILE_BYTES));
    await database.pool.query('vacuum analyze');

    const backup = await timed(() =>
      makeBackup({ database, files, clock: systemClock, keys, publicKey: key.publicKey, path }),
    );
    const { manifest, bytes: archived } = backup.result;
    const target = openDatabase({ url: await emptyDatabase(databaseUrl), maxConnections: 2 });
    restored = target;
    const restore = await timed(() =>
      restoreBackup({
        database: target,
        files: diskFiles(join(folder, 'restored')),
        keys,
        secretKey: key.secretKey,
        path,
        onProgress: process.env.BENCH_VERBOSE
          ? (step) => console.log(`        ${performance.now().toFixed(0)} ${step}`)
          : () => undefined,
      }),
    );
    const bytes = (await sizeOf(target.pool)) + manifest.files.bytes;
    const copying = await copySeconds(folder, bytes);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      'what is backed up',
      `${whole(bytes / 1e6)} MB on the disk, ${whole(rows)} rows; archive ${whole(archived / 1e6)} MB`,
    );
    const minutes = (seconds: number) => (seconds / 60) * (10e9 / bytes);
    const figures = ({ seconds, peakMb }: typeof backup | typeof restore) =>
      `${minutes(seconds).toFixed(1)} min per 10 GB, ${times(seconds / copying)} a copy of as many bytes, ${whole(peakMb)} MB`;
    say('backup', figures(backup), minutes(backup.seconds) <= MOST_MINUTES);
    say('restore, verified', figures(restore), minutes(restore.seconds) <= MOST_MINUTES);
    const { policies, audit } = restore.result;
    const problems = policies.problems.length + audit.problems.length;
    say(
      'policies opened, audit rows',
      `${whole(policies.opened)} of ${whole(policies.policies)}, ${whole(audit.rows)}`,
      problems === 0,
    );
  } finally {
    await database.close();
    await restored?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
