import type { IncidentQuestion, ListedIncident } from '@onegi/contract/calls/incidents/incidents';
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

/** A typical incident starts as a worked example, with an everyday answer to everything; any other as its story has it. */
export function exampleChoice(
  { incident, typical }: Pick<ListedIncident, 'incident' | 'typical'>,
  questions: readonly IncidentQuestion[],
): IncidentChoice {
  const open = typical ? questions.filter(({ initial }) => initial === undefined) : [];
  return {
    incident,
    typed: Object.fromEntries(open.map(({ questionKey, example }) => [questionKey, String(example)])),
  };
}

/**
 * What stands in a question's field: what was typed, or the example it starts with, no larger than what it is a part of.
 * Empty where the answer is only the insured's to give.
 */
export function shownAnswer(
  question: IncidentQuestion,
  choice: IncidentChoice,
  questions: readonly IncidentQuestion[] = [],
): string {
  const { questionKey, initial = '', within } = question;
  const typed = choice.typed[questionKey];
  if (typed !== undefined) return typed;
  const whole = questions.find((each) => each.questionKey === within);
  const most = whole ? Number(shownAnswer(whole, choice, questions)) : Number.NaN;
  return String(most < Number(initial) ? most : initial);
}

type Judged = { answer: number | string } | Omit<Finding, 'field'>;

const HOURS = /^(\d{1,3})(?::([0-5]?\d)?)?$/;

function judged(question: IncidentQuestion, text: string, others: Readonly<Record<string, number | string>>): Judged {
  const { questionKind, options = [], minutes, least = 0, most = Number.MAX_SAFE_INTEGER, within = '' } = question;
  if (questionKind === 'choice') {
    const known = options.some(({ optionValue }) => optionValue === text);
    return known ? { answer: text } : { message: 'validation.choice' };
  }
  const [, hours, past = ''] = (minutes && HOURS.exec(text)) || [];
  if (minutes && hours === undefined) return { message: 'validation.hours' };
  if (!minutes && !/^\d{1,9}$/.test(text)) return { message: 'validation.integer' };
  const answer = Number(hours ?? text);
  const whole = others[within];
  const pastMinutes = Number(past);
  const atMost = Math.min(most, typeof whole === 'number' ? whole : most);
  if (answer < least) return { message: 'validation.atLeast', params: { minimum: least } };
  if (answer + pastMinutes / 60 > atMost) return { message: 'validation.atMost', params: { maximum: atMost } };
  return { answer: pastMinutes > 0 ? `${answer}:${String(pastMinutes).padStart(2, '0')}` : answer };
}

export interface JudgedAnswers {
  readonly answers: Readonly<Record<string, number | string>>;
  /** What is wrong with an answer, by its question. */
  readonly issues: readonly Finding[];
  /** Questions that nobody has answered yet: no mistakes, but nothing can be worked out without them. */
  readonly open: readonly IncidentQuestion[];
}

/** The answers to send, and what is wrong or missing among the others, by the bounds each question tells. */
export function judgeAnswers(questions: readonly IncidentQuestion[], choice: IncidentChoice): JudgedAnswers {
  const answers: Record<string, number | string> = {};
  const issues: Finding[] = [];
  const open: IncidentQuestion[] = [];
  for (const question of questions) {
    const shown = shownAnswer(question, choice, questions);
    const found = judged(question, shown, answers);
    if ('answer' in found) answers[question.questionKey] = found.answer;
    else if (shown === '' && choice.typed[question.questionKey] === undefined) open.push(question);
    else issues.push({ field: question.questionKey, ...found });
  }
  return { answers, issues, open };
}
