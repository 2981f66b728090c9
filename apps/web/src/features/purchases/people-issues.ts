import { type PersonDraft, type PersonPlace, person as personShape } from '@onegi/contract/calls/purchases/shapes';
import { isCalendarDate } from '@onegi/contract/fields/formats';
import { isSensibleBirth } from '@onegi/contract/lines/ages';
import { type Issue, issuesOf } from '../../lib/validate.ts';

const issue = (field: string, message: string, params: Issue['params'] = {}): Issue => ({ field, message, params });

/** A date of birth that is missing, no date, or nobody's. */
export function birthIssue(bornOn: string | undefined, today: string): string | undefined {
  if (!bornOn) return 'validation.required';
  return isCalendarDate(bornOn) && isSensibleBirth(bornOn, today) ? undefined : 'validation.birthDate';
}

/** A date of birth that is somebody's but does not fit the place, whose price is made for a span of ages. */
export function placeIssue({ bornFrom, bornUntil }: PersonPlace, bornOn: string): Issue | undefined {
  if (bornOn >= bornFrom && bornOn <= bornUntil) return undefined;
  return issue('bornOn', 'validation.bornOutside', { from: bornFrom, until: bornUntil });
}

/** How long the licence has been held. */
export function licenceIssue(place: PersonPlace, licensedOn: string | undefined, today: string): Issue | undefined {
  if (!place.needs.includes('licensedOn') && !licensedOn) return undefined;
  if (!licensedOn) return issue('licensedOn', 'validation.required');
  if (!isCalendarDate(licensedOn) || licensedOn > today) return issue('licensedOn', 'validation.pastDate');
  const { licensedUntil } = place;
  if (licensedUntil === undefined || licensedOn <= licensedUntil) return undefined;
  return issue('licensedOn', 'validation.drivingSince', { date: licensedUntil });
}

/** What the place needs and was not given. */
function missing({ needs }: PersonPlace, given: PersonDraft): Issue[] {
  const absent = (['hkid', 'passport', 'relationship'] as const).filter((name) => needs.includes(name) && !given[name]);
  const noPaper = needs.includes('hkidOrPassport') && !given.hkid && !given.passport;
  return [...absent, ...(noPaper ? (['hkid'] as const) : [])].map((name) => issue(name, 'validation.required'));
}

const fieldOrder = ['surname', 'firstName', 'bornOn', 'hkid', 'passport', 'relationship', 'licensedOn'];

/**
 * What is wrong with one person who is not the applicant, by the place they take; in the order of the form.
 * @param given as it would be saved: dates complete, nothing empty
 */
export function issuesOfPerson(place: PersonPlace, given: PersonDraft, today: string): Issue[] {
  // Dates are typed in three boxes, so their words differ from the shape's.
  const found = issuesOf(personShape, given).filter(({ field }) => field !== 'bornOn' && field !== 'licensedOn');
  const wrongBirth = birthIssue(given.bornOn, today);
  const birth = wrongBirth ? issue('bornOn', wrongBirth) : placeIssue(place, given.bornOn ?? '');
  const all = [...found, birth, licenceIssue(place, given.licensedOn, today), ...missing(place, given)];
  const first = new Map<string, Issue>();
  for (const each of all) if (each && !first.has(each.field)) first.set(each.field, each);
  return [...first.values()].sort((a, b) => fieldOrder.indexOf(a.field) - fieldOrder.indexOf(b.field));
}
