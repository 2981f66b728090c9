import { type TestApp, testApp } from '@onegi/testing/app';
import { type Acknowledged, buyTravel, readAnswer, sendTo } from '@onegi/testing/purchase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProblems } from '../../apps/api/src/modules/ledger/proof/checks.ts';
import { applicationIdOf, readOrders } from './rows.ts';
import { countForgottenMails, settle } from './settle.ts';

let portal: TestApp;
let origin: string;
beforeAll(async () => {
  portal = await testApp();
  // The gateway's notices come over the network.
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => portal.close());

test('a real purchase is read back as one charge, policy and receipt of the total that was shown', async () => {
  const answers: Acknowledged[] = [];
  await buyTravel(async (request) => readAnswer(await sendTo(origin)(request)), {
    email: 'shopper.1@example.com',
    firstName: 'SHOPPER B',
    today: portal.clock.today(),
    patienceMs: 10_000,
    acknowledged: (what) => answers.push(what),
  });
  const begun = answers.find((what) => what.step === 'begun');
  const confirmed = answers.find((what) => what.step === 'confirmed');
  const { pool } = portal.database;
  const row = (await readOrders(pool)).get(applicationIdOf(begun?.applicationRef ?? ''));
  const cents = Math.round(Number(confirmed?.total.replaceAll(',', '')) * 100);
  expect(row).toMatchObject({
    state: 'paid',
    charges: 1,
    refunds: 0,
    policies: 1,
    policyNumber: confirmed?.policyNumber,
    receipts: 1,
    documents: 3,
    receiptCents: cents,
    policyCents: cents,
  });
  expect(await findProblems(portal.deps.db, portal.clock.today())).toEqual([]);
});

test('a charge whose policy does not come is told as left, and so is a mail without a job', async () => {
  const { pool } = portal.database;
  await pool.query(`update payments set state = 'pending', paid_at = null`);
  const { left } = await settle(pool, { patienceMs: 0, until: 'money' });
  expect(left).toContain('1 charges without policy or refund');
  await pool.query(`update mails set state = 'queued', sent_at = null`);
  await pool.query(`delete from jobs.job where name = 'send-mail'`);
  expect(await countForgottenMails(pool)).toBe(1);
});
