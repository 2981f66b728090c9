import type { Applicant, Person } from '@onegi/contract/calls/purchases/shapes';
import { checkAnswers } from '@onegi/contract/check-answers';
import { type CheckedPeople, checkPeople } from '@onegi/contract/lines/check-people';
import type { FieldFailure } from '../../http/app-error.ts';
import { districts } from '../catalogue/code-lists.ts';
import type { Quote } from '../quotes/quote.ts';
import type { ApplicationContent } from './application-content.ts';
import { type ApplicationForm, applicationForm } from './application-form.ts';
import type { Place } from './forms/line-form.ts';

/** A form that is complete and valid. */
export interface CheckedApplication {
  readonly applicant: Applicant;
  /** Without the places that stayed empty. */
  readonly people: readonly { readonly person: Person; readonly place: Place }[];
  readonly form: ApplicationForm;
}

function checkDistrict({ district }: Applicant): FieldFailure[] {
  const isKnown = districts.some(({ value }) => value === district);
  return isKnown ? [] : [{ field: 'applicant.district', message: 'validation.district' }];
}

/** A field tells its first fault. */
function firstOfEach(failures: readonly FieldFailure[]): FieldFailure[] {
  return [...new Map(failures.toReversed().map((failure) => [failure.field, failure])).values()].reverse();
}

interface ReadApplication extends CheckedPeople {
  readonly form: ApplicationForm;
}

/** Reads what was filled in, and notes what is missing or malformed. */
function readContent(content: ApplicationContent, quote: Quote, today: string): ReadApplication {
  const form = applicationForm(quote, content.answers, today);
  return { ...checkPeople(content, form.places, today), form };
}

const inTheirPlaces = ({ people, form: { places } }: ReadApplication): CheckedApplication['people'] =>
  places.flatMap((place, index) => {
    const person = people[index];
    return person ? [{ person, place }] : [];
  });

/**
 * Judges a filled-in form for the quote it is for.
 * @param today yyyy-MM-dd
 * @returns the form, complete and valid, or everything that is wrong with it under domain names
 */
export function checkApplication(
  content: ApplicationContent,
  quote: Quote,
  today: string,
): { checked: CheckedApplication } | { failures: FieldFailure[] } {
  const read = readContent(content, quote, today);
  const { applicant, people, form } = read;
  const { startsOn, answers } = form;
  const failures: FieldFailure[] = [...read.findings];
  if (applicant) failures.push(...checkDistrict(applicant));
  failures.push(...checkAnswers(form.questions, content.answers, today));
  const { search } = quote;
  failures.push(...(form.form.findings?.({ search, startsOn, today, people, answers }) ?? []));
  if (!applicant || failures.length > 0) return { failures: firstOfEach(failures) };
  return { checked: { applicant, people: inTheirPlaces(read), form } };
}

/**
 * Reads a form that was found complete and valid when it was submitted. Its rules are not applied again: what was accepted
 * then is bought, whatever rule has come since.
 * @param submittedOn yyyy-MM-dd
 * @throws when somebody or something that a policy cannot do without is not there
 */
export function readSubmitted(content: ApplicationContent, quote: Quote, submittedOn: string): CheckedApplication {
  const read = readContent(content, quote, submittedOn);
  const { applicant, people, form } = read;
  const isShort = form.places.some(({ required }, index) => required && !people[index]);
  if (!applicant || isShort) throw new Error('A submitted application is not complete');
  return { applicant, people: inTheirPlaces(read), form };
}
