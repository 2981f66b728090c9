import type { Question } from '@onegi/contract/questions';
import { expect, test } from 'vitest';
import { aQuestion } from './a-question.ts';
import { initialAnswers, withAnswer } from './answers.ts';

const make: Question = aQuestion({ questionId: 'make', type: 'SPINNER_1', associated: 'model' });
const model: Question = aQuestion({ questionId: 'model', type: 'SPINNER_2' });
const clean: Question = aQuestion({ questionId: 'clean', type: 'RADIO_NO_SHOW', associated: 'claims', initial: 'Y' });
const claims: Question = aQuestion({ questionId: 'claims', size: 500 });
const form = [make, model, clean, claims];

test('choosing another make empties the model, choosing the same one does not', () => {
  const before = { make: 'TOYOTA', model: 'NOAH', claims: 'none' };
  expect(withAnswer(form, before, make, 'HONDA')).toEqual({ make: 'HONDA', model: '', claims: 'none' });
  expect(withAnswer(form, before, make, 'TOYOTA')).toEqual(before);
});

test('an answer that hides a row keeps what was typed into it', () => {
  const before = { clean: 'N', claims: 'A burst pipe' };
  expect(withAnswer(form, before, clean, 'Y')).toEqual({ clean: 'Y', claims: 'A burst pipe' });
});

test('a form begins with the answers its data gives', () => {
  expect(initialAnswers(form)).toEqual({ clean: 'Y' });
});
