import { expect, test } from 'vitest';
import { checkAnswers, checkGivenAnswers } from './check-answers.ts';
import { templateIdOf } from './fields/requests.ts';
import { holds, isYesNo, type Question, questionsAnswered, questionsAsked } from './questions.ts';
import { asksEmployees, bearsInPart, documentsWanted, employeesThatCount } from './templates.ts';

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

test('a sum of amounts puts a document on the list once it is over the bound; what is no amount counts for nothing', () => {
  const over = (answers: Record<string, string>) => holds({ sumOf: ['building', 'stock'], over: 5_000_000 }, answers);
  expect(over({})).toBe(false);
  expect(over({ building: '5000000' })).toBe(false);
  expect(over({ building: '5000000', stock: '0.01' })).toBe(true);
  expect(over({ building: '5000001', stock: 'lots' })).toBe(true);
  expect(over({ building: 'lots' })).toBe(false);
});

test('a date comes after the one that it is tied to, not on the same day', () => {
  const dates = [asked('from', { type: 'DATE' }), asked('until', { type: 'DATE', laterThan: 'from' })];
  const problemsOf = (until: string) => checkAnswers(dates, { from: '2026-12-01', until }, '2026-11-21');
  const tooEarly = { field: 'answers.until', message: 'validation.dateAfter', params: { date: '2026-12-01' } };
  expect(problemsOf('2026-12-01')).toEqual([tooEarly]);
  expect(problemsOf('2026-12-02')).toEqual([]);
  expect(checkAnswers(dates, { until: '2026-12-02' }, '2026-11-21')).toEqual([]);
});

test('a draft is judged by what it holds: nothing is missing, and nothing may be there that is not asked', () => {
  const problemsOf = (answers: Record<string, string>) =>
    checkGivenAnswers(form, answers, '2026-11-21').map(({ field, message }) => [field, message]);
  expect(problemsOf({ cover: 'Y', sum: ' ' })).toEqual([]);
  expect(problemsOf({ cover: 'N', sum: '5' })).toEqual([['answers.sum', 'validation.notAsked']]);
  expect(problemsOf({ nothing: 'of it' })).toEqual([['answers.nothing', 'validation.notAsked']]);
  expect(problemsOf({ cover: 'Y', sum: '1e309' })).toEqual([['answers.sum', 'validation.money']]);
});

test('yes and no are told by their options, listed or not', () => {
  const listed = (...values: string[]) => values.map((value) => ({ value, label: value, labelZh: value }));
  expect(isYesNo({ type: 'RADIO' })).toBe(true);
  expect(isYesNo({ type: 'RADIO_NO_SHOW', options: listed('Y', 'N') })).toBe(true);
  expect(isYesNo({ type: 'RADIO', options: listed('M', 'F') })).toBe(false);
  expect(isYesNo({ type: 'SPINNER', options: listed('Y', 'N') })).toBe(false);
});

test('employees are asked for always, after an answer, or never', () => {
  expect(asksEmployees({}, {})).toBe(false);
  expect(asksEmployees({ employees: {} }, {})).toBe(true);
  const after = { employees: { when: { questionId: 'cover', answers: ['Y'] } } };
  expect([asksEmployees(after, { cover: 'N' }), asksEmployees(after, { cover: 'Y' })]).toEqual([false, true]);
});

test('a form is known by its other name, and by no name that is none', () => {
  expect(['PL', 'PUBLIC_LIABILITY', 'EC'].map(templateIdOf)).toEqual(['PL', 'PL', 'EC']);
  expect(['', 'pl', 'OTHERS_X', 'constructor', '__proto__'].map(templateIdOf)).toEqual(Array(5).fill(undefined));
});

test('employees count where they are asked for, and a premium bears in part where they are or a project wants them', () => {
  const section = { employees: { when: { questionId: 'BP15', answers: ['Y'] } } };
  const counted = (BP15: string) => employeesThatCount(section, { answers: { BP15 }, employees: ['clerk'] });
  expect([counted('Y'), counted('N')]).toEqual([['clerk'], []]);
  const [package_, project] = [{ ...section, templateId: 'BP' } as const, { templateId: 'CAR_P' } as const];
  expect([bearsInPart(package_, { BP15: 'Y' }), bearsInPart(package_, { BP15: 'N' })]).toEqual([true, false]);
  expect([bearsInPart(project, { CP15: 'Y' }), bearsInPart(project, { CP15: 'N' })]).toEqual([true, false]);
  // All of it bears.
  expect(bearsInPart({ templateId: 'EC', employees: {} }, {})).toBe(false);
});
