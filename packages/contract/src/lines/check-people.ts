import {
  type Applicant,
  type ApplicantDraft,
  applicant as applicantShape,
  type Person,
  type PersonDraft,
  person as personShape,
} from '../calls/purchases/shapes.ts';
import { checkShape, readByShape } from '../check-shape.ts';
import { applicantQuestions, type PersonQuestion } from '../person-questions.ts';
import type { DomainOf, FieldMap, Shape } from '../shape.ts';
import { isOfAge } from './ages.ts';
import { birthMessage, findingsOnPerson, type PlaceRules, type Relationship } from './people.ts';
import type { Finding } from './search.ts';
import { checkIdentities } from './who-is-who.ts';

/** A place, with what the person in it is to the applicant where that is not asked. */
type Place = PlaceRules & { readonly relationship?: Relationship };

export interface CheckedPeople {
  /** Null where something is missing or no such value at all. */
  readonly applicant: Applicant | null;
  /** At their places' indexes; null where nobody is, or somebody incomplete. */
  readonly people: readonly (Person | null)[];
  /** Under domain names: applicant.surname, people.1.bornOn. */
  readonly findings: readonly Finding[];
}

const under = (path: string) => (found: Finding) => ({ ...found, field: `${path}.${found.field}` });

/** What is asked of the applicant today and missing, though its shape could do without: applications from before can. */
const missing = (applicant: ApplicantDraft): Finding[] =>
  (applicantQuestions as readonly PersonQuestion<keyof ApplicantDraft>[])
    .filter(({ questionId, required }) => required && !applicant[questionId])
    .map(({ questionId }) => ({ field: questionId, message: 'validation.required' }));

/** What was left empty counts as missing. */
const filled = <T extends object>(draft: T): Record<string, unknown> =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''));

/** The first finding of each field, in the order of the shape. */
function firstOfEach(found: readonly Finding[], { fields }: Shape<FieldMap>): Finding[] {
  const first = new Map(found.toReversed().map((each) => [each.field, each]));
  const order = Object.keys(fields);
  return [...first.values()].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}

/** Reads one person. */
function read<F extends FieldMap>(shape: Shape<F>, draft: object, rules: readonly Finding[], path: string) {
  const values = filled(draft);
  const findings = firstOfEach([...checkShape(shape, values), ...rules], shape as never).map(under(path));
  return { value: readByShape(shape, values) as DomainOf<F> | null, findings };
}

function birthFindings(bornOn: string | undefined, today: string): Finding[] {
  const message = birthMessage(bornOn, today) ?? (isOfAge(bornOn ?? '', today) ? null : 'validation.applicantAge');
  return message ? [{ field: 'bornOn', message }] : [];
}

/** Nothing was entered for a place that may stay empty. */
export function isLeftEmpty({ required }: Pick<PlaceRules, 'required'>, person: PersonDraft): boolean {
  const { personKind: _kind, relationship: _relationship, ...entered } = person;
  return !required && Object.keys(filled(entered)).length === 0;
}

/** What the place says of a person is so, whatever was sent; what it does not ask is left out. */
function asPlaced({ relationship, licensedOn, ...person }: PersonDraft, { needs, ...place }: Place): PersonDraft {
  const known = place.relationship ?? (needs.includes('relationship') ? relationship : undefined);
  return {
    ...person,
    ...(known === undefined ? {} : { relationship: known }),
    ...(licensedOn !== undefined && needs.includes('licensedOn') ? { licensedOn } : {}),
  };
}

/**
 * Judges the applicant and everybody in the places of a quote, the same way in the browser and on the server. Somebody
 * in a place for another kind of person is not looked into.
 * @param today yyyy-MM-dd in Hong Kong
 */
export function checkPeople(
  given: { readonly applicant: ApplicantDraft; readonly people: readonly PersonDraft[] },
  places: readonly Place[],
  today: string,
): CheckedPeople {
  const ofApplicant = [...birthFindings(given.applicant.bornOn, today), ...missing(given.applicant)];
  const applicant = read(applicantShape, given.applicant, ofApplicant, 'applicant');
  const everybody = places.map((place, index) => {
    const draft = given.people[index];
    if (draft?.personKind !== place.personKind || isLeftEmpty(place, draft)) return null;
    const placed = asPlaced(draft, place);
    return read(personShape, placed, findingsOnPerson(place, placed, today), `people.${index}`);
  });
  const fits = given.people.every(({ personKind }, index) => personKind === places[index]?.personKind);
  const isShort = places.some(({ required }, index) => required && given.people[index] === undefined);
  const people = everybody.map((read) => read?.value ?? null);
  return {
    applicant: applicant.value,
    people,
    findings: [
      ...applicant.findings,
      ...(fits && !isShort ? [] : [{ field: 'people', message: 'validation.personCount' }]),
      ...everybody.flatMap((read) => read?.findings ?? []),
      ...checkIdentities(applicant.value, given.applicant.isInsured === true, people),
    ],
  };
}
