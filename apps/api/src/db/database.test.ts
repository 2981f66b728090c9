import { breakableDatabase } from '@onegi/testing/breakable-database';
import { testDatabase } from '@onegi/testing/database';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { inTransaction } from './transaction.ts';

const real = await testDatabase();
const wire = await breakableDatabase(real.url);
const opened: ReturnType<typeof openDatabase>[] = [];
afterEach(async () => {
  wire.restore();
  for (const { close } of opened.splice(0)) await close();
});
afterAll(async () => {
  await wire.close();
  await real.drop();
});

function open(options: { maxConnections?: number; statementLimitMs?: number } = {}) {
  const database = openDatabase({ url: wire.url, ...options });
  opened.push(database);
  return database;
}

/** What the work fails with. */
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it succeeded',
    (error: unknown) => error,
  );

const one = sql<{ one: number }>`select 1 as one`;

test('a connection that breaks between two statements of a transaction fails that work, not the process', async () => {
  const { db } = open({ maxConnections: 1 });
  const failed = await failure(
    inTransaction(db, async (tx) => {
      await one.execute(tx);
      wire.sever();
      await vi.waitFor(() => expect(wire.count()).toBe(0));
      await one.execute(tx);
    }),
  );
  expect(isDatabaseAway(failed)).toBe(true);
  expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('an administrator who ends every connection, in use or idle, fails only the work in hand', async () => {
  const { db } = open();
  const busy = Array.from({ length: 5 }, () => failure(sql`select pg_sleep(60)`.execute(db)));
  await vi.waitFor(async () => {
    const { rows } = await real.pool.query(`select 1 from pg_stat_activity where query = 'select pg_sleep(60)'`);
    expect(rows).toHaveLength(5);
  });
  await real.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  for (const failed of await Promise.all(busy)) expect(isDatabaseAway(failed)).toBe(true);
  expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('a server that vanished without a word holds a statement no longer than its limit, and its connection is not used again', async () => {
  const { db } = open({ maxConnections: 1, statementLimitMs: 150 });
  await one.execute(db);
  wire.vanish();
  expect(isDatabaseAway(await failure(one.execute(db)))).toBe(true);
  expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('work that begins while the database refuses connections fails as work that may be tried again', async () => {
  const { db } = open();
  wire.refuse();
  expect(isDatabaseAway(await failure(one.execute(db)))).toBe(true);
  wire.restore();
  expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
});
