import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type TestApp, testApp } from '@onegi/testing/app';
import { buyTravel, readAnswer, type Send, sendTo } from '@onegi/testing/purchase';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  acrossShards,
  placements,
  referencesAcrossShards,
  triggersOnShards,
  uniqueAcrossShards,
  writesAcrossShards,
} from './distribution.ts';

const SOURCE = join(import.meta.dirname, '..');
/** What every statement of the purchase was, as the driver sent it. */
const statements = new Set<string>();
const original = pg.Client.prototype.query;
let shop: TestApp;

beforeAll(async () => {
  // Before there is a connection: each keeps the function that it began with.
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text?: string } | undefined)?.text;
    if (text) statements.add(text);
    return (original as (...given: unknown[]) => unknown).apply(this, args);
  } as typeof original;
  shop = await testApp({ today: '2026-11-21' });
});
afterAll(async () => {
  pg.Client.prototype.query = original;
  await shop.close();
});

const keyOf = (table: string): string | undefined => {
  const placement = placements[table];
  return placement && 'by' in placement ? placement.by : undefined;
};

async function rows<T extends object>(sql: string): Promise<T[]> {
  return (await shop.database.pool.query<T>(sql)).rows;
}

describe('a sharded PostgreSQL', () => {
  test('has a place for every table', async () => {
    const tables = await rows<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    );
    expect(tables.map(({ name }) => name).filter((name) => !placements[name])).toEqual([]);
  });

  test('needs no global sequence', async () => {
    expect(
      await rows(`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`),
    ).toEqual([]);
  });

  test('finds the key of a sharded table in its primary key and unique indexes, but for those with a reason', async () => {
    const indexes = await rows<{ name: string; table: string; columns: string[] }>(`
      select index.relname as name, "table".relname as table, array_agg(attname::text) as columns
      from pg_index
      join pg_class index on index.oid = indexrelid
      join pg_class "table" on "table".oid = indrelid
      join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indisunique and "table".relnamespace = 'public'::regnamespace
      group by 1, 2`);
    const without = indexes.filter(({ table, columns }) => {
      const key = keyOf(table);
      return key && !columns.includes(key);
    });
    expect(without.map(({ name }) => name).toSorted()).toEqual(Object.keys(uniqueAcrossShards).toSorted());
  });

  test('finds rows that refer to each other on one shard, but for those with a reason', async () => {
    const references = await rows<{ name: string; from: string; to: string; columns: string[]; targets: string[] }>(`
      select conname as name, conrelid::regclass::text as from, confrelid::regclass::text as to,
        (select array_agg(attname::text order by place) from unnest(conkey) with ordinality as key (number, place)
          join pg_attribute on attrelid = conrelid and attnum = number) as columns,
        (select array_agg(attname::text order by place) from unnest(confkey) with ordinality as key (number, place)
          join pg_attribute on attrelid = confrelid and attnum = number) as targets
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
    const apart = references.filter(({ from, to, columns, targets }) => {
      const [near, far] = [placements[from], placements[to]];
      if (near && 'single' in near && far && 'single' in far) return false;
      const isTogether = near && 'by' in near && far && 'by' in far && near.group === far.group;
      return !isTogether || columns.indexOf(near.by) < 0 || targets[columns.indexOf(near.by)] !== far.by;
    });
    expect(apart.map(({ name }) => name).toSorted()).toEqual(Object.keys(referencesAcrossShards).toSorted());
  });

  test('meets no trigger on a sharded table, but for those with a reason', async () => {
    const triggers = await rows<{ name: string; table: string }>(
      `select tgname as name, tgrelid::regclass::text as table from pg_trigger where not tgisinternal`,
    );
    const sharded = triggers.filter(({ table }) => keyOf(table));
    expect(sharded.map(({ name }) => name).toSorted()).toEqual(Object.keys(triggersOnShards).toSorted());
  });

  test('is asked by the key in every statement of a purchase, but for those with a reason', async () => {
    statements.clear();
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    await buyInApp(shop, origin);

    const sharded = Object.keys(placements).filter(keyOf);
    // Some of it goes on behind the counter. A reason whose statement never comes is no reason any more.
    const unseen = () => acrossShards.filter(({ statement }) => ![...statements].some((sql) => statement.test(sql)));
    await vi.waitFor(() => expect(unseen().filter(({ seldom }) => !seldom)).toEqual([]), 20_000);
    const asked = [...statements].filter((sql) => !/\bjobs\./.test(sql));
    const unanchored = asked.filter((sql) => {
      const named = sharded.filter((table) => new RegExp(`\\b(?:from|join|update)\\s+"?${table}\\b`, 'i').test(sql));
      if (/^\s*insert into/i.test(sql)) return false;
      return named.some((table) => !new RegExp(`"?\\b${keyOf(table)}"?\\s*(?:=|in\\b)`, 'i').test(sql));
    });
    expect(unanchored.filter((sql) => !acrossShards.some(({ statement }) => statement.test(sql)))).toEqual([]);
    const writing = asked.filter((sql) => {
      const tables = [...sql.matchAll(/\b(?:into|update|delete from)\s+"?(\w+)/gi)].map(([, table = '']) => table);
      const groups = tables
        .flatMap((table) => placements[table] ?? [])
        .map((to) => ('group' in to ? to.group : 'single'));
      return new Set(groups).size > 1;
    });
    expect(writing.filter((sql) => !writesAcrossShards.test(sql))).toEqual([]);
    const locking = unanchored.filter((sql) => /\bfor (?:no key )?update\b/i.test(sql));
    const excused = acrossShards.filter(({ locks }) => locks);
    expect(locking.filter((sql) => !excused.some(({ statement }) => statement.test(sql)))).toEqual([]);
  }, 60_000);
});

test('what a pooler in transaction mode or another PostgreSQL may lack is used in named places alone', () => {
  const places = (pattern: RegExp) =>
    readdirSync(SOURCE, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => pattern.test(readFileSync(path, 'utf8')))
      .map((path) => relative(SOURCE, path))
      .toSorted();
  expect(places(/`listen \$\{/)).toEqual(['db/listen.ts']);
  expect(places(/pg_(?:try_)?advisory_lock/)).toEqual(['db/migrate.ts']);
  expect(places(/\b(?:create temp|declare \w+ cursor|prepare \w+ as|set session)\b/i)).toEqual([]);
});

/** One purchase from the search to the confirmation. */
async function buyInApp({ clock }: TestApp, origin: string): Promise<void> {
  const send: Send = async (request) => readAnswer(await sendTo(origin)(request));
  await buyTravel(send, {
    email: 'ann@example.com',
    firstName: 'ANN',
    today: clock.today(),
    patienceMs: 20_000,
  });
}
