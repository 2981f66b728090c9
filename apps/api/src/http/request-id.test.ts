import { Writable } from 'node:stream';
import { type TestApp, testApp } from '@onegi/testing/app';
import { anEnquiry } from '@onegi/testing/factories/company-requests';
import { call } from '@onegi/testing/factories/purchases';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pgBossJobs } from '../adapters/jobs/pg-boss-jobs.ts';
import { recordAudit } from '../modules/audit/record-audit.ts';
import { sendMailJob } from '../modules/mail/send-mail-job.ts';
import { loggerOptions } from './request-log.ts';

const REQUEST_ID = 'proxy-0123456789';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

/** The log as the server writes it. */
function aLog() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const { log } = fastify({ logger: Object.assign(loggerOptions('info') ?? {}, { stream }) });
  return { log, lines };
}

test("the proxy's request id reaches the log and the audit trail of the job that the request caused", async () => {
  const { log, lines } = aLog();
  // The server's own workers wait, for its queue is replaced by one whose log can be read.
  await shop.deps.jobs.stop();
  const { status } = await call(shop, 'POST', '/sys-common/contract-us/add', anEnquiry, { 'x-request-id': REQUEST_ID });
  expect(status).toBe(200);

  let failures = 0;
  const jobs = pgBossJobs({
    databaseUrl: shop.database.url,
    pollSeconds: 0.5,
    onProblem: ({ error }) => log.warn({ err: error }, 'trouble in the background'),
    onFinished: (job) => log.info(job, 'job'),
  });
  let succeeded = () => {};
  const success = new Promise<void>((resolve) => {
    succeeded = resolve;
  });
  jobs.work(
    { ...sendMailJob, retryDelaySeconds: 1, longestDelaySeconds: 1 },
    {
      async run({ mailId }) {
        failures += 1;
        if (failures === 1) throw new Error('not now');
        await recordAudit(shop.deps.db, 'setting.changed', { id: mailId, after: { value: '1' } });
        succeeded();
      },
    },
  );
  await jobs.start();
  await success;
  await jobs.stop();

  const { rows } = await shop.database.pool.query(
    `select request_id from audit_waiting where action = 'setting.changed'
    union all select request_id from audit_trail where action = 'setting.changed'`,
  );
  expect(rows[0]).toEqual({ request_id: REQUEST_ID });
  const ours = { queue: 'send-mail', reqId: REQUEST_ID, jobId: expect.any(String) };
  expect(lines).toContainEqual(expect.objectContaining({ ...ours, msg: 'trouble in the background' }));
  expect(lines).toContainEqual(
    expect.objectContaining({ ...ours, msg: 'job', outcome: 'completed', ms: expect.any(Number) }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ ...ours, msg: 'job', outcome: 'failed' }));
}, 60_000);

test('what is logged outside of jobs is as it was', () => {
  const { log, lines } = aLog();
  log.info({ reqId: 'a-request' }, 'request');
  expect(lines[0]).toMatchObject({ reqId: 'a-request', msg: 'request' });
  expect(lines[0]).not.toHaveProperty('jobId');
});
