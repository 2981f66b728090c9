import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDatabase } from '@onegi/testing/database';
import { releaseDatabase } from '@onegi/testing/releases/release-app';
import { releaseFolder } from '@onegi/testing/releases/release-config';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

// While an upgrade is rolled out, and after one that is rolled back, processes of the release before work on the schema
// of the present one. What they read must still be there, and what they write must still be taken.

interface Column {
  name: string;
  type: string;
}

async function columnsOf(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
    order by 1`);
  return rows;
}

/** The rows of the release's own tables, as its statements name their columns. */
function insertsOf(release: string): string[] {
  const dump = readFileSync(join(releaseFolder(release), 'data.sql'), 'utf8');
  return dump
    .split(/^(?=INSERT INTO )/m)
    .slice(1)
    .map((text) => text.split(/\n\n\n-- ?\n/)[0] ?? '')
    .filter(
      (text) => text.startsWith('INSERT INTO public.') && !text.startsWith('INSERT INTO public.schema_migration'),
    );
}

let old: Awaited<ReturnType<typeof releaseDatabase>>;
let present: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  old = await releaseDatabase('0.1');
  present = await testDatabase();
});
afterAll(async () => {
  await old.drop();
  await present.drop();
});

test('every column that release 0.1 reads is there, of the same type', async () => {
  const before = await columnsOf(old.pool);
  expect(before.length).toBeGreaterThan(200);
  const after = new Map((await columnsOf(present.pool)).map(({ name, type }) => [name, type]));
  expect(before.filter(({ name, type }) => after.get(name) !== type)).toEqual([]);
});

test('every row that release 0.1 writes is taken, and its codes of states become words', async () => {
  const inserts = insertsOf('0.1');
  expect(inserts.length).toBeGreaterThan(30);
  const client = await present.pool.connect();
  try {
    await client.query('begin');
    // The rows come in the order of their tables' names: references are not checked, all other
    // rules are; what turns codes into words runs nevertheless.
    await client.query('set local session_replication_role = replica');
    await client.query(`alter table debit_credit_notes enable always trigger settlement_in_words;
      alter table receipts enable always trigger receipt_in_words`);
    const { rows } = await client.query<{ table: string }>(`
      select oid::regclass::text as table from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'`);
    await client.query(`truncate ${rows.map(({ table }) => table).join(', ')}`);
    for (const insert of inserts) await client.query(insert);
    const states = await client.query(`select
      (select array_agg(distinct settlement) from notes) as notes,
      (select array_agg(distinct bank_status || ' ' || paid_type) from receipts) as receipts`);
    expect(states.rows).toEqual([{ notes: ['settled'], receipts: ['cleared full'] }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('what release 0.1 counts under a table’s old name is what the present code counts', async () => {
  const hit = `insert into deed_count as counted (deed_key, window_start, hits, expires_at)
    values ('old-name', '2026-11-22T00:00Z', 1, '2026-11-23T00:00Z')
    on conflict (deed_key, window_start) do update set hits = counted.hits + 1 returning hits`;
  await present.pool.query(hit);
  const { rows } = await present.pool.query<{ hits: number }>(hit);
  expect(rows).toEqual([{ hits: 2 }]);
  const counted = await present.pool.query<{ hits: number }>(
    "delete from rate_limit_hits where limit_key = 'old-name' returning hits",
  );
  expect(counted.rows).toEqual([{ hits: 2 }]);
});
