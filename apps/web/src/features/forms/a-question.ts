import type { Question } from '@onegi/contract/questions';

/** A question for tests, stating only what matters: a required line of text unless said otherwise. */
export const aQuestion = (what: Partial<Question>): Question => ({
  questionId: 'Q1',
  label: 'Question',
  labelZh: '問題',
  type: 'VARCHAR',
  size: 60,
  order: 10,
  required: true,
  hidden: false,
  ...what,
});
