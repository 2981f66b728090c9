import type { Applicant, Person } from '../calls/purchases/shapes.ts';
import type { Finding } from './search.ts';

const nameOf = ({ surname, firstName }: Pick<Person, 'surname' | 'firstName'>) =>
  `${surname} ${firstName}`.toUpperCase().replaceAll(/[^A-Z]+/g, ' ');

/** One name and birthday, and no two numbers of one kind that tell them apart. */
function isSamePerson(one: Person, other: Person): boolean {
  const differs = (kind: 'hkid' | 'passport') =>
    one[kind] !== undefined && other[kind] !== undefined && one[kind] !== other[kind];
  const isAlike = nameOf(one) === nameOf(other) && one.bornOn === other.bornOn;
  return isAlike && !differs('hkid') && !differs('passport');
}

/** What is wrong with somebody as the applicant who is insured too. */
function notTheApplicant(person: Person, applicant: Applicant, at: string): Finding[] {
  if (person.hkid !== applicant.hkid) return [{ field: `${at}.hkid`, message: 'apply.checks.applicantFirst' }];
  if (person.bornOn !== applicant.bornOn) {
    return [{ field: `${at}.bornOn`, message: 'apply.checks.sameBirthAsApplicant' }];
  }
  if (nameOf(person) === nameOf(applicant)) return [];
  return [{ field: `${at}.surname`, message: 'apply.checks.sameNameAsApplicant' }];
}

/** What is wrong with somebody who stands among the others listed before. */
function listedTwice(person: Person, before: readonly Person[], at: string): Finding[] {
  const same = (kind: 'hkid' | 'passport') => person[kind] && before.some((other) => other[kind] === person[kind]);
  if (same('hkid')) return [{ field: `${at}.hkid`, message: 'validation.duplicateHkid' }];
  if (same('passport')) return [{ field: `${at}.passport`, message: 'validation.duplicatePassport' }];
  if (!before.some((other) => isSamePerson(other, person))) return [];
  return [{ field: `${at}.firstName`, message: 'validation.duplicatePerson' }];
}

/**
 * Who is who: the insured applicant comes first, nobody else is "Self", and nobody is listed twice.
 * @param applicant null while incomplete: then only the others are compared
 * @param isInsured the applicant stands in the first place
 * @param people at their places' indexes; null where nobody is, or somebody incomplete
 */
export function checkIdentities(
  applicant: Applicant | null,
  isInsured: boolean,
  people: readonly (Person | null)[],
): Finding[] {
  const found: Finding[] = [];
  const before: Person[] = [];
  people.forEach((person, index) => {
    if (!person) return;
    const at = `people.${index}`;
    const isApplicantsPlace = isInsured && index === 0;
    const isApplicant = applicant !== null && person.hkid === applicant.hkid;
    // A car's owner who is not its first driver may be another of its drivers.
    const mayStandHere = person.personKind === 'D' && index > 0;
    if (isApplicantsPlace) {
      if (applicant) found.push(...notTheApplicant(person, applicant, at));
    } else if (isApplicant && !isInsured && !mayStandHere) {
      found.push({ field: `${at}.hkid`, message: 'apply.checks.applicantListed' });
    } else {
      found.push(...listedTwice(person, before, at));
    }
    if (applicant && person.relationship === 'S' && !isApplicantsPlace && !(isApplicant && mayStandHere)) {
      found.push({ field: `${at}.relationship`, message: 'apply.checks.selfIsApplicant' });
    }
    before.push(person);
  });
  return found;
}
