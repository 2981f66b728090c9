import { describe, expect, test } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import { isPrintable, printedText } from './fields/formats.ts';
import type { Question } from './questions.ts';

const petName: Question = {
  questionId: 'petName',
  label: 'Name',
  labelZh: '名字',
  type: 'VARCHAR',
  size: 50,
  order: 10,
  required: true,
  hidden: false,
};

describe('what is to stand on a policy can be printed there', () => {
  test.each([
    'Flat 3, 12/F (Block “B”) – No. 8 & 9, #5',
    '彌敦道 123 號 ①樓',
    '𨋢口側',
    'Universität Zürich, École d’été',
    'さくら',
    'HK$1,000 ±5% © 2026',
  ])('%s is taken', (text) => {
    expect(isPrintable(text)).toBe(true);
    expect(checkAnswers([petName], { petName: text }, '2026-11-21')).toEqual([]);
  });

  test.each(['🐶 Rex', 'مرحبا', 'สุนัข', 'abc\u202Ecba', '\uD800', '바둑이'])('%s is refused', (text) => {
    const message = 'validation.printable';
    expect(checkAnswers([petName], { petName: text }, '2026-11-21')).toEqual([{ field: 'answers.petName', message }]);
    expect(printedText(50).safeParse(text).error?.issues[0]?.message).toBe(message);
  });
});
