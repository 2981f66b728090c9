import { lineFields as l } from '@onegi/contract/fields/lines';
import type { LineCode } from '@onegi/contract/lines';
import type { TestApp } from '../app.ts';
import { pdfText } from '../pdf.ts';
import {
  type Answer,
  aNotice,
  anApplicant,
  aPayment,
  aTrip,
  call,
  fillIn,
  notify,
  submit,
  theApplicantInsured,
  wire,
} from './purchases.ts';

type Json = Record<string, unknown>;

/** A search of a line as a client makes it, and a whole form for it. The clock stands at 2026-11-21. */
export interface LineExample {
  readonly path: string;
  readonly search: Json;
  readonly applicant?: Json;
  readonly insuredList: readonly Json[];
  readonly answers: Readonly<Record<string, string>>;
}

const startOn = '2026-12-01';
const person = (surname: string, firstName: string, dateOfBirth: string, more: Json) => ({
  surname,
  firstName,
  dateOfBirth,
  ...more,
});
const spouse = person('SAMPLE', 'TWO', '1991-02-03', { personType: 'A', hkid: 'B2222227' });
const child = person('DEMO', 'TINY', '2015-06-01', { personType: 'C' });
const self = { ...theApplicantInsured, relationship: undefined };

/** One purchase of every line, complete and valid. */
export const lineExamples: Readonly<Record<LineCode, LineExample>> = {
  TRAVEL: {
    path: '/buy/plan-travel',
    search: { ...aTrip, travelling: 'F', spouse: 'Y', adult: 2, children: 1 },
    insuredList: [theApplicantInsured, { ...spouse, relationship: 'SP' }, { ...child, relationship: 'CH' }],
    answers: {},
  },
  HOME: {
    path: '/buy/plan-others',
    search: { prod: 'HOME', area: '03', typeBuild: 'A', ageBuild: 'W' },
    insuredList: [],
    answers: {
      startOn,
      sameAddress: 'N',
      propertyAddress: 'Flat B, 3/F, Example Court, 9 Demo Road, Sha Tin',
      tenure: 'O',
      wooden: 'N',
      vacant: 'N',
      subdivided: 'N',
      business: 'N',
    },
  },
  FIRE: {
    path: '/buy/plan-fire',
    search: { year: 12, sumInsured: 3_000_000 },
    insuredList: [],
    answers: {
      startOn,
      sameAddress: 'Y',
      isOwner: 'Y',
      sumBasis: 'L',
      noMortgage: 'N',
      mortgagee: 'Example Bank',
      loanReference: 'L-778',
      concrete: 'Y',
      residential: 'Y',
      vacant: 'N',
      subdivided: 'N',
      hadFire: 'N',
    },
  },
  OS: {
    path: '/buy/plan-others',
    search: { prod: 'OS', period: '02', person: 2, coverFr: startOn },
    applicant: { isInsured: 'N' },
    insuredList: [
      person('DEMO', 'ALPHA', '2008-03-02', { personType: 'S', hkid: 'C0000092', relationship: 'CH' }),
      person('DEMO', 'BETA', '2010-07-09', { personType: 'S', passport: 'HJ8123456', relationship: 'CH' }),
    ],
    answers: {
      school1: 'Example University',
      country1: 'GB',
      courseEnd1: '2028-06-30',
      school2: 'Sample College',
      country2: 'CA',
      courseEnd2: '2029-06-30',
    },
  },
  MOTOR: {
    path: '/buy/plan-motor',
    search: {
      [l.cover.wire]: 'C',
      [l.make.wire]: 'TOY',
      [l.model.wire]: 'NOAH',
      year: 2023,
      estimated: 290_000,
      disc: 60,
      driverNo: 2,
      policyHolder: 'Y',
      driverList: [
        { driverNum: 1, age: 36, exp: 10 },
        { driverNum: 2, age: true, exp: true },
      ],
      accident: 'N',
      offense: 'N',
      company: 'N',
    },
    insuredList: [
      { ...self, personType: 'D', licenceDate: '2014-01-15' },
      { ...spouse, personType: 'D', relationship: 'SP', licenceDate: '2015-05-20' },
    ],
    answers: {
      startOn,
      isUnregistered: 'N',
      registration: 'ab 1234',
      chassisNumber: 'ZWR80-1234567',
      engine: '1797',
      isCompany: 'N',
      forHire: 'N',
      modified: 'N',
      noFinance: 'Y',
      previousInsurer: 'Example Insurance',
      previousPolicy: 'EX-1234',
    },
  },
  PA: {
    path: '/buy/plan-others',
    search: { prod: 'PA', peopleType: 'F', children: 1, yourOcc: '01', spouseOcc: '02' },
    insuredList: [self, spouse, child],
    answers: {
      startOn,
      yourOccupation: 'OC101',
      spouseOccupation: 'OC206',
      studying: 'Y',
      infirmity: 'N',
      declined: 'N',
    },
  },
  PET: {
    path: '/buy/plan-pet',
    search: { petNumber: 1, petType: 'D', petAgt: '03', petThird: true },
    insuredList: [],
    answers: {
      startOn,
      petName: 'Lucky',
      breed: 'Shiba Inu',
      sex: 'M',
      petBornOn: '15-06-2023',
      microchip: '900012345678901',
      licence: 'DL-5566',
      vaccinated: 'Y',
      ill: 'N',
      bitten: 'N',
      fighting: 'N',
    },
  },
  DH: {
    path: '/buy/plan-dh',
    search: { nationality: 'X', coverPeriod: '02' },
    insuredList: [person('SAMPLE', 'HELPER', '1990-04-04', { personType: 'H', passport: 'C1234567' })],
    answers: {
      startOn,
      country: 'ID',
      contractStartOn: startOn,
      sameAddress: 'Y',
      isLivingIn: 'Y',
      partTime: 'N',
      isIll: 'N',
    },
  },
  MEDICAL: {
    path: '/buy/plan-medical',
    search: { planType: 'H', peopleType: '03', age: 36, cillness: true, clinical: true },
    insuredList: [self, spouse, child],
    answers: {
      startOn,
      hospitalised: 'N',
      treated: 'N',
      serious: 'N',
      declined: 'N',
      familyHistory: 'N',
    },
  },
  GOLF: {
    path: '/buy/plan-others',
    search: { prod: 'GOLF', golfType: 'F', incTravel: 'Y' },
    insuredList: [self, { ...spouse }],
    answers: { startOn, professional: 'N', homeClub: 'Example Golf Club', handicap: '18' },
  },
};

