import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { charactersOf } from './font-coverage.ts';
import { withMissingSeen } from './missing-characters.ts';

const { resolve } = createRequire(import.meta.url);
const characters = new Set(
  charactersOf(resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf')),
);
const seen = <T>(printed: T) => withMissingSeen(printed, (code) => characters.has(code));

test.each([
  ['Lantern House, 8/F – 2’', 'Lantern House, 8/F – 2’'],
  ['九龍彌敦道 123 號 ①樓', '九龍彌敦道 123 號 ①樓'],
  ['书院道 1 号', '□院道 1 号'],
  ['海港\u{2CEB8} Harbour', '海港□ Harbour'],
  ['\u{1F600}\nline', '□\nline'],
  ['soft\u00ADhyphen\u200B', 'soft\u00ADhyphen\u200B'],
])('of "%s" is printed "%s"', (typed, printed) => {
  expect(seen(typed)).toBe(printed);
});

test('is seen wherever it stands, and nothing but texts is touched', () => {
  const bytes = Buffer.from('\u{2CEB8}');
  const job = { facts: { names: ['CHAN', '陳\u{2CEB8}'], cents: 1, at: null, bytes, none: undefined } };
  expect(seen(job)).toEqual({ facts: { ...job.facts, names: ['CHAN', '陳□'] } });
  expect(seen(job).facts.bytes).toBe(bytes);
});
