import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestApp, testApp } from '@onegi/testing/app';
import { freePort } from '@onegi/testing/free-port';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { startEmbedded } from '../db/embedded-database.ts';
import { migrate } from '../db/migrate.ts';
import type { Monitoring } from '../ports/monitoring.ts';
import { openMonitoring } from './open-monitoring.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const opened: Monitoring[] = [];
const noPool = { totalCount: 0, idleCount: 0, waitingCount: 0 };
/** The monitoring of another process of the shop. */
function anotherProcess({ databaseUrl = shop.database.url, heldQueues = [] as string[] } = {}): Monitoring {
  const { config } = shop.deps;
  const process = openMonitoring({
    config,
    databaseUrl,
    heldQueues,
    requestPool: noPool,
    onReadinessChanged: () => undefined,
  });
  opened.push(process);
  return process;
}
afterAll(async () => {
  for (const process of opened) await process.close();
});

/** A machine that is busy with other tests may need more than one question. */
const patience = { timeout: 10_000 };
const reasonsOf = async (process: Monitoring) =>
  (await process.readiness.ready()).checks.flatMap(({ reason }) => reason ?? []);

const expectReasons = (process: Monitoring, reasons: string[]) =>
  expect.poll(() => reasonsOf(process), patience).toEqual(reasons);

/** What the real route says. */
async function ready() {
  const answer = await shop.app.inject('/api/ready');
  const { data, msg, msgC } = answer.json();
  return { status: answer.statusCode, reasons: data.reasons, warnings: data.warnings, msg, msgC };
}

test('a database that another process seals with a newer key, unknown here, makes the process unready', async () => {
  const { pool } = shop.database;
  await expect.poll(ready, patience).toMatchObject({ status: 200 });
  await pool.query(
    `insert into keyring (key_use, key_id, check_sealed, first_used_at) values ('data', '\\x01020304', '\\x00', now() + interval '1 hour')`,
  );
  await expect.poll(ready, patience).toMatchObject({ status: 503, reasons: ['keys.wrong'] });
  await pool.query(`delete from keyring where key_id = '\\x01020304'`);
  await expect.poll(ready, patience).toMatchObject({ status: 200 });
});

describe('the database', () => {
  test('that cannot be reached makes the process unready, and nothing that needs it is asked', async () => {
    const databaseUrl = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
    const { readiness } = anotherProcess({ databaseUrl });
    const found = async () =>
      (await readiness.ready()).checks.map(({ name, status, reason }) => [name, status, reason]);
    await expect.poll(found, patience).toEqual([
      ['database', 'failed', 'database.unreachable'],
      ['disk', 'ok', null],
      ['migrations', 'skipped', null],
      ['jobs', 'skipped', null],
    ]);
  });

  test('that stops under a running process is noticed', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'onegi-ready-'));
    const cluster = await startEmbedded(dataDir, { settings: { fsync: 'off' } });
    try {
      const { pool, close } = openDatabase({ url: cluster.url, maxConnections: 1 });
      await migrate(pool);
      await close();
      const process = anotherProcess({ databaseUrl: cluster.url });
      const database = async () => (await process.readiness.ready()).checks.find(({ name }) => name === 'database');
      await expect.poll(database, patience).toMatchObject({ status: 'ok' });
      await cluster.stop();
      await expect.poll(async () => (await database())?.reason, patience).toBe('database.unreachable');
    } finally {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }, 60_000);

  test('that is read-only makes the process unready', async () => {
    const { pathname } = new URL(shop.database.url);
    const name = pathname.slice(1);
    await shop.database.pool.query(`alter database ${name} set default_transaction_read_only = on`);
    try {
      await expectReasons(anotherProcess(), ['database.readOnly']);
    } finally {
      const client = new pg.Client({ connectionString: shop.database.url });
      await client.connect();
      await client.query('set default_transaction_read_only = off');
      await client.query(`alter database ${name} reset default_transaction_read_only`);
      await client.end();
    }
  });

  test('knows a process by one row, which goes with it', async () => {
    const count = async () =>
      (await shop.database.pool.query('select count(*)::int as n from process_heartbeats')).rows[0].n;
    const before = await count();
    const process = openMonitoring({
      config: shop.deps.config,
      databaseUrl: shop.database.url,
      heldQueues: [],
      requestPool: noPool,
      onReadinessChanged: () => undefined,
    });
    await process.readiness.ready();
    await expect.poll(count, patience).toBe(before + 1);
    await process.close();
    expect(await count()).toBe(before);
  });
});

describe('migrations', () => {
  const { pool } = { pool: () => shop.database.pool };

  test('that the database lacks make the process unready', async () => {
    const { rows } = await pool().query('delete from schema_migration where name like $1 returning *', ['021%']);
    await expectReasons(anotherProcess(), ['migrations.pending']);
    await pool().query(
      'insert into schema_migration select * from json_populate_recordset(null::schema_migration, $1)',
      [JSON.stringify(rows)],
    );
    await expectReasons(anotherProcess(), []);
  });

  test('of a newer version are told, and the older process sells on', async () => {
    await pool().query(`insert into schema_migration (name, checksum) values ('999_future.sql', 'x')`);
    const process = anotherProcess();
    await expectReasons(process, ['migrations.newer']);
    expect((await process.readiness.ready()).isReady).toBe(true);
    await pool().query(`delete from schema_migration where name = '999_future.sql'`);
  });
});

describe('a queue whose jobs wait for an hour', () => {
  let boss: PgBoss;
  beforeAll(async () => {
    boss = new PgBoss({
      connectionString: shop.database.url,
      schema: 'jobs',
      supervise: false,
      schedule: false,
      max: 1,
    });
    boss.on('error', () => undefined);
    await boss.start();
    await boss.createQueue('abandoned');
  });
  afterAll(() => boss.stop({ graceful: false }));
  beforeEach(async () => {
    await boss.deleteAllJobs('abandoned');
    await boss.send('abandoned', {});
    await shop.database.pool.query(
      `update jobs.job set created_on = now() - interval '1 hour', start_after = now() - interval '1 hour'
       where name = 'abandoned'`,
    );
  });

  test('and that nobody works on is stuck: the process is unready, and says so in both languages', async () => {
    await expect.poll(ready, patience).toEqual({
      status: 503,
      reasons: ['jobs.stuck'],
      warnings: [],
      msg: 'Not ready. Background jobs wait and none is done',
      msgC: '暫時未能提供服務。背景工作正在等候而沒有進展',
    });
  });

  test('but that is being worked on is only slow', async () => {
    await boss.send('abandoned', {}, { priority: 1 });
    expect(await boss.fetch('abandoned')).toHaveLength(1);
    await expect.poll(ready, patience).toMatchObject({ status: 200, warnings: ['jobs.slow'] });
  });

  test('may wait when it is held', async () => {
    await expectReasons(anotherProcess({ heldQueues: ['abandoned'] }), []);
  });
});