/** The reference of a plan of a line that can be bought at once. */
export async function aLineQuoteRef(test: TestApp, line: LineCode, changes: Json = {}, plan = /./): Promise<string> {
  const { path, search } = lineExamples[line];
  const { data, status, fields } = await call(test, 'POST', path, { ...search, ...changes });
  if (status !== 200) throw new Error(`${line} was not quoted: ${fields}`);
  const card = data.find(
    (each: Json) =>
      each.quoteRef &&
      /^[AB]$/.test(String(each[wire.method])) &&
      each[wire.applyUrl] === '/apply' &&
      plan.test(String(each[wire.plan])),
  );
  if (!card) throw new Error(`No ${line} plan can be bought`);
  return card.quoteRef;
}

/** An application of a line as it was begun. */
export async function aLineDraft(
  test: TestApp,
  line: LineCode,
  { search = {}, plan = /./, language = 'en' }: { search?: Json; plan?: RegExp; language?: string } = {},
): Promise<Json & { applicationRef: string }> {
  const quoteRef = await aLineQuoteRef(test, line, search, plan);
  const { data, status, code } = await call(test, 'POST', '/buy/application', { quoteRef, language });
  if (status !== 200) throw new Error(`Not begun: ${code}`);
  return data;
}

export interface FormChanges {
  applicant?: Json;
  insuredList?: Json[];
  answers?: Record<string, string | undefined>;
}

/** The whole form of a line, with what is changed. */
export function aLineForm(line: LineCode, changes: FormChanges = {}) {
  const { applicant, insuredList, answers } = lineExamples[line];
  const answered = Object.entries({ ...answers, ...changes.answers }).filter(([, answer]) => answer !== undefined);
  return {
    applicant: { ...anApplicant, ...applicant, ...changes.applicant },
    insuredList: changes.insuredList ?? [...insuredList],
    answers: Object.fromEntries(answered),
  };
}

export interface PurchaseChanges extends FormChanges {
  search?: Json;
  optionCovers?: Json[];
}

/** Fills in the form of a line, with what is changed, and submits it: the form as saved, and the answer. */
export async function submitLine(
  test: TestApp,
  line: LineCode,
  { search = {}, optionCovers = [], ...changes }: PurchaseChanges = {},
  language = 'en',
): Promise<{ saved: Answer['data']; answer: Answer }> {
  const draft = await aLineDraft(test, line, { search, language });
  const saved = await fillIn(test, draft, { ...aLineForm(line, changes), optionCovers, language });
  if (saved.status !== 200) throw new Error(`Not saved: ${saved.code} ${saved.fields}`);
  return { saved: saved.data, answer: await submit(test, saved.data) };
}

/** Buys a line, with what is changed: its confirmation and what was paid. */
export async function buyLine(
  test: TestApp,
  line: LineCode,
  changes: PurchaseChanges = {},
  language = 'en',
): Promise<{ confirmation: Answer['data']; total: string }> {
  const { answer } = await submitLine(test, line, changes, language);
  if (answer.status !== 200) throw new Error(`Not submitted: ${answer.code} ${answer.fields}`);
  const payment = await aPayment(test, answer.data);
  await notify(test, await aNotice(test, payment));
  const { data } = await call(test, 'GET', `/buy/confirmation/${payment.applicationRef}`);
  return { confirmation: data, total: payment.total };
}

/** The text of a policy's schedule, its white space as single spaces. */
export async function scheduleText(test: TestApp, confirmation: Answer['data']): Promise<string> {
  const fileName = Object.values<string>(confirmation.docList[0]).find((value) => value.startsWith('schedule-'));
  const { rawPayload } = await test.app.inject(`/api/common/down-file?name=${fileName}`);
  return (await pdfText(rawPayload)).replaceAll(/\s+/g, ' ');
}
