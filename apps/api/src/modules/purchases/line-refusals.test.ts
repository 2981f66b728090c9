import type { LineCode } from '@onegi/contract/lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aLineDraft, aLineForm, lineExamples, type PurchaseChanges, submitLine } from '@onegi/testing/factories/lines';
import { call, fillIn, submit, wire } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { medicalForm } from './forms/medical.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

type Refusal = readonly [what: string, line: LineCode, changes: PurchaseChanges, field: string, msg: string | RegExp];
const officer = 'With this answer an officer has to look at the case. Please use Request Quote below';
const missing = 'This field is required';
const self = { ...lineExamples.PA.insuredList[0] };
const aChild = (dateOfBirth: string) => ({ personType: 'C', surname: 'DEMO', firstName: 'KID', dateOfBirth });
const born = (dateOfBirth: string) => ({ ...self, dateOfBirth });
const student = (dateOfBirth: string) => ({ ...lineExamples.OS.insuredList[0], dateOfBirth });
const [, secondStudent = {}] = lineExamples.OS.insuredList;
const [firstDriver = {}, secondDriver = {}] = lineExamples.MOTOR.insuredList;
const [helper = {}] = lineExamples.DH.insuredList;
const [, medicalSpouse = {}] = lineExamples.MEDICAL.insuredList;
const [traveller = {}, travellingSpouse = {}, travellingChild = {}] = lineExamples.TRAVEL.insuredList;
const parent = {
  ...travellingSpouse,
  firstName: 'OLD',
  dateOfBirth: '1960-05-05',
  hkid: 'C0000092',
  relationship: 'PA',
};
/** A family of three adults: the spouse's place may be any of theirs. */
const threeAdults = (search: Record<string, unknown>, second: object, third: object): PurchaseChanges => ({
  search: { adult: 3, ...search },
  insuredList: [traveller, { ...travellingSpouse, ...second }, { ...parent, ...third }, travellingChild],
});

