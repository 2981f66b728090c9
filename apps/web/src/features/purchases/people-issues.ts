import { type PersonDraft, type PersonPlace, person as personShape } from '@onegi/contract/calls/purchases/shapes';
import { findingsOnPerson } from '@onegi/contract/lines/people';
import { type Issue, issuesOf } from '../../lib/validate.ts';

const fieldOrder = ['surname', 'firstName', 'bornOn', 'hkid', 'passport', 'relationship', 'licensedOn'];

/**
 * What is wrong with one person who is not the applicant, by the place they take; in the order of the form.
 * @param given as it would be saved: dates complete, nothing empty
 */
export function issuesOfPerson(place: PersonPlace, given: PersonDraft, today: string): Issue[] {
  // Dates are typed in three boxes, so their words differ from the shape's.
  const found = issuesOf(personShape, given).filter(({ field }) => field !== 'bornOn' && field !== 'licensedOn');
  const first = new Map<string, Issue>();
  for (const each of [...found, ...findingsOnPerson(place, given, today)]) {
    if (!first.has(each.field)) first.set(each.field, each);
  }
  return [...first.values()].sort((a, b) => fieldOrder.indexOf(a.field) - fieldOrder.indexOf(b.field));
}
