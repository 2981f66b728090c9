import { AppError, type FieldFailure } from '../../http/app-error.ts';
import { hoursFrom } from './hours.ts';
import type { Answers, Incident, Question } from './incident.ts';

/**
 * The answers to an incident's questions; what is not asked is left out. Every question must be answered, on the page or
 * by the quote of each plan: nothing is taken for granted.
 * @param known what the quote of each plan answers
 * @throws AppError request.invalid naming each answer that is missing, of the wrong type, out of bounds or no option
 */
export function readAnswers({ questions }: Incident, given: Answers, known: readonly Answers[]): Answers {
  const failures: FieldFailure[] = [];
  const answers: Record<string, number | string> = {};
  for (const question of questions) {
    const { key } = question;
    if (!Object.hasOwn(given, key) && known.every((each) => Object.hasOwn(each, key))) continue;
    const answer = answerTo(question, Object.hasOwn(given, key) ? given[key] : undefined);
    const failure = failureOf(question, answer, answers);
    if (failure) failures.push({ field: `answers.${key}`, ...failure });
    else answers[key] = answer as number | string;
  }
  if (failures.length > 0) throw new AppError('request.invalid', {}, { fields: failures });
  return answers;
}

function answerTo(question: Question, given: number | string | undefined): number | string | undefined {
  return question.kind === 'count' && question.minutes ? (hoursFrom(given) ?? given) : given;
}

function failureOf(
  question: Question,
  answer: number | string | undefined,
  others: Answers,
): Omit<FieldFailure, 'field'> | null {
  if (answer === undefined) return { message: 'validation.required' };
  if (question.kind === 'choice') {
    return question.options.some((option) => option === answer) ? null : { message: 'validation.choice' };
  }
  const hasMinutes = question.kind === 'count' && question.minutes;
  if (typeof answer !== 'number') return { message: hasMinutes ? 'validation.hours' : 'validation.integer' };
  if (!hasMinutes && !Number.isInteger(answer)) return { message: 'validation.integer' };
  if (answer < question.least) return { message: 'validation.atLeast', params: { minimum: question.least } };
  const whole = question.within === undefined ? undefined : others[question.within];
  const most = Math.min(question.most, typeof whole === 'number' ? whole : question.most);
  if (answer > most) return { message: 'validation.atMost', params: { maximum: most } };
  return null;
}
