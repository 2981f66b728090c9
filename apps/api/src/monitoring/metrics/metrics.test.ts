import { createServer } from 'node:net';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aPayment, aSubmittedApplication, aTrip, call } from '@onegi/testing/factories/purchases';
import { freePort } from '@onegi/testing/free-port';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenForScrapes } from '../../http/listen-for-scrapes.ts';
import { openMonitoring } from '../open-monitoring.ts';

const TOKEN = 'a-token-of-the-scraper';
const metrics = { port: undefined, host: '127.0.0.1', token: TOKEN };
const authorization = `Bearer ${TOKEN}`;

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

const shops = {} as Record<'plain' | 'byToken' | 'ownPort' | 'withoutDatabase', TestApp>;
beforeAll(async () => {
  shops.plain = await testApp();
  shops.byToken = await testApp({ config: { metrics } });
  shops.ownPort = await testApp({ config: { metrics: { ...metrics, port: 0 } } });
  shops.withoutDatabase = await testApp({ config: { metrics } });
  closing.push(...Object.values(shops).map(({ close }) => close));
}, 120_000);

/** Samples by name and labels, as they stand in the text. */
function samplesOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

async function scrapedOnce({ app }: TestApp) {
  const answer = await app.inject({ url: '/metrics', headers: { authorization } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return samplesOf(answer.body);
}

/** Scrapes until the figures of the database are there and this one is as it should be: they are a few seconds old. */
async function scraped(shop: TestApp, name = 'onegi_ready', value = 1) {
  let samples = new Map<string, number>();
  const isThere = async () => {
    samples = await scrapedOnce(shop);
    return samples.get('onegi_database_up') === 1 && samples.get('onegi_ready') === 1 && samples.get(name) === value;
  };
  await expect.poll(isThere, { timeout: 15_000 }).toBe(true);
  return samples;
}

describe('who may scrape', () => {
  test('without METRICS_PORT and METRICS_TOKEN there is nothing at /metrics', async () => {
    const { app } = shops.plain;
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    expect(app.scrape).toBeUndefined();
  });

  test('the main port answers who has the token, and nobody else', async () => {
    const { app } = shops.byToken;
    const refused = await Promise.all([
      app.inject('/metrics'),
      app.inject({ url: '/metrics', headers: { authorization: `${authorization}x` } }),
      app.inject({ url: '/metrics', headers: { authorization: TOKEN } }),
    ]);
    for (const { statusCode, body } of refused) expect([statusCode, body.includes('onegi_')]).toEqual([401, false]);
    expect((await app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(200);
  });

  test('with a port of its own the main port has none', async () => {
    const { app } = shops.ownPort;
    expect((await app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
    expect(await app.scrape?.()).toContain('onegi_build_info');
  });

  test('the port of its own serves the metrics alone, and asks for the token where there is one', async () => {
    const scrape = async () => 'onegi_ready 1\n';
    const open = await listenForScrapes({ host: '127.0.0.1', token: undefined }, 0, scrape);
    const guarded = await listenForScrapes({ host: '127.0.0.1', token: TOKEN }, 0, scrape);
    closing.push(open.close, guarded.close);
    const statusOf = async ({ port }: { port: number }, path: string, headers = {}) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status;
    expect(await statusOf(open, '/metrics')).toBe(200);
    expect(await statusOf(open, '/api/health')).toBe(404);
    expect(await statusOf(guarded, '/metrics')).toBe(401);
    expect(await statusOf(guarded, '/metrics', { authorization })).toBe(200);
    await expect(listenForScrapes({ host: '127.0.0.1', token: undefined }, open.port, scrape)).rejects.toThrow(
      `METRICS_PORT ${open.port} cannot be listened on (EADDRINUSE)`,
    );
  });
});

test('a request moves the count of its route and status, by pattern and without what it was about', async () => {
  const shop = shops.byToken;
  const count = (route: string, status: number, method = 'POST') =>
    `onegi_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;
  await call(shop, 'POST', '/buy/plan-travel', aTrip);
  await call(shop, 'POST', '/buy/plan-travel', {});
  await call(shop, 'GET', '/buy/application/demo01@example.com');
  await call(shop, 'GET', '/no/such/call?hkid=A123456(3)');
  const samples = await scraped(shop);
  expect(samples.get(count('/api/buy/plan-travel', 200))).toBe(1);
  expect(samples.get(count('/api/buy/plan-travel', 400))).toBe(1);
  expect(samples.get(count('/api/*', 404, 'GET'))).toBe(1);
  const labels = [...samples.keys()].join('\n');
  expect(labels).toContain('route="/api/buy/application/:');
  expect(labels).not.toMatch(/demo01|A123456/);
  await call(shop, 'POST', '/buy/plan-travel', aTrip);
  expect((await scraped(shop)).get(count('/api/buy/plan-travel', 200))).toBe(2);
});

describe('what only the database knows', () => {
  test('is zero in a shop where nothing waits', async () => {
    const samples = await scraped(shops.byToken);
    expect(
      [...samples].filter(([name, value]) => /mails|refunds|payments|given_up|problems/.test(name) && value !== 0),
    ).toEqual([]);
    expect(samples.get('onegi_database_up')).toBe(1);
    expect(samples.get('onegi_figures_missing')).toBe(0);
    expect(samples.get('onegi_ready')).toBe(1);
    expect(samples.get('onegi_ready_check{check="migrations"}')).toBe(1);
    expect(samples.get('onegi_catalogue_version{line="TRAVEL"}')).toBe(1);
  });

  test('shows what was paid but not recorded, refunds, mails, jobs and the audit trail', async () => {
    const shop = shops.byToken;
    const { pool } = shop.database;
    const payment = await aPayment(shop, await aSubmittedApplication(shop));
    expect(payment.paymentRef).toBeTruthy();
    await pool.query(`update sandbox_sessions set state = 'paid'`);
    await pool.query(`update payments set created_at = created_at - interval '2 hours'`);
    const boss = new PgBoss({
      connectionString: shop.database.url,
      schema: 'jobs',
      supervise: false,
      schedule: false,
      max: 1,
    });
    boss.on('error', () => undefined);
    closing.push(() => boss.stop({ graceful: false }));
    await boss.start();
    await boss.createQueue('abandoned', { retryLimit: 0 });
    await boss.send('abandoned', {});
    const [taken] = await boss.fetch('abandoned');
    await boss.fail('abandoned', taken?.id ?? '');
    await boss.send('abandoned', {});
    await boss.send('abandoned', {}, { startAfter: 3_600 });
    await pool.query(
      `insert into audit_verifications (id, at, rows, problems) values (gen_random_uuid(), to_timestamp(1000), 5, 3)`,
    );
    await pool.query(
      `insert into backups (id, taken_at, finished_at, bytes)
       select gen_random_uuid(), to_timestamp(seconds), to_timestamp(seconds + 60), 1 from unnest(array[500, 2000]) as seconds`,
    );
    const now = shop.clock.now();
    await pool.query(
      `insert into mails (id, kind, language, mail_sealed, state, queued_at)
       select gen_random_uuid(), 'test', 'en', '', state, $1::timestamptz - interval '10 minutes' from unnest($2::text[]) as states (state)`,
      [now, ['queued', 'queued', 'failed']],
    );

    const samples = await scraped(shop, 'onegi_payments_paid_unrecorded{gateway="sandbox"}', 1);
    expect(samples.get('onegi_payments_overdue{gateway="sandbox"}')).toBe(1);
    expect(samples.get('onegi_jobs_waiting{queue="abandoned"}')).toBe(1);
    expect(samples.get('onegi_jobs_scheduled{queue="abandoned"}')).toBe(1);
    expect(samples.get('onegi_jobs_given_up{queue="abandoned"}')).toBe(1);
    expect(samples.get('onegi_mails_unsent')).toBe(2);
    expect(samples.get('onegi_mails_unsent_oldest_seconds')).toBe(600);
    expect(samples.get('onegi_mails_failed')).toBe(1);
    expect(samples.get('onegi_audit_problems')).toBe(3);
    expect(samples.get('onegi_audit_verified_timestamp_seconds')).toBe(1000);
    expect(samples.get('onegi_backup_timestamp_seconds')).toBe(2000);
  });

  test('shows a refund that is due, and how long', async () => {
    const shop = shops.byToken;
    await shop.database.pool.query(
      `update payments set state = 'paid', paid_at = changed_at, refund_due = true, changed_at = changed_at - interval '2 days'`,
    );
    const samples = await scraped(shop, 'onegi_refunds_due', 1);
    expect(samples.get('onegi_refunds_due_oldest_seconds')).toBe(2 * 86_400);
    expect(samples.get('onegi_payments_paid_unrecorded{gateway="sandbox"}')).toBe(0);
  });

  test('has no old value when it cannot be read, and says how much is missing', async () => {
    const shop = shops.byToken;
    await shop.database.pool.query('alter table audit_waiting rename to audit_waiting_elsewhere');
    const samples = await scraped(shop, 'onegi_figures_missing', 1);
    expect(samples.has('onegi_audit_waiting')).toBe(false);
    expect(samples.get('onegi_refunds_due')).toBe(1);
    await shop.database.pool.query('alter table audit_waiting_elsewhere rename to audit_waiting');
  });
});

describe('a database that is gone', () => {
  const processMetrics = [
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_p99_seconds',
    'onegi_database_pool_waiting',
  ];

  async function shopWhoseProbesGoTo(port: number): Promise<TestApp> {
    const shop = shops.withoutDatabase;
    await shop.deps.monitoring.close();
    const { config } = shop.deps;
    Object.assign(shop.deps.monitoring, {
      ...openMonitoring({
        config,
        databaseUrl: `postgres://nobody@127.0.0.1:${port}/none`,
        heldQueues: [],
        requestPool: shop.database.pool,
        onReadinessChanged: () => undefined,
      }),
    });
    return shop;
  }

  function expectTheRest(samples: Map<string, number>): void {
    for (const name of processMetrics) expect(samples.has(name), name).toBe(true);
    expect(samples.get('onegi_database_up')).toBe(0);
    expect(samples.get('onegi_ready')).toBe(0);
    expect([...samples.keys()].filter((name) => /jobs_|mails_|refunds_|payments_/.test(name))).toEqual([]);
  }

  test('costs the scrape its own figures alone', async () => {
    expectTheRest(await scrapedOnce(await shopWhoseProbesGoTo(await freePort())));
  });

  test('and so does one that takes connections and never answers', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((listening) => silent.once('listening', listening));
    closing.push(() => silent.close());
    const { port } = silent.address() as { port: number };
    const samples = await scrapedOnce(await shopWhoseProbesGoTo(port));
    expectTheRest(samples);
    expect(samples.get('onegi_ready_check{check="database"}')).toBe(0);
  });
});
