import { requestFields as r } from './fields/requests.ts';
import { type Answers, isShown, question } from './questions.ts';
import { nested, type Of, optional, shape } from './shape.ts';

/** The answers to another question that put a row on the form, or a document on the list of those wanted. */
const condition = shape({ questionId: r.dependsOn, answers: r.dependsOnAnswers });
export type Condition = Of<typeof condition>;
const when = nested('when', condition);

/**
 * A question of a template. One that is not editable is told, not asked. With `when` it is asked, and required, only
 * after certain answers to another question.
 */
export const templateQuestion = question.and({
  editable: r.editable,
  initialZh: optional(r.answerZh),
  when: optional(when),
});
export type TemplateQuestion = Of<typeof templateQuestion>;

export const wantedDocument = shape({
  name: r.document,
  nameZh: r.documentZh,
  order: r.order,
  required: r.required,
  docLimit: r.docLimit,
  docTypes: r.docTypes,
  when: optional(when),
});
export type WantedDocument = Of<typeof wantedDocument>;

const holds = (when: Condition, answers: Answers) => when.answers.includes((answers[when.questionId] ?? '').trim());

/** The rows that are asked, given the answers so far: those that depend on an answer are required once they are asked. */
export function questionsAsked(questions: readonly TemplateQuestion[], answers: Answers): TemplateQuestion[] {
  return questions
    .filter(({ editable, when }) => editable && (!when || holds(when, answers)))
    .map((asked) => (asked.when ? { ...asked, required: true } : asked));
}

/** The documents an officer will ask for, given the answers so far. */
export function documentsWanted(documents: readonly WantedDocument[], answers: Answers): WantedDocument[] {
  return documents.filter(({ when }) => !when || holds(when, answers));
}

/** Rows that are on the form and answered, in the order of the form. */
export function questionsAnswered(questions: readonly TemplateQuestion[], answers: Answers): TemplateQuestion[] {
  const asked = questionsAsked(questions, answers);
  return asked.filter((each) => isShown(asked, answers, each) && (answers[each.questionId] ?? '').trim() !== '');
}
