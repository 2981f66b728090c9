import type { LineCode } from '@onegi/contract/lines';
import type { Answers, Ask, Incident, Question } from '../incidents/incident.ts';

/**
 * What is usual where a question starts unanswered because only the insured knows it. A list compares plans, so all are
 * held against the same: covered for a year without a break, insured for the full value, nothing added to the plan.
 * Decision 059.
 */
const usual: Partial<Record<Ask, number | string>> = {
  held: 365,
  age: 40,
  petAge: 3,
  carValue: 250_000,
  contentsValue: 300_000,
  cause: 'illness',
  alert: 'red',
  operationClass: 'intermediate',
  driver: 'named',
  driverKilled: 'holder',
  loss: 'limb',
  transport: 'elsewhere',
  place: 'hong-kong-mainland-macao',
  buildingAge: 'W',
  buildingType: 'A',
};
const FULL_SUM = 3_000_000;

/** Cover against accidents alone is not asked about illnesses. */
const causeIn = (line: LineCode) => (line === 'PA' ? 'accident' : usual.cause);

/**
 * An answer to every question of an incident: what the search answers, the example a question starts with, or what is
 * usual.
 * @param known what the search answers
 * @throws Error where a question has none of them
 */
export function typicalAnswers(line: LineCode, { questions }: Incident, known: Answers): Answers {
  const answer = (question: Question): number | string => {
    const { key } = question;
    const found = known[key];
    if (found !== undefined) return found;
    if (question.rider !== undefined) return question.kind === 'choice' ? 'none' : 0;
    if (question.kind !== 'choice' && question.initial !== undefined) return question.initial;
    if (key === 'cause') return causeIn(line) as string;
    // Insured for what it is worth: average takes nothing off.
    if (key === 'sumInsured' || key === 'rebuildingValue') return known.sumInsured ?? FULL_SUM;
    const value = usual[key];
    if (value === undefined) throw new Error(`No typical answer is known to "${key}"`);
    return value;
  };
  return Object.fromEntries(questions.map((question) => [question.key, answer(question)]));
}
