import { expect, test } from 'vitest';
import { aQuestion } from './a-question.ts';
import { questionName } from './question-name.ts';

const english = (text: string) => text;

test('questions that are called the same are told apart by their headings, others are not', () => {
  const questions = [
    aQuestion({ questionId: 'school1', label: 'School', heading: 'Student 1' }),
    aQuestion({ questionId: 'country1', label: 'Country' }),
    aQuestion({ questionId: 'end1', label: 'Last day' }),
    aQuestion({ questionId: 'school2', label: 'School', heading: 'Student 2' }),
    aQuestion({ questionId: 'country2', label: 'Country' }),
  ];
  expect(questions.map((asked) => questionName(questions, asked, english))).toEqual([
    'Student 1 · School',
    'Student 1 · Country',
    'Last day',
    'Student 2 · School',
    'Student 2 · Country',
  ]);
});
