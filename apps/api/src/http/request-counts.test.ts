import { type TestApp, testApp } from '@onegi/testing/app';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Api } from './fastify.ts';
import { sweepExpired } from './rate-limit.ts';
import { type RequestCounts, shareRequestCounts } from './request-counts.ts';

const LIMIT = 100;
let at: TestApp;
let other: Api;
beforeAll(async () => {
  at = await testApp({ config: { requestsPerMinute: LIMIT } });
  other = await buildApp(at.deps, { busyFromMs: 0 });
});
afterAll(async () => {
  await other.close();
  await at.close();
});
beforeEach(() => at.deps.db.deleteFrom('request_counts').execute());

const statusAt = async (app: Api, remoteAddress: string) =>
  (await app.inject({ method: 'GET', url: '/api/openapi.json', remoteAddress })).statusCode;
const rows = (address: string) =>
  at.deps.db
    .selectFrom('request_counts')
    .selectAll()
    .where('address_hash', '=', at.deps.seal.hash('address', address))
    .execute();

describe('two processes on one database', () => {
  test('let one address through as often as one would, and what was on its way', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < LIMIT + 5; i++) statuses.push(await statusAt(at.app, '203.0.113.7'));
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
    expect(statuses.at(-1)).toBe(429);
    let allowed = 0;
    await expect
      .poll(
        async () => {
          const status = await statusAt(other, '203.0.113.7');
          if (status === 200) allowed += 1;
          return status;
        },
        { interval: 250, timeout: 10_000 },
      )
      .toBe(429);
    expect(allowed).toBeLessThan(LIMIT / 2);
    expect(await statusAt(other, '203.0.113.8')).toBe(200);
  });

  test('let an address in again in the next minute', async () => {
    for (let i = 0; i <= LIMIT; i++) await statusAt(at.app, '203.0.113.9');
    expect(await statusAt(at.app, '203.0.113.9')).toBe(429);
    at.clock.advance(60);
    expect(await statusAt(at.app, '203.0.113.9')).toBe(200);
  });

  test('count a whole network of IPv6 as one address', async () => {
    for (let i = 0; i <= LIMIT; i++) await statusAt(at.app, `2001:db8:1:2::${i.toString(16)}`);
    expect(await statusAt(at.app, '2001:db8:1:2:ffff::1')).toBe(429);
    expect(await statusAt(at.app, '2001:db8:1:3::1')).toBe(200);
  });
});

describe('the counts', () => {
  const opened: RequestCounts[] = [];
  const troubles: unknown[] = [];
  const counter = (deps: Parameters<typeof shareRequestCounts>[0] = at.deps) => {
    const counts = shareRequestCounts(deps, (error) => troubles.push(error));
    counts.close();
    opened.push(counts);
    const store = new counts.Store({});
    const hit = (address: string, times = 1) => {
      let current = 0;
      for (let i = 0; i < times; i++) {
        store.incr(address, (_error, result) => (current = result?.current ?? 0), 60_000, LIMIT);
      }
      return current;
    };
    return { counts, hit };
  };

  test('of several processes add up, whoever tells first', async () => {
    const [one, two, three] = [counter(), counter(), counter()];
    one.hit('a', 30);
    two.hit('a', 20);
    three.hit('a', 10);
    await Promise.all([one, two, three].map(({ counts }) => counts.exchange()));
    expect((await rows('a'))[0]?.hits).toBe(60);
    for (const { hit, counts } of [one, two, three]) {
      hit('a');
      await counts.exchange();
    }
    expect([one.hit('a'), two.hit('a'), three.hit('a')]).toEqual([62, 63, 64]);
  });

  test('of ordinary visitors are never written, and of others no address in the clear', async () => {
    const { counts, hit } = counter();
    hit('198.51.100.1', LIMIT / 20 - 1);
    await counts.exchange();
    expect(await rows('198.51.100.1')).toEqual([]);
    hit('198.51.100.1');
    await counts.exchange();
    expect(await rows('198.51.100.1')).toHaveLength(1);
    const { rows: written } = await at.database.pool.query('select c::text as row from request_counts c');
    expect(JSON.stringify(written)).not.toContain(Buffer.from('198.51').toString('hex'));
  });

  test('of what is refused cost the database nothing', async () => {
    const { counts, hit } = counter();
    hit('b', LIMIT + 1);
    await counts.exchange();
    hit('b', 1_000);
    await counts.exchange();
    expect((await rows('b'))[0]?.hits).toBe(LIMIT + 1);
  });

  test('go on without the database, and are told of once', async () => {
    const { counts, hit } = counter({ ...at.deps, db: at.deps.db.withSchema('nowhere') });
    for (let i = 0; i < 3; i++) {
      hit('c', 40);
      await counts.exchange();
    }
    expect(hit('c')).toBe(LIMIT + 1);
    expect(troubles).toHaveLength(1);
  });

  test('of a hundred thousand addresses take no more memory than of ten thousand', () => {
    const { hit } = counter();
    hit('first', 50);
    for (let i = 0; i < 100_000; i++) hit(`address ${i}`);
    expect(hit('first')).toBe(1);
  });

  test('are thrown away when their hour is over', async () => {
    await at.deps.db
      .insertInto('request_counts')
      .values({ address_hash: at.deps.seal.hash('address', 'old'), window_start: new Date(0), hits: 1 })
      .execute();
    await sweepExpired(at.deps.db);
    expect(await rows('old')).toEqual([]);
  });
});
