import { auditFields as a } from '@onegi/contract/fields/audit';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAudit } from './record-audit.ts';
import { keepVerification, verifyChain } from './verify-chain.ts';

type Json = Record<string, unknown>;

let shop: TestApp;
let compliance: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  compliance = await signedInAs(shop, ['compliance']);
  admin = await signedInAs(shop, ['administrator'], { name: 'Adam Turner', nameZh: '安管理' });
  for (let i = 1; i <= 45; i++) {
    await recordAudit(shop.deps.db, i % 3 ? 'faq.added' : 'policy.issued', { id: `O${i}`, name: `N${i % 5}` });
  }
  const settings = [{ key: 'OFFER_VALID_DAYS', value: '29' }];
  await call(shop, 'PUT', '/sys/settings', { settings }, admin.browser);
});
afterAll(() => shop.close());

const list = (body: Json = {}, by = compliance) => call(shop, 'POST', '/audit/list', body, by.browser);
const numbers = async (body: Json) => {
  const { data } = await list(body);
  return {
    total: data.total,
    pages: data.pages,
    current: data.current,
    seqs: data.records.map(({ seq }: Json) => seq),
  };
};
const down = (from: number, count: number) => Array.from({ length: count }, (_, i) => from - i);

test('the latest event comes first, with who did it and what differs', async () => {
  const { status, data } = await list();
  expect(status).toBe(200);
  expect(data.records[0]).toMatchObject({
    seq: 46,
    action: 'setting.changed',
    actorKind: 'user',
    actorId: admin.id,
    actorName: 'Adam Turner',
    actorName9: '安管理',
    roles: ['administrator'],
    objectKind: 'setting',
    objectName: 'OFFER_VALID_DAYS',
    before: { value: '30' },
    after: { value: '29' },
    addressMark: expect.stringMatching(/^[0-9a-f]{12}$/),
    agent: 'Other program',
    requestId: expect.any(String),
  });
  expect(data.records[1]).toMatchObject({ actorKind: 'system', actorName: null, action: 'policy.issued' });
});

test('every page is there once, whether from the front or from the end; a page that is not there is the first', async () => {
  expect(await numbers({})).toEqual({ total: 46, pages: 5, current: 1, seqs: down(46, 10) });
  expect(await numbers({ current: 5 })).toEqual({ total: 46, pages: 5, current: 5, seqs: down(6, 6) });
  expect(await numbers({ current: 6 })).toMatchObject({ current: 1 });
  const faqs = { [a.action.wire]: 'faq.added' };
  const seen: number[] = [];
  for (let current = 1; current <= 3; current++) seen.push(...(await numbers({ ...faqs, current })).seqs);
  expect(seen).toEqual(down(45, 45).filter((seq) => seq % 3 !== 0));
  expect(await numbers({ ...faqs, size: 20, current: 2 })).toMatchObject({ total: 30, pages: 2, seqs: seen.slice(20) });
});

test.each([
  ['who, by a part of the name', { who: 'adam tur' }, 1],
  ['who, by name in Chinese', { who: '安管' }, 1],
  ['who, that nobody is', { who: '%' }, 0],
  ['a kind of actor', { actorKind: 'system' }, 45],
  ['a kind of object', { objectKind: 'policy' }, 15],
  ['an object by its name', { object: 'N0' }, 9],
  ['kind and name of an object', { objectKind: 'policy', object: 'N0' }, 3],
  ['a day long past', { dateT: '2020-01-01' }, 0],
  ['days up to now', { dateF: '2020-01-01', dateT: '2199-12-31' }, 46],
])('filtered by %s', async (_what, filters, total) => {
  expect(await numbers(filters)).toMatchObject({ total });
});

test.each([
  [{ action: 'made.up' }, 'action'],
  [{ dateF: '2026-02-30' }, 'dateF'],
  [{ dateF: '2026-02-03', dateT: '2026-02-02' }, 'dateT'],
  [{ size: 11 }, 'size'],
  [{ current: 0 }, 'current'],
  [{ who: 'x'.repeat(81) }, 'who'],
])('%j is refused on its field', async (body, field) => {
  const answer = await list(body);
  expect([answer.status, answer.fields]).toEqual([400, [field]]);
});

test('nobody else reads it, not even an administrator', async () => {
  for (const role of ['administrator', 'consultant', 'editor', 'auditor'] as const) {
    expect((await list({}, await signedInAs(shop, [role]))).code).toBe('permission.denied');
  }
});

test('it says what the last verification found', async () => {
  expect((await list()).data.verification).toBeNull();
  const { db, files, config } = shop.deps;
  const verification = await verifyChain({ db, files, secretKeys: config.secretKeys });
  await keepVerification(db, verification);
  expect((await list()).data.verification).toMatchObject({ verifiedRows: verification.rows, intact: true });
});
