import { expect, test } from 'vitest';
import { valueScores } from '../../../../api/src/modules/worth/value-score.ts';
import { workedScore } from './worked-score.ts';

const plans = [
  { totalCents: 9_690, payouts: [300_00, 0, 3_800_00] },
  { totalCents: 17_027, payouts: [1_000_00, 1_500_00, 3_920_00] },
  { totalCents: null, payouts: [2_000_00, 3_000_00, 4_000_00] },
  { totalCents: 31_050, payouts: [2_000_00, 3_000_00, 4_000_00] },
];

test('one plan worked out: its parts of the best payouts, their average, and that for HK$100', () => {
  const { rows, average, perHundred } = workedScore(plans, plans[1] as (typeof plans)[number]);
  expect(rows).toEqual([
    { paid: 1_000_00, best: 2_000_00, percent: 50 },
    { paid: 1_500_00, best: 3_000_00, percent: 50 },
    { paid: 3_920_00, best: 4_000_00, percent: 98 },
  ]);
  expect(average).toBe(66);
  expect(perHundred).toBeCloseTo(38.762, 3);
});

test('the worked figures give the very scores that the server gives', () => {
  const scored = plans.filter(({ totalCents }) => totalCents !== null);
  const perHundred = scored.map((plan) => workedScore(plans, plan).perHundred);
  const most = Math.max(...perHundred);
  const server = valueScores(plans.map(({ totalCents, payouts }) => ({ totalCents, payoutsCents: payouts })));
  expect(server.filter((score) => score !== null)).toEqual(perHundred.map((each) => Math.round((100 * each) / most)));
});
