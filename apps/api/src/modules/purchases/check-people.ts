import {
  type Applicant,
  applicantDraft,
  applicant as applicantShape,
  type Traveller,
  travellerDraft,
  traveller as travellerShape,
} from '@onegi/contract/calls/purchases/shapes';
import { isOfAge, isSensibleBirth } from '@onegi/contract/lines/ages';
import { peopleOf, travelAgeIssue } from '@onegi/contract/lines/travel';
import type * as z from 'zod';
import type { FieldFailure } from '../../http/app-error.ts';
import { failuresOf } from '../../http/issues.ts';
import { districts } from '../catalogue/code-lists.ts';
import type { Quote } from '../quotes/quote.ts';
import type { People } from './people.ts';

export interface CheckedPeople {
  readonly applicant: Applicant;
  readonly travellers: readonly Traveller[];
}

/** Reads half-filled data by the strict schema; what was left empty counts as missing. */
function strictly<T>(wire: unknown, strict: z.ZodType<T>, path: string, found: FieldFailure[]): T | null {
  const filled = Object.fromEntries(
    Object.entries(wire as Record<string, unknown>).filter(([, value]) => typeof value !== 'string' || value.trim()),
  );
  const parsed = strict.safeParse(filled);
  if (parsed.success) return parsed.data;
  for (const { field, message, params } of failuresOf(parsed.error)) {
    found.push({ field: `${path}.${field}`, message, params });
  }
  return null;
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

function ageFailure({ personKind, bornOn }: Traveller, departOn: string, today: string): string | null {
  if (!isSensibleBirth(bornOn, today)) return 'validation.birthDate';
  return travelAgeIssue(personKind, bornOn, departOn);
}

function checkTraveller(person: Traveller, at: string, departOn: string, today: string): FieldFailure[] {
  const found: FieldFailure[] = [];
  const age = ageFailure(person, departOn, today);
  if (age) found.push({ field: `${at}.bornOn`, message: age });
  if (person.personKind === 'A' && !person.hkid) found.push({ field: `${at}.hkid`, message: 'validation.required' });
  return found;
}

/** Who is who: the travelling applicant comes first, nobody else is "Self", and nobody is listed twice. */
function checkIdentities(
  applicant: Applicant,
  travellers: readonly (Traveller | null)[],
  pathOf: (index: number) => string,
): FieldFailure[] {
  const found: FieldFailure[] = [];
  const seen = new Set<string>();
  travellers.forEach((person, index) => {
    if (!person) return;
    const isApplicantsPlace = applicant.isTravelling && index === 0;
    const isApplicant = person.hkid === applicant.hkid;
    if (isApplicantsPlace && !isApplicant) {
      found.push({ field: `${pathOf(index)}.hkid`, message: 'purchases.checks.applicantTravels' });
    } else if (isApplicantsPlace && person.bornOn !== applicant.bornOn) {
      found.push({ field: `${pathOf(index)}.bornOn`, message: 'purchases.checks.sameBirthAsApplicant' });
    } else if (isApplicant && !applicant.isTravelling) {
      found.push({ field: `${pathOf(index)}.hkid`, message: 'purchases.checks.applicantListed' });
    } else if (person.hkid && seen.has(person.hkid)) {
      found.push({ field: `${pathOf(index)}.hkid`, message: 'validation.duplicateHkid' });
    }
    if (person.relationship === 'S' && !isApplicantsPlace) {
      found.push({ field: `${pathOf(index)}.relationship`, message: 'purchases.checks.selfIsApplicant' });
    }
    if (person.hkid) seen.add(person.hkid);
  });
  return found;
}

function countFailure(people: People, quote: Quote): FieldFailure[] {
  const kinds = people.travellers.map(({ personKind }) => personKind).sort();
  if (kinds.join() === peopleOf(quote.search).join()) return [];
  return [{ field: 'travellers', message: 'validation.travellerCount' }];
}

/**
 * Judges a filled-in form for the quote it is for. The scuba rider is no matter here: it covers whoever is 12 or older,
 * and its price counts adults alone.
 * @param today yyyy-MM-dd
 * @returns the people, complete and valid, or everything that is wrong with them under domain names
 */
export function checkPeople(
  people: People,
  quote: Quote,
  today: string,
): { checked: CheckedPeople } | { failures: FieldFailure[] } {
  const failures = countFailure(people, quote);
  const pathOf = (index: number) => `travellers.${index}`;
  const wireApplicant = applicantDraft.codec.encode(people.applicant);
  const applicant = strictly(wireApplicant, applicantShape.codec, 'applicant', failures);
  const travellers = people.travellers.map((draft, index) =>
    strictly(travellerDraft.codec.encode(draft), travellerShape.codec, pathOf(index), failures),
  );
  if (applicant) failures.push(...checkApplicant(applicant, today));
  travellers.forEach((person, index) => {
    if (person) failures.push(...checkTraveller(person, pathOf(index), quote.search.departOn, today));
  });
  if (applicant) failures.push(...checkIdentities(applicant, travellers, pathOf));
  const complete = travellers.filter((person) => person !== null);
  if (!applicant || failures.length > 0) return { failures };
  return { checked: { applicant, travellers: complete } };
}
