import { expect, test } from 'vitest';
import { withNarrowQuotes } from './narrow-quotes.ts';
import { sheet } from './sheet.ts';

const page = (language: 'en' | 'zh-Hant') =>
  sheet({
    language,
    title: 'Insurer’s copy',
    subtitle: '',
    reference: 'R’1',
    content: [{ text: ['the ', 'client’s “own”'] }],
  });

test('an English document has no apostrophe of the width of a Chinese character, on its foot neither', () => {
  const { content, footer } = page('en');
  const foot = (footer as (page: number, pages: number) => unknown)(1, 1);
  expect(JSON.stringify([content, foot])).not.toMatch(/[‘’“”]/);
  expect(JSON.stringify(content)).toContain("client's");
});

test('a Chinese document is left as it is', () => {
  expect(JSON.stringify(page('zh-Hant').content)).toContain('client’s “own”');
});

test('what draws keeps drawing', () => {
  const layout = withNarrowQuotes({ hLineWidth: (index: number) => index / 2 });
  expect(layout.hLineWidth(3)).toBe(1.5);
});
