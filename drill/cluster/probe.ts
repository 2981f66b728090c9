import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAnswer, type ShopperRequest, sendTo, tripFrom } from '@onegi/testing/purchase';
import pg from 'pg';
import { hongKongDate } from '../../apps/api/src/ports/clock.ts';

const EVERY_MS = 100;
const ATTEMPT_MS = 20_000;
/** A portal that refuses nothing for so long after the blow does not feel it. */
const UNHURT_MS = 30_000;
const PATIENCE_MS = 120_000;

async function ask(origin: string, request: ShopperRequest) {
  return readAnswer(await sendTo(origin, { signal: AbortSignal.timeout(ATTEMPT_MS) })(request));
}

/** A quote that can be applied for; the search itself needs no database. */
export async function aQuoteRef(origin: string): Promise<string> {
  const json = tripFrom(hongKongDate(new Date()));
  const { data } = await ask(origin, { method: 'POST', path: '/api/buy/plan-travel', json });
  for (const { quoteRef } of data) {
    if (quoteRef && (await takesOrder(origin, quoteRef))) return quoteRef;
  }
  throw new Error('No plan can be applied for');
}

/** Whether the portal writes an application down at once. */
async function takesOrder(origin: string, quoteRef: string): Promise<boolean> {
  const json = { quoteRef, language: 'en' };
  const request = { method: 'POST', path: '/api/buy/application', json, idempotencyKey: randomUUID() } as const;
  return ask(origin, request).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** @returns milliseconds until the portal takes orders again, from now; 0 when it never refused one */
async function refusedMs(origin: string, quoteRef: string): Promise<number> {
  const began = performance.now();
  let hasRefused = false;
  for (;;) {
    const isTaken = await takesOrder(origin, quoteRef);
    const ms = performance.now() - began;
    if (isTaken && hasRefused) return ms;
    if (isTaken && ms > UNHURT_MS) return 0;
    if (ms > PATIENCE_MS) throw new Error(`${origin} took no order for ${PATIENCE_MS / 1000} s`);
    hasRefused ||= !isTaken;
    await sleep(EVERY_MS);
  }
}

/** Seconds from now until every portal that refuses orders takes them again. */
export async function secondsRefused(origins: readonly string[], quoteRef: string): Promise<number> {
  return Math.max(...(await Promise.all(origins.map((origin) => refusedMs(origin, quoteRef))))) / 1000;
}

/** Changes a setting in the database, past the portals. @returns seconds until all of them have heard of it */
export async function secondsUntilHeard(origins: readonly string[], databaseUrl: string): Promise<number> {
  const email = `${randomUUID()}@example.com`;
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    `insert into settings values ('OFFICE_EMAIL', $1) on conflict (key) do update set value = excluded.value`,
    [email],
  );
  await client.end();
  const began = performance.now();
  const hears = async (origin: string) => {
    for (;;) {
      const answer = await ask(origin, { method: 'GET', path: '/api/web/contact/detail/info' });
      if (JSON.stringify(answer.data).includes(email)) return;
      if (performance.now() - began > PATIENCE_MS) throw new Error(`${origin} heard of no change`);
      await sleep(EVERY_MS);
    }
  };
  await Promise.all(origins.map(hears));
  return (performance.now() - began) / 1000;
}
