import { expect, test } from 'vitest';
import { workedScore } from './worked-score.ts';

/** The worked example of decision 059, which the server's test holds its own formula against. */
const cheap = { totalCents: 9_690, payouts: [300_00, 0, 38_000_00] };
const middle = { totalCents: 17_027, payouts: [1_000_00, 1_500_00, 39_200_00] };
const unpriced = { totalCents: null, payouts: [2_000_00, 3_000_00, 40_000_00] };
const plans = [cheap, middle, unpriced];

test('one plan worked out: its parts of the best payouts, their average, and that for HK$100', () => {
  const { rows, average, perHundred } = workedScore(plans, middle);
  expect(rows).toEqual([
    { paid: 1_000_00, best: 2_000_00, percent: 50 },
    { paid: 1_500_00, best: 3_000_00, percent: 50 },
    { paid: 39_200_00, best: 40_000_00, percent: 98 },
  ]);
  expect(average).toBe(66);
  expect(perHundred.toFixed(2)).toBe('38.76');
});

test('the figures lead to the scores 98 and 100, and a plan without a price has none for its price', () => {
  const [own, most] = [workedScore(plans, cheap).perHundred, workedScore(plans, middle).perHundred];
  expect(own.toFixed(2)).toBe('37.84');
  expect(Math.round((100 * own) / most)).toBe(98);
  expect(workedScore(plans, unpriced).perHundred).toBe(0);
});
