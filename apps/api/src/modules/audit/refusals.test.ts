import { type TestApp, testApp } from '@onegi/testing/app';
import { aSession, aUser, ownPage, signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ config: { trustProxy: true } });
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set('2026-11-21'));

async function refusals(): Promise<{ actor_kind: string; object_name: string | null; after_facts: string }[]> {
  await shop.deps.audit.chain();
  return shop.deps.db
    .selectFrom('audit_trail')
    .select(['actor_kind', 'actor_id', 'object_id', 'object_name', 'after_facts'])
    .where('action', '=', 'permission.refused')
    .orderBy('seq')
    .execute();
}

test('the first is written at once, its repetitions of a minute as one row with their number', async () => {
  const { id, browser } = await signedInAs(shop, ['consultant']);
  const before = (await refusals()).length;
  for (let i = 0; i < 25; i++) await call(shop, 'POST', '/sys/users/list', {}, browser);
  const first = { actor_id: id, object_name: 'users.read', after_facts: '{}' };
  // Looked at before another kind follows: two that are written side by side may change places.
  expect((await refusals()).slice(before)).toMatchObject([first]);
  await call(shop, 'GET', '/sys/settings', undefined, browser);
  expect((await refusals()).slice(before)).toMatchObject([
    first,
    { actor_id: id, object_name: 'settings.read', after_facts: '{}' },
  ]);
  shop.clock.advance(61);
  expect((await refusals()).slice(before + 2)).toMatchObject([
    { actor_id: id, object_name: 'users.read', after_facts: '{"repeats":24}' },
  ]);
  await call(shop, 'POST', '/sys/users/list', {}, browser);
  expect(await refusals()).toHaveLength(before + 4);
});

test('strangers from any number of addresses fill nothing', async () => {
  shop.clock.advance(300);
  const before = (await refusals()).length;
  for (let i = 0; i < 400; i++) {
    const headers = { ...ownPage, 'x-forwarded-for': `203.0.${i >> 8}.${i & 255}` };
    expect((await call(shop, 'POST', '/sys/users/list', {}, headers)).status).toBe(401);
  }
  const rows = (await refusals()).slice(before);
  expect(rows.length).toBeLessThanOrEqual(61);
  expect(rows.every(({ actor_kind }) => actor_kind === 'visitor')).toBe(true);
  shop.clock.advance(61);
  const counted = (await refusals()).slice(before).reduce((sum, { after_facts: facts }) => {
    return sum + 1 + (JSON.parse(facts).repeats ?? 0) - (JSON.parse(facts).repeats ? 1 : 0);
  }, 0);
  expect(counted).toBe(400);
});

test('another’s session is answered as if it did not exist, and written down; one that does not exist is not', async () => {
  const user = await signedInAs(shop, ['consultant']);
  const { sessionId } = await aSession(shop, await aUser(shop));
  const before = (await refusals()).length;
  const end = (id: string) =>
    shop.app.inject({ method: 'DELETE', url: `/api/sys-common/sessions/${id}`, headers: user.browser });
  expect((await end(sessionId)).statusCode).toBe(404);
  expect((await end(user.id)).statusCode).toBe(404);
  expect((await refusals()).slice(before)).toMatchObject([{ object_name: 'account.own', object_id: sessionId }]);
});
