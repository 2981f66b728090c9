import {
  type Person,
  type PersonDraft,
  personDraft,
  person as personShape,
} from '@onegi/contract/calls/purchases/shapes';
import { findingsOnPerson } from '@onegi/contract/lines/people';
import type { FieldFailure } from '../../http/app-error.ts';
import type { Place } from './forms/line-form.ts';
import { strictly } from './strictly.ts';

const pathOf = (index: number) => `people.${index}`;

const isEmpty = ({ personKind: _personKind, ...rest }: PersonDraft) =>
  Object.values(rest).every((value) => value === undefined || String(value).trim() === '');

function checkPerson(draft: PersonDraft, place: Place, at: string, today: string, found: FieldFailure[]) {
  if (!place.required && isEmpty(draft)) return null;
  const person = strictly(personDraft.codec.encode(draft), personShape.codec, at, found);
  if (!person) return null;
  const placed = asPlaced(person, place);
  found.push(...findingsOnPerson(place, placed, today).map((each) => ({ ...each, field: `${at}.${each.field}` })));
  return placed;
}

/** What the place says of a person is so, whatever was sent; what it does not ask is left out. */
function asPlaced({ relationship, licensedOn, ...person }: Person, { needs, ...place }: Place): Person {
  const known = place.relationship ?? (needs.includes('relationship') ? relationship : undefined);
  return {
    ...person,
    ...(known === undefined ? {} : { relationship: known }),
    ...(licensedOn !== undefined && needs.includes('licensedOn') ? { licensedOn } : {}),
  };
}

/**
 * Judges everybody against the places of the quote. Somebody in a place for another kind of person is not looked into.
 * @returns the people at their places' indexes; null where nobody is, or somebody incomplete
 */
export function checkPeople(
  people: readonly PersonDraft[],
  places: readonly Place[],
  today: string,
  found: FieldFailure[],
): (Person | null)[] {
  const fits = people.every(({ personKind }, index) => personKind === places[index]?.personKind);
  const isShort = places.some(({ required }, index) => required && people[index] === undefined);
  if (!fits || isShort) found.push({ field: 'people', message: 'validation.personCount' });
  return places.map((place, index) => {
    const draft = people[index];
    return draft?.personKind === place.personKind ? checkPerson(draft, place, pathOf(index), today, found) : null;
  });
}
