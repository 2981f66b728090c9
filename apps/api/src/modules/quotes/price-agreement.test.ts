import { quoteFields as q } from '@onegi/contract/fields/quotes';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { lineExamples } from '@onegi/testing/factories/lines';
import { call, wire } from '@onegi/testing/factories/purchases';
import { randomSearches } from '@onegi/testing/factories/random-searches';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeQuote } from './describe-quote.ts';
import type { Quote } from './quote.ts';
import { riskOf } from './quoted-search.ts';
import { readQuote, requote } from './read-quote.ts';
import { replayQuote } from './replay-quote.ts';
import { storeQuote } from './stored-quotes.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

type Card = Record<string, unknown>;

const cents = (text: unknown) => Number(String(text).replace('.', ''));
const codes: Readonly<Record<LineCode, string>> = {
  TRAVEL: 'TRIP10',
  HOME: 'HOME15',
  FIRE: 'FIRE5',
  OS: 'STUDY100',
  MOTOR: 'DRIVE8',
  PA: 'SAFE20',
  PET: 'PAW10',
  DH: 'HELPER12',
  MEDICAL: 'CARE10',
  GOLF: '',
};

/** With the line's promotion code where the search meets its condition. */
async function list(line: LineCode, search: object, sort: 'ASC' | 'DESC'): Promise<Card[]> {
  const { path } = lineExamples[line];
  const promoted = await call(shop, 'POST', path, { ...search, sort, [q.promotionCode.wire]: codes[line] });
  if (promoted.status === 200) return promoted.data;
  const plain = await call(shop, 'POST', path, { ...search, sort });
  expect(plain.status, `${plain.code} ${plain.fields}`).toBe(200);
  return plain.data;
}

function expectPartsToAddUp({ breakdown: b, riderPremiums, totalCents, terms }: Quote): void {
  const riders = riderPremiums.reduce((sum, { premiumCents }) => sum + premiumCents, 0);
  expect(riders).toBe(b.riderPremiumCents);
  expect(b.basePremiumCents + riders).toBe(b.listPremiumCents);
  expect(b.listPremiumCents - b.discountCents).toBe(b.netPremiumCents);
  expect(b.netPremiumCents + b.levyCents + b.otherLeviesCents).toBe(b.totalCents);
  expect(b.listPremiumCents + b.leviesBeforeDiscountCents).toBe(b.totalBeforeDiscountCents);
  expect(b.totalCents).toBe(totalCents);
  expect(b.discountBasisPoints).toBeGreaterThanOrEqual(terms.promotionBasisPoints);
  const half = 0.5 + 1e-6;
  expect(Math.abs(b.discountCents - (b.listPremiumCents * b.discountBasisPoints) / 10_000)).toBeLessThanOrEqual(half);
}

/** Every optional cover that the plan has for the search, at its smallest sum. */
async function withEveryCover(quote: Quote): Promise<Quote> {
  const version = await shop.deps.catalogue.version(quote.line, quote.tariffVersion);
  const offered = version.ridersOffered(quote.plan, riskOf(quote.line, quote.search, quote.quotedOn, []));
  const options = offered.map(({ cover: { rider }, rate }) => {
    if (rate.kind === 'amounts') return { rider, amountDollars: rate.prices[0]?.amountDollars ?? 0 };
    return rate.kind === 'ppm' && rate.of === 'named' ? { rider, amountDollars: 123_457 } : { rider };
  });
  return requote(shop.deps, quote, { options });
}

async function expectReplayed(quote: Quote): Promise<void> {
  await storeQuote(shop.deps.db, quote, shop.clock.now());
  expect(await replayQuote(shop.deps, quote.quoteRef)).toMatchObject({ equal: true });
}

async function expectCompared(line: LineCode, cards: readonly Card[]): Promise<void> {
  const planList = cards.map((card) => ({
    isr: card[q.insurer.wire],
    plan: card[q.plan.wire],
    quoteRef: card.quoteRef,
  }));
  const { data } = await call(shop, 'POST', '/buy/plan-compare', { prod: line, difference: false, planList });
  for (const [index, card] of cards.entries()) expect(data.planList[index]).toMatchObject(card);
}

test.each([...lineCodes])(
  '%s: whatever is searched, one price is said everywhere, and its parts add up',
  async (line) => {
    const { plans } = shop.deps.catalogue.current().line(line);
    const deps = shop.deps;
    let looked = 0;
    await fc.assert(
      fc.asyncProperty(randomSearches[line], fc.constantFrom('ASC' as const, 'DESC' as const), async (search, sort) => {
        const cards = await list(line, search, sort);
        expect(cards.map((card) => card[q.plan.wire]).toSorted()).toEqual(plans.map(({ code }) => code).toSorted());
        const priced = cards.filter((card) => card[wire.total] !== null);
        // What has no price stands last, whichever way the list is sorted.
        expect(cards.slice(0, priced.length)).toEqual(priced);
        const totals = priced.map((card) => cents(card[wire.total]));
        expect(totals).toEqual(totals.toSorted((a, b) => (sort === 'ASC' ? a - b : b - a)));

        for (const card of priced) {
          const quote = await readQuote(deps, String(card.quoteRef), { today: '2026-11-21' });
          expectPartsToAddUp(quote);
          expect(cents(card[wire.total])).toBe(quote.totalCents);
          expect(cents(card[q.beforeDiscountCents.wire])).toBe(quote.breakdown.totalBeforeDiscountCents);
          expect(card[q.discountPercent.wire]).toBe(quote.breakdown.discountBasisPoints / 100);
          expect(describeQuote(quote)).toMatchObject({
            totalCents: quote.totalCents,
            discountPercent: card[q.discountPercent.wire],
          });
          looked++;
        }
        const [first] = priced;
        if (!first) return;
        await expectCompared(line, priced.slice(0, 3));
        const plain = await readQuote(deps, String(first.quoteRef), { today: '2026-11-21' });
        expect(await requote(deps, plain, { options: [] })).toMatchObject({ quoteRef: plain.quoteRef });
        const full = await withEveryCover(plain);
        expectPartsToAddUp(full);
        expect(await readQuote(deps, full.quoteRef, { today: '2026-11-21' })).toEqual(full);
        await expectReplayed(plain);
        await expectReplayed(full);
      }),
      { numRuns: 12, examples: [[lineExamples[line].search, 'ASC']] },
    );
    expect(looked).toBeGreaterThan(12);
  },
  60_000,
);
