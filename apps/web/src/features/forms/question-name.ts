import type { Question } from '@onegi/contract/questions';
import type { InLanguage } from '../../lib/use-in-language.ts';

/** A question's label; with the heading it stands under where another question of the form is called the same. */
export function questionName(questions: readonly Question[], asked: Question, pick: InLanguage): string {
  const label = pick(asked.label, asked.labelZh);
  if (!questions.some((each) => each !== asked && each.label === asked.label)) return label;
  const above = questions.slice(0, questions.indexOf(asked) + 1).findLast(({ heading }) => heading);
  return above?.heading ? `${pick(above.heading, above.headingZh)} · ${label}` : label;
}
