import { describe, expect, test } from 'vitest';
import { ageOn, dayNumber, daysCovered } from './dates.ts';

test.each([
  ['2026-11-21', '2026-11-21', 1],
  ['2026-11-21', '2026-11-25', 5],
  ['2026-12-30', '2027-01-02', 4],
  ['2028-02-28', '2028-03-01', 3],
])('a trip from %s to %s is %i days', (first, last, days) => {
  expect(daysCovered(first, last)).toBe(days);
});

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-11-31', '21-11-2026'])('%s is not a date', (date) => {
  expect(() => dayNumber(date)).toThrow(RangeError);
});

describe('age last birthday', () => {
  test.each([
    ['2008-11-21', '2026-11-21', 18],
    ['2008-11-22', '2026-11-21', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2000-12-31', '2026-12-30', 25],
    ['2026-10-11', '2026-11-21', 0],
  ])('born %s, on %s: %i', (birth, date, age) => {
    expect(ageOn(birth, date)).toBe(age);
  });
});