const refusals: readonly Refusal[] = [
  ...['SI', 'OT'].map(
    (relationship): Refusal => [
      `a family whose child is the applicant’s ${relationship}`,
      'TRAVEL',
      { insuredList: [traveller, travellingSpouse, { ...travellingChild, relationship }] },
      'insuredList.2.relationship',
      /own children.* as Individual/,
    ],
  ),
  ...['OT', 'PA'].map(
    (relationship): Refusal => [
      `a family with spouse whose other adult is the applicant’s ${relationship}`,
      'TRAVEL',
      { insuredList: [traveller, { ...travellingSpouse, relationship }, travellingChild] },
      'insuredList.1.relationship',
      /must be the spouse.* as Individual/,
    ],
  ),
  [
    'a friend beside the family',
    'TRAVEL',
    threeAdults({}, {}, { relationship: 'OT' }),
    'insuredList.2.relationship',
    /parents-in-law.* as Individual/,
  ],
  [
    'a family with two spouses',
    'TRAVEL',
    threeAdults({}, {}, { relationship: 'SP' }),
    'insuredList.2.relationship',
    /parents-in-law/,
  ],
  [
    'a family that is somebody else’s',
    'TRAVEL',
    { insuredList: [{ ...traveller, relationship: 'OT' }, travellingSpouse, travellingChild] },
    'insuredList.0.relationship',
    /that of the applicant/,
  ],
  [
    'a spouse in a family without one',
    'TRAVEL',
    { search: { spouse: 'N' } },
    'insuredList.1.relationship',
    /search again with spouse/,
  ],
  [
    'a family of an applicant who stays at home',
    'TRAVEL',
    {
      applicant: { isInsured: 'N' },
      insuredList: [{ ...parent, relationship: 'S' }, travellingSpouse, travellingChild],
    },
    'insuredList.0.hkid',
    'The first person is the applicant and must have the same HKID number',
  ],
  ['a missing answer', 'HOME', { answers: { tenure: undefined } }, 'answers.tenure', missing],
  [
    'an address that was promised',
    'HOME',
    { answers: { propertyAddress: undefined } },
    'answers.propertyAddress',
    missing,
  ],
  [
    'characters that the documents’ font lacks',
    'HOME',
    { answers: { propertyAddress: '书院道 1 號' } },
    'answers.propertyAddress',
    'These characters cannot be printed on a policy: 书. Please use the traditional form or English',
  ],
  ['a wooden house', 'HOME', { answers: { wooden: 'Y' } }, 'answers.wooden', officer],
  ['a home that stands empty', 'HOME', { answers: { vacant: 'Y' } }, 'answers.vacant', officer],
  [
    'cover from yesterday',
    'HOME',
    { answers: { startOn: '2026-11-20' } },
    'answers.startOn',
    'The date cannot be before 2026-11-21',
  ],
  ['cover from 91 days ahead', 'HOME', { answers: { startOn: '2027-02-20' } }, 'answers.startOn', /after 2027-02-19/],
  [
    'a day that does not exist',
    'HOME',
    { answers: { startOn: '2027-02-30' } },
    'answers.startOn',
    /such as 2026-12-31/,
  ],
  ['somebody insured with a home', 'HOME', { insuredList: [self] }, 'insuredList', /everybody in the quote/],
  ['neither owner nor mortgagor', 'FIRE', { answers: { isOwner: 'N' } }, 'answers.isOwner', officer],
  ['no bank though there is a mortgage', 'FIRE', { answers: { mortgagee: ' ' } }, 'answers.mortgagee', missing],
  ['an office', 'FIRE', { answers: { residential: 'N' } }, 'answers.residential', officer],
  [
    'a student of 7',
    'OS',
    { insuredList: [student('2018-12-02'), secondStudent] },
    'insuredList.0.dateOfBirth',
    /from 1985-12-02 to 2018-12-01/,
  ],
  [
    'a student of 41',
    'OS',
    { insuredList: [student('1985-12-01'), secondStudent] },
    'insuredList.0.dateOfBirth',
    /must be from/,
  ],
  [
    'a student without HKID and passport',
    'OS',
    { insuredList: [{ ...student('2008-03-02'), hkid: '' }, secondStudent] },
    'insuredList.0.hkid',
    missing,
  ],
  [
    'one student more than quoted',
    'OS',
    { insuredList: [...lineExamples.OS.insuredList, { ...secondStudent, passport: 'HJ9999999' }] },
    'insuredList',
    /everybody in the quote/,
  ],
  ['an unknown country', 'OS', { answers: { country2: 'ZZ' } }, 'answers.country2', /choose one/],
  [
    'a driver older than quoted',
    'MOTOR',
    {
      search: {
        driverList: [
          { driverNum: 1, age: 35, exp: 10 },
          { driverNum: 2, age: true, exp: true },
        ],
      },
    },
    'insuredList.0.dateOfBirth',
    /from 1990-12-02 to 1991-12-01/,
  ],
  [
    'a confirmed driver of 26',
    'MOTOR',
    { insuredList: [firstDriver, { ...secondDriver, dateOfBirth: '1999-12-02', licenceDate: '2018-01-01' }] },
    'insuredList.1.dateOfBirth',
    /must be from 1960-12-02 to 1999-12-01/,
  ],
  [
    'a licence held for less than quoted',
    'MOTOR',
    { insuredList: [{ ...firstDriver, licenceDate: '2016-12-02' }, secondDriver] },
    'insuredList.0.licenceDate',
    /since 2016-12-01/,
  ],
  [
    'a licence held since the age of 16',
    'MOTOR',
    { insuredList: [{ ...firstDriver, licenceDate: '2007-05-16' }, secondDriver] },
    'insuredList.0.licenceDate',
    "Please check driver's age and experience",
  ],
  [
    'a licence that was forgotten',
    'MOTOR',
    { insuredList: [firstDriver, { ...secondDriver, licenceDate: '' }] },
    'insuredList.1.licenceDate',
    missing,
  ],
  [
    'somebody else as first driver though the policyholder drives',
    'MOTOR',
    { insuredList: [{ ...firstDriver, hkid: 'C0000092' }, secondDriver] },
    'insuredList.0.hkid',
    'The first person is the applicant and must have the same HKID number',
  ],
  ['a driver too few', 'MOTOR', { insuredList: [firstDriver] }, 'insuredList', /everybody in the quote/],
  ['a car of a company', 'MOTOR', { answers: { isCompany: 'Y' } }, 'answers.isCompany', officer],
  ['a taxi', 'MOTOR', { answers: { forHire: 'Y' } }, 'answers.forHire', officer],
  ['no mark though registered', 'MOTOR', { answers: { registration: '' } }, 'answers.registration', missing],
  [
    'a chassis number with an O',
    'MOTOR',
    { answers: { chassisNumber: 'ZWR8O1234567' } },
    'answers.chassisNumber',
    /chassis/,
  ],
  ['no previous insurer though NCD', 'MOTOR', { answers: { previousInsurer: '' } }, 'answers.previousInsurer', missing],
  ['an engine of letters', 'MOTOR', { answers: { engine: 'V8' } }, 'answers.engine', 'Please enter an integer'],
  [
    'an occupation of another class',
    'PA',
    { answers: { yourOccupation: 'OC301' } },
    'answers.yourOccupation',
    /choose one/,
  ],
  [
    'an applicant of 66',
    'PA',
    {
      applicant: { dateOfBirth: '1960-11-30' },
      insuredList: [born('1960-11-30'), ...lineExamples.PA.insuredList.slice(1)],
    },
    'insuredList.0.dateOfBirth',
    /from 1960-12-02/,
  ],
  [
    'a child of 19 who does not study',
    'PA',
    { insuredList: [...lineExamples.PA.insuredList.slice(0, 2), aChild('2007-06-01')], answers: { studying: 'N' } },
    'insuredList.2.dateOfBirth',
    'A child of 18 to 23 must be in full-time education',
  ],
  ['an infirmity', 'PA', { answers: { infirmity: 'Y' } }, 'answers.infirmity', officer],
  ['a dog of another age', 'PET', { answers: { petBornOn: '15-06-2022' } }, 'answers.petBornOn', /from 2022-12-02/],
  [
    'a puppy of five months',
    'PET',
    { search: { petAgt: '00' }, answers: { petBornOn: '02-06-2026' } },
    'answers.petBornOn',
    /to 2026-06-01/,
  ],
  ['a birth in the future', 'PET', { answers: { petBornOn: '15-06-2027' } }, 'answers.petBornOn', /not in the future/],
  ['a microchip of 14 digits', 'PET', { answers: { microchip: '90001234567890' } }, 'answers.microchip', /15 digits/],
  ['a dog without licence', 'PET', { answers: { licence: undefined } }, 'answers.licence', missing],
  ['a dog that bites', 'PET', { answers: { bitten: 'Y' } }, 'answers.bitten', officer],
  ['a fighting dog', 'PET', { answers: { fighting: 'Y' } }, 'answers.fighting', officer],
  ['a pet without vaccinations', 'PET', { answers: { vaccinated: 'N' } }, 'answers.vaccinated', officer],
  [
    'a helper of 17',
    'DH',
    { insuredList: [{ ...helper, dateOfBirth: '2008-12-02' }] },
    'insuredList.0.dateOfBirth',
    'The date of birth does not fit this quote: it must be from 1965-12-02 to 2008-12-01',
  ],
  [
    'a helper of 61',
    'DH',
    { insuredList: [{ ...helper, dateOfBirth: '1965-12-01' }] },
    'insuredList.0.dateOfBirth',
    'Helpers aged 61 or above need a quote from an officer. Please request a quote',
  ],
  [
    'a helper without passport',
    'DH',
    { insuredList: [{ ...helper, passport: '' }] },
    'insuredList.0.passport',
    missing,
  ],
  ['another nationality than quoted', 'DH', { answers: { country: 'PH' } }, 'answers.country', /choose one/],
  [
    'cover from yesterday for a helper',
    'DH',
    { answers: { startOn: '2026-11-20' } },
    'answers.startOn',
    /before 2026-11-21/,
  ],
  [
    'cover that begins after the work',
    'DH',
    { answers: { contractStartOn: '2026-11-30' } },
    'answers.startOn',
    'Cover must start on the first day of work or before',
  ],
  ['a part-time helper', 'DH', { answers: { partTime: 'Y' } }, 'answers.partTime', officer],
  [
    'an applicant of another age band',
    'MEDICAL',
    { search: { age: 34 } },
    'insuredList.0.dateOfBirth',
    /from 1991-12-02 to 1996-12-01/,
  ],
  ['an illness', 'MEDICAL', { answers: { serious: 'Y' } }, 'answers.serious', officer],
  [
    'a fourth child',
    'MEDICAL',
    { insuredList: [self, medicalSpouse, ...['01', '02', '03', '04'].map((day) => aChild(`2015-06-${day}`))] },
    'insuredList',
    /everybody in the quote/,
  ],
  [
    'a family without a child',
    'MEDICAL',
    { insuredList: [self, medicalSpouse] },
    'insuredList',
    /everybody in the quote/,
  ],
  ['a professional', 'GOLF', { answers: { professional: 'Y' } }, 'answers.professional', officer],
  ['a handicap of 55', 'GOLF', { answers: { handicap: '55' } }, 'answers.handicap', 'Please enter 54 or less'],
  [
    'a golfer of 11',
    'GOLF',
    { insuredList: [self, { personType: 'A' }, aChild('2014-12-02')] },
    'insuredList.2.dateOfBirth',
    /from 2002-12-02 to 2014-12-01/,
  ],
];

