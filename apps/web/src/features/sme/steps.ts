import { checkAnswers } from '@onegi/contract/check-answers';
import { type Answers, optionsOf, type Question } from '@onegi/contract/questions';

export const steps = [1, 2, 3, 4] as const;
export type Step = (typeof steps)[number];

/** How the texts call the steps. */
export const stepNames = { 1: 'premises', 2: 'staff', 3: 'history', 4: 'request' } as const satisfies Record<
  Step,
  string
>;

/** Rows of the business package that the quotation asks step by step; the last step asks the others. */
const rowIds: Readonly<Record<Exclude<Step, 4>, readonly string[]>> = {
  1: ['BP01', 'BP16', 'BP04', 'BP08'],
  2: ['BP17', 'BP18', 'BP19', 'BP20'],
  3: ['BP06', 'BP07', 'BP13', 'BP14', 'BP25', 'BP21', 'BP22', 'BP23', 'BP24'],
};

/** Employees and wageroll: an officer cannot quote a small business without. */
const needed = new Set(['BP16', 'BP17']);
/** The package for small businesses is for offices and shops. */
const premises = new Set(['OFF', 'SHP']);

const isAskedBefore = (id: string) => Object.values(rowIds).some((ids) => ids.includes(id));
const withoutHeading = ({ heading: _en, headingZh: _zh, ...row }: Question): Question => row;

/** The rows of a step as they stand given the answers so far. */
export function rowsOfStep(step: Step, questions: readonly Question[], answers: Answers): Question[] {
  if (step === 4) {
    const rest = questions.filter(({ questionId }) => !isAskedBefore(questionId));
    // The list of trades depends on an answer of the first step.
    return rest.map((row) =>
      row.type === 'SPINNER_2' ? { ...row, type: 'SPINNER', options: [...optionsOf(questions, answers, row)] } : row,
    );
  }
  return rowIds[step].flatMap((id) => {
    const row = questions.find(({ questionId }) => questionId === id);
    if (!row) return [];
    const options = id === 'BP01' ? row.options?.filter(({ value }) => premises.has(value)) : row.options;
    return [{ ...withoutHeading(row), options, required: row.required || needed.has(id) }];
  });
}

/** The step that can be shown: the one asked for, or an earlier one that is not answered yet. */
export function stepToShow(asked: number, questions: readonly Question[], answers: Answers, today: string): Step {
  const wanted = steps.find((step) => step === asked) ?? 1;
  const open = steps.find((step) => {
    const rows = rowsOfStep(step, questions, answers);
    return step < wanted && checkAnswers(rows, answers, today).length > 0;
  });
  return open ?? wanted;
}

/** The answers after a change; another kind of premises has other trades. */
export function afterChange(before: Answers, after: Answers): Answers {
  return before.BP01 === after.BP01 ? after : { ...after, BP02: '' };
}
