import { expect, test } from 'vitest';
import { tierPlansOf } from './tier-plans.ts';

test('the first insurer that sells all three tiers shows how they differ, basic first', () => {
  const sold = ['AAA-TRAVEL-S', 'AAA-TRAVEL-P', 'BBB-TRAVEL-P', 'BBB-TRAVEL-S', 'BBB-TRAVEL-B', 'CCC-TRAVEL-B'];
  expect(tierPlansOf(sold)).toEqual(['BBB-TRAVEL-B', 'BBB-TRAVEL-S', 'BBB-TRAVEL-P']);
});

test('without an insurer that sells all three tiers there is nothing to show', () => {
  expect(tierPlansOf(['AAA-TRAVEL-S', 'BBB-TRAVEL-B', 'BBB-TRAVEL-P'])).toEqual([]);
  expect(tierPlansOf([])).toEqual([]);
});
