import type { IncidentQuestion } from '@onegi/contract/calls/incidents/incidents';
import type { Finding } from '@onegi/contract/lines/search';

/** An incident and what was answered about it, as it was typed. */
export interface IncidentChoice {
  readonly incident: string;
  readonly typed: Readonly<Record<string, string>>;
}

/** The longest answer worth reading back: the wire takes no longer ones. */
const LONGEST = 60;

/** 'burst-pipe,contents_80000' of an address; null where no incident is chosen. */
export function choiceOf(text: string | null): IncidentChoice | null {
  const [incident, ...answers] = (text ?? '').split(',');
  if (!incident) return null;
  const typed = answers.map((answer) => {
    const [key = '', value = ''] = answer.split('_');
    return [key, value.slice(0, LONGEST)];
  });
  return { incident, typed: Object.fromEntries(typed) };
}

export function choiceText(choice: IncidentChoice | null): string | null {
  if (!choice) return null;
  const answers = Object.entries(choice.typed).map(([key, value]) => `${key}_${value.replace(/[,_]/g, '')}`);
  return [choice.incident, ...answers].join(',');
}

/** What stands in a question's field. */
export const shownAnswer = ({ questionKey, initial }: IncidentQuestion, { typed }: IncidentChoice): string =>
  typed[questionKey] ?? String(initial);

function judged(question: IncidentQuestion, text: string): { answer: number | string } | Omit<Finding, 'field'> {
  const { questionKind, options = [], least = 0, most = Number.MAX_SAFE_INTEGER } = question;
  if (questionKind === 'choice') {
    const known = options.some(({ optionValue }) => optionValue === text);
    return known ? { answer: text } : { message: 'validation.choice' };
  }
  if (!/^\d{1,9}$/.test(text)) return { message: 'validation.integer' };
  const answer = Number(text);
  if (answer < least) return { message: 'validation.atLeast', params: { minimum: least } };
  if (answer > most) return { message: 'validation.atMost', params: { maximum: most } };
  return { answer };
}

/** The answers to send, and what is wrong with the others, by the bounds each question tells. */
export function judgeAnswers(questions: readonly IncidentQuestion[], choice: IncidentChoice) {
  const answers: Record<string, number | string> = {};
  const issues: Finding[] = [];
  for (const question of questions) {
    const found = judged(question, shownAnswer(question, choice));
    if ('answer' in found) answers[question.questionKey] = found.answer;
    else issues.push({ field: question.questionKey, ...found });
  }
  return { answers, issues };
}
