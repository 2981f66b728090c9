import type { List } from '@onegi/contract/list';
import pg from 'pg';
import { get, type Load, post } from './load.ts';
import { type Measured, percentile, times } from './report.ts';

/** In two seconds the slowest hundredth is what two pauses make of it, whichever page they fall on. */
const SECONDS = 5;
/** Not measured: connections have not planned anything yet, and code that was never run is slow. */
const WARM_UP_SECONDS = 0.5;
/** Before the first list of all. */
const START_SECONDS = 4;
const CONNECTIONS = 10;
const MOST_MS = 50;
const MOST_DEEPER = 1.5;
/** As far as anybody turns pages. */
const DEEP = 200;

type Body = Readonly<Record<string, unknown>>;

const wire = (list: List, asked: Body): Body =>
  (list.page.body as unknown as { codec: { encode(value: unknown): Body } }).codec.encode(asked);

/** The same asked in many ways, so that no answer is the one before. */
const pagesOf = (list: List, asked: Body, from: number): Body[] =>
  Array.from({ length: 10 }, (_, at) => wire(list, { ...asked, current: from + at, size: 10 }));

/** Ten connections ask the database itself for a page by an index, as fast as it answers. */
export async function bareQuery(databaseUrl: string, text: string): Promise<Load> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const sorted: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  try {
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (performance.now() < until) {
          const began = performance.now();
          await pool.query({ name: 'bare', text });
          sorted.push(performance.now() - began);
        }
      }),
    );
  } finally {
    await pool.end();
  }
  sorted.sort((a, b) => a - b);
  return {
    requests: sorted.length,
    requestsPerSecond: sorted.length / SECONDS,
    p50Ms: Math.round(percentile(sorted, 0.5)),
    p99Ms: Math.round(percentile(sorted, 0.99)),
    failures: 0,
  };
}

/** A list as it is asked for. */
export interface AskedList {
  readonly what: string;
  readonly list: List;
  readonly asked: Body;
  /** Whose session asks. */
  readonly token: string;
  /** Whether a deep page is measured beside the first; where few rows fit there is none. */
  readonly isDeep?: true;
}

const send = (
  url: string,
  { list, token }: Pick<AskedList, 'list' | 'token'>,
  bodies: readonly Body[],
  seconds: number,
  connections?: number,
) => post(`${url}/api${list.page.path}`, bodies, { authorization: `Bearer ${token}` }, seconds, connections);

/** Asks for lists without measuring: a process that has just started compiles what it runs often. */
export async function warmUp(url: string, lists: readonly Omit<AskedList, 'what'>[]): Promise<void> {
  for (const each of lists) await send(url, each, pagesOf(each.list, each.asked, 1), START_SECONDS);
}

const figuresOf = ({ p50Ms, p99Ms, failures }: Load) =>
  `p50 ${p50Ms}, p99 ${p99Ms} ms${failures ? `, ${failures} failed` : ''}`;

type Ask = (seconds: number, connections?: number) => Promise<Load>;

/** Ten connections ask, once warm; beside the most that the slowest hundredth may take. */
async function measured(what: string, load: Ask, mostMs: number) {
  await load(WARM_UP_SECONDS);
  const found = await load(SECONDS);
  const oneAfterTheOther = async () => figuresOf(await load(SECONDS, 1));
  const isMet = found.failures === 0 && found.p99Ms <= mostMs;
  return { what, figures: figuresOf(found), isMet, oneAfterTheOther, found };
}

/** Ten connections ask for the first page of a list, then for pages far behind it; each beside its aim. */
export async function measureList(url: string, { what, list, asked, token, isDeep }: AskedList): Promise<Measured[]> {
  const load =
    (bodies: readonly Body[]): Ask =>
    (seconds, connections) =>
      send(url, { list, token }, bodies, seconds, connections);
  const first = await measured(what, load([wire(list, { ...asked, current: 1, size: 10 })]), MOST_MS);
  if (!isDeep) return [first];
  const deep = await measured(`  page ${DEEP} on`, load(pagesOf(list, asked, DEEP)), MOST_MS);
  const ratio = first.found.requestsPerSecond / deep.found.requestsPerSecond;
  const figures = `${deep.figures}, ${times(ratio)} the first`;
  return [first, { ...deep, figures, isMet: deep.isMet && ratio <= MOST_DEEPER }];
}

/** Ten connections open one thing at its address, beside the most that the slowest hundredth may take. */
export const measureOpened = async (
  url: string,
  { what, address, token, mostMs }: { what: string; address: string; token: string; mostMs: number },
): Promise<Measured[]> => [
  await measured(
    what,
    (seconds, connections) => get(`${url}/api${address}`, { authorization: `Bearer ${token}` }, seconds, connections),
    mostMs,
  ),
];
