import type { ApplicantDraft, TravellerDraft } from '@onegi/contract/calls/purchases/shapes';
import { expect, test } from 'vitest';
import type { Draft } from './application-draft.ts';
import { issuesOfDraft } from './application-issues.ts';

const days = { today: '2026-11-21', departOn: '2026-12-05' };
const noCovers = { cruise: false, scuba: false, golf: false, winter: false };

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
  isTravelling: true,
};
const spouse: TravellerDraft = {
  personKind: 'A',
  surname: 'Lee',
  firstName: 'Siu Ling',
  bornOn: '1991-12-31',
  hkid: 'B222222(7)',
  relationship: 'SP',
};

function found(given: { applicant?: Partial<ApplicantDraft>; travellers?: TravellerDraft[] }) {
  const draft: Draft = {
    options: noCovers,
    applicant: { ...applicant, ...given.applicant },
    travellers: [{ personKind: 'A' }, ...(given.travellers ?? [])],
  };
  return issuesOfDraft(draft, days).map(({ field, message }) => `${field} ${message}`);
}

test('a complete form has nothing wrong, and the travelling applicant types nothing twice', () => {
  expect(found({ travellers: [spouse] })).toEqual([]);
});

test('an empty form names what is missing in the order of the page', () => {
  const draft: Draft = { options: noCovers, applicant: { isTravelling: true }, travellers: [{ personKind: 'A' }] };
  expect(issuesOfDraft(draft, days).map(({ field }) => field)).toEqual(
    ['title', 'surname', 'firstName', 'bornOn', 'hkid', 'building', 'district', 'phone', 'email'].map(
      (name) => `applicant.${name}`,
    ),
  );
});

test('an applicant may buy on the 18th birthday and not the day before', () => {
  expect(found({ applicant: { bornOn: '2008-11-21' } })).toEqual([]);
  expect(found({ applicant: { bornOn: '2008-11-22' } })).toEqual(['applicant.bornOn validation.applicantAge']);
});

test('an applicant of 81 may buy for others but needs an officer to travel', () => {
  expect(found({ applicant: { bornOn: '1945-12-05' } })).toEqual(['applicant.bornOn validation.adultReferred']);
  expect(found({ applicant: { bornOn: '1945-12-06' } })).toEqual([]);
});

test('a wrong check digit, Chinese in an English name and a day that does not exist are told by the field', () => {
  expect(found({ applicant: { hkid: 'A123456(4)' } })).toEqual(['applicant.hkid validation.hkid']);
  expect(found({ applicant: { surname: '陳' } })).toEqual(['applicant.surname validation.englishName']);
  expect(found({ applicant: { bornOn: '1990-2-30' } })).toEqual(['applicant.bornOn validation.birthDate']);
  expect(found({ applicant: { bornOn: '1990--' } })).toEqual(['applicant.bornOn validation.birthDate']);
});

test('a child is 6 weeks old at departure and needs no identity card', () => {
  const child: TravellerDraft = { ...spouse, personKind: 'C', hkid: '', relationship: 'CH', bornOn: '2026-10-24' };
  expect(found({ travellers: [child] })).toEqual([]);
  expect(found({ travellers: [{ ...child, bornOn: '2026-10-25' }] })).toEqual([
    'travellers.1.bornOn validation.childAge',
  ]);
  expect(found({ travellers: [{ ...child, bornOn: '2008-12-05' }] })).toEqual([
    'travellers.1.bornOn validation.childAge',
  ]);
});

test('an adult needs an identity card, and not somebody else’s', () => {
  expect(found({ travellers: [{ ...spouse, hkid: '' }] })).toEqual(['travellers.1.hkid validation.required']);
  expect(found({ travellers: [{ ...spouse, hkid: 'a1234563' }] })).toEqual([
    'travellers.1.hkid validation.duplicateHkid',
  ]);
});

test('who buys for others types every traveller', () => {
  expect(found({ applicant: { isTravelling: false } })).toContain('travellers.0.surname validation.required');
});
