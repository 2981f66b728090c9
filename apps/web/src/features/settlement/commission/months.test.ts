import { expect, it } from 'vitest';
import { daysOfMonth, lastMonths } from './months.ts';

it('a month has its own last day, in February of a leap year and at the year’s end', () => {
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', until: '2028-02-29' });
  expect(daysOfMonth('2027-02')).toEqual({ from: '2027-02-01', until: '2027-02-28' });
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', until: '2026-12-31' });
});

it('the last months go back over the year’s end', () => {
  expect(lastMonths('2027-02-28', 4)).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
});
