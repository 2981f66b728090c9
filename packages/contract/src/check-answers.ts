import type * as z from 'zod';
import * as f from './fields/formats.ts';
import type { Finding } from './lines/search.ts';
import {
  type Answers,
  given,
  isYesNo,
  optionsOf,
  type Question,
  type QuestionOption,
  questionsAsked,
} from './questions.ts';

const formats: Partial<Record<NonNullable<Question['format']>, z.ZodType>> = {
  englishName: f.englishName,
  hkid: f.hkid,
  phone: f.hongKongPhone,
  email: f.email,
  passport: f.passport,
  registrationMark: f.registrationMark,
  chassis: f.chassis,
  businessRegistration: f.businessRegistration,
};

type Wrong = Omit<Finding, 'field'> | null;

function numberIssue(asked: Question, value: string): Wrong {
  const pattern = asked.type === 'INTEGER' ? /^\d{1,15}$/ : /^\d{1,13}(\.\d{1,2})?$/;
  const message = asked.type === 'INTEGER' ? 'validation.integer' : 'validation.money';
  if (!pattern.test(value)) return { message };
  const number = Number(value);
  if (asked.type === 'NUMERIC_GT_0' && number <= 0) return { message: 'validation.greaterThanZero' };
  const { smallest } = asked;
  const largest = asked.largest ?? (asked.type === 'INTEGER' ? 10 ** asked.size - 1 : undefined);
  if (smallest !== undefined && number < smallest)
    return { message: 'validation.atLeast', params: { minimum: smallest } };
  if (largest !== undefined && number > largest) return { message: 'validation.atMost', params: { maximum: largest } };
  return null;
}

function dateIssue({ earliest, latest, laterThan = '' }: Question, value: string, today: string, all: Answers): Wrong {
  if (!f.isCalendarDate(value)) return { message: 'validation.date' };
  const from = earliest ?? today;
  if (value < from) return { message: 'validation.dateFrom', params: { date: from } };
  if (latest !== undefined && value > latest) return { message: 'validation.dateUntil', params: { date: latest } };
  const before = given(all, laterThan);
  if (before !== '' && value <= before) return { message: 'validation.dateAfter', params: { date: before } };
  return null;
}

function textIssue(asked: Question, value: string, today: string): Wrong {
  // A format has bounds of its own: a phone number of eight digits may be typed with spaces.
  const isPlain = (asked.format ?? 'text') === 'text';
  if (isPlain && value.length > asked.size) {
    return { message: 'validation.maxLength', params: { maximum: asked.size } };
  }
  if (/[^\P{Cc}\r\n]/u.test(value)) return { message: 'validation.text' };
  if (!f.isPrintable(value)) return { message: 'validation.printable' };
  if (asked.format === 'pastDate') {
    const iso = value.split('-').reverse().join('-');
    return f.isCalendarDate(iso) && iso <= today ? null : { message: 'validation.pastDate' };
  }
  const found = asked.format && formats[asked.format]?.safeParse(value);
  if (!found || found.success) return null;
  const [issue] = found.error.issues;
  const params = issue?.code === 'too_big' ? { params: { maximum: Number(issue.maximum) } } : {};
  return { message: issue?.message ?? 'validation.text', ...params };
}

/** What can be chosen: its options, or yes and no. */
const choicesOf = (asked: Question, options: readonly QuestionOption[]): readonly string[] =>
  isYesNo(asked) ? ['Y', 'N'] : options.map(({ value }) => value);

/** What is wrong with an answer that is given, among all the answers to its form. */
function answerIssue(questions: readonly Question[], all: Answers, asked: Question, today: string): Wrong {
  const value = given(all, asked.questionId);
  switch (asked.type) {
    case 'NUMERIC':
    case 'NUMERIC_GT_0':
    case 'INTEGER':
      return numberIssue(asked, value);
    case 'DATE':
      return dateIssue(asked, value, today, all);
    case 'VARCHAR':
      return textIssue(asked, value, today);
    default:
      return choicesOf(asked, optionsOf(questions, all, asked)).includes(value)
        ? null
        : { message: 'validation.choice' };
  }
}

/**
 * Judges the answers to a form by its own data, the same way in the browser and on the server.
 * @param today yyyy-MM-dd in Hong Kong
 * @returns findings under `answers.<question>`; empty when all is well
 */
export function checkAnswers(questions: readonly Question[], answers: Answers, today: string): Finding[] {
  return questionsAsked(questions, answers).flatMap((asked): Finding[] => {
    const field = `answers.${asked.questionId}`;
    const value = given(answers, asked.questionId);
    if (value === '') return asked.required ? [{ field, message: 'validation.required' }] : [];
    const wrong = answerIssue(questions, answers, asked, today);
    if (wrong) return [{ field, ...wrong }];
    const needsOfficer = asked.accepted !== undefined && value !== asked.accepted;
    return needsOfficer ? [{ field, message: 'validation.needsOfficer' }] : [];
  });
}

const isGiven = (answers: Answers) => (questionId: string) => given(answers, questionId) !== '';

/**
 * Judges answers as they are kept for a form that may be incomplete: each must belong to a row that is asked, given the
 * others, and be of that row. Nothing is required.
 * @param today yyyy-MM-dd in Hong Kong
 * @returns findings under `answers.<question>`; empty when all is well
 */
export function checkGivenAnswers(questions: readonly Question[], answers: Answers, today: string): Finding[] {
  const asked = new Map(questionsAsked(questions, answers).map((each) => [each.questionId, each]));
  return Object.keys(answers)
    .filter(isGiven(answers))
    .flatMap((questionId): Finding[] => {
      const row = asked.get(questionId);
      const wrong = row ? answerIssue(questions, answers, row, today) : { message: 'validation.notAsked' };
      return wrong ? [{ field: `answers.${questionId}`, ...wrong }] : [];
    });
}
