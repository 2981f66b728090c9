import { expect, test } from 'vitest';
import type { PlanBenefit } from '../../ports/catalogue.ts';
import { goodAt, roundPriceAbove } from './good-at.ts';
import type { RankedBenefit } from './rank-benefits.ts';

const name = { en: 'Baggage', zhHant: '行李' };

/** Baggage cover of some plans, by its limits; 0 is none. */
function baggage(limits: readonly number[]): RankedBenefit {
  const steps = [...new Set(limits)].toSorted((a, b) => b - a);
  return {
    code: 'TR10',
    name,
    benefits: limits.map((limit) => ({
      ...({ code: 'TR10', name, partOf: null } as PlanBenefit),
      covered: limit > 0,
      terms: limit > 0 ? { kind: 'amount', limit, pays: 'expenses' } : { kind: 'not-covered' },
    })),
    ranks: limits.map((limit) => steps.indexOf(limit)),
    covering: limits.filter((limit) => limit > 0).length,
    isWhole: true,
    isHighlight: true,
  };
}
const kindsOf = (prices: readonly (number | null)[], limits: readonly number[], tiers = 'SSSSS') =>
  goodAt(
    prices.map((totalCents, at) => ({ totalCents, tier: tiers[at] ?? 'S' })),
    [baggage(limits)],
  ).map((reasons) => reasons.map(({ kind }) => kind).join(' '));

test('the best of all is told, a tie is not', () => {
  expect(kindsOf([900, 900, 900, 900], [400, 300, 200, 100])).toEqual(['best', '', '', '']);
  expect(kindsOf([900, 900, 900, 900], [400, 400, 200, 100])).toEqual(['', '', '', '']);
});

test('being best of three says nothing', () => {
  expect(kindsOf([900, 900, 900], [400, 300, 200])).toEqual(['', '', '']);
});

test('the only one that covers, and the cheapest of those that do', () => {
  expect(kindsOf([900, 800, 900, 900], [0, 0, 100, 0])).toEqual(['', 'lowestPrice', 'only', '']);
  expect(kindsOf([900, 700, 800, 900], [0, 0, 100, 100])).toEqual(['', 'lowestPrice', 'cheapestWith', '']);
});

test('the best below the next round price, where it is not the best of all', () => {
  const prices = [19_000, 18_000, 17_000, 16_000, 60_000];
  expect(kindsOf(prices, [400, 300, 200, 100, 900])).toEqual(['bestUnder', '', '', 'lowestPrice', 'best']);
  expect([9_690, 10_000, 49_999, 50_000, 494_386, 1_150_530].map(roundPriceAbove)).toEqual([
    100, 150, 500, 600, 5_000, 12_000,
  ]);
});

test('the best of its tier, and a plan without a price is judged by its benefits alone', () => {
  expect(kindsOf([null, null, null, null, 900], [500, 400, 300, 200, 900], 'BBBBP')).toEqual([
    'bestOfTier',
    '',
    '',
    '',
    'best',
  ]);
});
