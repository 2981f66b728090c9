import { type TestApp, testApp } from '@onegi/testing/app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemoUsers } from '../../src/modules/accounts/users/seed-demo-users.ts';
import { openForm } from '../../src/modules/requests/read-request.ts';
import { seedCases } from './seed-cases.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await seedDemoUsers(shop.deps);
  await seedCases(shop.deps);
}, 120_000);
afterAll(() => shop.close());

const casesMade = () =>
  shop.deps.db.selectFrom('quote_requests').selectAll().where('audience', '=', 'consultant').execute();

describe('the demonstration’s cases', () => {
  test('are sixty, over all twelve forms and all statuses, with policies and without', async () => {
    const cases = await casesMade();
    expect(cases).toHaveLength(60);
    expect(new Set(cases.map(({ template }) => template)).size).toBe(12);
    const counted = Object.entries(Object.groupBy(cases, ({ status }) => status)).map(([status, of]) => [
      status,
      of?.length,
    ]);
    expect(Object.fromEntries(counted)).toEqual({
      draft: 6,
      waiting: 28,
      pending: 4,
      closed: 8,
      accepted: 12,
      expired: 2,
    });
    expect(new Set(cases.map(({ closed_as }) => closed_as))).toEqual(new Set([null, 'declined', 'withdrawn']));
    expect(cases.filter(({ policy_id }) => policy_id !== null)).toHaveLength(7);
    expect(new Set(cases.map(({ language }) => language)).size).toBe(2);
    expect(new Set(cases.map(({ transaction_type }) => transaction_type)).size).toBe(2);
  });

  test('have some that are late, some that nobody has taken, and several officers', async () => {
    const cases = await casesMade();
    const waiting = cases.filter(({ status }) => status === 'waiting');
    expect(waiting.some(({ due_at }) => due_at < shop.clock.now())).toBe(true);
    expect(waiting.some(({ due_at }) => due_at > shop.clock.now())).toBe(true);
    expect(waiting.some(({ assigned_to }) => assigned_to === null)).toBe(true);
    expect(new Set(cases.map(({ assigned_to }) => assigned_to)).size).toBeGreaterThan(2);
  });

  test('have offers in every state, of many insurers, and files of several kinds', async () => {
    const { db } = shop.deps;
    const offers = await db.selectFrom('request_offers').select(['state', 'insurer_code']).execute();
    expect([...new Set(offers.map(({ state }) => state))].sort()).toEqual(
      ['accepted', 'declined', 'expired', 'informationRequired', 'notQuoting', 'quoted', 'waiting'].sort(),
    );
    expect(new Set(offers.map(({ insurer_code }) => insurer_code)).size).toBeGreaterThan(9);
    const files = await db.selectFrom('stored_files').select(['file_type', 'state']).execute();
    expect(new Set(files.map(({ file_type }) => file_type))).toEqual(new Set(['pdf', 'png', 'csv']));
    expect(files.every(({ state }) => state === 'kept')).toBe(true);
  });

  test('have employees where the form asks for them, and no mail is left of them', async () => {
    const employees = (await casesMade())
      .filter(({ template }) => template === 'EC')
      .map((row) => openForm(shop.deps.seal, row).employees.length);
    expect(Math.min(...employees)).toBeGreaterThan(1);
    const left = await shop.deps.db.selectFrom('mails').select('kind').where('state', '<>', 'sent').execute();
    expect(left).toEqual([]);
  });

  test('are made once', async () => {
    await seedCases(shop.deps);
    expect(await casesMade()).toHaveLength(60);
  });
});

test('visitors have asked a dozen times, and some have written to the office', async () => {
  const { db } = shop.deps;
  const requests = await db.selectFrom('quote_requests').select('status').where('audience', '=', 'visitor').execute();
  expect(requests).toHaveLength(12);
  expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(['waiting', 'answered', 'closed']));
  const enquiries = await db.selectFrom('enquiries').selectAll().execute();
  expect(enquiries).toHaveLength(6);
});
