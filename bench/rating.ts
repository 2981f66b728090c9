import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '@onegi/contract/lines/travel';
import { type Load, median, post } from './load.ts';
import { say, times, whole } from './report.ts';
import { type Process, startProcess } from './stage.ts';

const PATH = '/api/buy/plan-travel';
const ROUNDS = 3;
const SECONDS = 4;

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const search = {
  planType: 'S',
  destination: 'A',
  departDate: addDays(today, 10),
  returnDate: addDays(today, 16),
  travelling: 'F',
  spouse: 'Y',
  adult: 2,
  children: 2,
  promotion: 'TRIP10',
  sort: 'ASC',
};

/** As a returning browser comes: with its cookie, so that its recent searches are kept as in life. */
async function browserCookie(server: Process): Promise<string> {
  const answer = await fetch(`${server.url}/api/buy/recent`);
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** Searches that all differ, so that each must be priced. */
function differentSearches(count: number) {
  return Array.from({ length: count }, (_, i) => ({
    ...search,
    destination: 'MAW'[i % 3],
    departDate: addDays(today, 5 + (i % 170)),
    returnDate: addDays(today, 5 + (i % 170) + (i % 25)),
    adult: 2 + (i % 4),
    children: 1 + (i % 5),
  }));
}

async function answerOf(server: Process, headers: Record<string, string>): Promise<Buffer> {
  const answer = await fetch(server.url + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(search),
  });
  if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

/** The server and the yardstick in turns, so that both meet the same machine. */
async function inTurns(server: Process, bare: Process, bodies: readonly unknown[], headers: Record<string, string>) {
  const [ours, theirs]: [Load[], Load[]] = [[], []];
  await post(server.url + PATH, bodies, headers, 2);
  await post(bare.url + PATH, bodies, headers, 2);
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(await post(bare.url + PATH, bodies, headers, SECONDS));
    ours.push(await post(server.url + PATH, bodies, headers, SECONDS));
  }
  return { us: median(ours), yardstick: median(theirs) };
}

/**
 * Requests per second of the quote list beside a bare route that returns the same bytes: for the same search again and
 * again, and for searches that all differ.
 * @param aim the least share of the bare route's figure
 */
export async function measureQuoteList(server: Process, plans: number, aim: number): Promise<void> {
  const headers = { cookie: await browserCookie(server) };
  const bytes = await answerOf(server, headers);
  const listed = (JSON.parse(bytes.toString()) as { data: unknown[] }).data.length;
  if (listed !== plans) throw new Error(`The list has ${listed} plans, not ${plans}.`);

  const folder = mkdtempSync(join(tmpdir(), 'onegi-bare-'));
  const file = join(folder, 'answer.json');
  writeFileSync(file, bytes);
  const bare = await startProcess('bench/bare-server.ts', { BENCH_ANSWER: file }, '/ready');
  try {
    const kinds = [
      { kind: 'the same search', bodies: [search] },
      { kind: 'searches that differ', bodies: differentSearches(5_000) },
    ];
    for (const { kind, bodies } of kinds) {
      const { us, yardstick } = await inTurns(server, bare, bodies, headers);
      const share = us.requestsPerSecond / yardstick.requestsPerSecond;
      say(
        `plan-travel, ${plans} plans, ${kind}`,
        `${whole(us.requestsPerSecond)} req/s beside ${whole(yardstick.requestsPerSecond)} bare of ${Math.round(bytes.length / 1024)} kB: ${times(share)} (aim ${times(aim)}); p50 ${us.p50Ms} ms, p99 ${us.p99Ms} ms (bare ${yardstick.p99Ms} ms); ${us.failures} failures`,
        share >= aim && us.failures === 0,
      );
      if (plans >= 1000) say('  its p99 with 10 connections', `${us.p99Ms} ms (aim under 20 ms)`, us.p99Ms < 20);
    }
  } finally {
    await bare.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until the server lists as many plans: a new version reaches it by itself. */
export async function untilListed(server: Process, plans: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(server.url + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(search),
    });
    const { data } = (await answer.json()) as { data: unknown[] };
    if (data.length === plans) return;
    await sleep(100);
  }
  throw new Error(`The server never listed ${plans} plans.`);
}
