import type { ApplicantDraft, Application, PersonDraft } from '@onegi/contract/calls/purchases/shapes';
import { describe, expect, it } from 'vitest';
import { aQuestion } from '../forms/a-question.ts';
import { anApplication, aPlace } from './an-application.ts';
import { draftOf } from './application-draft.ts';
import { issuesOfAgreements, issuesOfDraft } from './application-issues.ts';

const today = '2026-11-21';

const applicant: ApplicantDraft = {
  title: 'Mr.',
  surname: 'Chan',
  firstName: 'Tai Man',
  bornOn: '1990-5-8',
  hkid: 'A123456(3)',
  building: 'Harbour Court',
  district: 'WC',
  phone: '5000 0001',
  email: 'client@example.com',
  isInsured: true,
};
const spouse: PersonDraft = {
  personKind: 'A',
  surname: 'Lee',
  firstName: 'Siu Ling',
  bornOn: '1991-12-31',
  hkid: 'B222222(7)',
  relationship: 'SP',
};
const aChild = aPlace({ personKind: 'C', needs: ['relationship'], bornFrom: '2008-12-06', bornUntil: '2026-10-24' });
const child: PersonDraft = { ...spouse, personKind: 'C', hkid: '', relationship: 'CH', bornOn: '2026-10-24' };
const helper = aPlace({ personKind: 'H', needs: ['hkidOrPassport'] });
const driver = aPlace({ personKind: 'D', needs: ['licensedOn'], licensedUntil: '2024-11-21' });

interface Given extends Partial<Omit<Application, 'applicant' | 'people'>> {
  applicant?: Partial<ApplicantDraft>;
  /** From the second place on where the applicant is the first. */
  others?: PersonDraft[];
}

function found({ others = [], ...given }: Given): string[] {
  const who = { ...applicant, ...given.applicant };
  const isFirst = who.isInsured === true && given.applicantPlace !== 'none';
  const people = isFirst ? [{ personKind: 'A' as const }, ...others] : others;
  const places = given.places ?? people.map(({ personKind }) => (personKind === 'C' ? aChild : aPlace()));
  const application = anApplication({ ...given, places, people, applicant: who });
  return issuesOfDraft(draftOf(application), application, today).map(({ field, message }) => `${field} ${message}`);
}

describe('the applicant', () => {
  it('has nothing wrong when complete, and who is insured types nothing twice', () => {
    expect(found({ others: [spouse] })).toEqual([]);
  });

  it('is told what is missing in the order of the page', () => {
    const empty = anApplication({ places: [aPlace()] });
    expect(issuesOfDraft(draftOf(empty), empty, today).map(({ field }) => field)).toEqual(
      ['title', 'surname', 'firstName', 'bornOn', 'hkid', 'building', 'district', 'phone', 'email'].map(
        (name) => `applicant.${name}`,
      ),
    );
  });

  it('hears only of what is missing, though others cannot be compared with somebody incomplete', () => {
    expect(found({ applicant: { email: '' }, others: [spouse] })).toEqual(['applicant.email validation.required']);
    const twin = { ...spouse, surname: 'Chan', firstName: 'Tai Man', bornOn: '1990-05-08' };
    expect(found({ others: [spouse, { ...twin, hkid: 'B222222(7)' }] })).toEqual([
      'people.2.hkid validation.duplicateHkid',
    ]);
  });

  it('may buy on the 18th birthday and not the day before [P-5-24]', () => {
    expect(found({ applicant: { bornOn: '2008-11-21' } })).toEqual([]);
    expect(found({ applicant: { bornOn: '2008-11-22' } })).toEqual(['applicant.bornOn validation.applicantAge']);
  });

  it('must fit the first place to be insured, and need not to buy for others', () => {
    expect(found({ applicant: { bornOn: '1945-12-05' } })).toEqual(['applicant.bornOn validation.bornOutside']);
    expect(found({ applicant: { bornOn: '1945-12-06' } })).toEqual([]);
    expect(found({ applicant: { bornOn: '1945-12-05', isInsured: false }, others: [spouse] })).toEqual([]);
  });

  it('hears of a wrong check digit, Chinese in an English name and a day that does not exist', () => {
    expect(found({ applicant: { hkid: 'A123456(4)' } })).toEqual(['applicant.hkid validation.hkid']);
    expect(found({ applicant: { surname: '陳' } })).toEqual(['applicant.surname validation.englishName']);
    expect(found({ applicant: { bornOn: '1990-2-30' } })).toEqual(['applicant.bornOn validation.birthDate']);
    expect(found({ applicant: { bornOn: '1990--' } })).toEqual(['applicant.bornOn validation.birthDate']);
  });
});

