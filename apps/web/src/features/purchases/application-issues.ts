import {
  type Application,
  applicant as applicantShape,
  type PersonDraft,
} from '@onegi/contract/calls/purchases/shapes';
import { isOfAge } from '@onegi/contract/lines/ages';
import { birthMessage, licenceFinding, spanFinding } from '@onegi/contract/lines/people';
import { checkAnswers } from '@onegi/contract/questions';
import { type Issue, issuesOf } from '../../lib/validate.ts';
import { contentOf, type Draft, type DraftContent, isLeftEmpty } from './application-draft.ts';
import { issuesOfCovers } from './draft-covers.ts';
import { issuesOfPerson } from './people-issues.ts';

/** What of an application says how its form is judged. */
type Form = Pick<Application, 'applicantPlace' | 'places' | 'offeredCovers' | 'questions'>;

const applicantOrder = [
  'title',
  'surname',
  'firstName',
  'bornOn',
  'hkid',
  'flat',
  'floor',
  'building',
  'street',
  'district',
  'phone',
  'email',
  'referrerCode',
];
const rank = ({ field }: Issue) => applicantOrder.indexOf(field);
const under = (path: string) => (found: Issue) => ({ ...found, field: `${path}.${found.field}` });

function applicantIssues({ applicant }: DraftContent, { places }: Form, today: string): Issue[] {
  const { bornOn, isInsured } = applicant;
  const found = issuesOf(applicantShape, applicant).filter(({ field }) => field !== 'bornOn' && field !== 'isInsured');
  const place = isInsured ? places[0] : undefined;
  const wrong = birthMessage(bornOn, today) ?? (isOfAge(bornOn ?? '', today) ? undefined : 'validation.applicantAge');
  const birth = wrong ? { field: 'bornOn', message: wrong } : place && spanFinding(place, bornOn ?? '');
  return [...found, ...(birth ? [birth] : [])].sort((a, b) => rank(a) - rank(b)).map(under('applicant'));
}

const normalHkid = (hkid: string) => hkid.toUpperCase().replace(/[\s()-]/g, '');

/** The applicant's own place asks only what the applicant's details do not hold. */
function ownPlaceIssues(
  place: Form['places'][number],
  own: PersonDraft,
  bornOn: string | undefined,
  today: string,
): Issue[] {
  const passport = place.needs.includes('passport') && !own.passport;
  const licence = licenceFinding(place, { licensedOn: own.licensedOn, bornOn }, today);
  return [...(passport ? [{ field: 'passport', message: 'validation.required' }] : []), ...(licence ? [licence] : [])];
}

function peopleIssues({ applicant, people }: DraftContent, { places }: Form, today: string): Issue[] {
  const seen = new Set(applicant.isInsured && applicant.hkid ? [normalHkid(applicant.hkid)] : []);
  return people.flatMap((person, index) => {
    const place = places[index];
    if (!place || isLeftEmpty(place, person)) return [];
    const isOwn = index === 0 && applicant.isInsured;
    const found = isOwn ? ownPlaceIssues(place, person, applicant.bornOn, today) : issuesOfPerson(place, person, today);
    if (person.hkid && !isOwn) {
      const hkid = normalHkid(person.hkid);
      const isKnown = found.some(({ field }) => field === 'hkid');
      if (seen.has(hkid) && !isKnown) found.push({ field: 'hkid', message: 'validation.duplicateHkid' });
      seen.add(hkid);
    }
    return found.map(under(`people.${index}`));
  });
}

/**
 * What still stands between the details and the review, in the order of the page.
 * Fields are named by path: applicant.surname, people.1.bornOn, answers.HO01.
 * @param today yyyy-MM-dd in Hong Kong
 */
export function issuesOfDetails(draft: Draft, form: Form, today: string): Issue[] {
  const content = contentOf(draft, form);
  return [
    ...applicantIssues(content, form, today),
    ...peopleIssues(content, form, today),
    ...checkAnswers(form.questions, content.answers, today),
  ];
}

/** Everything that stands between the form and its submission, the agreements apart. */
export function issuesOfDraft(draft: Draft, form: Form, today: string): Issue[] {
  return [...issuesOfCovers(form.offeredCovers, draft.covers), ...issuesOfDetails(draft, form, today)];
}

/** Declaration and consent are both required. */
export function issuesOfAgreements(agreed: { agreeWording: boolean; agreeMarketing: boolean }): Issue[] {
  return (['agreeWording', 'agreeMarketing'] as const)
    .filter((name) => !agreed[name])
    .map((name) => ({ field: name, message: 'validation.mustAgree' }));
}
