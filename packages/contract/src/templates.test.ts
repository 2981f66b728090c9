import { expect, test } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import { type Question, questionsAnswered, questionsAsked } from './questions.ts';
import { documentsWanted } from './templates.ts';

const asked = (questionId: string, what: Partial<Question> = {}): Question => ({
  questionId,
  label: questionId,
  labelZh: questionId,
  type: 'VARCHAR',
  size: 60,
  order: 10,
  required: false,
  hidden: false,
  editable: true,
  ...what,
});

const form = [
  asked('told', { editable: false, initial: 'Single trip' }),
  asked('cover', { type: 'RADIO' }),
  asked('sum', { type: 'NUMERIC_GT_0', when: { questionId: 'cover', answers: ['Y'] } }),
  asked('clean', { type: 'RADIO_NO_SHOW', associated: 'why' }),
  asked('why'),
];

test('a row that depends on an answer is asked, and required, only after it', () => {
  expect(questionsAsked(form, { cover: 'N' }).map(({ questionId }) => questionId)).toEqual(['cover', 'clean']);
  expect(checkAnswers(form, { cover: 'Y', clean: 'N' }, '2026-11-21')).toEqual([
    { field: 'answers.sum', message: 'validation.required' },
    { field: 'answers.why', message: 'validation.required' },
  ]);
});

test('only rows on the form count as answered', () => {
  const answers = { told: 'forged', cover: 'N', sum: '5', clean: 'Y', why: 'left from before' };
  expect(questionsAnswered(form, answers).map(({ questionId }) => questionId)).toEqual(['cover', 'clean']);
});

test('a document that depends on an answer is wanted only after it', () => {
  const document = { name: 'Photo', nameZh: '相片', order: 10, required: true, docLimit: 5, docTypes: ['jpg'] };
  const documents = [document, { ...document, name: 'Proof', when: { questionId: 'cover', answers: ['Y'] } }];
  expect(documentsWanted(documents, { cover: 'N' }).map(({ name }) => name)).toEqual(['Photo']);
  expect(documentsWanted(documents, { cover: 'Y' })).toHaveLength(2);
});
