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
  rmSync(join(folder, '002_pear.sql'), { force: true });
  write('001_apple.sql', 'create table apple (id int);');
});

test('migrations run once, in the order of their names', async () => {
  write('002_pear.sql', 'create table pear (id int); insert into apple values (1);');
  expect(await migrate(pool, folder)).toEqual(['001_apple.sql', '002_pear.sql']);
  expect(await migrate(pool, folder)).toEqual([]);
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
