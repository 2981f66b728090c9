import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '@onegi/contract/lines/dates';
import { type TestDatabase, testDatabase } from '@onegi/testing/database';
import { anApplicant, theApplicantInsured, wire } from '@onegi/testing/factories/purchases';
import { endProcess, type ServerProcesses, serverProcesses } from '@onegi/testing/server-process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hongKongDate } from '../../ports/clock.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'onegi-kill-'));
const running: ChildProcess[] = [];
let database: TestDatabase;
let server: ServerProcesses;

beforeAll(async () => {
  database = await testDatabase();
  server = await serverProcesses(database, dataDir);
});
afterAll(async () => {
  for (const child of running) await endProcess(child, 'SIGKILL');
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function startServer(): Promise<ChildProcess> {
  const child = await server.start();
  running.push(child);
  return child;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a client would, field by field
async function call(method: string, path: string, body?: unknown): Promise<any> {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const { data, code } = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${code}`);
  return data;
}

/** An application that is submitted, with its payment page open. */
async function openPayment(): Promise<{ applicationRef: string; gatewayUrl: string }> {
  const departDate = addDays(hongKongDate(new Date()), 10);
  const trip = { planType: 'S', destination: 'A', departDate, returnDate: addDays(departDate, 5) };
  const people = { travelling: 'I', spouse: 'N', adult: 1, children: 0 };
  const cards = await call('POST', '/buy/plan-travel', { ...trip, ...people });
  const card = cards.find(
    (c: Record<string, string>) => c.quoteRef && c[wire.applyUrl] === '/apply' && /^[AB]$/.test(c[wire.method] ?? ''),
  );
  const draft = await call('POST', '/buy/application', { quoteRef: card.quoteRef, language: 'en' });
  const { applicationRef } = draft;
  const saved = await call('PUT', `/buy/application/${applicationRef}`, {
    version: 0,
    step: 2,
    language: 'en',
    optionCovers: [],
    applicant: anApplicant,
    insuredList: [theApplicantInsured],
    answers: {},
  });
  await call('POST', `/buy/application/${applicationRef}/submit`, {
    version: saved.version,
    shownTotal: saved.quote[wire.total],
    agreeWording: true,
    agreeMarketing: true,
  });
  return call('POST', '/buy/payment', { applicationRef });
}

async function countOf(table: string): Promise<number> {
  return (await database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;
}

async function eventually(condition: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + 40_000;
  while (!(await condition())) {
    if (performance.now() > until) throw new Error('It never happened');
    await sleep(100);
  }
}

test('a server killed in the middle of a confirmation leaves nothing of it, and the next one completes it by itself', async () => {
  const first = await startServer();
  const { applicationRef, gatewayUrl } = await openPayment();

  // Holds the confirmation between the receipt and its allocation.
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table allocations in access exclusive mode');
  const paying = fetch(gatewayUrl, {
    method: 'POST',
    body: new URLSearchParams({ number: '4242424242424242', expiry: '12/40', code: '123' }),
    redirect: 'manual',
  }).catch(() => 'cut off');
  await eventually(async () => {
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return ((await database.pool.query(waiting)).rowCount ?? 0) > 0;
  });
  await endProcess(first, 'SIGKILL');
  expect(await paying).toBe('cut off');
  await holder.query('rollback');
  holder.release();

  // The database notices the broken connection when the statement it was held at ends.
  await eventually(async () => {
    const others = `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
    return (await database.pool.query(others)).rowCount === 0;
  });
  for (const table of [
    'policies',
    'debit_credit_notes',
    'receipts',
    'allocations',
    'documents',
    'mails',
    'payment_events',
  ]) {
    expect([table, await countOf(table)]).toEqual([table, 0]);
  }
  expect((await database.pool.query('select state from payments')).rows).toEqual([{ state: 'created' }]);

  await startServer();
  await eventually(async () => (await countOf('policies')) === 1);
  const confirmed = await call('GET', `/buy/confirmation/${applicationRef}`);
  expect(confirmed.docList).toHaveLength(3);
  for (const table of ['policies', 'debit_credit_notes', 'receipts', 'allocations', 'payment_events', 'mails']) {
    expect([table, await countOf(table)]).toEqual([table, 1]);
  }
}, 90_000);