describe('what only an officer or nobody can insure is refused on its field', () => {
  test.each(refusals)('%s (%s) [P-5-23] [P-5-24]', async (_what, line, changes, field, msg) => {
    const { answer } = await submitLine(shop, line, changes);
    expect([answer.status, answer.code]).toEqual([422, 'application.incomplete']);
    expect(answer.fields).toEqual([field]);
    expect(answer.fieldTexts[field]?.msg).toMatch(msg);
    expect(answer.fieldTexts[field]?.msgC).toMatch(/\p{Script=Han}/u);
  });

  test('a family travels with parents of either, in any order, and one parent without a spouse', async () => {
    for (const changes of [
      threeAdults({}, {}, {}),
      threeAdults({}, { relationship: 'PA' }, { relationship: 'SP' }),
      threeAdults({ spouse: 'N' }, { relationship: 'PA' }, {}),
      { search: { spouse: 'N', adult: 1 }, insuredList: [traveller, travellingChild] },
    ]) {
      expect((await submitLine(shop, 'TRAVEL', changes)).answer).toMatchObject({ status: 200, fields: [] });
    }
    const begun = await aLineDraft(shop, 'TRAVEL');
    expect(begun).toMatchObject({ applicantPlace: 'first' });
  });

  test('ages are those of the first day of cover: what does not fit today may fit then', async () => {
    const younger = {
      search: { age: 34 },
      applicant: { dateOfBirth: '1991-12-15' },
      insuredList: [born('1991-12-15')],
    };
    const search = { ...younger.search, peopleType: '01' };
    expect((await submitLine(shop, 'MEDICAL', { ...younger, search })).answer.status).toBe(200);
    const later = { ...younger, search, answers: { startOn: '2026-12-15' } };
    expect((await submitLine(shop, 'MEDICAL', later)).answer.fields).toEqual(['insuredList.0.dateOfBirth']);
  });

  test('hospital care that was priced for a child begins no application, and no adult fits what was begun', async () => {
    const search = { ...lineExamples.MEDICAL.search, peopleType: '01', age: 10 };
    const { data } = await call(shop, 'POST', lineExamples.MEDICAL.path, search);
    const { quoteRef } = data.find((card: Record<string, unknown>) => card[wire.applyUrl] === '/apply');
    const begun = await call(shop, 'POST', '/buy/application', { quoteRef, language: 'en' });
    expect([begun.status, begun.code]).toEqual([409, 'quote.referred']);
    for (const [age, youngest, oldest] of [
      [4, '2026-11-21', '2021-11-22'],
      [10, '2021-11-21', '2008-11-22'],
      [18, '2008-11-21', '2001-11-22'],
    ] as const) {
      const [self] = medicalForm.places({ careType: 'H', people: '01', age }, '2026-11-21');
      expect(self).toMatchObject({ bornFrom: oldest, bornUntil: youngest });
    }
  });

  test('a car owner who is not the first driver may be the second', async () => {
    const drives = {
      search: { policyHolder: 'N' },
      insuredList: [
        { ...secondDriver, dateOfBirth: '1990-03-03', licenceDate: '2012-01-01' },
        { ...firstDriver, relationship: 'S', licenceDate: '2012-01-01' },
      ],
    };
    expect((await submitLine(shop, 'MOTOR', drives)).answer).toMatchObject({ status: 200, fields: [] });
  });

  test('a family of golfers may be two, and a place that stays empty is not asked for', async () => {
    const alone = { insuredList: [self, { personType: 'A' }, { personType: 'C' }, { personType: 'C' }] };
    expect((await submitLine(shop, 'GOLF', alone)).answer).toMatchObject({ status: 200, fields: [] });
  });
});

