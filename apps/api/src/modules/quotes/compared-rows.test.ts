import { bestInRows } from '@onegi/contract/comparison';
import { lineCodes } from '@onegi/contract/lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareTerms, sameTerms } from '../catalogue/compare-benefits.ts';
import { compareRows } from './compare-plans.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

test.each(lineCodes)('%s: how often a plan is best, ties and gaps follow from the terms of every pair', (line) => {
  const { plans } = shop.deps.catalogue.current().line(line);
  const some = plans.filter((_plan, at) => at % 4 === 0).slice(0, 5);
  for (const one of some) {
    for (const other of some) {
      const rows = compareRows([one.benefits, other.benefits]);
      const termsOf = (plan: typeof one, code: string) =>
        plan.benefits.find((each) => each.code === code) ?? { terms: { kind: 'not-covered' } as const, covered: false };
      const counted = [0, 0];
      for (const { benefitCode, best, same, gaps } of rows) {
        const pair = [termsOf(one, benefitCode), termsOf(other, benefitCode)] as const;
        const order = compareTerms(pair[0].terms, pair[1].terms);
        if (order > 0) counted[0] = (counted[0] ?? 0) + 1;
        if (order < 0) counted[1] = (counted[1] ?? 0) + 1;
        expect(best).toEqual(order === 0 ? [] : [order > 0 ? 0 : 1]);
        expect(same).toBe(sameTerms(pair[0].terms, pair[1].terms));
        expect(gaps).toEqual(pair.flatMap(({ covered }, at) => (covered ? [] : at)));
      }
      expect([0, 1].map((column) => bestInRows(rows, column))).toEqual(
        counted.map((best) => ({ best, of: rows.length })),
      );
    }
  }
});
