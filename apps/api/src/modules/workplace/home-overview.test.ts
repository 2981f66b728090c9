import { homeOverview } from '@onegi/contract/calls/workplace/home-overview';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { aNotice, aPayment, call, notify } from '@onegi/testing/factories/purchases';
import { aRequest, aSentLink, submitted } from '@onegi/testing/factories/work-cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { monthsUntil } from './home-overview.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

async function overview(user: SignedIn) {
  const { data, status } = await call(shop, 'GET', homeOverview.path, undefined, user.browser);
  expect(status).toBe(200);
  return z.decode(homeOverview.answer.codec, data);
}

test.each([
  ['2026-11-22', '2026-11-01 2026-11-22 2026-10-01 2026-10-22'],
  ['2026-03-31', '2026-03-01 2026-03-31 2026-02-01 2026-02-28'],
  ['2026-11-30', '2026-11-01 2026-11-30 2026-10-01 2026-10-31'],
  ['2026-02-28', '2026-02-01 2026-02-28 2026-01-01 2026-01-31'],
  ['2026-01-01', '2026-01-01 2026-01-01 2025-12-01 2025-12-01'],
])('on %s the months are %s', (today, days) => {
  const { now, before } = monthsUntil(today);
  expect([now.startOn, now.endOn, before.startOn, before.endOn].join(' ')).toBe(days);
});

describe('the page after login', () => {
  test('counts what a consultant sent and sold this month, and names the clients to go on with', async () => {
    const connie = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9001'] });
    const other = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9002'] });
    const officer = await signedInAs(shop, ['officer']);
    const link = await aSentLink(shop, connie);
    await aRequest(shop, connie.browser);
    await aRequest(shop);
    const counted = { policies: 0, premiumCents: 0, linksSent: 1, requestsMade: 1 };
    expect(await overview(connie)).toMatchObject({ scope: 'own', months: { now: counted, before: { linksSent: 0 } } });
    expect((await overview(connie)).cases).toMatchObject([
      { clientName: expect.stringContaining('@example.com'), policyNumber: null, lineName: 'Travel' },
    ]);

    const application = await submitted(shop, link);
    await notify(shop, await aNotice(shop, await aPayment(shop, application)));
    const { months, cases } = await overview(connie);
    expect(months?.now).toMatchObject({ policies: 1, linksSent: 1 });
    expect(months?.now.premiumCents).toBeGreaterThan(0);
    expect(cases).toMatchObject([{ clientName: 'DEMO ONE', policyNumber: expect.stringMatching(/-/) }]);
    expect(await overview(other)).toMatchObject({ months: { now: { policies: 0, linksSent: 0 } }, cases: [] });
    const ofOffice = { policies: 1, linksSent: 1, requestsMade: 2 };
    expect(await overview(officer)).toMatchObject({ scope: 'all', months: { now: ofOffice }, cases: [] });
  });

  test('has no figures for who neither sells nor works on everybody’s business', async () => {
    expect(await overview(await signedInAs(shop, ['editor']))).toMatchObject({ scope: null, months: null, cases: [] });
  });

  test('is for users alone', async () => {
    expect((await call(shop, 'GET', homeOverview.path)).status).toBe(401);
  });
});
