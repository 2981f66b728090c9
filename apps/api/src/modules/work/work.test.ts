import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { anEnquiryId } from '@onegi/testing/factories/company-requests';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestApp;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  officer = await signedInAs(shop, ['officer']);
});
afterAll(() => shop.close());

const waiting = async (user: SignedIn) => (await call(shop, 'GET', '/sys/waiting-work', undefined, user.browser)).data;

test('an enquiry waits until it is answered', async () => {
  expect(await waiting(officer)).toEqual([]);
  const sentAt = shop.clock.now().toISOString();
  const id = await anEnquiryId(shop);
  shop.clock.advance(1);
  await anEnquiryId(shop);
  expect(await waiting(officer)).toMatchObject([
    { code: 'enquiriesOpen', path: '/enquiries?state=open&order=asc', count: 2, oldestAt: sentAt, dueAt: null },
  ]);
  expect(await waiting(await signedInAs(shop, ['consultant']))).toEqual([]);
  await shop.deps.db.deleteFrom('enquiries').where('id', '=', id).execute();
  expect(await waiting(officer)).toMatchObject([{ count: 1 }]);
});

test('a plan and an insurer are found by a part of their names', async () => {
  const { data } = await call(shop, 'GET', '/sys/search-work?text=trav', undefined, officer.browser);
  expect(data.length).toBeGreaterThan(0);
  expect(new Set(data.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['plan']));
});
