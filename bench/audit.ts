import { hash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditFields as f } from '@onegi/contract/fields/audit';
import type pg from 'pg';
import { diskFiles } from '../apps/api/src/adapters/files/disk-files.ts';
import { type Db, openDatabase } from '../apps/api/src/db/database.ts';
import { chainWaiting } from '../apps/api/src/modules/audit/chain-waiting.ts';
import { recordAudit } from '../apps/api/src/modules/audit/record-audit.ts';
import { verifyChain } from '../apps/api/src/modules/audit/verify-chain.ts';
import { say, times, whole } from './report.ts';
import type { Process, Stage } from './stage.ts';

const ROWS = 1_000_000;
const WRITERS = 8;
const EVENTS = 1_500;
const LISTS = 30;

/** RowActions per second of transactions that write one row, and of such as tell the trail of it. */
async function eventsPerSecond(db: Db, isAudited: boolean): Promise<number> {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      for (let i = 0; i < EVENTS / WRITERS; i++) {
        await db.transaction().execute(async (tx) => {
          const row = { limit_key: randomUUID(), window_start: new Date(), hits: 1, expires_at: new Date() };
          await tx.insertInto('rate_limit_hits').values(row).execute();
          if (isAudited) await recordAudit(tx, 'setting.changed', { id: row.limit_key, after: { value: 'bench' } });
        });
      }
    }),
  );
  return (EVENTS * 1000) / (performance.now() - began);
}

/** Chains what waits, beside the running server; answers rows per second. */
async function chained(db: Db, secretKey: Buffer, rows: number): Promise<number> {
  const began = performance.now();
  await chainWaiting(db, [secretKey]);
  return (rows * 1000) / (performance.now() - began);
}

async function fill(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into audit_waiting (id, at, actor_kind, actor_id, actor_roles, action, object_kind, object_id, object_name,
      before_facts, after_facts, address_hash, agent, request_id)
    select gen_random_uuid(), now() - interval '2 years' + n * interval '1 minute', 'user',
      (select id from users order by id offset n % 13 limit 1), '{administrator}',
      (array['setting.changed','user.changed','policy.issued','account.signedIn'])[1 + n % 4],
      (array['setting','user','policy','user'])[1 + n % 4], gen_random_uuid()::text, 'OBJECT-' || n % 5000,
      '{"value":"30"}', '{"value":"31"}', sha256(n::text::bytea), 'Chrome on Windows', gen_random_uuid()::text
    from generate_series(1, ${ROWS}) n`);
}

async function signIn(pool: pg.Pool): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into sessions (id, token_hash, user_id, agent, address_hash, created_at, last_seen_at, ends_at)
    select gen_random_uuid(), $1, user_id, 'bench', sha256('bench'), now(), now(),
      now() + interval '12 hours' from user_roles where role = 'compliance' limit 1`,
    [hash('sha256', token, 'buffer')],
  );
  return token;
}

const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

async function measureLists({ url }: Process, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const list = async (body: object) => {
    const answer = await fetch(`${url}/api/audit/list`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { data } = (await answer.json()) as { data: { pages: number; records: unknown[] } };
    if (!answer.ok || data.records.length === 0) throw new Error(JSON.stringify(data));
    return data;
  };
  const ms = async (body: object) => {
    await list(body);
    const all: number[] = [];
    for (let i = 0; i < LISTS; i++) {
      const began = performance.now();
      await list(body);
      all.push(performance.now() - began);
    }
    return median(all);
  };
  const { action, objectKind, actorSearched, objectSearched, from, until } = f;
  const kinds: [string, object][] = [
    ['without filters', {}],
    ['one event (a quarter of all)', { [action.wire]: 'policy.issued' }],
    ['one kind of object (half of all)', { [objectKind.wire]: 'user' }],
    ['one user', { [actorSearched.wire]: 'demo.admin' }],
    ['one user and one event', { [actorSearched.wire]: 'demo.admin', [action.wire]: 'user.changed' }],
    ['one object', { [objectSearched.wire]: 'OBJECT-77' }],
    ['a year', { [from.wire]: '2025-01-01', [until.wire]: '2025-12-31' }],
  ];
  for (const [what, body] of kinds) {
    const { pages } = await list(body);
    const first = await ms(body);
    const middle = await ms({ ...body, current: Math.max(1, Math.floor(pages / 2)) });
    const last = await ms({ ...body, current: pages });
    const worst = Math.max(middle, last) / first;
    const figures = `first ${first.toFixed(1)}, middle ${middle.toFixed(1)}, last ${last.toFixed(1)} ms of ${whole(pages)} pages`;
    // Below a few milliseconds a ratio measures the network alone.
    say(`list, ${what}`, `${figures}, ${times(worst)}`, worst <= 2 || Math.max(middle, last) < 5);
  }
}

/** What a row of the audit trail costs its event beside the bare event; lists and verification over a million rows. */
export async function measureAudit({ databaseUrl, secretKey }: Stage, server: Process): Promise<void> {
  console.log(`\nAudit trail, ${WRITERS} writers, then ${whole(ROWS)} rows`);
  const { db, pool, close } = openDatabase({ url: databaseUrl, maxConnections: WRITERS });
  const folder = mkdtempSync(join(tmpdir(), 'onegi-bench-audit-'));
  try {
    await eventsPerSecond(db, false);
    const bare = await eventsPerSecond(db, false);
    const audited = await eventsPerSecond(db, true);
    say(
      'an event with its row, while rows are chained',
      `${whole(audited)}/s beside ${whole(bare)}/s bare`,
      audited > bare / 2,
    );
    await chained(db, secretKey, EVENTS);
    await fill(pool);
    say('chaining', `${whole(await chained(db, secretKey, ROWS))} rows/s`);
    await pool.query('vacuum analyze audit_trail, audit_waiting');
    await measureLists(server, await signIn(pool));
    const began = performance.now();
    const { rows, problems } = await verifyChain({ db, files: diskFiles(folder), secretKeys: [secretKey] });
    const seconds = (performance.now() - began) / 1000;
    const heapMb = process.memoryUsage().heapUsed / 2 ** 20;
    say(
      'verification',
      `${whole(rows)} rows in ${seconds.toFixed(1)} s, heap ${whole(heapMb)} MB`,
      problems.length === 0,
    );
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
