import { applicant as applicantShape, traveller as travellerShape } from '@onegi/contract/calls/purchases/shapes';
import { isCalendarDate } from '@onegi/contract/fields/formats';
import { isOfAge, isSensibleBirth } from '@onegi/contract/lines/ages';
import { travelAgeIssue } from '@onegi/contract/lines/travel';
import { type Issue, issuesOf } from '../../lib/validate.ts';
import { contentOf, type Draft } from './application-draft.ts';

/** Days the rules look at. */
interface Days {
  readonly today: string;
  readonly departOn: string;
}

const issue = (field: string, message: string): Issue => ({ field, message, params: {} });

/** Adds a rule's finding unless the field is at fault already. */
function addTo(found: Issue[], field: string, message: string | null | undefined) {
  if (message && !found.some((known) => known.field === field)) found.push(issue(field, message));
}

function birthIssue(bornOn: string | undefined, today: string): string | undefined {
  if (!bornOn) return 'validation.required';
  return isCalendarDate(bornOn) && isSensibleBirth(bornOn, today) ? undefined : 'validation.birthDate';
}

const normalHkid = (hkid: string) => hkid.toUpperCase().replace(/[\s()-]/g, '');

/** Replaces the shape's word on a date of birth, which is typed here in three boxes. */
function withBirth(issues: Issue[], bornOn: string | undefined, today: string): Issue[] {
  const rest = issues.filter((found) => found.field !== 'bornOn');
  const message = birthIssue(bornOn, today);
  return message ? [...rest, issue('bornOn', message)] : rest;
}

const fieldOrder = [
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
  'relationship',
];
const rank = ({ field }: Issue) => fieldOrder.indexOf(field.split('.').at(-1) ?? '');

function inFormOrder(issues: Issue[], path: string): Issue[] {
  return issues.map((found) => ({ ...found, field: `${path}.${found.field}` })).sort((a, b) => rank(a) - rank(b));
}

/**
 * What still stands between the form and its submission, in the order of the page.
 * Fields are named by path: applicant.surname, travellers.1.bornOn.
 */
export function issuesOfDraft(draft: Draft, { today, departOn }: Days): Issue[] {
  const { applicant, travellers } = contentOf(draft);
  const found = inFormOrder(
    withBirth(issuesOf(applicantShape, applicant), applicant.bornOn, today).filter((i) => i.field !== 'isTravelling'),
    'applicant',
  );
  const { bornOn, isTravelling } = applicant;
  if (bornOn && !birthIssue(bornOn, today)) {
    if (!isOfAge(bornOn, today)) addTo(found, 'applicant.bornOn', 'validation.applicantAge');
    else if (isTravelling) addTo(found, 'applicant.bornOn', travelAgeIssue('A', bornOn, departOn));
  }

  const seen = new Set(isTravelling && applicant.hkid ? [normalHkid(applicant.hkid)] : []);
  travellers.forEach((person, index) => {
    if (index === 0 && isTravelling) return;
    const path = `travellers.${index}`;
    const own = inFormOrder(withBirth(issuesOf(travellerShape, person), person.bornOn, today), path);
    if (person.bornOn && !birthIssue(person.bornOn, today)) {
      addTo(own, `${path}.bornOn`, travelAgeIssue(person.personKind, person.bornOn, departOn));
    }
    if (person.personKind === 'A' && !person.hkid) addTo(own, `${path}.hkid`, 'validation.required');
    if (person.hkid) {
      const hkid = normalHkid(person.hkid);
      if (seen.has(hkid)) addTo(own, `${path}.hkid`, 'validation.duplicateHkid');
      seen.add(hkid);
    }
    found.push(...own.sort((a, b) => rank(a) - rank(b)));
  });
  return found;
}

/** Declaration and consent are both required. */
export function issuesOfAgreements(agreed: { agreeWording: boolean; agreeMarketing: boolean }): Issue[] {
  return (['agreeWording', 'agreeMarketing'] as const)
    .filter((name) => !agreed[name])
    .map((name) => issue(name, 'validation.mustAgree'));
}
