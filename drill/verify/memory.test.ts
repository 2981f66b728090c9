import { expect, test } from 'vitest';
import { growthInSecondHalf } from './memory.ts';

const values = (count: number, value: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({ atMs: index * 5_000, value: value(index) }));

test('memory that grew only while it warmed up is flat', () => {
  expect(growthInSecondHalf(values(40, (index) => Math.min(index, 20)))).toBe(0);
});

test('memory that keeps growing is told by what the second half gained', () => {
  expect(growthInSecondHalf(values(40, (index) => 100 + index))).toBeCloseTo(19);
});
