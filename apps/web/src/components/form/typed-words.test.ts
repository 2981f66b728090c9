import { messages } from '@onegi/messages';
import { expect, test } from 'vitest';
import { typedWords } from './typed-words.ts';

const wordsOf = (message: string) =>
  (messages.validation as Record<string, string>)[typedWords(message).replace('validation.', '')] ?? '';

test('a day that does not exist is answered as its field writes days, not as the calls carry them', () => {
  expect(wordsOf('validation.date')).toContain('31/12/2026');
  expect(wordsOf('validation.pastDate')).toMatch(/exists and is not in the future$/);
  for (const message of ['validation.date', 'validation.pastDate']) {
    expect(wordsOf(message)).not.toMatch(/\d{4}-\d\d|\d\d-\d{4}/);
  }
});
