import { describe, expect, test } from 'vitest';
import { periodBefore, stepOf, stepsOf } from './period-days.ts';

const written = ({ startOn, endOn }: { startOn: string; endOn: string }) => `${startOn} ${endOn}`;

describe('the period before', () => {
  test.each([
    ['this month', '2026-11-01 2026-11-21', '2026-10-01 2026-10-21'],
    ['three months', '2026-09-01 2026-11-21', '2026-06-01 2026-08-21'],
    ['twelve months', '2025-12-01 2026-11-21', '2024-12-01 2025-11-21'],
    ['a whole month', '2026-04-01 2026-04-30', '2026-03-01 2026-03-31'],
    ['a month up to a day that the one before lacks', '2026-03-01 2026-03-30', '2026-02-01 2026-02-28'],
    ['across a leap year', '2024-03-01 2024-03-31', '2024-02-01 2024-02-29'],
    ['the first of January alone', '2026-01-01 2026-01-01', '2025-12-01 2025-12-01'],
    ['days in a month', '2026-11-11 2026-11-20', '2026-11-01 2026-11-10'],
    ['one day', '2026-03-15 2026-03-15', '2026-03-14 2026-03-14'],
  ])('of %s', (_what, days, before) => {
    const [startOn = '', endOn = ''] = days.split(' ');
    expect(written(periodBefore({ startOn, endOn }))).toBe(before);
  });
});

describe('the steps of a trend', () => {
  test('are weeks from Monday to Sunday up to a hundred days, of which the outer ones may be parts', () => {
    const days = { startOn: '2026-11-04', endOn: '2026-11-17' };
    expect(stepOf(days)).toBe('week');
    expect(stepsOf(days, 'week').map(written)).toEqual([
      '2026-11-04 2026-11-08',
      '2026-11-09 2026-11-15',
      '2026-11-16 2026-11-17',
    ]);
    expect(stepOf({ startOn: '2026-01-01', endOn: '2026-04-10' })).toBe('week');
  });

  test('are months beyond', () => {
    const days = { startOn: '2025-11-15', endOn: '2026-02-28' };
    expect(stepOf(days)).toBe('month');
    expect(stepsOf(days, 'month').map(written)).toEqual([
      '2025-11-15 2025-11-30',
      '2025-12-01 2025-12-31',
      '2026-01-01 2026-01-31',
      '2026-02-01 2026-02-28',
    ]);
  });
});
