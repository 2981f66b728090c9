import { randomUUID } from 'node:crypto';
import { frozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { addDays } from '@onegi/contract/lines/dates';
import pg from 'pg';
import { say } from './report.ts';
import type { Process } from './stage.ts';

const SHOPPERS = 5;
const SECONDS = 10;

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const person = { surname: 'DEMO', firstName: 'ONE', dateOfBirth: '1990-05-17', hkid: 'A123456(3)' };

/** An answer's data, read as a client would. */
// biome-ignore lint/suspicious/noExplicitAny: the bench reads wire JSON field by field
type Json = any;

async function call(url: string, method: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const json = (await answer.json()) as { data: Json };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${answer.status} ${JSON.stringify(json)}`);
  return json.data;
}

/** Search, application, payment at the gateway's page: everything a shopper's browser asks for. */
async function open(server: Process): Promise<{ applicationRef: string; gatewayUrl: string }> {
  const api = `${server.url}/api/buy`;
  const once = () => ({ 'idempotency-key': randomUUID() });
  const cards = await call(`${api}/plan-travel`, 'POST', {
    planType: 'S',
    destination: 'A',
    departDate: addDays(today, 10),
    returnDate: addDays(today, 14),
    travelling: 'I',
    spouse: 'N',
    adult: 1,
    children: 0,
  });
  const { quoteRef } = cards[0];
  const language = 'en';
  const begun = await call(`${api}/application`, 'POST', { quoteRef, language }, once());
  const ref = begun.applicationRef;
  const saved = await call(`${api}/application/${ref}`, 'PUT', {
    version: begun.version,
    step: 2,
    language,
    optionCovers: [],
    applicant: {
      ...person,
      title: 'Miss',
      building: 'Sample House',
      district: 'WC',
      phone: '2000 0001',
      email: 'demo01@example.com',
      isInsured: 'Y',
    },
    insuredList: [{ ...person, personType: 'A', relationship: 'S' }],
    answers: {},
  });
  const shownTotal = saved.quote[frozenQuote.wireName('totalCents')];
  await call(
    `${api}/application/${ref}/submit`,
    'POST',
    { version: saved.version, shownTotal, agreeWording: true, agreeMarketing: true },
    once(),
  );
  return call(`${api}/payment`, 'POST', { applicationRef: ref }, once());
}

/** @returns the gateway's own reference of a payment whose page is open */
export async function openPayment(server: Process): Promise<string> {
  return (await open(server)).gatewayUrl.split('/').at(-1) ?? '';
}

/** A purchase from the search to the policy. */
export async function buy(server: Process): Promise<void> {
  const { applicationRef, gatewayUrl } = await open(server);
  const page = new URL(gatewayUrl);
  const paid = await fetch(server.url + page.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number: '4242424242424242', expiry: '12/39', code: '123' }),
    redirect: 'manual',
  });
  if (paid.status >= 400) throw new Error(`The gateway's page answered ${paid.status}`);
  const confirmed = await fetch(`${server.url}/api/buy/confirmation/${applicationRef}`);
  if (!confirmed.ok) throw new Error(`No policy: ${confirmed.status} ${await confirmed.text()}`);
}

/** How often per second several at once get something done. */
async function rate(deed: () => Promise<void>): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      while (performance.now() < until) {
        await deed();
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - began);
}

/** Complete purchases per second, beside the yardstick: one bare transaction that writes one row durably. */
export async function measurePurchases(server: Process, databaseUrl: string): Promise<void> {
  for (let warm = 0; warm < 20; warm++) await buy(server);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: SHOPPERS });
  try {
    await pool.query('create table if not exists bench_bare (id uuid primary key, at timestamptz not null)');
    const bare = await rate(async () => {
      await pool.query('insert into bench_bare values ($1, now())', [randomUUID()]);
    });
    const ours = await rate(() => buy(server));
    say(
      `complete purchases, ${SHOPPERS} shoppers`,
      `${ours.toFixed(1)} per second beside ${bare.toFixed(0)} bare transactions: one costs as much as ${(bare / ours).toFixed(0)}`,
    );
  } finally {
    await pool.query('drop table if exists bench_bare');
    await pool.end();
  }
}
