import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { splitStatements } from '../apps/api/src/db/split-statements.ts';
import { say } from './report.ts';

const ROOT = join(import.meta.dirname, '..');
const RELEASE_DATA = join(ROOT, 'packages', 'testing', 'releases', '0.1', 'data.sql');
const MIGRATIONS = join(ROOT, 'apps', 'api', 'migrations');
const FIRST_JUDGED = 15;
const ROWS = 1_000_000;
const MOST_MS = 1_000;

/** Tables of release 0.1 that the migrations after it touch; payments in any case. */
function touchedTables(known: ReadonlySet<string>): string[] {
  const touched = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql') && Number.parseInt(name, 10) >= FIRST_JUDGED)
    .flatMap((name) => splitStatements(readFileSync(join(MIGRATIONS, name), 'utf8')))
    .flatMap((text) => /^(?:alter table (?:only )?|create .*?index .*? on )([a-z_]+)/is.exec(text)?.[1] ?? []);
  return [...new Set(['payments', ...touched])].filter((table) => known.has(table));
}

/** Multiplies the rows of a table to a million; what must be unique is made so, the rest is as the release wrote it. */
async function fill(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string; unique: boolean }>(
    `select attname as name, format_type(atttypid, atttypmod) as type, exists (
       select from pg_index where indrelid = attrelid and indisunique and attnum = any (indkey)) as unique
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  const fresh: Record<string, string> = {
    uuid: 'gen_random_uuid()',
    text: "'bench-' || n",
    bytea: "decode(md5(n::text), 'hex')",
    bigint: '1000000 + n',
    integer: '1000000 + n',
  };
  const values = rows.map(({ name, type, unique }) => (unique ? (fresh[type] ?? `sample.${name}`) : `sample.${name}`));
  await client.query(`insert into ${table} (${rows.map(({ name }) => name).join(', ')})
    select ${values.join(', ')} from (select * from ${table} limit 1) sample, generate_series(1, ${ROWS}) n`);
  await client.query(`analyze ${table}`);
}

/** The longest that a writer of the table waited while the work was done, in milliseconds. */
async function longestWait(url: string, table: string, work: () => Promise<unknown>): Promise<number> {
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  const { rows } = await writer.query<{ name: string; place: string }>(
    `select attname as name, (select ctid::text from ${table} limit 1) as place
     from pg_attribute where attrelid = $1::regclass and attnum = 1`,
    [table],
  );
  const column = rows[0]?.name;
  const [{ own }] = (await writer.query(`select ${column} as own from ${table} limit 1`)).rows;
  let longest = 0;
  let isDone = false;
  const writing = (async () => {
    while (!isDone) {
      const begun = performance.now();
      await writer.query(`update ${table} set ${column} = ${column} where ${column} = $1`, [own]);
      longest = Math.max(longest, performance.now() - begun);
      await sleep(5);
    }
  })();
  await work().finally(() => {
    isDone = true;
  });
  await writing;
  await writer.end();
  return longest;
}

/**
 * Migrates the data of release 0.1, with a million rows in each table that is touched, while a writer writes; beside
 * it an index that is built the way `npm run check` refuses.
 */
export async function measureMigrations(serverUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query('create database bench_migrations template template0');
  const url = Object.assign(new URL(serverUrl), { pathname: '/bench_migrations' }).href;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(readFileSync(RELEASE_DATA, 'utf8'));
  await client.query('set search_path = public; set session_replication_role = replica');
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const tables = touchedTables(new Set(rows.map(({ name }) => name)));
  for (const table of tables) await fill(client, table);
  const refused = await longestWait(url, 'payments', () =>
    client.query('create index bench_refused on payments (gateway_ref, created_at, amount_cents)'),
  );
  say('writer of payments beside a plain create index', `${refused.toFixed(0)} ms (yardstick: refused by the check)`);
  await client.query('drop index bench_refused');
  const { pool, close } = openDatabase({ url, maxConnections: 2 });
  let applied: string[] = [];
  const work = async () => {
    applied = await migrate(pool);
  };
  const waits = tables.reduceRight(
    (inner, table) => async () => {
      const waited = await longestWait(url, table, inner);
      say(
        `writer of ${table} beside the migrations`,
        `${waited.toFixed(0)} ms (aim under ${MOST_MS} ms)`,
        waited < MOST_MS,
      );
    },
    work,
  );
  await waits();
  say('migrations since release 0.1', applied.join(', '));
  await close();
  await client.end();
  await admin.query('drop database bench_migrations with (force)');
  await admin.end();
}
