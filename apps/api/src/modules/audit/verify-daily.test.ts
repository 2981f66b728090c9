import { type TestApp, testApp } from '@onegi/testing/app';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signHead } from './chained-row.ts';
import { readKeptHeads } from './kept-heads.ts';
import { recordAudit } from './record-audit.ts';
import { runDailyVerification } from './run-daily.ts';
import { verifyDaily } from './verify-daily.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp({ today: '2026-11-22' });
  await write('FIRST');
});
afterEach(() => shop.close());

const write = (id: string) => recordAudit(shop.deps.db, 'setting.changed', { id });
const kept = async () => (await readKeptHeads(shop.deps.files)).map(({ day, head }) => [day, head.seq]);
const recorded = async () =>
  (await shop.database.pool.query('select rows::int, problems from audit_verifications order by at')).rows;

/** What a superuser can do: the triggers are off. */
const tamper = (statement: string) =>
  shop.database.pool.query(`begin; set local session_replication_role = replica; ${statement}; commit`);

test('of many processes one verifies the day, and its outcome is recorded', async () => {
  const done = await Promise.all(Array.from({ length: 5 }, () => verifyDaily(shop.deps)));
  expect(done.filter((one) => one !== null)).toMatchObject([{ rows: 1, problems: [] }]);
  expect(await recorded()).toEqual([{ rows: 1, problems: 0 }]);
  expect(await verifyDaily(shop.deps)).toBeNull();
});

test('the next day in Hong Kong is verified anew, and each day’s end is kept outside the database', async () => {
  await verifyDaily(shop.deps);
  await write('SECOND');
  shop.clock.set('2026-11-22T15:59:00Z');
  expect(await verifyDaily(shop.deps)).toBeNull();
  shop.clock.set('2026-11-22T16:00:00Z');
  expect(await verifyDaily(shop.deps)).toMatchObject({ rows: 2, problems: [] });
  expect(await kept()).toEqual([
    ['2026-11-22', 1],
    ['2026-11-23', 2],
  ]);
});

test('a chain that was cut and signed anew with the right key does not pass the ends that were kept', async () => {
  await write('SECOND');
  const first = await verifyDaily(shop.deps);
  const { rows } = await shop.database.pool.query('select row_hash from audit_trail where seq = 1');
  const head = { seq: 1, rowHash: rows[0].row_hash as Buffer };
  const signature = signHead(shop.deps.config.secretKeys, head);
  const hex = (bytes: Buffer) => `'\\x${bytes.toString('hex')}'`;
  await tamper(`delete from audit_trail where seq > 1;
    update audit_head set seq = 1, row_hash = ${hex(head.rowHash)}, signature = ${hex(signature)}`);
  await shop.deps.files.remove('6f6e6567-6961-4064-8974-747261696c01');
  await write('OTHER');
  shop.clock.set('2026-11-23');
  const next = await verifyDaily(shop.deps);
  expect(first?.problems).toEqual([]);
  expect(next?.problems.map(({ text }) => text)).toEqual([
    'row 2 is another than the head that was kept on 2026-11-22 says: the chain was built anew',
  ]);
  expect(await recorded()).toEqual([
    { rows: 2, problems: 0 },
    { rows: 2, problems: 1 },
  ]);
  // The end of a chain that is not whole is not kept as one to go by.
  expect(await kept()).toEqual([['2026-11-22', 2]]);
});

test('a verification whose process died is another’s after an hour', async () => {
  await shop.database.pool.query(`insert into audit_days values ('2026-11-22', $1)`, [shop.clock.now()]);
  expect(await verifyDaily(shop.deps)).toBeNull();
  shop.clock.advance(3_601);
  expect(await verifyDaily(shop.deps)).toMatchObject({ rows: 1 });
});

test('one that is broken off leaves the day to be done', async () => {
  await expect(verifyDaily(shop.deps, AbortSignal.abort())).rejects.toThrow();
  expect(await verifyDaily(shop.deps)).toMatchObject({ rows: 1 });
});

test('the server can be closed before the first one began', async () => {
  await runDailyVerification(shop.deps, shop.app.log)();
  expect(await recorded()).toEqual([]);
});
