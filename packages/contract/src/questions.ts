import * as z from 'zod';
import { formFields as q } from './fields/forms.ts';
import { field, type Of, optional, shape } from './shape.ts';

const option = shape({
  value: q.optionValue,
  label: q.optionLabel,
  labelZh: q.optionLabelZh,
  parent: optional(q.optionParent),
});
export type QuestionOption = Of<typeof option>;

const answered = shape({ questionId: q.dependsOn, answers: q.dependsOnAnswers });
const summed = shape({ sumOf: q.dependsOnSum, over: q.dependsOnMore });

/**
 * What puts a row on the form, or a document on the list of those wanted: certain answers to another question, or
 * amounts that come to more than so many dollars together.
 */
export type Condition = Of<typeof answered> | Of<typeof summed>;
export const when = field('when', z.union([answered.codec, summed.codec]));

/** The questions that a condition looks at. */
export const questionsBehind = (condition: Condition): readonly string[] =>
  'sumOf' in condition ? condition.sumOf : [condition.questionId];

/** Whether something depends on a row that is open: what can be answered anew may ask for it anew. */
export const dependsOnOpen = (
  { when }: { readonly when?: Condition | undefined },
  isOpen: (questionId: string) => boolean,
): boolean => when !== undefined && questionsBehind(when).some(isOpen);

/**
 * One row of a form made from data: of an application or of a template. One that is not editable is told, not asked.
 * With `when` it is asked, and required, only after certain answers to another question; a RADIO_NO_SHOW says the same
 * of its associated row, which is asked after N. SPINNER_1 loads the options of its associated SPINNER_2. A RADIO without
 * options is answered Y or N. DATE is not before today unless `earliest` says otherwise, and after the one that
 * `laterThan` names.
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
  ending: optional(q.ending),
  endingZh: optional(q.endingZh),
  hint: optional(q.hint),
  hintZh: optional(q.hintZh),
  associated: optional(q.associated),
  format: optional(q.format),
  accepted: optional(q.accepted),
  smallest: optional(q.smallest),
  largest: optional(q.largest),
  earliest: optional(q.earliest),
  latest: optional(q.latest),
  laterThan: optional(q.laterThan),
  initial: optional(q.initial),
  initialZh: optional(q.initialZh),
  editable: optional(q.editable),
  when: optional(when),
  options: optional(field(q.options.wire, z.array(option.codec))),
});
export type Question = Of<typeof question>;

/** Answers by question; all text, as typed or chosen. */
export type Answers = Readonly<Record<string, string>>;

export const given = (answers: Answers, id: string): string => (answers[id] ?? '').trim();

/** What an amount is worth that is still being typed: nothing unless it is a number. */
const amountOf = (typed: string): number => Number(typed) || 0;

export function holds(condition: Condition, all: Answers): boolean {
  if ('questionId' in condition) return condition.answers.includes(given(all, condition.questionId));
  return condition.sumOf.reduce((sum, id) => sum + amountOf(given(all, id)), 0) > condition.over;
}

/** True for a question that is answered yes or no, whether its two options are listed or not. */
export const isYesNo = ({ type, options = [] }: Pick<Question, 'type' | 'options'>): boolean =>
  type.startsWith('RADIO') && options.every(({ value }) => value === 'Y' || value === 'N');

/** What puts a row on the form; undefined for one that is always there. */
function conditionOf(questions: readonly Question[], { questionId, when }: Question): Condition | undefined {
  if (when) return when;
  const holder = questions.find((each) => each.associated === questionId && each.type === 'RADIO_NO_SHOW');
  return holder && { questionId: holder.questionId, answers: ['N'] };
}

/** The rows that are asked, given the answers so far: those that depend on an answer are required once they are asked. */
export function questionsAsked(questions: readonly Question[], answers: Answers): Question[] {
  return questions.flatMap((asked): Question[] => {
    if (asked.editable === false) return [];
    const when = conditionOf(questions, asked);
    if (!when) return [asked];
    return holds(when, answers) ? [{ ...asked, required: true }] : [];
  });
}

/** The rows that are asked and answered, in the order of the form. */
export function questionsAnswered(questions: readonly Question[], answers: Answers): Question[] {
  return questionsAsked(questions, answers).filter(({ questionId }) => given(answers, questionId) !== '');
}

/** The answers that count: of rows on the form, trimmed, nothing else. */
export function answersThatCount(questions: readonly Question[], answers: Answers): Record<string, string> {
  const answered = questionsAnswered(questions, answers);
  return Object.fromEntries(answered.map(({ questionId }) => [questionId, given(answers, questionId)]));
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
