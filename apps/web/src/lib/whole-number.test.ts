import { expect, it } from 'vitest';
import { formatWhole, pluralOf } from './whole-number.ts';

const numbers = [...Array.from({ length: 2_000 }, (_, number) => number), 10_000, 999_999, 1_000_000, 123_456_789];

it.each(['en', 'zh-Hant'])('whole numbers are written and counted as the platform does, in %s', (locale) => {
  const [written, counted] = [new Intl.NumberFormat(locale), new Intl.PluralRules(locale)];
  for (const number of numbers) {
    expect(formatWhole(number)).toBe(written.format(number));
    expect(pluralOf(locale, number)).toBe(counted.select(number));
  }
});
