import { type AuditAction, auditActions } from '@onegi/contract/fields/audit';
import { type TestApp, testApp } from '@onegi/testing/app';
import { auditedActions } from '@onegi/testing/factories/audited-actions';
import { canary } from '@onegi/testing/factories/canary';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyChain } from './verify-chain.ts';

let shop: TestApp;
let made: Awaited<ReturnType<typeof auditedActions>>;
beforeAll(async () => {
  shop = await testApp();
  made = await auditedActions(shop);
});
afterAll(() => shop.close());

async function rowsOf(action: AuditAction) {
  await shop.deps.audit.chain();
  return shop.deps.db.selectFrom('audit_trail').selectAll().where('action', '=', action).orderBy('seq').execute();
}

test.each(auditActions)('%s makes one row, also when it is repeated or clicked twice', async (action) => {
  const before = (await rowsOf(action)).length;
  await made[action]();
  expect(await rowsOf(action)).toHaveLength(before + 1);
});

test('whoever did it is known: a user, a client by link, the gateway, a visitor, the product itself', async () => {
  const actor = async (action: AuditAction) => {
    const row = (await rowsOf(action)).at(-1);
    return [row?.actor_kind, row?.actor_roles, row?.actor_id !== null, row?.request_id !== null];
  };
  expect(await actor('setting.changed')).toEqual(['user', ['administrator'], true, true]);
  expect(await actor('account.signedIn')).toEqual(['user', ['consultant'], true, true]);
  expect(await actor('permission.refused')).toEqual(['user', ['consultant'], true, true]);
  expect(await actor('application.handedOver')).toEqual(['client', [], false, true]);
  expect(await actor('policy.issued')).toEqual(['gateway', [], false, true]);
  await made['request.made']();
  expect(await actor('request.made')).toEqual(['visitor', [], false, true]);
  expect(await actor('user.administratorMade')).toEqual(['system', [], false, false]);
  expect(await actor('request.expired')).toEqual(['system', [], false, false]);
});

test('what was done is told by what differs', async () => {
  const [setting] = await rowsOf('setting.changed');
  expect(setting).toMatchObject({
    object_kind: 'setting',
    object_id: 'OFFER_VALID_DAYS',
    before_facts: '{"value":"30"}',
    after_facts: '{"value":"31"}',
  });
  const [user] = await rowsOf('user.changed');
  expect(JSON.parse(user?.before_facts ?? '')).toMatchObject({ roles: ['consultant'], trCodes: [] });
  expect(JSON.parse(user?.after_facts ?? '')).toEqual({ name: 'C*** Q***', roles: ['finance'], trCodes: ['TR7'] });
});

test('nobody’s name, address, identity card or number can be read in it', async () => {
  const { rows } = await sql<{ text: string }>`
    select row_to_json(audit_trail)::text as text from audit_trail`.execute(shop.deps.db);
  expect(rows.length).toBeGreaterThan(auditActions.length);
  const everything = rows.map(({ text }) => text).join('\n');
  const words = [...canary.name.split(' '), canary.nameZh, canary.email, canary.hkid, canary.hkid.slice(0, 7)];
  for (const word of [...words, 'QUETZAL', canary.phone, 'example.com', 'Sample House']) {
    expect([word, everything.toLowerCase().includes(word.toLowerCase())]).toEqual([word, false]);
  }
});

test('all of it is one unbroken chain', async () => {
  const { config, ...deps } = shop.deps;
  expect((await verifyChain({ ...deps, secretKeys: config.secretKeys })).problems).toEqual([]);
  expect(shop.problems).toEqual([]);
});
