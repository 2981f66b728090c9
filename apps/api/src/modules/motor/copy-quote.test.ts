import * as calls from '@onegi/contract/calls/motor/cases';
import { type TestApp, testApp } from '@onegi/testing/app';
import type { SignedIn } from '@onegi/testing/factories/accounts';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aLineForm, aLineQuoteRef } from '@onegi/testing/factories/lines';
import { aBroker } from '@onegi/testing/factories/motor-cases';
import { call, fillIn } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestApp;
let broker: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  broker = await aBroker(shop);
});
afterAll(() => shop.close());

const copied = (user: SignedIn, body: object) => callAs(shop, calls.copyMotorQuote, user, { body });

/** An application that the broker has begun for a client, filled in whole. */
async function anApplication(): Promise<string> {
  const body = { quoteRef: await aLineQuoteRef(shop, 'MOTOR'), language: 'en' };
  const { data } = await call(shop, 'POST', '/buy/application', body, broker.browser);
  expect((await fillIn(shop, data, aLineForm('MOTOR'))).status).toBe(200);
  return data.applicationRef;
}

test('a quote of the shop begins a draft with its vehicle, cover and drivers, and no person [C-2.12-121]', async () => {
  const draft = granted(await copied(broker, { quoteRef: await aLineQuoteRef(shop, 'MOTOR') }));
  expect(draft).toMatchObject({ state: 'draft', consultantCode: expect.any(String), quote: null });
  expect(draft.form).toMatchObject({
    cover: 'C',
    make: 'TOY',
    model: 'NOAH',
    yearMade: '2023',
    insuredDollars: '290000',
    ncdPercent: '60',
    hasNoClaims: 'Y',
    wasDeclined: 'N',
    holderName: '',
    declared: '',
    consented: '',
  });
  expect(draft.form.drivers.map(({ driverYears, driverRelation }) => [driverYears, driverRelation])).toEqual([
    ['10', 'S'],
    ['', ''],
  ]);
});

test('an application brings the policyholder, the registration and its drivers, for its own broker alone [C-2.12-122]', async () => {
  const applicationRef = await anApplication();
  const { form } = granted(await copied(broker, { applicationRef }));
  expect(form).toMatchObject({
    holderType: 'I',
    holderName: 'DEMO ONE',
    registrationMark: 'ab 1234',
    chassis: 'ZWR80-1234567',
    capacity: '1797',
    previousPolicy: 'EX-1234',
    startsOn: '2026-12-01',
  });
  expect(form.drivers.map(({ driverName, driverRelation }) => [driverName, driverRelation])).toEqual([
    ['DEMO ONE', 'S'],
    ['SAMPLE TWO', 'SP'],
  ]);
  for (const other of [await aBroker(shop), await aBroker(shop, 'AS', false)])
    expect(await copied(other, { applicationRef })).toMatchObject({ status: 404, code: 'application.notFound' });
});

test('what is no motor quote, changed on the way, of nobody’s application or of another role is refused', async () => {
  const quoteRef = await aLineQuoteRef(shop, 'HOME');
  const home = await copied(broker, { quoteRef });
  expect([home.status, Object.keys(home.fieldTexts)]).toEqual([400, ['quoteRef']]);
  const motor = await aLineQuoteRef(shop, 'MOTOR');
  expect(await copied(broker, { quoteRef: `${motor.slice(0, -2)}zz` })).toMatchObject({ code: 'quote.invalid' });
  const { data } = await call(shop, 'POST', '/buy/application', { quoteRef: motor, language: 'en' });
  expect((await copied(broker, { applicationRef: data.applicationRef })).status).toBe(404);
  const raw = (body: object, user: SignedIn) =>
    call(shop, 'POST', calls.copyMotorQuote.path, body, user.browser).then(({ status }) => status);
  expect(await raw({}, broker)).toBe(400);
  expect(await raw({ quoteRef: motor, applicationRef: data.applicationRef }, broker)).toBe(400);
  expect(await raw({ quoteRef: motor }, await signedInAs(shop, ['operations']))).toBe(403);
});

test('copied twice with one key is one case', async () => {
  const body = { quoteRef: await aLineQuoteRef(shop, 'MOTOR') };
  const key = 'copy-quote-once';
  const both = [
    granted(await callAs(shop, calls.copyMotorQuote, broker, { body, key })),
    granted(await callAs(shop, calls.copyMotorQuote, broker, { body, key })),
  ];
  expect(both[1]?.quotationNumber).toBe(both[0]?.quotationNumber);
});
