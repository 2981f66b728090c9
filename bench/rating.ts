import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { publishManyPlans } from '@onegi/testing/many-plans';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { type Load, median, post } from './load.ts';
import { say, times, whole } from './report.ts';
import { searches } from './searches.ts';
import { type Process, processorMs, startProcess } from './stage.ts';

const DIFFERENT = 5_000;

/** How long one side is loaded at a time, and how often. */
interface Effort {
  readonly rounds: number;
  readonly seconds: number;
}
const THOROUGH: Effort = { rounds: 3, seconds: 4 };
const QUICK: Effort = { rounds: 1, seconds: 2 };

/** As a returning browser comes: with its cookie, so that its recent searches are kept as in life. */
async function browserCookie(server: Process): Promise<string> {
  const answer = await fetch(`${server.url}/api/buy/recent`);
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function listOf(server: Process, line: LineCode, headers: Record<string, string> = {}): Promise<Buffer> {
  const { path, search } = searches[line];
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...search, sort: 'ASC' }),
  });
  if (!answer.ok) throw new Error(`The list of ${line} answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

const countOf = (bytes: Buffer) => (JSON.parse(bytes.toString()) as { data: unknown[] }).data.length;

export interface Beside {
  readonly us: Load;
  readonly yardstick: Load;
  readonly kilobytes: number;
  readonly share: number;
  /** Of the server, garbage collection and all; steadier than requests per second where others use the machine too. */
  readonly processorMsPerRequest: number;
}

/** The server and a bare route that returns the same bytes, in turns, so that both meet the same machine. */
async function besideBare(
  server: Process,
  line: LineCode,
  kind: 'same' | 'different',
  { rounds, seconds }: Effort,
): Promise<Beside> {
  const { path, search, vary } = searches[line];
  const headers = { cookie: await browserCookie(server) };
  const bytes = await listOf(server, line, headers);
  const body = { ...search, sort: 'ASC' };
  const bodies = kind === 'same' ? [body] : Array.from({ length: DIFFERENT }, (_, i) => ({ ...body, ...vary(i) }));

  const folder = mkdtempSync(join(tmpdir(), 'onegi-bare-'));
  const file = join(folder, 'answer.json');
  writeFileSync(file, bytes);
  const bare = await startProcess('bench/bare-server.ts', { BENCH_ANSWER: file, BENCH_PATH: path }, '/ready');
  try {
    const [ours, theirs]: [Load[], Load[]] = [[], []];
    let used = 0;
    await post(server.url + path, bodies, headers, Math.min(seconds, 2));
    await post(bare.url + path, bodies, headers, Math.min(seconds, 2));
    for (let round = 0; round < rounds; round++) {
      theirs.push(await post(bare.url + path, bodies, headers, seconds));
      const before = processorMs(server);
      ours.push(await post(server.url + path, bodies, headers, seconds));
      used += processorMs(server) - before;
    }
    const [us, yardstick] = [median(ours), median(theirs)];
    return {
      us,
      yardstick,
      kilobytes: Math.round(bytes.length / 1024),
      share: us.requestsPerSecond / yardstick.requestsPerSecond,
      processorMsPerRequest: used / ours.reduce((sum, load) => sum + load.requests, 0),
    };
  } finally {
    await bare.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const figures = ({ us, yardstick, kilobytes, share, processorMsPerRequest }: Beside) =>
  `${whole(us.requestsPerSecond)} req/s beside ${whole(yardstick.requestsPerSecond)} bare of ${kilobytes} kB: ${times(share)}, ${processorMsPerRequest.toFixed(2)} ms of processor each`;

/**
 * Requests per second of travel's quote list beside a bare route that returns the same bytes: for the same search again
 * and again, and for searches that all differ.
 * @param aims the least shares of the bare route's figure
 */
async function measureTravel(
  server: Process,
  plans: number,
  aims: Record<'same' | 'different', number>,
): Promise<void> {
  for (const kind of ['same', 'different'] as const) {
    const aim = aims[kind];
    const found = await besideBare(server, 'TRAVEL', kind, THOROUGH);
    const { us, yardstick, share } = found;
    say(
      `plan-travel, ${plans} plans, ${kind === 'same' ? 'the same search' : 'searches that differ'}`,
      `${figures(found)} (aim ${times(aim)}); p50 ${us.p50Ms} ms, p99 ${us.p99Ms} ms (bare ${yardstick.p99Ms} ms); ${us.failures} failures`,
      share >= aim && us.failures === 0,
    );
    if (plans >= 1000) say('  its p99 with 10 connections', `${us.p99Ms} ms (aim under 20 ms)`, us.p99Ms < 20);
  }
}

/** Publishes that many plans of a line and waits until the server lists them: a new version reaches it by itself. */
async function withPlans(server: Process, databaseUrl: string, line: LineCode, plans: number): Promise<void> {
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 1 });
  await publishManyPlans(db, line, plans);
  await close();
  for (let tries = 0; tries < 300; tries++) {
    if (countOf(await listOf(server, line)) === plans) return;
    await sleep(100);
  }
  throw new Error(`The server never listed ${plans} plans of ${line}.`);
}

/** Travel's list at the demo's size and at a thousand plans. */
export async function measureRating(server: Process, databaseUrl: string): Promise<void> {
  await measureTravel(server, 18, { same: 0.5, different: 0.35 });
  await measureWorth(server, 18);
  await withPlans(server, databaseUrl, 'TRAVEL', 1000);
  await measureTravel(server, 1000, { same: 0.2, different: 0.2 });
  await measureWorth(server, 1000);
}

/**
 * What a list asks for beside its prices, for searches that all differ, in turns with the list itself: what its plans are
 * worth, and what they pay by changed figures of one incident.
 */
async function measureWorth(server: Process, plans: number): Promise<void> {
  const { path, search, vary } = searches.TRAVEL;
  const asked = Array.from({ length: DIFFERENT }, (_, i) => ({ prod: 'TRAVEL', ...search, ...vary(i) }));
  const happening = (i: number) => ({ incident: 'phone-stolen', answers: { phonePrice: 1_000 + i } });
  const calls = [
    { name: 'plan-worth', path: '/api/buy/plan-worth', bodies: asked },
    {
      name: 'list-payouts',
      path: '/api/buy/list-payouts',
      bodies: asked.map((each, i) => ({ ...each, ...happening(i) })),
    },
  ];
  const { rounds, seconds } = QUICK;
  for (const call of calls) {
    const [lists, ours]: [Load[], Load[]] = [[], []];
    await post(server.url + call.path, call.bodies, {}, 1);
    for (let round = 0; round < rounds; round++) {
      lists.push(await post(server.url + path, asked, {}, seconds));
      ours.push(await post(server.url + call.path, call.bodies, {}, seconds));
    }
    const [list, own] = [median(lists), median(ours)];
    say(
      `${call.name}, ${whole(plans)} plans of travel`,
      `${whole(own.requestsPerSecond)} req/s beside ${whole(list.requestsPerSecond)} of the list: ${times(own.requestsPerSecond / list.requestsPerSecond)}; p99 ${own.p99Ms} ms; ${own.failures} failures`,
      own.failures === 0,
    );
  }
}

/** Every line at the demo's size and at a thousand plans, searches that all differ. */
export async function measureLines(server: Process, databaseUrl: string): Promise<void> {
  for (const line of lineCodes) {
    const demo = await besideBare(server, line, 'different', QUICK);
    say(`${line}, the demo's plans`, `${figures(demo)}; p99 ${demo.us.p99Ms} ms`, demo.us.failures === 0);
    await withPlans(server, databaseUrl, line, 1000);
    const many = await besideBare(server, line, 'different', QUICK);
    say(`${line}, 1,000 plans`, `${figures(many)}; p99 ${many.us.p99Ms} ms`, many.us.failures === 0);
  }
}

/** How the list of travel grows with its plans. */
export async function measureGrowth(server: Process, databaseUrl: string): Promise<void> {
  for (const plans of [10, 100, 1_000, 10_000]) {
    await withPlans(server, databaseUrl, 'TRAVEL', plans);
    const found = await besideBare(server, 'TRAVEL', 'different', QUICK);
    const perPlan = 1_000_000 / found.us.requestsPerSecond / plans;
    say(
      `plan-travel, ${whole(plans)} plans`,
      `${figures(found)}; ${perPlan.toFixed(2)} µs a plan; p99 ${found.us.p99Ms} ms`,
      found.us.failures === 0,
    );
  }
}
