import { expect, test } from 'vitest';
import { dayNumber, daysCovered } from './dates.ts';

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
