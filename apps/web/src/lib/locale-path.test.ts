import { describe, expect, it } from 'vitest';
import { barePath, localeOf, localePath } from './locale-path.ts';

describe('an address in the other language', () => {
  it('keeps its search and hash', () => {
    expect(localePath('/quoteCards?prod=TRAVEL&sort=ASC#a', 'zh-Hant')).toBe(
      '/zh-Hant/quoteCards?prod=TRAVEL&sort=ASC#a',
    );
    expect(localePath('/zh-Hant/quoteCards?prod=TRAVEL', 'en')).toBe('/quoteCards?prod=TRAVEL');
  });

  it('has no trailing slash, the home pages included', () => {
    expect(localePath('/', 'zh-Hant')).toBe('/zh-Hant');
    expect(localePath('/zh-Hant', 'en')).toBe('/');
    expect(localePath('/travelIndex/', 'zh-Hant')).toBe('/zh-Hant/travelIndex');
  });

  it('is never prefixed twice, and outside addresses are left alone', () => {
    expect(localePath('/zh-Hant/travelIndex', 'zh-Hant')).toBe('/zh-Hant/travelIndex');
    expect(localePath('https://insurer.test/apply', 'zh-Hant')).toBe('https://insurer.test/apply');
  });
});

it('a path that only begins like the Chinese prefix is English', () => {
  expect(localeOf('/zh-Hantx')).toBe('en');
  expect(barePath('/zh-Hant/')).toBe('/');
});
