import { createHash } from 'node:crypto';
import { type TestApp, testApp } from '@onegi/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashDay } from './hash-day.ts';

const DAY = '2026-03-02';
const ENTRY = '01a00000-0000-7000-8000-000000000001';
const RECEIPT = '01a00000-0000-7000-8000-000000000002';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const sha256 = (...parts: (string | Buffer)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

// Proofs are signed for ever: what a day was hashed as must be what it is hashed as by every later release.
test('a day is one hash over the hashes of its entries and then of their lines, spelled column by column', async () => {
  const client = await shop.database.pool.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(
      `insert into journal_entries (id, event, booked_on, posted_at) values ('${ENTRY}', 'received', '${DAY}', '2026-03-02T02:00:00Z')`,
    );
    await client.query(`insert into journal_lines (entry_id, line_no, booked_on, account, amount_cents, receipt_id, method)
      values ('${ENTRY}', 2, '${DAY}', 'unallocated', -8809, '${RECEIPT}', null), ('${ENTRY}', 1, '${DAY}', 'clientClearing', 8809, '${RECEIPT}', 'FPS')`);
  } finally {
    client.release(true);
  }
  const entry = sha256(`${ENTRY}|received|${DAY}|1772416800000000|||||||`);
  const first = sha256(`${ENTRY}|1|${DAY}|clientClearing|8809||${RECEIPT}|||FPS`);
  const second = sha256(`${ENTRY}|2|${DAY}|unallocated|-8809||${RECEIPT}|||`);
  expect(await hashDay(shop.deps.db, DAY)).toEqual({ entries: 1, hash: sha256(entry, first, second) });
});

test('a day without entries is the hash of nothing', async () => {
  expect(await hashDay(shop.deps.db, '2050-01-01')).toEqual({ entries: 0, hash: sha256('') });
});
