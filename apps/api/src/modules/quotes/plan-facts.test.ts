import { type TestApp, testApp } from '@onegi/testing/app';
import { call, wire } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;

async function missing(product: string, plan: string): Promise<Record<string, string> | null> {
  const { data } = await call(shop, 'GET', `/buy/plan-facts?prod=${product}`);
  return data.find((each: Json) => each[wire.plan] === plan).missing;
}

test('a card names two of the benefits its plan lacks and counts the rest, in both languages', async () => {
  const lacks = Object.values((await missing('FIRE', 'JDF-FIRE-B')) ?? {});
  expect(lacks[0]).toMatch(/^No cover: Typhoon, windstorm and flood, [^,]+ and 8 more$/);
  expect(lacks[1]).toMatch(/^不包括：颱風、風暴及水浸、[^、]+，另有 8 項$/);
});

test('a part of what is lacking is not named beside it', async () => {
  const lacks = Object.values((await missing('PET', 'EGP-PET-B')) ?? {});
  expect(lacks[0]).toContain('Vet consultation');
  expect(lacks[0]).not.toContain('visits');
});
