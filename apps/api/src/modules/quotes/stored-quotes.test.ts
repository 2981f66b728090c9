import { planTravel } from '@onegi/contract/calls/quotes/plan-lists';
import { type TestApp, testApp } from '@onegi/testing/app';
import { tripFrom } from '@onegi/testing/purchase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readQuote } from './read-quote.ts';
import { storeQuote } from './stored-quotes.ts';

const today = '2026-11-21';
let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ today });
});
afterAll(() => shop.close());

async function travelQuote() {
  const answer = await shop.app.inject({ method: 'POST', url: '/api/buy/plan-travel', payload: tripFrom(today) });
  const card = planTravel.answer.parse(answer.json().data).find(({ quoteRef }) => quoteRef);
  return readQuote(shop.deps, card?.quoteRef ?? '', { today });
}

const ROUNDS = 200;
const AT_ONCE = 8;

test('what several begin with at the same moment is stored once, and nobody is refused', async () => {
  const quote = await travelQuote();
  const { db } = shop.deps;
  const now = shop.clock.now();
  for (let round = 0; round < ROUNDS; round++) {
    const asked = { ...quote, quoteRef: `${quote.quoteRef}.${round}` };
    await Promise.all(Array.from({ length: AT_ONCE }, () => storeQuote(db, asked, now)));
  }
  const rows = await db.selectFrom('quotes').select('id').where('quote_ref', 'like', `${quote.quoteRef}.%`).execute();
  expect(rows).toHaveLength(ROUNDS);
});
