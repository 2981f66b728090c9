import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BenefitTerms } from '../../ports/benefit-terms.ts';
import { applyLimitFactor, niceLimit } from './limit-factor.ts';

test.each([
  [1_000_000, 11_000, 1_100_000],
  [300_000, 8_000, 250_000],
  [30_000, 10_500, 30_000],
  [100_000, 13_000, 130_000],
  [150_000, 13_000, 195_000],
  [160_000, 13_000, 200_000],
  [3_000, 10_500, 3_000],
  [5_000, 11_000, 5_500],
  [2_400, 8_000, 2_000],
  [300, 8_000, 240],
  [150, 13_000, 200],
  [100_000_000, 13_000, 100_000_000],
])('a limit of %i at factor %i is %i', (dollars, factor, expected) => {
  expect(niceLimit(dollars, factor)).toBe(expected);
});

test('factor 1.00 changes nothing', () => {
  expect(niceLimit(1_234, 10_000)).toBe(1_234);
});

test('a higher limit or factor never gives a lower limit, and something never becomes nothing', () => {
  const limit = fc.integer({ min: 100, max: 5_000_000 });
  const factor = fc.constantFrom(8_000, 9_500, 10_500, 11_000, 13_000);
  fc.assert(
    fc.property(limit, factor, fc.integer({ min: 0, max: 10_000 }), (dollars, basisPoints, more) => {
      expect(niceLimit(dollars, basisPoints)).toBeGreaterThan(0);
      expect(niceLimit(dollars + more, basisPoints)).toBeGreaterThanOrEqual(niceLimit(dollars, basisPoints));
      expect(niceLimit(dollars, 13_000)).toBeGreaterThanOrEqual(niceLimit(dollars, basisPoints));
    }),
  );
});

test('every money limit of the terms is scaled, durations and percentages are not', () => {
  expect(
    applyLimitFactor(
      {
        kind: 'amount',
        limit: 15_000,
        pays: 'expenses',
        withinDays: 90,
        excess: 200,
        subLimits: [{ per: 'item', amount: 3_000 }],
      },
      8_000,
    ),
  ).toEqual({
    kind: 'amount',
    limit: 12_000,
    pays: 'expenses',
    withinDays: 90,
    excess: 200,
    subLimits: [{ per: 'item', amount: 2_500 }],
  });
  expect(applyLimitFactor({ kind: 'per-unit', amount: 300, unit: 'hours', every: 6, limit: 2_400 }, 8_000)).toEqual({
    kind: 'per-unit',
    amount: 240,
    unit: 'hours',
    every: 6,
    limit: 2_000,
  });
  expect(applyLimitFactor({ kind: 'parts', parts: [{ of: 'money', limit: 5_000 }] }, 8_000)).toEqual({
    kind: 'parts',
    parts: [{ of: 'money', limit: 4_000 }],
  });
  expect(applyLimitFactor({ kind: 'aggregate', limit: 45_000, benefits: ['PE02'] }, 8_000)).toEqual({
    kind: 'aggregate',
    limit: 35_000,
    benefits: ['PE02'],
  });
  expect(
    applyLimitFactor({ kind: 'optional', offers: { kind: 'amount', limit: 500_000, pays: 'expenses' } }, 13_000),
  ).toEqual({ kind: 'optional', offers: { kind: 'amount', limit: 650_000, pays: 'expenses' } });
  const extension = { kind: 'extension', days: 10 } as const;
  expect(applyLimitFactor(extension, 8_000)).toEqual(extension);
});

test.each<BenefitTerms>([
  { kind: 'amount', limit: 100_000_000, pays: 'expenses', per: 'event' },
  { kind: 'share', percent: 35, of: 'surgeon-fee', ofBenefit: 'ME07' },
  { kind: 'count', count: 10, unit: 'visit' },
  { kind: 'period', count: 12, unit: 'month' },
  { kind: 'waiting', count: 30, unit: 'day' },
  { kind: 'excess', amount: 5_000, percentOf: { percent: 2, of: 'car-value' } },
  { kind: 'excess', amount: 0, choices: [0, 25_000] },
  { kind: 'excess-multiple', of: 'own-damage', ofBenefit: 'EX1', times: 1.5 },
  { kind: 'co-insurance', ages: [{ fromAge: 0, toAge: 3, percent: 20 }], benefits: ['PE02'] },
])('what is no limit of the insurer stays: %j', (terms) => {
  expect(applyLimitFactor(terms, 13_000)).toEqual(terms);
});

test('a daily sum without a limit is scaled, the number of days is not', () => {
  expect(
    applyLimitFactor(
      { kind: 'per-unit', amount: 300, unit: 'day', every: 1, most: { count: 90, unit: 'day' } },
      11_000,
    ),
  ).toEqual({ kind: 'per-unit', amount: 330, unit: 'day', every: 1, most: { count: 90, unit: 'day' } });
});
