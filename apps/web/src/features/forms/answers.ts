import type { Answers, Question } from '@onegi/contract/questions';

/** What a form begins with. */
export function initialAnswers(questions: readonly Question[]): Answers {
  return Object.fromEntries(
    questions.flatMap(({ questionId, initial }) => (initial ? [[questionId, initial] as const] : [])),
  );
}

/**
 * The answers after one of them changed. Choosing in a SPINNER_1 empties the list that depends on it; a hidden row
 * keeps what was typed into it, in case it is shown again.
 */
export function withAnswer(questions: readonly Question[], answers: Answers, asked: Question, value: string): Answers {
  const next = { ...answers, [asked.questionId]: value };
  const isNew = value !== (answers[asked.questionId] ?? '');
  const dependent = questions.find(({ questionId }) => questionId === asked.associated);
  return asked.type === 'SPINNER_1' && dependent && isNew ? { ...next, [dependent.questionId]: '' } : next;
}

/** What a change changed: a browser may fill in several rows before the page is drawn again. */
export function changedAnswers(before: Answers, after: Answers): Answers {
  return Object.fromEntries(Object.entries(after).filter(([id, value]) => value !== before[id]));
}
