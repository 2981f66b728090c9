import pg from 'pg';
import { contentFields as c } from '../packages/contract/src/fields/content.ts';
import { say } from './report.ts';
import { signedInAs } from './signed-in.ts';
import type { Process } from './stage.ts';

const FILES = 100_000;
const ROUNDS = 100;
/** What the slowest of a hundred lists may take. */
const MOST_MS = 50;

/** Fills the product library and signs a consultant in; answers the session's token. */
async function prepare(client: pg.Client): Promise<string> {
  await client.query(
    `insert into content_files (id, box, state, shown_on, shown_until, title_en, title_zh, file_name, file_type, file_key,
       insurer_code, line, product_name_en, product_name_zh, changed_at, revision)
     select gen_random_uuid(), 'prodlib', 'published', date '2026-01-01' - (n % 2000), null,
       'Product circular ' || n, '產品通告 ' || n, 'circular-' || md5(n::text) || '.' || (array['pdf','xlsx','csv','docx'])[1 + n % 4],
       (array['pdf','xlsx','csv','docx'])[1 + n % 4], gen_random_uuid(),
       (array['LPG','SFY','JDF','BRG','CPW','OVI','EGP'])[1 + n % 7], (array['TRAVEL','HOME','MOTOR','PET','GOLF'])[1 + n % 5],
       'Plan family ' || n % 300, '計劃系列 ' || n % 300, now(), 1
     from generate_series(1, $1) n`,
    [FILES],
  );
  await client.query('vacuum analyze content_files');
  return signedInAs(client, 'consultant');
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

type Ask = (round: number) => Promise<unknown>;

/** Milliseconds of every kind, one request after the other; each round asks for all of them, so that noise meets them alike. */
async function timesOf(kinds: readonly [string, Ask][], rounds: number): Promise<Map<string, number[]>> {
  const times = new Map(kinds.map(([kind]) => [kind, [] as number[]]));
  for (let round = -1; round < rounds; round++) {
    for (const [kind, ask] of kinds) {
      const began = performance.now();
      await ask(round + 1);
      if (round >= 0) times.get(kind)?.push(performance.now() - began);
    }
  }
  for (const each of times.values()) each.sort((a, b) => a - b);
  return times;
}

/**
 * The product library's list at 100,000 files, by filters and orders, beside a route that asks nothing and one pass of
 * the database over all names.
 */
export async function measureLists({ url }: Process, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const token = await prepare(client);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const search = async (body: object) => {
      const answer = await fetch(`${url}/api/boxes/prodlib/search`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.arrayBuffer();
    };
    const name = c.fileName.wire;
    const last = Math.floor(FILES / 10);
    const yardsticks: [string, Ask][] = [
      ['a bare route', () => fetch(`${url}/api/health`).then((answer) => answer.arrayBuffer())],
      [
        'one pass over all names',
        () => client.query(`select count(*) from content_files where search_text like '%zzzzz%'`),
      ],
    ];
    const kinds: [string, Ask][] = [
      ['first page', () => search({})],
      ['page 200', (round) => search({ current: 200 + round })],
      ['page in the middle', (round) => search({ current: last / 2 + round })],
      ['last pages', (round) => search({ current: last - round })],
      ['oldest first', () => search({ order: 'asc' })],
      ['by file name, first page', () => search({ sort: name })],
      ['by file name, page 200', (round) => search({ sort: name, current: 200 + round })],
      ['of one insurer and class', () => search({ [c.insurer.wire]: 'JDF', [c.line.wire]: 'MOTOR' })],
      ['of one class', () => search({ [c.line.wire]: 'GOLF', sort: name })],
      ['of a type that no file has', () => search({ [c.fileType.wire]: 'rtf' })],
      ['of one day', () => search({ [c.date.wire]: '2024-05-05' })],
      ['name holds what none holds', () => search({ [name]: 'nobody has this' })],
      ['name holds what few hold', (round) => search({ [name]: `a${round % 10}${(round % 90) + 10}` })],
      ['name holds what many hold', (round) => search({ [name]: `${(round % 90) + 10}` })],
      ['name holds Chinese, by file name', () => search({ [name]: '通告', sort: name })],
      ['product name', (round) => search({ [c.productName.wire]: `family ${round % 300}` })],
    ];
    console.log(`\nLists over ${FILES.toLocaleString('en')} files (ms, ${ROUNDS} each)`);
    const times = await timesOf([...yardsticks, ...kinds], ROUNDS);
    for (const [kind, sorted] of times) {
      const isYardstick = yardsticks.some(([each]) => each === kind);
      const [p50, p99] = [at(sorted, 0.5), at(sorted, 0.99)];
      say(kind, `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`, isYardstick ? null : p99 <= MOST_MS);
    }
  } finally {
    await client.end();
  }
}
