import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import type { ApplicantDraft, PersonDraft } from '@onegi/contract/calls/purchases/shapes';
import type { SearchByLine } from '@onegi/contract/lines/all';
import { NO_MARK_YET } from '@onegi/contract/motor/check-motor-case';
import { emptyMotorForm } from '@onegi/contract/motor/empty-motor-form';
import type { Answers } from '@onegi/contract/questions';

type Search = Omit<SearchByLine['MOTOR'], 'sort' | 'insurers'>;

/** What was filled in of an application in the shop. */
interface FilledIn {
  readonly applicant: ApplicantDraft;
  readonly people: readonly PersonDraft[];
  readonly answers: Answers;
}

const yesNo = (isSo: boolean) => (isSo ? 'Y' : 'N');

const nameOf = ({ surname = '', firstName = '' }: { surname?: string; firstName?: string }) =>
  `${surname.trim()} ${firstName.trim()}`.trim().toUpperCase();

/** Whole years from the day of a licence; empty where it is none. */
function yearsSince(day: string | undefined, today: string): string {
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day)) return '';
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4)) - (today.slice(5) < day.slice(5) ? 1 : 0);
  return String(Math.max(0, years));
}

function driversOf({ drivers, holderDrives }: Search, people: readonly PersonDraft[], today: string) {
  return drivers.map(({ experienceYears }, at) => {
    const person: Partial<PersonDraft> = people[at] ?? {};
    const quoted = experienceYears === true ? '' : String(experienceYears);
    return {
      driverName: nameOf(person),
      driverHkid: person.hkid ?? '',
      driverBornOn: person.bornOn ?? '',
      driverLicence: '',
      driverYears: yearsSince(person.licensedOn, today) || quoted,
      driverOccupation: '',
      driverRelation: person.relationship ?? (holderDrives && at === 0 ? 'S' : ''),
    };
  });
}

/** The policyholder, whoever applies; a company is not sold to in the shop. */
function holderOf({ applicant, answers }: FilledIn): Partial<MotorForm> {
  const { title, bornOn = '', hkid = '', flat, floor, building, street = '', district = '' } = applicant;
  const lines = [flat && `Flat ${flat}`, floor && `${floor}/F`, building].filter(Boolean).join(', ');
  return {
    holderType: 'I',
    holderName: nameOf(applicant),
    holderId: hkid,
    bornOn,
    sex: title === undefined ? '' : title === 'Mr.' ? 'M' : 'F',
    address1: lines.slice(0, 60),
    address2: street.slice(0, 60),
    district,
    mobile: (applicant.phone ?? '').slice(0, 20),
    email: (applicant.email ?? '').slice(0, 100),
    registrationMark: answers.isUnregistered === 'Y' ? NO_MARK_YET : (answers.registration ?? '').slice(0, 10),
    chassis: (answers.chassisNumber ?? '').slice(0, 20),
    capacity: (answers.engine ?? '').slice(0, 5),
    mortgagee: (answers.financeCompany ?? '').slice(0, 60),
    previousInsurer: (answers.previousInsurer ?? '').slice(0, 60),
    previousPolicy: (answers.previousPolicy ?? '').slice(0, 40),
    startsOn: (answers.startOn ?? '').slice(0, 10),
    isModified: answers.modified ?? '',
  };
}

/**
 * What a personal quote says of a case, and the application for it where there is one. Declaration and consent are given
 * anew; what the shop does not ask stays open.
 */
export function formOfQuote(search: Search, today: string, filledIn?: FilledIn): MotorForm {
  const { cover, make, model, madeIn, valueDollars, noClaimDiscountPercent } = search;
  return {
    ...emptyMotorForm(),
    businessType: 'NB',
    cover,
    make,
    model,
    yearMade: String(madeIn),
    insuredDollars: cover === 'C' && valueDollars !== undefined ? String(valueDollars) : '',
    ncdPercent: String(noClaimDiscountPercent),
    hasNoClaims: search.hadAccident ? '' : 'Y',
    hasNoOffences: search.hadOffence ? '' : 'Y',
    wasDeclined: yesNo(search.wasDeclined),
    ...(filledIn ? holderOf(filledIn) : {}),
    drivers: driversOf(search, filledIn?.people ?? [], today),
  };
}
