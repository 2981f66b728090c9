import { expect, test } from 'vitest';
import { readAmount, readDay } from './read-values.ts';

test.each([
  ['1,234.50', 123_450],
  ['1234.5', 123_450],
  ['-12.00', -1_200],
  ['(12.00)', -1_200],
  ['12.00-', -1_200],
  ['12.00 DR', -1_200],
  ['12.00 CR', 1_200],
  ['HKD 12', 1_200],
  ['HK$-12.00', -1_200],
  ['$ 12.00', 1_200],
  ['12.00 HKD', 1_200],
  ['+0.07', 7],
  ['−3.10', -310],
  ['0', 0],
  ['99999999999.99', 9_999_999_999_999],
] as const)('the amount %s is read [C-6.5-02]', (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

test.each([
  '',
  'twelve',
  '1.234',
  '12,34.00',
  '12,50',
  '1,2,3.4',
  '1e9',
  '(12.00',
  '--12',
  '(-12.00)',
  '1000000000000000',
  '12.00.00',
  '-',
  'NaN',
])('“%s” is no amount [C-6.5-02]', (text) => {
  expect(readAmount(text)).toBeUndefined();
});

test.each(['USD 12.00', '12.00 CNY', '€12', 'US$12'])('%s is another currency [C-6.5-03]', (text) => {
  expect(readAmount(text)).toBe('currency');
});

test.each([
  ['2026-11-05', 'yyyy-MM-dd', '2026-11-05'],
  ['2026/1/5 13:00', 'yyyy-MM-dd', '2026-01-05'],
  ['5/11/2026', 'dd/MM/yyyy', '2026-11-05'],
  ['05-11-26', 'dd/MM/yyyy', '2026-11-05'],
  ['11/05/2026', 'MM/dd/yyyy', '2026-11-05'],
  ['5 Nov 2026', 'dd MMM yyyy', '2026-11-05'],
  ['05-NOV-26', 'dd MMM yyyy', '2026-11-05'],
  ['29Feb2028', 'dd MMM yyyy', '2028-02-29'],
  ['20261105', 'yyyyMMdd', '2026-11-05'],
  ['31/11/2026', 'dd/MM/yyyy', undefined],
  ['29/02/2027', 'dd/MM/yyyy', undefined],
  ['11/25/2026', 'dd/MM/yyyy', undefined],
  ['', 'yyyy-MM-dd', undefined],
] as const)('the day %s, written as %s, is %s', (text, format, day) => {
  expect(readDay(text, format)).toBe(day);
});
