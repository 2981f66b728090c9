import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type EmptyPortal, emptyPortal } from '@onegi/testing/empty-portal';
import { A_PASSWORD, aCaptcha, aUser, type TestUser } from '@onegi/testing/factories/accounts';
import { aDraft, aNotice, aPayment, call, notify } from '@onegi/testing/factories/purchases';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { openDeps } from '../../open-deps.ts';
import { EVERY_SERIES } from '../../ports/numbers.ts';
import { digestOf } from '../accounts/passwords.ts';
import { makeLink } from '../purchases/purchase-links.ts';
import { newBackupKey } from './archive-key.ts';
import { lastBackup } from './last-backup.ts';
import { makeBackup } from './make-backup.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'onegi-drill-'));
const path = join(folder, 'drill.age');

let shop: TestApp;
let fresh: EmptyPortal;
let restoredShop: TestApp;
let user: TestUser;
let soldBefore: { applicationRef: string }[];
let documents: { name: string; pdf: Buffer }[];
let linkToken: string;
let hashesAtSnapshot: Map<string, string>;
let numbersAtSnapshot: Map<string, number>;
let schemaBefore: string[];
let restored: Restored;

/** Every table with a hash over its rows, whatever their order: told by the database, not by the backup. */
async function hashTables(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'jobs')
      and (n.nspname = 'public' or c.relname in ('queue', 'job', 'schedule', 'subscription', 'job_dependency'))`,
  );
  const hashes = new Map<string, string>();
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ hash: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(row::text), '' order by md5(row::text))), '') as hash from ${name} as row`,
    );
    hashes.set(name, found[0]?.hash ?? '');
  }
  return hashes;
}

/** Where each series of numbers goes on. */
async function nextNumbers(client: pg.ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ series: string; next: number }>('select series, next::int from number_series');
  return new Map(rows.map(({ series, next }) => [series, next]));
}

