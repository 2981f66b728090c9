import {
  type Applicant,
  applicantDraft,
  applicant as applicantShape,
  type Person,
} from '@onegi/contract/calls/purchases/shapes';
import { isOfAge, isSensibleBirth } from '@onegi/contract/lines/ages';
import { checkAnswers } from '@onegi/contract/questions';
import type { FieldFailure } from '../../http/app-error.ts';
import { districts } from '../catalogue/code-lists.ts';
import type { Quote } from '../quotes/quote.ts';
import type { ApplicationContent } from './application-content.ts';
import { type ApplicationForm, applicationForm } from './application-form.ts';
import { checkIdentities } from './check-identities.ts';
import { checkPeople } from './check-people.ts';
import type { Place } from './forms/line-form.ts';
import { strictly } from './strictly.ts';

/** A form that is complete and valid. */
export interface CheckedApplication {
  readonly applicant: Applicant;
  /** Without the places that stayed empty. */
  readonly people: readonly { readonly person: Person; readonly place: Place }[];
  readonly form: ApplicationForm;
}

function checkApplicant(applicant: Applicant, today: string): FieldFailure[] {
  const found: FieldFailure[] = [];
  const { bornOn, district } = applicant;
  if (!isSensibleBirth(bornOn, today)) found.push({ field: 'applicant.bornOn', message: 'validation.birthDate' });
  else if (!isOfAge(bornOn, today)) found.push({ field: 'applicant.bornOn', message: 'validation.applicantAge' });
  if (!districts.some(({ value }) => value === district)) {
    found.push({ field: 'applicant.district', message: 'validation.district' });
  }
  return found;
}

/** A field tells its first fault. */
function firstOfEach(failures: readonly FieldFailure[]): FieldFailure[] {
  return [...new Map(failures.toReversed().map((failure) => [failure.field, failure])).values()].reverse();
}

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
  const form = applicationForm(quote, content.answers, today);
  const { places, answers, startsOn } = form;
  const failures: FieldFailure[] = [];
  const applicant = strictly(
    applicantDraft.codec.encode(content.applicant),
    applicantShape.codec,
    'applicant',
    failures,
  );
  const people = checkPeople(content.people, places, today, failures);
  if (applicant) failures.push(...checkApplicant(applicant, today), ...checkIdentities(applicant, people));
  failures.push(...checkAnswers(form.questions, content.answers, today));
  const { search } = quote;
  failures.push(...(form.form.findings?.({ search, startsOn, today, people, answers }) ?? []));
  if (!applicant || failures.length > 0) return { failures: firstOfEach(failures) };
  const inPlaces = places.flatMap((place, index) => {
    const person = people[index];
    return person ? [{ person, place }] : [];
  });
  return { checked: { applicant, people: inPlaces, form } };
}
