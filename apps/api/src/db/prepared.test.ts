import { testDatabase } from '@onegi/testing/database';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, type OpenDatabase, openDatabase } from './database.ts';
import { prepared } from './prepared.ts';

const real = await testDatabase();
let opened: OpenDatabase;
beforeEach(() => {
  // One connection: what it has prepared can be looked at.
  opened = openDatabase({ url: real.url, maxConnections: 1 });
});
afterEach(() => opened.close());
afterAll(() => real.drop());

const rolesOf = (users: readonly string[], db: Db = opened.db) =>
  db
    .selectFrom('user_roles')
    .select('role')
    .modifyFront(prepared)
    .where('user_id', '=', sql<string>`any(${users}::uuid[])`)
    .execute();

/** How often what this connection has prepared was run. */
async function timesRun(): Promise<number[]> {
  const { rows } = await sql<{ times: number }>`
    select generic_plans + custom_plans as times from pg_prepared_statements`.execute(opened.db);
  return rows.map(({ times }) => times);
}

test('what is marked is planned once for each connection, whatever it is asked for', async () => {
  await rolesOf([]);
  await rolesOf(['00000000-0000-4000-8000-000000000000']);
  expect(await timesRun()).toEqual([2]);
});

test('in a transaction nothing is: a statement that is lost there could not be sent again', async () => {
  await opened.db.transaction().execute((tx) => rolesOf([], tx));
  expect(await timesRun()).toEqual([]);
});

test('what is not marked is not', async () => {
  await opened.db.selectFrom('user_roles').select('role').execute();
  expect(await timesRun()).toEqual([]);
});

test('a pooler that gives the next statement another connection to the server costs nothing but the names', async () => {
  await rolesOf([]);
  await sql`deallocate all`.execute(opened.db);
  expect(await rolesOf([])).toEqual([]);
  expect(await rolesOf([])).toEqual([]);
  expect(await timesRun()).toEqual([]);
});

test('a migration that changes what a column is does not fail who has prepared it, and it is planned anew', async () => {
  await sql`create table changed (id int)`.execute(opened.db);
  await sql`insert into changed values (7)`.execute(opened.db);
  const read = () =>
    sql<{ id: unknown }>`select ${prepared} id from changed`.execute(opened.db).then(({ rows }) => rows);
  expect(await read()).toEqual([{ id: 7 }]);
  await sql`alter table changed alter id type text`.execute(opened.db);
  expect(await read()).toEqual([{ id: '7' }]);
  await read();
  await rolesOf([]);
  expect(await timesRun()).toEqual([1, 1, 1]);
});

test('another failure is that of the statement', async () => {
  await expect(rolesOf(['no id'])).rejects.toMatchObject({ code: '22P02' });
  await rolesOf([]);
  expect(await timesRun()).toEqual([1]);
});
