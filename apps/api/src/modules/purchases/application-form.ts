import { type Answers, answersThatCount, type Question } from '@onegi/contract/questions';
import type { Deps } from '../../deps.ts';
import type { Quote } from '../quotes/quote.ts';
import { openAnswers } from './application-content.ts';
import { formOf } from './forms/all.ts';
import type { LineForm, Place } from './forms/line-form.ts';
import type { ApplicationRow } from './repository.ts';

/** The form of one application, as it stands with what was answered so far. */
export interface ApplicationForm {
  readonly form: LineForm<unknown>;
  readonly questions: readonly Question[];
  /** The answers that count. */
  readonly answers: Answers;
  /** yyyy-MM-dd, the first day of cover. */
  readonly startsOn: string;
  readonly places: readonly Place[];
}

/** @param today yyyy-MM-dd in Hong Kong */
export function applicationForm(
  { line, search, options }: Pick<Quote, 'line' | 'search' | 'options'>,
  given: Answers,
  today: string,
): ApplicationForm {
  const form = formOf(line);
  const questions = form.questions(search, { today, riders: options.map(({ rider }) => rider) });
  const answers = answersThatCount(questions, given);
  const startsOn = form.coverStart(search, answers, today);
  return { form, questions, answers, startsOn, places: form.places(search, startsOn) };
}

/** The first day of cover that an application asks for. */
export function coverStartOf(deps: Pick<Deps, 'seal' | 'clock'>, row: ApplicationRow, quote: Quote): string {
  return applicationForm(quote, openAnswers(deps.seal, row), deps.clock.today()).startsOn;
}
