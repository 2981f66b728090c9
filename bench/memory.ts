import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { listAddress } from '@onegi/contract/lines/address';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { post } from './load.ts';
import { buy } from './purchases.ts';
import { say } from './report.ts';
import { searches } from './searches.ts';
import type { Process, Stage } from './stage.ts';

/** A process that serves one office stays below it, whatever was asked of it. */
const MOST_MEGABYTES = 350;
const LOADED_SECONDS = 10;
const SHOPPERS = 5;
const RENDERED_PAGES = 300;
const REST_SECONDS = 30;

/** Resident memory of the server's process in MB, as the kernel counts it (Linux). */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function measure(server: Process, when: string): Promise<void> {
  await fetch(`${server.url}/travelIndex`);
  await sleep(5_000);
  const megabytes = residentMegabytes(server.child.pid ?? 0);
  say(
    `memory of the idle server after its ${when} start`,
    `${megabytes.toFixed(0)} MB (aim under 200 MB)`,
    megabytes < 200,
  );
}

/** Asks for quote lists one after the other, each of another search; answers how many the server rendered. */
async function askForLists(server: Process): Promise<number> {
  const { search, vary } = searches.TRAVEL;
  let rendered = 0;
  for (let i = 0; i < RENDERED_PAGES; i++) {
    const answer = await fetch(`${server.url}${listAddress('TRAVEL', { ...search, ...vary(i) })}&sort=ASC`);
    await answer.text();
    if (answer.headers.get('content-security-policy')?.includes("'nonce-")) rendered++;
    // Pages are rendered while there is time for it.
    await sleep(20);
  }
  return rendered;
}

/** What searches that all differ, purchases and rendered pages leave in the server's memory; and whether it comes back. */
async function measureLoaded(server: Process): Promise<void> {
  const held = (after: string) => {
    const megabytes = residentMegabytes(server.child.pid ?? 0);
    const figures = `${megabytes.toFixed(0)} MB (aim under ${MOST_MEGABYTES} MB)`;
    say(`memory of the server after ${after}`, figures, megabytes < MOST_MEGABYTES);
  };
  const { path, search, vary } = searches.TRAVEL;
  const bodies = Array.from({ length: 5_000 }, (_, i) => ({ ...search, sort: 'ASC', ...vary(i) }));
  const { requests } = await post(server.url + path, bodies, {}, LOADED_SECONDS);
  held(`${requests} searches that differ`);
  const until = performance.now() + LOADED_SECONDS * 1000;
  let bought = 0;
  await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      for (; performance.now() < until; bought++) await buy(server);
    }),
  );
  held(`${bought} purchases`);
  held(`${await askForLists(server)} rendered quote lists`);
  await sleep(REST_SECONDS * 1000);
  held(`${REST_SECONDS} seconds of rest`);
}

/**
 * What the server holds when nobody asks anything, beside the database's own processes: after the first start on an
 * empty database, which migrates, seeds and sells the demonstration's year, and after one that finds all of it, and after it was busy.
 * @param first the server whose start was the first
 */
export async function measureMemory(stage: Stage, first: Process): Promise<void> {
  const { db, close } = openDatabase({ url: stage.databaseUrl, maxConnections: 1 });
  const { sold } = await db
    .selectFrom('policies')
    .select(db.fn.countAll<number>().as('sold'))
    .executeTakeFirstOrThrow();
  await close();
  if (sold < 50) throw new Error('The first start sold no year of policies');
  await measure(first, 'first');
  const second = await stage.startServer();
  await measure(second, 'second');
  await measureLoaded(second);
  await second.stop();
}
