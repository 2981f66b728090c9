import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfDay, hongKongDate } from './clock.ts';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong', dateStyle: 'short' });

test('a moment falls on the date that a calendar of Hong Kong shows', () => {
  const moments = fc.date({ min: new Date('1980-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(hongKongDate(moment)).toBe(calendar.format(moment));
    }),
  );
});

test('a day ends when the next begins', () => {
  const end = endOfDay('2026-02-28');
  expect(hongKongDate(new Date(end.getTime() - 1))).toBe('2026-02-28');
  expect(hongKongDate(end)).toBe('2026-03-01');
});
