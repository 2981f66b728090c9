import { expect, test } from 'vitest';
import { narrowDay, writtenDay, writtenDayPattern, writtenMoment } from './written-dates.ts';

test('a day is written in one form for each language, in sentences and in tables', () => {
  expect([writtenDay('2026-12-05', 'en'), writtenDay('2026-12-05', 'zh-Hant')]).toEqual([
    '5 December 2026',
    '2026年12月5日',
  ]);
  expect([narrowDay('2026-12-05', 'en'), narrowDay('2026-12-05', 'zh-Hant')]).toEqual(['5 Dec 2026', '2026年12月5日']);
});

test('a moment is told by the clocks of Hong Kong', () => {
  expect(writtenMoment(new Date('2026-12-04T16:30:00Z'), 'en')).toBe('5 Dec 2026, 00:30');
  expect(writtenMoment(new Date('2026-12-04T16:30:00Z'), 'zh-Hant')).toBe('2026年12月5日 上午12:30');
  expect(writtenMoment(new Date('2026-12-05T04:05:00Z'), 'zh-Hant')).toBe('2026年12月5日 下午12:05');
});

test.each([
  ['en', 'en-GB'],
  ['zh-Hant', 'zh-Hant-HK'],
] as const)('every day and hour is written in %s as the platform writes it', (language, tag) => {
  const long = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const medium = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(tag, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Hong_Kong' },
  });
  for (let n = 0; n < 366; n++) {
    const moment = new Date(Date.UTC(2028, 0, 1 + n, n % 24, n % 60));
    const day = moment.toISOString().slice(0, 10);
    expect(writtenDay(day, language)).toBe(long.format(moment));
    expect(narrowDay(day, language)).toBe(medium.format(moment));
    expect(writtenMoment(moment, language)).toBe(moments.format(moment));
  }
});

test.each(['en', 'zh-Hant'] as const)('a written day in %s is found inside a sentence', (language) => {
  const day = writtenDay('2026-12-05', language);
  expect(new RegExp(writtenDayPattern).exec(`x ${day} x`)?.[0]).toBe(day);
});