describe('answers', () => {
  test('to questions nobody asked are ignored and not kept', async () => {
    const { saved } = await submitLine(shop, 'HOME', { answers: { isAdmin: 'Y', bitten: 'Y' } });
    expect(Object.keys(saved.answers)).not.toContain('isAdmin');
    expect(Object.keys(saved.answers)).not.toContain('bitten');
  });

  test('of 2,001 characters and of other types are a 400 that names the question', async () => {
    const draft = await aLineDraft(shop, 'PET');
    for (const breed of ['x'.repeat(2_001), 12, null, ['x']]) {
      const saved = await fillIn(shop, draft, { ...aLineForm('PET'), answers: { breed } });
      expect(saved).toMatchObject({ status: 400, fields: ['answers.breed'] });
    }
    const long = await fillIn(shop, draft, { ...aLineForm('PET', { answers: { breed: 'x'.repeat(61) } }) });
    expect(long.status).toBe(200);
    expect((await submit(shop, long.data)).fieldTexts['answers.breed']?.msg).toBe('Please use at most 60 characters');
  });

  test('of a row that is hidden do not count', async () => {
    const { answer } = await submitLine(shop, 'HOME', { answers: { sameAddress: 'Y', propertyAddress: '' } });
    expect(answer.status).toBe(200);
  });
});
