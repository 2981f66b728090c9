import { expect, test } from 'vitest';
import { quoteSource } from './quote-source.ts';

test('an address of a quote or an application says itself which it is, in either language; a reference is what was chosen', () => {
  const quote = { quoteRef: 'abc.DEF-1_2' };
  const application = { applicationRef: 'abc.DEF-1_2' };
  for (const [typed, expected] of [
    ['  abc.DEF-1_2 ', quote],
    ['https://portal.example/planCoverage/MOTOR/LPG/LPG-MOTOR-S?quote=abc.DEF-1_2&variant=C', quote],
    ['/apply?quote=abc.DEF-1_2', quote],
    ['https://portal.example/zh-Hant/apply/abc.DEF-1_2', application],
    ['/pay/abc.DEF-1_2', application],
    ['/confirmation/abc.DEF-1_2/', application],
  ] as const) {
    expect([typed, quoteSource(typed, 'quote')]).toEqual([typed, expected]);
  }
  expect(quoteSource('abc.DEF-1_2', 'application')).toEqual(application);
});

test('of several quotes, another page and no address at all nothing is taken', () => {
  for (const typed of [
    '',
    'two words',
    '/planCompare?quote=a&quote=b',
    'https://portal.example/quoteCards?prod=MOTOR',
    '/apply/',
    'https://',
    '/purchase/abc',
    `/apply/${'a'.repeat(401)}`,
  ])
    expect([typed, quoteSource(typed, 'quote')]).toEqual([typed, undefined]);
});
