import { ageOn, daysOldOn } from '@onegi/contract/lines/ages';
import { addDays } from '@onegi/contract/lines/dates';
import { describe, expect, test } from 'vitest';
import { bornAsChild, bornBetweenAges, monthsBefore, yearsBefore } from './birth-span.ts';

describe('a span of birth dates', () => {
  const days = ['2026-12-01', '2027-02-28', '2027-03-01', '2028-02-28', '2028-02-29', '2028-03-01', '2026-12-31'];
  const ages = [
    [18, 80],
    [36, 36],
    [0, 0],
    [27, 65],
  ] as const;

  test.each(days.flatMap((on) => ages.map(([from, to]) => [on, from, to] as const)))(
    'on %s holds exactly those of %d to %d years',
    (on, youngest, oldest) => {
      const { bornFrom, bornUntil } = bornBetweenAges(youngest, oldest, on);
      expect([ageOn(bornUntil, on), ageOn(bornFrom, on)]).toEqual([youngest, oldest]);
      expect(ageOn(addDays(bornFrom, -1), on)).toBe(oldest + 1);
      if (youngest > 0) expect(ageOn(addDays(bornUntil, 1), on)).toBe(youngest - 1);
      else expect(bornUntil).toBe(on);
    },
  );

  test('of a child begins at 42 days', () => {
    const { bornFrom, bornUntil } = bornAsChild(17, '2026-12-01');
    expect(daysOldOn(bornUntil, '2026-12-01')).toBe(42);
    expect(ageOn(bornFrom, '2026-12-01')).toBe(17);
  });
});

test.each([
  ['2026-12-01', 6, '2026-06-01'],
  ['2026-08-31', 6, '2026-02-28'],
  ['2028-08-30', 6, '2028-02-29'],
  ['2026-03-15', 6, '2025-09-15'],
])('%s less %d months is %s', (date, months, earlier) => {
  expect(monthsBefore(date, months)).toBe(earlier);
});

test('29 February some years earlier is 28 February in a common year', () => {
  expect(yearsBefore('2028-02-29', 10)).toBe('2018-02-28');
});