/** Keys, indexes and triggers, which a restore takes off and puts on again. */
async function describeSchema(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as what from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger
      where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    order by 1`,
  );
  return rows.map(({ what }) => what);
}

async function buy(): Promise<{ applicationRef: string }> {
  const payment = await aPayment(shop);
  const { status } = await notify(shop, await aNotice(shop, payment));
  if (status !== 200) throw new Error(`Not bought: ${status}`);
  return payment;
}

async function readDocuments(at: TestApp, { applicationRef }: { applicationRef: string }) {
  const { data } = await call(at, 'GET', `/buy/confirmation/${applicationRef}`);
  const names: string[] = data.docList.map((doc: Record<string, string>) =>
    Object.values(doc).find((value) => /^[\w-]{30,}\.pdf$/.test(value)),
  );
  return Promise.all(
    names.map(async (name) => {
      const answer = await at.app.inject(`/api/common/down-file?name=${name}`);
      expect([name, answer.statusCode]).toEqual([name, 200]);
      return { name, pdf: answer.rawPayload };
    }),
  );
}

async function backUpWhileSelling(publicKey: string): Promise<void> {
  const { deps, clock, database } = shop;
  let selling = true;
  const shopper = (async () => {
    let bought = 0;
    for (; selling || bought === 0; bought++) await buy();
    return bought;
  })();
  await makeBackup({
    database,
    files: deps.files,
    clock,
    keys: deps.config,
    publicKey,
    path,
    onSnapshot: async (snapshot) => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query('begin isolation level repeatable read');
      await client.query(`set transaction snapshot '${snapshot}'`);
      // One more is sold after the snapshot for certain: it must not be in the backup.
      await buy();
      hashesAtSnapshot = await hashTables(client);
      numbersAtSnapshot = await nextNumbers(client);
      await client.end();
    },
  });
  selling = false;
  await shopper;
}

/** The server on what was restored, with the same keys. */
async function openRestored(): Promise<TestApp> {
  const { deps: before, clock } = shop;
  const { database, folder: dataDir } = fresh;
  const config = { ...before.config, databaseUrl: database.url, dataDir };
  const problems: TestApp['problems'] = [];
  const { deps, close } = await openDeps({
    config,
    database,
    databaseUrl: database.url,
    clock,
    onProblem: (where, error) => problems.push({ where, error }),
  });
  const app = await buildApp(deps, { busyFromMs: 0 });
  await deps.jobs.start();
  return { app, deps, clock, database, problems, close: () => app.close().then(close) };
}

beforeAll(async () => {
  shop = await testApp();
  user = await aUser(shop, { roles: ['administrator'] });
  soldBefore = [await buy(), await buy()];
  documents = await readDocuments(shop, soldBefore[0] as { applicationRef: string });
  await shop.deps.files.put(randomUUID(), Buffer.alloc(300_000, 'a file of the library'));
  linkToken = await aLink();
  await shop.deps.audit.chain();
  schemaBefore = await describeSchema(shop.database.pool);

  const key = await newBackupKey();
  await backUpWhileSelling(key.publicKey);
  fresh = await emptyPortal();
  const keys = shop.deps.config;
  restored = await restoreBackup({ ...fresh, keys, secretKey: key.secretKey, path });
}, 120_000);

afterAll(async () => {
  await restoredShop?.close();
  await shop.close();
  await fresh?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A purchase link to a quote that somebody has looked at closely; answers its token. */
async function aLink(): Promise<string> {
  const { db, seal, clock } = shop.deps;
  await aDraft(shop, { departDate: '2026-12-03' });
  const { quote_ref: quoteRef, expires_on: expiresOn } = await db
    .selectFrom('quotes')
    .select(['quote_ref', 'expires_on'])
    .where('id', 'in', db.selectFrom('applications').select('quote_id').where('state', '=', 'draft'))
    .executeTakeFirstOrThrow();
  const link = { quoteRef, expiresOn, clientEmail: 'demo01@example.com', language: 'en', now: clock.now() } as const;
  return db.transaction().execute((tx) => makeLink(tx, seal, link));
}

test('every row of the snapshot is there again, and nothing that came after it', async () => {
  const client = await fresh.database.pool.connect();
  const hashes = await hashTables(client);
  const numbers = await nextNumbers(client);
  client.release();
  // Numbers that clients hold since are not given again; a series that began since begins as high.
  expect(numbersAtSnapshot.size).toBeGreaterThan(3);
  for (const [series, next] of numbersAtSnapshot)
    expect([series, numbers.get(series)]).toEqual([series, next + 10_000]);
  expect(numbers.get(EVERY_SERIES)).toBe(10_001);
  expect(numbers.size).toBe(numbersAtSnapshot.size + 1);
  // The keyring says when each key was last in use, here while policies were verified after the restore.
  for (const each of [hashes, hashesAtSnapshot])
    for (const table of ['public.keyring', 'public.number_series']) each.delete(table);
  expect(Object.fromEntries(hashes)).toEqual(Object.fromEntries(hashesAtSnapshot));
  // Work that waits is part of it: mails that are queued, refunds that are due.
  for (const table of ['jobs.job', 'public.mails', 'public.policies']) expect(hashes.get(table)).not.toMatch(/^0 /);
  const { rows } = await shop.database.pool.query('select count(*)::int as sold from policies');
  expect(restored.policies.policies).toBeGreaterThanOrEqual(2);
  expect(restored.policies.policies).toBeLessThan(rows[0].sold);
});

test('keys, indexes and triggers are those of a database that was never restored', async () => {
  expect(await describeSchema(fresh.database.pool)).toEqual(schemaBefore);
});

test('the restore opened every policy and found the audit trail whole', () => {
  expect(restored.policies).toMatchObject({ opened: restored.policies.policies, problems: [] });
  expect(restored.audit.rows).toBeGreaterThan(0);
  expect(restored.audit.problems).toEqual([]);
});

test('the server starts on it: confirmation, documents, link and login work as before', async () => {
  restoredShop = await openRestored();
  for (const { applicationRef } of soldBefore) {
    const before = await call(shop, 'GET', `/buy/confirmation/${applicationRef}`);
    const after = await call(restoredShop, 'GET', `/buy/confirmation/${applicationRef}`);
    expect([after.status, after.data]).toEqual([200, before.data]);
  }
  const again = await readDocuments(restoredShop, soldBefore[0] as { applicationRef: string });
  expect(again.map(({ name }) => name)).toEqual(documents.map(({ name }) => name));
  for (const [index, { pdf }] of again.entries()) expect(pdf.equals(documents[index]?.pdf ?? Buffer.of())).toBe(true);
  const link = await call(restoredShop, 'GET', `/buy/link/${linkToken}`);
  expect([link.status, link.data.quote]).toEqual([200, (await call(shop, 'GET', `/buy/link/${linkToken}`)).data.quote]);
  const body = { userNameOrEmail: user.email, pwd: digestOf(A_PASSWORD), ...(await aCaptcha(restoredShop)) };
  expect((await call(restoredShop, 'POST', '/sys-common/login-in', body)).status).toBe(200);
}, 60_000);

test('what is sold on it has numbers that nobody was given before it', async () => {
  const payment = await aPayment(restoredShop);
  expect((await notify(restoredShop, await aNotice(restoredShop, payment))).status).toBe(200);
  const numbersOf = async ({ database }: Pick<TestApp, 'database'>) => {
    const { rows } = await database.pool.query<{ number: string }>(
      `select policy_number as number from policies union all select transaction_number from policies
      union all select note_number from debit_credit_notes union all select receipt_number from receipts`,
    );
    return rows.map(({ number }) => number);
  };
  const given = new Set(await numbersOf(shop));
  const later = (await numbersOf(restoredShop)).filter((number) => !given.has(number));
  expect(later).toHaveLength(4);
  for (const number of later) expect(Number(number.slice(-6))).toBeGreaterThan(10_000);
}, 60_000);

test('the portal knows when it was last backed up', async () => {
  expect(await lastBackup(shop.deps.db)).toMatchObject({ finishedAt: shop.clock.now(), bytes: expect.any(Number) });
});
