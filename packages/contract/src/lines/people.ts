import type { PersonDraft, PersonPlace } from '../calls/purchases/shapes.ts';
import { isCalendarDate } from '../fields/formats.ts';
import { ageOn, isSensibleBirth } from './ages.ts';
import type { Finding } from './search.ts';

// Rules on the people of an application beside those of each field's own shape. The browser applies them while the form is
// filled in, the server to whatever arrives.

export type Relationship = 'S' | 'SP' | 'CH' | 'PA' | 'SI' | 'EM' | 'OT';

/** A place for one person, which may have its own words for somebody born too early or too late. */
export interface PlaceRules extends PersonPlace {
  /** Keys of messages. */
  readonly tooOld?: string;
  readonly tooYoung?: string;
}

/** The youngest that may learn to drive a private car in Hong Kong. */
const YOUNGEST_DRIVER = 17;

/** What somebody in the place can be to the applicant. A car's driver may be the applicant, who owns it. */
export function relationshipsIn({ personKind }: Pick<PersonPlace, 'personKind'>): readonly Relationship[] {
  if (personKind === 'C') return ['CH', 'SI', 'OT'];
  return [...(personKind === 'D' ? (['S'] as const) : []), 'SP', 'CH', 'PA', 'SI', 'EM', 'OT'];
}

/** A date of birth that is missing, no date, or nobody's. */
export function birthMessage(bornOn: string | undefined, today: string): string | undefined {
  if (!bornOn) return 'validation.required';
  return isCalendarDate(bornOn) && isSensibleBirth(bornOn, today) ? undefined : 'validation.birthDate';
}

/** A date of birth that does not fit the place, whose price is made for a span of ages. */
export function spanFinding(place: PlaceRules, bornOn: string): Finding | undefined {
  const { bornFrom, bornUntil, tooOld, tooYoung } = place;
  const general = { message: 'validation.bornOutside', params: { from: bornFrom, until: bornUntil } };
  if (bornOn < bornFrom) return { field: 'bornOn', ...(tooOld ? { message: tooOld } : general) };
  if (bornOn > bornUntil) return { field: 'bornOn', ...(tooYoung ? { message: tooYoung } : general) };
  return undefined;
}

/** How long the licence has been held, by somebody old enough to hold one. */
export function licenceFinding(
  { needs, licensedUntil }: PlaceRules,
  { licensedOn, bornOn }: Pick<PersonDraft, 'licensedOn' | 'bornOn'>,
  today: string,
): Finding | undefined {
  const field = 'licensedOn';
  if (!needs.includes('licensedOn')) return undefined;
  if (!licensedOn) return { field, message: 'validation.required' };
  if (!isCalendarDate(licensedOn) || licensedOn > today) return { field, message: 'validation.pastDate' };
  if (bornOn && isCalendarDate(bornOn) && ageOn(bornOn, licensedOn) < YOUNGEST_DRIVER) {
    return { field, message: 'validation.experience' };
  }
  if (licensedUntil === undefined || licensedOn <= licensedUntil) return undefined;
  return { field, message: 'validation.drivingSince', params: { date: licensedUntil } };
}

/** What the place needs and was not given. */
function missingPapers({ needs }: PlaceRules, given: PersonDraft): Finding[] {
  const absent = (['hkid', 'passport', 'relationship'] as const).filter((name) => needs.includes(name) && !given[name]);
  const noPaper = needs.includes('hkidOrPassport') && !given.hkid && !given.passport;
  return [...absent, ...(noPaper ? (['hkid'] as const) : [])].map((field) => ({
    field,
    message: 'validation.required',
  }));
}

function relationshipFinding(place: PlaceRules, { relationship }: PersonDraft): Finding[] {
  if (!relationship || place.personKind !== 'C' || !place.needs.includes('relationship')) return [];
  const fits = relationshipsIn(place).some((known) => known === relationship);
  return fits ? [] : [{ field: 'relationship', message: 'validation.childRelationship' }];
}

/**
 * What is wrong with one person in a place, beside what the fields' own shapes say.
 * @param today yyyy-MM-dd in Hong Kong
 */
export function findingsOnPerson(place: PlaceRules, given: PersonDraft, today: string): Finding[] {
  const wrongBirth = birthMessage(given.bornOn, today);
  const birth = wrongBirth ? { field: 'bornOn', message: wrongBirth } : spanFinding(place, given.bornOn ?? '');
  return [
    birth,
    ...missingPapers(place, given),
    ...relationshipFinding(place, given),
    licenceFinding(place, given, today),
  ].filter((found) => found !== undefined);
}
