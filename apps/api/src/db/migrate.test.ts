import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@onegi/testing/database';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';

const { pool, drop } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'onegi-migrations-'));
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

beforeEach(async () => {
  await pool.query('drop table if exists schema_migration, pear, apple');
  for (const name of ['002_pear.sql', '003_index.sql', '004_colours.sql']) rmSync(join(folder, name), { force: true });
  write('001_apple.sql', 'create table apple (id int);');
});

test('migrations run once, in the order of their names', async () => {
  write('002_pear.sql', 'create table pear (id int); insert into apple values (1);');
  expect(await migrate(pool, folder)).toEqual(['001_apple.sql', '002_pear.sql']);
  expect(await migrate(pool, folder)).toEqual([]);
});

test('what is not wanted waits for a later start', async () => {
  write('002_pear.sql', 'create table pear (id int);');
  expect(await migrate(pool, folder, (name) => name === '001_apple.sql')).toEqual(['001_apple.sql']);
  expect(await migrate(pool, folder)).toEqual(['002_pear.sql']);
});

test('processes that start together take turns', async () => {
  const applied = await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)]);
  expect(applied.flat()).toEqual(['001_apple.sql']);
});

test('a migration that fails leaves nothing behind and is named', async () => {
  write('002_pear.sql', 'create table pear (id int); select nonsense;');
  await expect(migrate(pool, folder)).rejects.toThrow(/002_pear\.sql failed and was rolled back/);
  const { rows } = await pool.query("select to_regclass('pear') as pear, to_regclass('apple') as apple");
  expect(rows).toEqual([{ pear: null, apple: 'apple' }]);
});

test('a migration that was changed after it had been applied is refused', async () => {
  await migrate(pool, folder);
  write('001_apple.sql', 'create table apple (id int, colour text);');
  await expect(migrate(pool, folder)).rejects.toThrow(/001_apple\.sql was changed/);
});

const INDEX = '-- outside a transaction\ncreate index concurrently if not exists apple_by_id on apple (id);';
const indexIsValid = async () =>
  (await pool.query("select indisvalid as valid from pg_index where indexrelid = to_regclass('apple_by_id')")).rows[0]
    ?.valid;

test('an index is built concurrently, while other processes that start wait for their turn', async () => {
  write('003_index.sql', INDEX);
  const applied = await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)]);
  expect(applied.flat()).toEqual(['001_apple.sql', '003_index.sql']);
  expect(await indexIsValid()).toBe(true);
});

test('an index that was left half built is dropped and built again; one that is whole is kept', async () => {
  await migrate(pool, folder);
  await pool.query('create index apple_by_id on apple (id)');
  await pool.query("update pg_index set indisvalid = false where indexrelid = 'apple_by_id'::regclass");
  write('003_index.sql', INDEX);
  expect(await migrate(pool, folder)).toEqual(['003_index.sql']);
  expect(await indexIsValid()).toBe(true);
  await pool.query("delete from schema_migration where name = '003_index.sql'");
  expect(await migrate(pool, folder)).toEqual(['003_index.sql']);
});

const COLOURS = `-- in batches
update apple set colour = 'red' where id in (select id from apple where colour = 'R' limit 10);`;

test('rows are changed in batches, each kept by itself: a change that breaks off goes on where it was', async () => {
  write('001_apple.sql', 'create table apple (id int, colour text);');
  await migrate(pool, folder);
  await pool.query("insert into apple select n, case when n = 15 then 'X' else 'R' end from generate_series(1, 25) n");
  await pool.query("alter table apple add constraint no_x check (id <> 15 or colour <> 'red') not valid");
  await pool.query("update apple set colour = 'R' where id = 15");
  write('004_colours.sql', COLOURS);
  await expect(migrate(pool, folder)).rejects.toThrow(/004_colours\.sql broke off; the next start goes on with it/);
  const red = async () => (await pool.query("select from apple where colour = 'red'")).rowCount;
  const done = await red();
  expect([10, 20]).toContain(done);
  await pool.query('alter table apple drop constraint no_x');
  expect(await migrate(pool, folder)).toEqual(['004_colours.sql']);
  expect(await red()).toBe(25);
});

test('a change that waits for its table lets writers pass, and comes in when the table is free', async () => {
  await migrate(pool, folder);
  const reader = await pool.connect();
  await reader.query('begin');
  await reader.query('select from apple');
  write('002_pear.sql', 'alter table apple add column colour text;');
  const migrating = migrate(pool, folder);
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%add column colour%'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 10_000, interval: 20 }).toBe(1);
  // Queued behind the change, the writer would wait as long as the reader stays: here, for ever.
  await pool.query('insert into apple values (1)');
  await reader.query('commit');
  reader.release();
  expect(await migrating).toEqual(['002_pear.sql']);
});
