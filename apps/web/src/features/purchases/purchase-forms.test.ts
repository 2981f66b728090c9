import { apply as english } from '@onegi/messages/en/apply';
import { apply as chinese } from '@onegi/messages/zh-Hant/apply';
import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { dateParts, joinDate, tidyDate } from '../../lib/date-parts.ts';
import { printedHkid } from '../forms/printed-hkid.ts';
import { anApplication, aPlace } from './an-application.ts';
import { contentOf, draftOf } from './application-draft.ts';
import { pathOfFinding } from './field-paths.ts';
import { listOf, searchPageOf } from './search-links.ts';
import { withoutAmount } from './without-amount.ts';

test('a date is kept as typed and completed when it is whole', () => {
  expect(joinDate({ year: '1990', month: '', day: '' })).toBe('1990--');
  expect(dateParts('1990--')).toEqual({ year: '1990', month: '', day: '' });
  expect(joinDate({ year: '', month: '', day: '' })).toBe('');
  expect(tidyDate('1990-5-8')).toBe('1990-05-08');
  expect(tidyDate('1990--')).toBe('1990--');
});

test('a complete identity card number is shown as the card prints it', () => {
  expect(printedHkid('a1234563')).toBe('A123456(3)');
  expect(printedHkid('ab 987654-3')).toBe('AB987654(3)');
  expect(printedHkid('A12345')).toBe('A12345');
});

test('the server’s findings land on the fields of the page', () => {
  expect(pathOfFinding('applicant.dateOfBirth', true)).toBe('applicant.bornOn');
  expect(pathOfFinding('insuredList.2.dateOfBirth', true)).toBe('people.2.bornOn');
  expect(pathOfFinding('insuredList.0.hkid', true)).toBe('applicant.hkid');
  expect(pathOfFinding('insuredList.0.hkid', false)).toBe('people.0.hkid');
  expect(pathOfFinding('insuredList.0.licenceDate', true)).toBe('people.0.licensedOn');
  expect(pathOfFinding('people', true)).toBe('people');
  expect(pathOfFinding('answers.HO01', true)).toBe('answers.HO01');
});

test('the search of a quote leads back to its page and its list, under the names it was sent with', () => {
  const { quote } = anApplication();
  expect(searchPageOf(quote)).toMatch(/^\/travel-searchPlan\?prod=TRAVEL&planType=S&destination=A/);
  expect(searchPageOf(quote)).not.toContain('isrList');
  expect(listOf(quote)).toMatch(/^\/quoteCards\?prod=TRAVEL&.*&sort=ASC$/);
});

test('an applicant who is always the first person says no word about it, one who never is stays apart', () => {
  const insured = (what: Parameters<typeof anApplication>[0]) => draftOf(anApplication(what)).applicant.isInsured;
  expect(insured({ applicantPlace: 'first', applicant: { isInsured: false } })).toBe(true);
  expect(insured({ applicantPlace: 'none', applicant: { isInsured: true } })).toBe(false);
  expect(insured({ applicantPlace: 'choice' })).toBe(true);
  expect(insured({ applicantPlace: 'choice', applicant: { isInsured: false } })).toBe(false);
  expect(insured({ applicantPlace: 'choice', places: [] })).toBe(false);
  expect(insured({ applicantPlace: 'choice', places: [aPlace({ personKind: 'S' })] })).toBe(false);
});

test('the insured applicant is copied into the first place, with what only that place asks', () => {
  const application = anApplication({
    applicantPlace: 'first',
    applicant: { surname: 'Chan', bornOn: '1990-5-8', email: 'a@b.hk' },
    places: [aPlace({ personKind: 'D', needs: ['licensedOn'] })],
    people: [{ personKind: 'D', licensedOn: '2015-3-2' }],
  });
  expect(contentOf(draftOf(application), application).people).toEqual([
    { personKind: 'D', surname: 'Chan', bornOn: '1990-05-08', relationship: 'S', licensedOn: '2015-03-02' },
  ]);
});

const aFamilyTrip = {
  planType: 'S',
  destination: 'A',
  departDate: '2026-12-01',
  returnDate: '2026-12-07',
  travelling: 'F',
  spouse: 'Y',
  adult: 2,
  children: 1,
};

test('in a travelling family the second adult is the spouse and children are one’s own, until something else is said', () => {
  const places = [aPlace(), aPlace(), aPlace({ personKind: 'C', needs: ['relationship'] })];
  const { quote } = anApplication();
  const relationships = (search: Record<string, unknown>, people: Parameters<typeof anApplication>[0] = {}) =>
    draftOf(anApplication({ places, quote: { ...quote, search }, ...people })).people.map((each) => each.relationship);
  expect(relationships(aFamilyTrip)).toEqual([undefined, 'SP', 'CH']);
  expect(relationships({ ...aFamilyTrip, spouse: 'N' })).toEqual([undefined, undefined, 'CH']);
  expect(relationships({ ...aFamilyTrip, travelling: 'I' })).toEqual([undefined, undefined, undefined]);
  const people = [{ personKind: 'A' }, { personKind: 'A', relationship: 'PA' }] as const;
  expect(relationships(aFamilyTrip, { people: [...people] })).toEqual([undefined, 'PA', 'CH']);
});

test('a price that is named already is not named again', () => {
  expect(withoutAmount('HK$1,180 per policy', 118_000)).toBe('per policy');
  expect(withoutAmount('每份保單 HK$180', 18_000)).toBe('每份保單');
  expect(withoutAmount('HK$180 per person', 36_000)).toBe('HK$180 per person');
  expect(withoutAmount('HK$1,800 per person', 100)).toBe('HK$1,800 per person');
  expect(withoutAmount('8% of the premium', 38_400)).toBe('8% of the premium');
  for (const rule of ['10% of the premium, at least HK$60 per person', '保費的 10%，最低每人 HK$60']) {
    expect(withoutAmount(rule, 6_000)).toBe(rule);
  }
});

test.each([
  ['en', english, 'This quote covers 3 persons. Please enter each of them.', 'This quote covers up to 3 persons.'],
  ['zh-Hant', chinese, '此報價保障 3 人，請填寫每位受保人的資料。', '此報價最多保障 3 人'],
] as const)('in %s the form says how many persons the quote covers', (locale, apply, fixed, atMost) => {
  const t = createTranslator({ locale, messages: { apply }, namespace: 'apply.details' });
  const hint = (optional: number) => t('peopleHint', { kind: 'A', count: 3, optional });
  expect(hint(0)).toBe(fixed);
  expect(hint(1)).toContain(atMost);
});
