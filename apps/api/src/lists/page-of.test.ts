import { type TestDatabase, testDatabase } from '@onegi/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type {} from '../modules/audit/tables.ts';
import { COUNTED_AHEAD, pageOf } from './page-of.ts';

let database: TestDatabase;

beforeEach(async () => {
  await database?.close();
  database = await testDatabase();
});

afterAll(() => database.close());

/** Verifications that begin at a number, each a minute newer than the one before. */
const verify = (from: number, many: number, problems = 0) =>
  sql`insert into audit_verifications (id, at, rows, problems)
    select gen_random_uuid(), timestamp '2026-11-01' + n * interval '1 minute', n, ${problems}::integer
    from generate_series(${from}::integer, ${from + many - 1}::integer) as n`.execute(database.db);

/** The numbers on a page of those without problems, newest first. */
async function pageAt(current: number) {
  const { db } = database;
  const { keys, ...place } = await pageOf(
    db,
    { fitting: db.selectFrom('audit_verifications').where('problems', '=', 0), key: 'id', orderBy: 'at' },
    { current, size: 10, isDescending: true },
  );
  const rows = await db
    .selectFrom('audit_verifications')
    .select('rows')
    .where('id', 'in', keys as string[])
    .orderBy('at', 'desc')
    .execute();
  return { ...place, numbers: rows.map(({ rows: number }) => number) };
}

test('what fits is counted as far as a thousand rows beyond the page', async () => {
  await verify(1, 1_005);
  expect(await pageAt(1)).toMatchObject({
    total: COUNTED_AHEAD,
    isMore: true,
    numbers: expect.arrayContaining([1005, 996]),
  });
  expect(await pageAt(2)).toMatchObject({ total: 1_005, pages: 101, numbers: expect.arrayContaining([995, 986]) });
  expect(await pageAt(2)).not.toHaveProperty('isMore');
});

test('that there are more is remembered, what stands on the page is not', async () => {
  await verify(1, 1_020);
  expect(await pageAt(1)).toMatchObject({ total: COUNTED_AHEAD, isMore: true });
  await verify(1_021, 1);
  expect(await pageAt(1)).toMatchObject({
    total: COUNTED_AHEAD,
    isMore: true,
    numbers: expect.arrayContaining([1021, 1012]),
  });
});

test('where the page is no longer full, what there is is counted again', async () => {
  await verify(1, 1_020);
  expect(await pageAt(1)).toMatchObject({ isMore: true });
  // Of this table nothing is ever deleted, of others it is.
  await sql`alter table audit_verifications disable trigger user`.execute(database.db);
  await sql`delete from audit_verifications where rows > 7`.execute(database.db);
  expect(await pageAt(1)).toEqual({ total: 7, pages: 1, size: 10, current: 1, numbers: [7, 6, 5, 4, 3, 2, 1] });
});

test('many that all stand at the other end of an order are read without walking past the others', async () => {
  await verify(1, 60_000);
  await verify(60_001, 2_000, 1);
  await database.db.connection().execute(async (db) => {
    await sql`create index with_problems on audit_verifications (id) include (at) where problems > 0`.execute(db);
    await sql`vacuum analyze audit_verifications`.execute(db);
    const fitting = db.selectFrom('audit_verifications').where('problems', '>', 0);
    const oldest = () => pageOf(db, { fitting, key: 'id', orderBy: 'at' }, { size: 10, isDescending: false });
    const entriesRead = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(db);
      const { rows } = await sql<{ read: number }>`
        select sum(idx_tup_read)::integer as read from pg_stat_user_indexes where relname = 'audit_verifications'`.execute(
        db,
      );
      return rows[0]?.read ?? 0;
    };
    const counted = await oldest();
    const before = await entriesRead();
    expect(counted).toMatchObject({ total: COUNTED_AHEAD, isMore: true });
    expect(await oldest()).toEqual(counted);
    expect((await entriesRead()) - before).toBeLessThan(5_000);
  });
});
