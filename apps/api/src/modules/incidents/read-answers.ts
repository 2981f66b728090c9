import { AppError, type FieldFailure } from '../../http/app-error.ts';
import type { Answers, Incident, Question } from './incident.ts';

/**
 * The answers to an incident's questions; what is not answered is answered as the question starts, what is not asked
 * is left out.
 * @throws AppError request.invalid naming each answer that is of the wrong type, out of bounds or no option
 */
export function readAnswers({ questions }: Incident, given: Answers): Answers {
  const failures: FieldFailure[] = [];
  const answers: Record<string, number | string> = {};
  for (const question of questions) {
    const answer = Object.hasOwn(given, question.key) ? given[question.key] : question.initial;
    const failure = failureOf(question, answer);
    if (failure) failures.push({ field: `answers.${question.key}`, ...failure });
    else answers[question.key] = answer as number | string;
  }
  if (failures.length > 0) throw new AppError('request.invalid', {}, { fields: failures });
  return answers;
}

function failureOf(question: Question, answer: number | string | undefined): Omit<FieldFailure, 'field'> | null {
  if (question.kind === 'choice') {
    return question.options.some((option) => option === answer) ? null : { message: 'validation.choice' };
  }
  if (typeof answer !== 'number') return { message: 'validation.integer' };
  if (answer < question.least) return { message: 'validation.atLeast', params: { minimum: question.least } };
  if (answer > question.most) return { message: 'validation.atMost', params: { maximum: question.most } };
  return null;
}
