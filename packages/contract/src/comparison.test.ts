import { expect, test } from 'vitest';
import { bestInRows, bestPaid } from './comparison.ts';

const rows = [{ best: [0] }, { best: [0, 2] }, { best: [] }, { best: [1] }];

test('a plan is counted best in the rows that mark it, of all rows, those that are alike among them', () => {
  expect([0, 1, 2].map((column) => bestInRows(rows, column))).toEqual([
    { best: 2, of: 4 },
    { best: 1, of: 4 },
    { best: 1, of: 4 },
  ]);
  expect(bestInRows([], 0)).toEqual({ best: 0, of: 0 });
});

test('who pays most is told, a shared first place for both, and nobody where all pay the same', () => {
  expect(bestPaid([100, 300, 300])).toEqual([1, 2]);
  expect(bestPaid([300, 300])).toEqual([]);
  expect(bestPaid([0, 0, 0])).toEqual([]);
  expect(bestPaid([500])).toEqual([]);
});
