import { randomBytes } from 'node:crypto';
import { type TestApp, testApp } from '@onegi/testing/app';
import {
  aDraft,
  aNotice,
  aPayment,
  aQuoteRef,
  aSubmittedApplication,
  call,
  fillIn,
  notify,
  submit,
  wire,
} from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LineVersion } from '../../ports/catalogue.ts';
import { quoteSigner } from '../quotes/quote-ref.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const signedBefore = () => shop.deps.quoteSigner;
let original: ReturnType<typeof signedBefore>;
beforeEach(() => {
  original ??= signedBefore();
  shop.deps.quoteSigner = original;
});

/** As after a restart with another SECRET_KEY and without the old one behind it. */
function replaceKey(): void {
  shop.deps.quoteSigner = quoteSigner([randomBytes(32)]);
}

/** As after an engine that prices a cent dearer has come: every price it computes differs from what was quoted. */
async function raiseEngine(): Promise<() => void> {
  const version = (await shop.deps.catalogue.version('TRAVEL', 1)) as {
    -readonly [K in keyof LineVersion]: LineVersion[K];
  };
  const { ratePlan } = version;
  version.ratePlan = (...asked) => {
    const result = ratePlan(...asked);
    if (result.kind !== 'priced') return result;
    return { ...result, breakdown: { ...result.breakdown, totalCents: result.breakdown.totalCents + 1 } };
  };
  return () => {
    version.ratePlan = ratePlan;
  };
}

async function bought(applicationRef: string): Promise<string> {
  const { status, data } = await call(shop, 'GET', `/buy/confirmation/${applicationRef}`);
  expect(status).toBe(200);
  return data[wire.total];
}

test('a replaced secret key changes nothing for an issued policy', async () => {
  const payment = await aPayment(shop);
  await notify(shop, await aNotice(shop, payment));
  replaceKey();
  expect(await bought(payment.applicationRef)).toBe(payment.total);
  expect((await call(shop, 'GET', `/buy/application/${payment.applicationRef}`)).data.state).toBe('paid');
});

test('a secret key replaced in the middle of a purchase, at any step, lets it go on to the policy at the listed price', async () => {
  const draft = await aDraft(shop);
  replaceKey();
  const { data: filled } = await fillIn(shop, draft, { optionCovers: [{ [wire.optionCode]: 'TRO1' }] });
  replaceKey();
  const { data: submitted } = await submit(shop, filled);
  replaceKey();
  const payment = await aPayment(shop, submitted);
  replaceKey();
  expect((await notify(shop, await aNotice(shop, payment))).status).toBe(200);
  replaceKey();
  expect(await bought(payment.applicationRef)).toBe(filled.quote[wire.total]);
});

test('a used reference opens with a replaced key, an unused one asks for a new search', async () => {
  const used = (await aDraft(shop)).quote as { quoteRef: string };
  const unused = await aQuoteRef(shop, { returnDate: '2026-12-09' });
  replaceKey();
  const begin = (quoteRef: string) => call(shop, 'POST', '/buy/application', { quoteRef, language: 'en' });
  expect((await begin(used.quoteRef)).status).toBe(200);
  expect(await begin(unused)).toMatchObject({ status: 400, code: 'quote.invalid' });
});

test('an unused reference opens while the key that signed it stands behind the new one', async () => {
  const unused = await aQuoteRef(shop, { returnDate: '2026-12-10' });
  shop.deps.quoteSigner = quoteSigner([randomBytes(32), ...shop.deps.config.secretKeys]);
  expect((await call(shop, 'POST', '/buy/application', { quoteRef: unused, language: 'en' })).status).toBe(200);
});

test('an engine raised in the middle of a purchase changes no promised price, and is an alarm', async () => {
  const submitted = await aSubmittedApplication(shop);
  const lower = await raiseEngine();
  try {
    const payment = await aPayment(shop, submitted);
    shop.problems.length = 0;
    expect((await notify(shop, await aNotice(shop, payment))).status).toBe(200);
    expect(await bought(payment.applicationRef)).toBe(payment.total);
    expect(shop.problems.map(({ where }) => where)).toContain('quotes');
    const seen = await call(shop, 'GET', `/buy/application/${submitted.applicationRef}`);
    expect(seen.data.quote[wire.total]).toBe(payment.total);
  } finally {
    lower();
  }
});

test('a quote that the engine cannot price at all any more is honoured all the same', async () => {
  const submitted = await aSubmittedApplication(shop);
  const version = (await shop.deps.catalogue.version('TRAVEL', 1)) as {
    -readonly [K in keyof LineVersion]: LineVersion[K];
  };
  const { ratePlan } = version;
  version.ratePlan = () => {
    throw new RangeError('This engine does not know such a tariff');
  };
  try {
    const payment = await aPayment(shop, submitted);
    expect((await notify(shop, await aNotice(shop, payment))).status).toBe(200);
    expect(await bought(payment.applicationRef)).toBe(payment.total);
    expect((await call(shop, 'GET', `/buy/application/${payment.applicationRef}`)).status).toBe(200);
  } finally {
    version.ratePlan = ratePlan;
  }
});
