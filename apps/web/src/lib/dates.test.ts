import { describe, expect, it } from 'vitest';
import { addDays, coverDays, formatTypedDate, parseTypedDate, todayInHongKong } from './dates.ts';

describe('days in Hong Kong', () => {
  it('are already tomorrow while London is still in the evening', () => {
    expect(todayInHongKong(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
    expect(todayInHongKong(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  });

  it('count both ends of a trip, across a leap day too', () => {
    expect(coverDays('2028-02-28', '2028-03-01')).toBe(3);
    expect(coverDays('2026-12-05', '2026-12-05')).toBe(1);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('a typed date', () => {
  it.each([
    ['5/12/2026', '2026-12-05'],
    ['05-12-2026', '2026-12-05'],
    ['5.12.26', '2026-12-05'],
    ['05122026', '2026-12-05'],
    [' 2026-12-05 ', '2026-12-05'],
  ])('%s is understood', (typed, day) => {
    expect(parseTypedDate(typed)).toBe(day);
  });

  it.each(['31/02/2026', '13/13/2026', '5/12', 'tomorrow', '', '0/1/2026'])('%s is no date', (typed) => {
    expect(parseTypedDate(typed)).toBeUndefined();
  });

  it('is shown the way it is written in Hong Kong', () => {
    expect(formatTypedDate('2026-12-05')).toBe('05/12/2026');
    expect(formatTypedDate('5/1')).toBe('');
  });
});
