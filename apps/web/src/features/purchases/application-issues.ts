import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { checkAnswers } from '@onegi/contract/check-answers';
import { checkPeople } from '@onegi/contract/lines/check-people';
import type { Finding } from '@onegi/contract/lines/search';
import type { Agreed } from './agreed.ts';
import { contentOf, type Draft } from './application-draft.ts';
import { issuesOfCovers } from './draft-covers.ts';
import { atTheApplicant } from './field-paths.ts';

/** What of an application says how its form is judged. */
type Form = Pick<Application, 'applicantPlace' | 'places' | 'offeredCovers' | 'questions'>;

/** Days are typed in three boxes here: words that show how a day is sent would puzzle. */
const inBoxes: Readonly<Record<string, string>> = { bornOn: 'validation.birthDate', licensedOn: 'validation.pastDate' };

function inOwnWords(found: Finding): Finding {
  const own = inBoxes[found.field.split('.').at(-1) ?? ''];
  return own && found.message === 'validation.date' ? { ...found, message: own } : found;
}

/** The first finding of each field: the insured applicant stands in the first place too, and types nothing twice. */
function peopleIssues({ applicant, people }: ReturnType<typeof contentOf>, { places }: Form, today: string): Finding[] {
  const first = new Map<string, Finding>();
  for (const found of checkPeople({ applicant, people }, places, today).findings) {
    const field = atTheApplicant(found.field, applicant.isInsured === true);
    if (!first.has(field)) first.set(field, inOwnWords({ ...found, field }));
  }
  return [...first.values()];
}

/**
 * What still stands between the details and the review, in the order of the page.
 * Fields are named by path: applicant.surname, people.1.bornOn, answers.HO01.
 * @param today yyyy-MM-dd in Hong Kong
 */
export function issuesOfDetails(draft: Draft, form: Form, today: string): Finding[] {
  const content = contentOf(draft, form);
  return [...peopleIssues(content, form, today), ...checkAnswers(form.questions, content.answers, today)];
}

/** Everything that stands between the form and its submission, the agreements apart. */
export function issuesOfDraft(draft: Draft, form: Form, today: string): Finding[] {
  return [...issuesOfCovers(form.offeredCovers, draft.covers), ...issuesOfDetails(draft, form, today)];
}

/**
 * What of the agreements is missing: the declaration must be made, direct marketing answered.
 * @param needsConsent the house sells to nobody who says no
 */
export function issuesOfAgreements({ agreeWording, agreeMarketing }: Agreed, needsConsent: boolean): Finding[] {
  const wording = agreeWording ? [] : [{ field: 'agreeWording', message: 'validation.mustAgree' }];
  if (agreeMarketing === undefined)
    return [...wording, { field: 'agreeMarketing', message: 'validation.marketingAnswer' }];
  const refused = needsConsent && !agreeMarketing;
  return refused ? [...wording, { field: 'agreeMarketing', message: 'validation.marketingNeeded' }] : wording;
}
