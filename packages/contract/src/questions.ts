import * as z from 'zod';
import * as f from './fields/formats.ts';
import { formFields as q } from './fields/forms.ts';
import type { Finding } from './lines/search.ts';
import { field, type Of, optional, shape } from './shape.ts';

const option = shape({
  value: q.optionValue,
  label: q.optionLabel,
  labelZh: q.optionLabelZh,
  parent: optional(q.optionParent),
});
export type QuestionOption = Of<typeof option>;

/**
 * One row of a form made from data. RADIO_NO_SHOW is put so that Y is the clean answer: Y hides the associated row, N
 * shows it and makes it required. SPINNER_1 loads the options of its associated SPINNER_2. DATE is not before today
 * unless `earliest` says otherwise.
 */
export const question = shape({
  questionId: q.questionId,
  label: q.label,
  labelZh: q.labelZh,
  type: q.type,
  size: q.size,
  order: q.order,
  required: q.required,
  hidden: q.hidden,
  heading: optional(q.heading),
  headingZh: optional(q.headingZh),
  hint: optional(q.hint),
  hintZh: optional(q.hintZh),
  associated: optional(q.associated),
  format: optional(q.format),
  accepted: optional(q.accepted),
  smallest: optional(q.smallest),
  largest: optional(q.largest),
  earliest: optional(q.earliest),
  latest: optional(q.latest),
  initial: optional(q.initial),
  options: optional(field(q.options.wire, z.array(option.codec))),
});
export type Question = Of<typeof question>;

/** Answers by question; all text, as typed or chosen. */
export type Answers = Readonly<Record<string, string>>;

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

const given = (answers: Answers, id: string) => (answers[id] ?? '').trim();

/** True while the row is on the form: a row tied to a RADIO_NO_SHOW is, once that was answered N. */
export function isShown(questions: readonly Question[], answers: Answers, { questionId }: Question): boolean {
  const holder = questions.find((each) => each.associated === questionId && each.type === 'RADIO_NO_SHOW');
  return !holder || given(answers, holder.questionId) === 'N';
}

/** The options of a row, for a dependent list those of the answer it depends on. */
export function optionsOf(
  questions: readonly Question[],
  answers: Answers,
  asked: Question,
): readonly QuestionOption[] {
  const options = asked.options ?? [];
  if (asked.type !== 'SPINNER_2') return options;
  const holder = questions.find((each) => each.associated === asked.questionId && each.type === 'SPINNER_1');
  const parent = holder ? given(answers, holder.questionId) : '';
  return options.filter((each) => each.parent === undefined || each.parent === parent);
}

type Wrong = Omit<Finding, 'field'> | null;

function numberIssue(asked: Question, value: string): Wrong {
  const pattern = asked.type === 'INTEGER' ? /^\d{1,15}$/ : /^\d{1,13}(\.\d{1,2})?$/;
  const message = asked.type === 'INTEGER' ? 'validation.integer' : 'validation.money';
  if (!pattern.test(value)) return { message };
  const number = Number(value);
  if (asked.type === 'NUMERIC_GT_0' && number <= 0) return { message: 'validation.greaterThanZero' };
  const { smallest, largest } = asked;
  if (smallest !== undefined && number < smallest)
    return { message: 'validation.atLeast', params: { minimum: smallest } };
  if (largest !== undefined && number > largest) return { message: 'validation.atMost', params: { maximum: largest } };
  return null;
}

function dateIssue({ earliest, latest }: Question, value: string, today: string): Wrong {
  if (!f.isCalendarDate(value)) return { message: 'validation.date' };
  const from = earliest ?? today;
  if (value < from) return { message: 'validation.dateFrom', params: { date: from } };
  if (latest !== undefined && value > latest) return { message: 'validation.dateUntil', params: { date: latest } };
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

function answerIssue(asked: Question, value: string, options: readonly QuestionOption[], today: string): Wrong {
  switch (asked.type) {
    case 'NUMERIC':
    case 'NUMERIC_GT_0':
    case 'INTEGER':
      return numberIssue(asked, value);
    case 'DATE':
      return dateIssue(asked, value, today);
    case 'VARCHAR':
      return textIssue(asked, value, today);
    case 'RADIO':
    case 'RADIO_NO_SHOW':
      return value === 'Y' || value === 'N' ? null : { message: 'validation.choice' };
    default:
      return options.some((each) => each.value === value) ? null : { message: 'validation.choice' };
  }
}

/**
 * Judges the answers to a form by its own data, the same way in the browser and on the server.
 * @param today yyyy-MM-dd in Hong Kong
 * @returns findings under `answers.<question>`; empty when all is well
 */
export function checkAnswers(questions: readonly Question[], answers: Answers, today: string): Finding[] {
  return questions.flatMap((asked): Finding[] => {
    if (!isShown(questions, answers, asked)) return [];
    const at = `answers.${asked.questionId}`;
    const value = given(answers, asked.questionId);
    const isTied = questions.some((each) => each.associated === asked.questionId && each.type === 'RADIO_NO_SHOW');
    if (value === '') return asked.required || isTied ? [{ field: at, message: 'validation.required' }] : [];
    const wrong = answerIssue(asked, value, optionsOf(questions, answers, asked), today);
    if (wrong) return [{ field: at, ...wrong }];
    if (asked.accepted !== undefined && value !== asked.accepted) {
      return [{ field: at, message: 'validation.needsOfficer' }];
    }
    return [];
  });
}

/** The answers that count: of rows on the form, trimmed, nothing else. */
export function answersThatCount(questions: readonly Question[], answers: Answers): Record<string, string> {
  const kept = questions
    .filter((asked) => isShown(questions, answers, asked) && given(answers, asked.questionId) !== '')
    .map((asked) => [asked.questionId, given(answers, asked.questionId)]);
  return Object.fromEntries(kept);
}
