import { expect, test } from 'vitest';
import { valueScores } from './value-score.ts';

/** The worked example of decision 059, which the list's table is held against too. */
const cheap = { totalCents: 9_690, payoutsCents: [300_00, 0, 38_000_00] };
const middle = { totalCents: 17_027, payoutsCents: [1_000_00, 1_500_00, 39_200_00] };
const unpriced = { totalCents: null, payoutsCents: [2_000_00, 3_000_00, 40_000_00] };

test('the plan that gives most for a dollar has 100, the others their part of that, and one without a price none', () => {
  expect(valueScores([cheap, middle, unpriced])).toEqual([98, 100, null]);
});

test('an incident that nobody pays for counts for nothing', () => {
  const withNothing = [cheap, middle, unpriced].map((plan) => ({ ...plan, payoutsCents: [...plan.payoutsCents, 0] }));
  expect(valueScores(withNothing)).toEqual([98, 100, null]);
});

test('where nothing is paid or nothing is priced there is no score', () => {
  expect(valueScores([{ totalCents: 9_690, payoutsCents: [0] }])).toEqual([null]);
  expect(valueScores([unpriced])).toEqual([null]);
  expect(valueScores([])).toEqual([]);
});
