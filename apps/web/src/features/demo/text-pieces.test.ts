import { expect, test } from 'vitest';
import { textPieces } from './text-pieces.ts';

test('web addresses become links without the sentence’s own punctuation', () => {
  const pieces = textPieces('Open https://shop.example/purchase/a-b_c?x=1. Or http://x.test/確認，謝謝');
  expect(pieces.filter((piece) => piece.url).map((piece) => piece.url)).toEqual([
    'https://shop.example/purchase/a-b_c?x=1',
    'http://x.test/確認',
  ]);
  expect(pieces.map((piece) => piece.text).join('')).toContain('?x=1. Or ');
});

test('nothing but http addresses is a link', () => {
  expect(textPieces('javascript:alert(1) <b>x</b>')).toEqual([{ at: 0, text: 'javascript:alert(1) <b>x</b>' }]);
});
