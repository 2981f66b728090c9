import type { AddressInfo } from 'node:net';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aPayment, call, type OpenPayment } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deps } from '../../../deps.ts';
import { sendMailJob } from '../../../modules/mail/send-mail-job.ts';
import { deliverLostNotices } from './lost-notices.ts';
import { deliverNotice } from './notices.ts';
import { payByCard } from './session-actions.ts';
import { webhookUrl } from './webhook-url.ts';

let shop: TestApp;
/** As a process that is reached at its configured port. */
let deps: Deps;
beforeAll(async () => {
  shop = await testApp();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  deps = { ...shop.deps, config: { ...shop.deps.config, port, host: '127.0.0.1' } };
});
afterAll(() => shop.close());

const query = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows;

/** Paid at the gateway by a process that died before it could say so. */
async function paidUnheard(): Promise<{ opened: OpenPayment; noticeId: string }> {
  const opened = await aPayment(shop);
  const { notice } = await payByCard(deps, opened.session, { last4: '4242', outcome: 'paid' });
  return { opened, noticeId: notice?.id ?? '' };
}

const makeDue = (noticeId: string) =>
  query('update sandbox_notices set next_attempt_at = now() where id = $1', [noticeId]);
const stateOf = async ({ paymentRef }: OpenPayment) =>
  (await call(shop, 'GET', `/buy/payment/${paymentRef}`)).data.state;
const noticeOf = async (id: string) =>
  (
    await query('select *, next_attempt_at - now() > $2::interval as waits from sandbox_notices where id = $1', [
      id,
      '30 seconds',
    ])
  )[0];

test('a notice that was lost is delivered once, however many processes look for it', async () => {
  const { opened, noticeId } = await paidUnheard();
  await makeDue(noticeId);
  expect(await stateOf(opened)).toBe('created');
  await Promise.all([deliverLostNotices(deps), deliverLostNotices(deps), deliverLostNotices(deps)]);
  expect(await stateOf(opened)).toBe('paid');
  expect(await noticeOf(noticeId)).toMatchObject({ attempts: 1, last_status: 200, delivered_at: expect.any(Date) });
});

test('a notice that is not due yet is left to the page that made it', async () => {
  const { opened, noticeId } = await paidUnheard();
  await query("update sandbox_notices set next_attempt_at = now() + interval '1 hour' where id = $1", [noticeId]);
  await deliverLostNotices(deps);
  expect([await stateOf(opened), (await noticeOf(noticeId)).attempts]).toEqual(['created', 0]);
});

test('a notice that was delivered is not delivered again, and leaves no job behind', async () => {
  const before = await query('select id from jobs.job');
  const { opened, noticeId } = await paidUnheard();
  expect(await deliverNotice(deps, noticeId, webhookUrl(deps))).toBe(true);
  await makeDue(noticeId);
  await deliverLostNotices(deps);
  expect(await noticeOf(noticeId)).toMatchObject({ attempts: 1 });
  expect(await stateOf(opened)).toBe('paid');
  const known = before.map(({ id }) => id);
  const jobs = await query('select name from jobs.job where not id = any($1)', [known]);
  expect(jobs).toEqual([{ name: sendMailJob.name }]);
});

test('a notice that the shop does not take waits longer each time, and its failure never undoes a delivery', async () => {
  const { noticeId } = await paidUnheard();
  await query('update sandbox_notices set attempts = 3, next_attempt_at = now() where id = $1', [noticeId]);
  await deliverLostNotices({ ...deps, config: { ...deps.config, sandboxSecret: 'another' } });
  expect(await noticeOf(noticeId)).toMatchObject({ attempts: 4, delivered_at: null, waits: true });
  expect((await noticeOf(noticeId)).last_status).toBeGreaterThanOrEqual(400);
  await Promise.all([
    deliverNotice(deps, noticeId, webhookUrl(deps)),
    deliverNotice(deps, noticeId, 'http://127.0.0.1:9/closed'),
  ]);
  expect((await noticeOf(noticeId)).delivered_at).not.toBeNull();
});

test('a lost notice does not wait for a thousand jobs that were there before it', async () => {
  await query(
    `insert into jobs.job (name, data, retry_limit)
    select $1, '{"mailId":"0b9d1c1e-6a8b-4c2f-9a53-2f4a6c1d7e90"}', 3 from generate_series(1, 1000)`,
    [sendMailJob.name],
  );
  const { opened, noticeId } = await paidUnheard();
  await makeDue(noticeId);
  await deliverLostNotices(deps);
  expect(await stateOf(opened)).toBe('paid');
});
