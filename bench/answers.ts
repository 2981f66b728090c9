import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { queryByCallback } from '../apps/api/src/db/query-by-callback.ts';
import { say, times, whole } from './report.ts';
import type { Stage } from './stage.ts';

const CONNECTIONS = 10;
const SECONDS = 3;
const TURNS = 4;
const LIMIT_MS = 30_000;
/** A page of a list: ten rows of thirty texts and moments. */
const PAGE = `select ${Array.from({ length: 30 }, (_, at) => (at % 3 ? `md5((n + ${at})::text) as text_${at}` : `now() as at_${at}`)).join()}
  from generate_series(1, 10) as n`;

type Query = (...args: unknown[]) => unknown;
interface Tally {
  answers: number;
  /** Milliseconds in which garbage was collected. */
  collectedMs: number;
}

const WAYS = {
  'as the driver promises it': (client: pg.Client): Query => client.query.bind(client) as Query,
  'by a callback given to it': (client: pg.Client) => queryByCallback(client.query.bind(client) as Query, LIMIT_MS),
} as const;
type Way = keyof typeof WAYS;

/** Ten connections ask for the page, as fast as it is answered. */
async function ask(url: string, way: Way, into: Tally): Promise<void> {
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) into.collectedMs += duration;
  });
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const limit = way === 'as the driver promises it' ? { query_timeout: LIMIT_MS } : {};
      const client = new pg.Client({ connectionString: url, ...limit });
      await client.connect();
      return client;
    }),
  );
  observer.observe({ entryTypes: ['gc'] });
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(
    clients.map(async (client) => {
      const query = WAYS[way](client);
      for (; performance.now() < until; into.answers++) await query(PAGE, []);
    }),
  );
  await sleep(0);
  observer.disconnect();
  await Promise.all(clients.map((client) => client.end()));
}

/** What the answers of the database leave to be collected (db/query-by-callback.ts), beside the driver's own promises, in turns. */
export async function measureAnswers({ databaseUrl }: Stage): Promise<void> {
  console.log(`\nAnswers of the database, ${CONNECTIONS} connections, ${TURNS} turns of ${SECONDS} s each way`);
  const ways = Object.keys(WAYS) as Way[];
  const tallies = new Map<Way, Tally>(ways.map((way) => [way, { answers: 0, collectedMs: 0 }]));
  const of = (way: Way) => tallies.get(way) as Tally;
  for (let turn = 0; turn < TURNS; turn++) for (const way of ways) await ask(databaseUrl, way, of(way));
  const perThousand = (way: Way) => (of(way).collectedMs * 1000) / of(way).answers;
  for (const way of ways)
    say(way, `${whole(of(way).answers)} answers, ${perThousand(way).toFixed(1)} ms of collecting per 1,000`);
  const [own, given] = ways.map(perThousand) as [number, number];
  say('collecting, a callback beside a promise', times(given / own), given < own);
}