describe('a person', () => {
  it('must be born within the span of the place', () => {
    expect(found({ others: [child] })).toEqual([]);
    expect(found({ others: [{ ...child, bornOn: '2026-10-25' }] })).toEqual(['people.1.bornOn validation.bornOutside']);
    expect(found({ others: [{ ...child, bornOn: '2008-12-05' }] })).toEqual(['people.1.bornOn validation.bornOutside']);
  });

  it('needs an identity card where the place says so, and not somebody else’s', () => {
    expect(found({ others: [{ ...spouse, hkid: '' }] })).toEqual(['people.1.hkid validation.required']);
    expect(found({ others: [{ ...spouse, hkid: 'a1234563' }] })).toEqual(['people.1.hkid validation.duplicateHkid']);
  });

  it('shows an identity card or a passport where either will do', () => {
    const as = (papers: Partial<PersonDraft>) =>
      found({
        applicantPlace: 'none',
        places: [helper],
        others: [{ ...spouse, personKind: 'H', relationship: undefined, hkid: '', ...papers }],
      });
    expect(as({})).toEqual(['people.0.hkid validation.required']);
    expect(as({ passport: 'P1234567' })).toEqual([]);
    expect(as({ hkid: 'B222222(7)' })).toEqual([]);
    expect(as({ passport: 'P12' })).toEqual(['people.0.passport validation.passport']);
  });

  it('is left out of an optional place, and entered completely once begun', () => {
    const places = [aPlace(), { ...aChild, required: false }];
    expect(found({ places, others: [{ personKind: 'C', relationship: 'CH' }] })).toEqual([]);
    expect(found({ places, others: [{ personKind: 'C', surname: 'Chan' }] })).toEqual([
      'people.1.firstName validation.required',
      'people.1.bornOn validation.required',
      'people.1.relationship validation.required',
    ]);
  });

  it('who drives has held the licence for as long as the price says, the applicant too', () => {
    const since = (licensedOn: string) => {
      const application = anApplication({
        applicantPlace: 'first',
        applicant,
        places: [driver],
        people: [{ personKind: 'D', licensedOn }],
      });
      return issuesOfDraft(draftOf(application), application, today).map(({ field, message }) => `${field} ${message}`);
    };
    expect(since('2024-11-21')).toEqual([]);
    expect(since('2024-11-22')).toEqual(['people.0.licensedOn validation.drivingSince']);
    expect(since('')).toEqual(['people.0.licensedOn validation.required']);
    expect(since('2027-1-1')).toEqual(['people.0.licensedOn validation.pastDate']);
  });
});

describe('the rest of the form', () => {
  it('is judged by the line’s own questions', () => {
    const questions = [aQuestion({ questionId: 'HO01', type: 'INTEGER', size: 4 })];
    expect(found({ questions })).toEqual(['answers.HO01 validation.required']);
    expect(found({ questions, answers: { HO01: '12' } })).toEqual([]);
  });

  it('asks people of a line that insures none for nothing', () => {
    expect(found({ places: [] })).toEqual([]);
  });
});

describe('the agreements', () => {
  const issuesOf = (agreeMarketing: boolean | undefined, needsConsent = false) =>
    issuesOfAgreements({ agreeWording: true, agreeMarketing }, needsConsent).map(({ message }) => message);

  it('need an answer on direct marketing, which may be no', () => {
    expect(issuesOf(undefined)).toEqual(['validation.marketingAnswer']);
    expect([issuesOf(false), issuesOf(true)]).toEqual([[], []]);
  });

  it('need a yes where the house asks for it', () => {
    expect(issuesOf(false, true)).toEqual(['validation.marketingNeeded']);
    expect(issuesOf(true, true)).toEqual([]);
  });

  it('need the declaration', () => {
    const fields = issuesOfAgreements({ agreeWording: false, agreeMarketing: false }, false).map(({ field }) => field);
    expect(fields).toEqual(['agreeWording']);
  });
});
