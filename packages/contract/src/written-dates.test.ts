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
  expect(writtenMoment(new Date('2026-12-04T16:30:00Z'), 'zh-Hant')).toMatch(/^2026年12月5日/);
});

test.each(['en', 'zh-Hant'] as const)('a written day in %s is found inside a sentence', (language) => {
  const day = writtenDay('2026-12-05', language);
  expect(new RegExp(writtenDayPattern).exec(`x ${day} x`)?.[0]).toBe(day);
});
