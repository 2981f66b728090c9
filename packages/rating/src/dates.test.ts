import { expect, test } from 'vitest';
import { dayNumber, daysCovered, monthsLater, monthsUntil } from './dates.ts';

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

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-01-31', 13, '2028-02-29'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2027-12-15', 1, '2028-01-15'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %i months are %s', (date, months, later) => {
  expect(monthsLater(date, months)).toBe(later);
});

test.each([
  ['2027-01-01', '2027-01-01', 0],
  ['2027-01-01', '2027-01-02', 1],
  ['2027-01-01', '2027-12-31', 12],
  ['2027-01-01', '2028-01-01', 12],
  ['2027-01-01', '2028-01-02', 13],
  ['2027-01-31', '2027-02-28', 1],
  ['2027-01-31', '2027-03-01', 2],
  ['2027-01-20', '2027-03-10', 2],
])('from %s until %s are %i started months', (from, until, months) => {
  expect(monthsUntil(from, until)).toBe(months);
});
