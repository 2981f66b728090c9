import { planListCalls } from '@onegi/contract/calls/quotes/plan-lists';
import { quoteFields as q } from '@onegi/contract/fields/quotes';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { listAddress } from '@onegi/contract/lines/address';
import { lineSearches } from '@onegi/contract/lines/all';
import { type TestApp, testApp } from '@onegi/testing/app';
import { call, wire } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleSearches } from './example-searches.ts';
import { tierPlansOf } from './tier-plans.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;

/** The search of a line's example as it travels. */
const searchOf = (line: LineCode) =>
  lineSearches[line].codec.encode(exampleSearches[line](shop.deps.clock.today()) as never) as Json;

async function listOf(line: LineCode, sort: 'ASC' | 'DESC' = 'ASC'): Promise<Json[]> {
  const { path } = planListCalls[line];
  const { status, data } = await call(shop, 'POST', path, { prod: line, ...searchOf(line), sort });
  expect(status).toBe(200);
  return data;
}

async function exampleOf(line: string): Promise<Json> {
  const { status, data } = await call(shop, 'GET', `/buy/line-example?prod=${line}`);
  expect(status).toBe(200);
  return data;
}

describe('the price that a line is named with', () => {
  test.each([...lineCodes])('%s: is what the list of its example shows first', async (line) => {
    const [first] = await listOf(line);
    const { data } = await call(shop, 'GET', '/buy/line-examples');
    const example = data.find((each: Json) => each[q.line.wire] === line);
    expect(first?.[wire.total]).toMatch(/^\d+\.\d\d$/);
    expect(example[wire.total]).toBe(first?.[wire.total]);
    expect(example.searchUrl).toBe(`${listAddress(line, searchOf(line))}&sort=ASC`);
    expect(example).toEqual({
      ...example,
      text: expect.stringMatching(/\w/),
      text9: expect.stringMatching(/[\u4e00-\u9fff]/),
    });
  });

  test.each([...lineCodes])(
    '%s: stands beside the dearest, their number, and one insurer’s three tiers',
    async (line) => {
      const list = await listOf(line);
      const priced = list.filter((card) => card[wire.total] !== null);
      const example = await exampleOf(line);
      expect(example[wire.total]).toBe(priced[0]?.[wire.total]);
      expect(example.highestPrem).toBe(priced.at(-1)?.[wire.total]);
      expect(example.pricedPlans).toBe(priced.length);
      expect(example.tariffFrom).toBe(shop.deps.catalogue.current().line(line).effectiveFrom);
      const tiers = example.tiers as Json[];
      expect(tiers.map((tier) => String(tier[wire.plan]).split('-').at(-1))).toEqual(['B', 'S', 'P']);
      for (const tier of tiers) {
        const card = list.find((each) => each[wire.plan] === tier[wire.plan]);
        expect(tier[wire.total]).toBe(card?.[wire.total]);
        expect(card?.[q.insurerName.wire]).toBe(example[q.insurerName.wire]);
      }
      const sellers = new Set(list.map((card) => card[q.insurer.wire]));
      expect(new Set((example.insurers as Json[]).map((insurer) => insurer[q.insurer.wire]))).toEqual(sellers);
    },
  );

  test('follows the catalogue: another levy makes another price', async () => {
    const before = await exampleOf('TRAVEL');
    const set = (value: string) =>
      shop.deps.db.updateTable('settings').set({ value }).where('key', '=', 'LEVY_MODE').execute();
    await set('DATED');
    try {
      await shop.deps.catalogue.refresh();
      const [first] = await listOf('TRAVEL');
      const after = await exampleOf('TRAVEL');
      expect(after[wire.total]).toBe(first?.[wire.total]);
      expect(after[wire.total]).not.toBe(before[wire.total]);
    } finally {
      await set('FIXED_004');
      await shop.deps.catalogue.refresh();
    }
  });

  test('follows the day: the trip of the example is always ahead', async () => {
    const before = await exampleOf('TRAVEL');
    shop.clock.advance(86_400);
    const after = await exampleOf('TRAVEL');
    expect(after.searchUrl).not.toBe(before.searchUrl);
    expect(after.searchUrl).toBe(`${listAddress('TRAVEL', searchOf('TRAVEL'))}&sort=ASC`);
  });

  test('is refused for what is not sold', async () => {
    expect((await call(shop, 'GET', '/buy/line-example?prod=BP')).code).toBe('plan.notFound');
  });
});

describe('the three tiers shown', () => {
  const listed = (codes: readonly string[], unpriced: readonly string[] = []) =>
    codes.map((code) => {
      const [insurer = '', , tier = ''] = code.split('-');
      return { code, plan: { tier, insurer: { code: insurer } }, totalCents: unpriced.includes(code) ? null : 100 };
    });
  const codesOf = (codes: readonly string[], unpriced?: readonly string[]) =>
    tierPlansOf(listed(codes, unpriced)).map(({ code }) => code);
  const sold = ['AAA-TRAVEL-S', 'AAA-TRAVEL-P', 'BBB-TRAVEL-P', 'BBB-TRAVEL-S', 'BBB-TRAVEL-B', 'CCC-TRAVEL-B'];

  test('are those of the first insurer that sells them all, Basic first', () => {
    expect(codesOf(sold)).toEqual(['BBB-TRAVEL-B', 'BBB-TRAVEL-S', 'BBB-TRAVEL-P']);
  });

  test('are rather of an insurer that has a price for each', () => {
    const more = [...sold, 'CCC-TRAVEL-S', 'CCC-TRAVEL-P'];
    expect(codesOf(more, ['BBB-TRAVEL-S'])).toEqual(['CCC-TRAVEL-B', 'CCC-TRAVEL-S', 'CCC-TRAVEL-P']);
    expect(codesOf(sold, ['BBB-TRAVEL-S'])).toEqual(['BBB-TRAVEL-B', 'BBB-TRAVEL-S', 'BBB-TRAVEL-P']);
  });

  test('are none where nobody sells all three', () => {
    expect(codesOf(['AAA-TRAVEL-S', 'BBB-TRAVEL-B', 'BBB-TRAVEL-P'])).toEqual([]);
    expect(codesOf([])).toEqual([]);
  });
});
