import type { List } from '@onegi/contract/list';
import pg from 'pg';
import { type Load, post } from './load.ts';
import { percentile, say, times } from './report.ts';

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
) => post(`${url}/api${list.page.path}`, bodies, { authorization: `Bearer ${token}` }, seconds);

/** Asks for lists without measuring: a process that has just started compiles what it runs often. */
export async function warmUp(url: string, lists: readonly Omit<AskedList, 'what'>[]): Promise<void> {
  for (const each of lists) await send(url, each, pagesOf(each.list, each.asked, 1), START_SECONDS);
}

/** Ten connections ask for the first page of a list, then for pages far behind it; each beside its aim. */
export async function measureList(url: string, { what, list, asked, token, isDeep }: AskedList): Promise<void> {
  const load = async (bodies: readonly Body[]) => {
    await send(url, { list, token }, bodies, WARM_UP_SECONDS);
    return send(url, { list, token }, bodies, SECONDS);
  };
  const first = await load([wire(list, { ...asked, current: 1, size: 10 })]);
  const failed = first.failures ? `, ${first.failures} failed` : '';
  say(what, `p50 ${first.p50Ms}, p99 ${first.p99Ms} ms${failed}`, first.failures === 0 && first.p99Ms <= MOST_MS);
  if (!isDeep) return;
  const deep = await load(pagesOf(list, asked, DEEP));
  const ratio = first.requestsPerSecond / deep.requestsPerSecond;
  const isMet = deep.failures === 0 && deep.p99Ms <= MOST_MS && ratio <= MOST_DEEPER;
  say(`  page ${DEEP} on`, `p50 ${deep.p50Ms}, p99 ${deep.p99Ms} ms, ${times(ratio)} the first`, isMet);
}
