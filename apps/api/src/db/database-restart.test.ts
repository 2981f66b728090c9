import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inFolder, openCluster } from '@onegi/embedded-postgres/cluster';
import type { EmbeddedPostgres } from '@onegi/embedded-postgres/start-embedded-postgres';
import { buyTravel, readAnswer, type Send, sendTo } from '@onegi/testing/purchase';
import { endProcess, serverProcesses } from '@onegi/testing/server-process';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hongKongDate } from '../ports/clock.ts';
import { EMBEDDED_NAME, startEmbedded } from './embedded-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'onegi-restart-'));
chmodSync(dataDir, 0o711);
let database: EmbeddedPostgres;
let server: ChildProcess;
let origin: string;
/** Ways in which a request failed that no restart excuses. */
const faults: string[] = [];
let refusals = 0;

beforeAll(async () => {
  database = await startEmbedded(dataDir);
  const processes = await serverProcesses(database, dataDir, { REQUESTS_PER_MINUTE: '0' });
  origin = processes.origin;
  server = await processes.start();
}, 120_000);
afterAll(async () => {
  await endProcess(server, 'SIGTERM');
  await stopDatabase();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

async function pgCtl(...args: string[]): Promise<void> {
  const cluster = await openCluster(dataDir, EMBEDDED_NAME);
  const { seen, options } = inFolder(cluster.clusterDir, cluster.account);
  const child = spawn(cluster.binaries.pgCtl, [...args, '-D', seen, '-w', '-s'], { ...options, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  expect([args, code]).toEqual([args, 0]);
}
const restartDatabase = (mode: 'fast' | 'immediate') => pgCtl('restart', '-m', mode);
const stopDatabase = () => pgCtl('stop', '-m', 'fast');

/** A client that waits and tries again, with the same key, as long as it is told to. */
const patiently: Send = async (request) => {
  for (;;) {
    const response = await sendTo(origin)(request);
    const answer = await readAnswer(response);
    if (answer.status < 500) return answer;
    if (answer.status !== 503 || !(Number(response.headers.get('retry-after')) > 0)) {
      faults.push(
        `${request.method} ${request.path}: ${answer.status}, Retry-After ${response.headers.get('retry-after')}`,
      );
    }
    refusals += 1;
    await sleep(100);
  }
};

async function query<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function eventually(condition: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + 30_000;
  while (!(await condition())) {
    if (performance.now() > until) throw new Error('It never happened');
    await sleep(50);
  }
}

const officeInfo = async () =>
  JSON.stringify((await patiently({ method: 'GET', path: '/api/web/contact/detail/info' })).data);

test('a database that restarts under load costs refusals to try again, never the process, and loses and doubles nothing', async () => {
  const policies: string[] = [];
  let begun = 0;
  let isOver = false;
  const shop = async (letter: string) => {
    while (!isOver) {
      begun += 1;
      await buyTravel(patiently, {
        email: `${letter}.${begun}@example.com`.toLowerCase(),
        firstName: letter,
        today: hongKongDate(new Date()),
        patienceMs: 30_000,
        acknowledged: (step) => {
          if (step.step === 'confirmed') policies.push(step.policyNumber);
        },
      });
    }
  };
  const shoppers = Promise.all(['ANN', 'BEN', 'CAT', 'DAN', 'EVA', 'FAY'].map(shop));
  const boughtMore = async () => {
    const before = policies.length;
    await eventually(async () => policies.length >= before + 2);
  };

  await boughtMore();
  for (const mode of ['fast', 'immediate', 'fast', 'fast', 'immediate', 'fast'] as const) {
    await restartDatabase(mode);
    expect(server.exitCode).toBeNull();
    // The listening connection is back when it hears of a change, or has read what it missed.
    const email = `${randomBytes(6).toString('hex')}@example.com`;
    await query(
      `insert into settings values ('OFFICE_EMAIL', $1) on conflict (key) do update set value = excluded.value`,
      [email],
    );
    await eventually(async () => (await officeInfo()).includes(email));
    await boughtMore();
  }
  isOver = true;
  await shoppers;

  expect(faults).toEqual([]);
  expect(refusals).toBeGreaterThan(0);
  const stored = await query<{ policy_number: string }>('select policy_number from policies');
  const numbers = stored.map(({ policy_number }) => policy_number);
  expect(policies.filter((number) => !numbers.includes(number))).toEqual([]);
  // Every shopper finished: one application, one charge, one policy each.
  for (const table of ['applications', 'payments', 'policies', 'receipts']) {
    const [row] = await query<{ n: number }>(`select count(*)::int as n from ${table}`);
    expect([table, row?.n]).toEqual([table, begun]);
  }
}, 180_000);
