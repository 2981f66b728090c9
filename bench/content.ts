import pg from 'pg';
import { contentFields as c } from '../packages/contract/src/fields/content.ts';
import { signedInAs } from './signed-in.ts';
import type { Process } from './stage.ts';

const FILES = 100_000;
const PER_KIND = 120;

/** Fills the product library and signs a consultant in; answers the session's token. */
async function prepare(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into content_files (id, box, state, shown_on, shown_until, title_en, title_zh, file_name, file_type, file_key,
         insurer_code, line, product_name_en, product_name_zh, changed_at, revision)
       select gen_random_uuid(), 'prodlib', 'published', date '2026-01-01' - (n % 2000), null,
         'Product circular ' || n, '產品通告 ' || n, 'circular-' || md5(n::text) || '.' || (array['pdf','xlsx','csv','docx'])[1 + n % 4],
         (array['pdf','xlsx','csv','docx'])[1 + n % 4], gen_random_uuid(),
         (array['LPG','SFY','JDF','BRG','CPW','OVI','EGP'])[1 + n % 7], (array['TRAVEL','HOME','MOTOR','PET','GOLF'])[1 + n % 5],
         'Plan family ' || n % 300, '計劃系列 ' || n % 300, now(), (select revision + 1 from content_boxes where box = 'prodlib')
       from generate_series(1, $1) n`,
      [FILES],
    );
    await client.query(`update content_boxes set revision = revision + 1 where box = 'prodlib'`);
    await client.query('vacuum analyze content_files');
    return await signedInAs(client, 'consultant');
  } finally {
    await client.end();
  }
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Lists of the product library at 100,000 files, one request after the other, beside a call that asks nothing. */
export async function measureContent({ url }: Process, databaseUrl: string): Promise<void> {
  const token = await prepare(databaseUrl);
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
  const started = performance.now();
  await search({});
  const firstMs = performance.now() - started;
  const last = Math.floor(FILES / 10);
  const kinds: [string, (i: number) => Promise<unknown>][] = [
    ['bare route (health)', () => fetch(`${url}/api/health`).then((answer) => answer.arrayBuffer())],
    ['first page', () => search({})],
    ['page in the middle', (i) => search({ current: last / 2 + i })],
    ['last pages', (i) => search({ current: last - i })],
    ['by file name, first page', () => search({ sort: name })],
    ['by file name, in the middle', (i) => search({ sort: name, current: last / 2 + i })],
    ['of one insurer and class', () => search({ [c.insurer.wire]: 'JDF', [c.line.wire]: 'MOTOR' })],
    ['name holds what few hold', (i) => search({ [name]: `a${i % 10}${(i % 90) + 10}` })],
    ['name holds what many hold', (i) => search({ [name]: `${(i % 90) + 10}` })],
    ['name holds Chinese, in the middle', (i) => search({ [name]: '通告', current: last / 2 + i })],
  ];
  console.log(
    `\nLists over ${FILES.toLocaleString('en')} files (ms, ${PER_KIND} each); the very first list: ${firstMs.toFixed(0)} ms`,
  );
  console.log(`${'search'.padEnd(36)}${'p50'.padStart(8)}${'p99'.padStart(8)}`);
  for (const [kind, ask] of kinds) {
    await ask(0);
    const times: number[] = [];
    for (let i = 0; i < PER_KIND; i++) {
      const started = performance.now();
      await ask(i);
      times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    console.log(`${kind.padEnd(36)}${at(times, 0.5).toFixed(1).padStart(8)}${at(times, 0.99).toFixed(1).padStart(8)}`);
  }
}
