import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { diskFiles } from '../apps/api/src/adapters/files/disk-files.ts';
import { type OpenDatabase, openDatabase } from '../apps/api/src/db/database.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { openKeyring } from '../apps/api/src/modules/keys/open-keyring.ts';
import { resealAll } from '../apps/api/src/modules/keys/reseal-all.ts';
import { say, times, whole } from './report.ts';
import type { Stage } from './stage.ts';

const MAILS = 20_000;
const PAGE = 500;
const DATABASE = 'bench_keys';
/** As much as a mail with a policy's particulars. */
const CONTENTS = { to: 'demo01@example.com', text: 'x'.repeat(1_500) };

async function fill(pool: pg.Pool, seal: (owner: string, value: unknown) => Buffer): Promise<void> {
  const ids = Array.from({ length: MAILS }, () => randomUUID() as string);
  for (let at = 0; at < MAILS; at += PAGE) {
    const page = ids.slice(at, at + PAGE);
    await pool.query(
      `insert into mails (id, kind, language, mail_sealed, state, queued_at, sent_at)
       select id, 'enquiry', 'en', sealed, 'sent', now(), now() from unnest($1::uuid[], $2::bytea[]) as mail (id, sealed)`,
      [page, page.map((id) => seal(`mails/${id}`, CONTENTS))],
    );
  }
}

/** The yardstick: the same rows written over with what they hold, as many at a time. */
async function rewritePerSecond(pool: pg.Pool): Promise<number> {
  const began = performance.now();
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await pool.query('select id, mail_sealed from mails where id > $1 order by id limit $2', [
      last,
      PAGE,
    ]);
    await pool.query(
      `update mails set mail_sealed = fresh.sealed from unnest($1::uuid[], $2::bytea[]) as fresh (id, sealed)
       where mails.id = fresh.id`,
      [rows.map((row) => row.id), rows.map((row) => row.mail_sealed)],
    );
    if (rows.length < PAGE) return (MAILS * 1000) / (performance.now() - began);
    last = rows.at(-1)?.id;
  }
}

async function measure({ db, pool }: OpenDatabase, folder: string): Promise<void> {
  await migrate(pool);
  const secretKeys = [randomBytes(32)] as const;
  const [older, newer] = [randomBytes(32), randomBytes(32)];
  const before = await openKeyring(db, { dataKeys: [older], secretKeys });
  await fill(pool, before.seal.seal);
  await pool.query('vacuum analyze mails');
  const bare = await rewritePerSecond(pool);
  await pool.query('vacuum analyze mails');
  const keys = { dataKeys: [newer, older], secretKeys } as const;
  const { seal } = await openKeyring(db, keys);
  const began = performance.now();
  const { values, unreadable, retired } = await resealAll(
    { db, files: diskFiles(folder), seal, keys },
    () => undefined,
    0,
  );
  const perSecond = (values * 1000) / (performance.now() - began);
  say(
    'sealing anew',
    `${whole(perSecond)} mails/s beside ${whole(bare)}/s only rewritten (${times(bare / perSecond)})`,
    values === MAILS && unreadable.length === 0 && retired.length === 1,
  );
}

/** How fast `npm run keys:reseal` goes through a table, in a database of its own. */
export async function measureKeys({ databaseUrl }: Stage): Promise<void> {
  console.log(`\nA new DATA_KEY, ${whole(MAILS)} mails`);
  const folder = mkdtempSync(join(tmpdir(), 'onegi-bench-keys-'));
  const server = openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    await server.pool.query(`create database ${DATABASE}`);
    const url = new URL(databaseUrl);
    url.pathname = `/${DATABASE}`;
    const database = openDatabase({ url: url.href, maxConnections: 2 });
    await measure(database, folder).finally(database.close);
    await server.pool.query(`drop database ${DATABASE} with (force)`);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
