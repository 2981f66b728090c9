import { checkAnswers, checkGivenAnswers } from '@onegi/contract/check-answers';
import type { TemplateId } from '@onegi/contract/fields/requests';
import { type TestApp, testApp } from '@onegi/testing/app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTemplate } from './open-template.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const today = '2026-11-21';
const questionsOf = (templateId: TemplateId) =>
  openTemplate(shop.deps.catalogue.current(), { templateId, audience: 'consultant', product: products[templateId] })
    .questions;
const products: Partial<Record<TemplateId, string>> = { OTHERS_P: 'HOME' };

/** A form of every template that is filled in as it should be. */
const good = {
  BP: {
    BP01: 'SHP',
    BP02: 'FSH',
    BP03: '1/F Sample House, 1 Sample Street, Wan Chai',
    BP04: '20',
    BP05: '800',
    BP06: 'Y',
    BP08: '250000',
    BP09: '0',
    BP11: '5000000',
    BP12: '20000',
    BP13: 'N',
    BP14: 'A flood in 2024, 30000',
    BP15: 'Y',
  },
  EC: {
    EC01: '90000001',
    EC02: 'CAT',
    EC03: 'CAF',
    EC04: '1/F Sample House, 1 Sample Street, Wan Chai',
    EC05: '2026',
    EC06: 'N',
    EC07: 'Macau, 10%',
    EC08: 'Y',
    EC10: 'N',
    EC11: '120000.50',
    EC12: 'Y',
    EC15: 'N',
  },
  CAR_A: {
    CA01: '90000001-000-01-26-1',
    CA02: 'INT',
    CA03: '8000000',
    CA04: '900000',
    CA05: '6',
    CA06: '12',
    CA07: '10000000',
    CA08: 'Y',
    CA10: 'N',
    CA11: 'Double row bamboo, 12 m',
    CA12: 'Y',
  },
  CAR_P: {
    CP01: 'Fit-out of a sample office',
    CP02: '1/F Sample House',
    CP03: 'Demo Trading 01 Limited',
    CP04: 'Demo Contractor 01 Limited',
    CP05: 'NEW',
    CP06: '300000',
    CP07: '0',
    CP08: '2026-12-01',
    CP09: '2027-03-31',
    CP10: '12',
    CP11: '10000000',
    CP12: '35',
    CP13: 'Y',
    CP15: 'N',
  },
  MC: {
    MC01: 'SGL',
    MC02: 'ELC',
    MC03: 'CON',
    MC04: 'FCL',
    MC05: 'Hong Kong',
    MC06: 'Rotterdam',
    MC07: 'SEA',
    MC08: '2026-12-24',
    MC09: '500000',
    MC11: 'ICCA',
    MC12: 'Y',
    MC13: 'Y',
  },
  PAR: {
    PR01: 'OWN',
    PR02: '1/F Sample House',
    PR03: 'OFF',
    PR04: '1995',
    PR05: '20 storeys, 1/F',
    PR06: '4000000',
    PR07: '500000',
    PR10: 'Y',
    PR12: 'Y',
    PR14: 'N',
  },
  PL: {
    PL01: 'EVT',
    PL02: 'A sample fair',
    PL03: 'HK',
    PL04: '10000000',
    PL05: 'SAME',
    PL06: '400000',
    PL08: '1/F Sample House',
    PL09: 'Y',
    PL11: 'Y',
    PL13: '24 and 25 December 2026, 500 a day',
    PL14: '2',
  },
  OTHERS_C: {
    OC01: 'FIN',
    OC02: 'PI',
    OC03: 'C0012345',
    OC04: 'Accounting',
    OC05: '5000000',
    OC08: 'Y',
  },
  OTHERS_P: { OP03: 'DEMO ONE', OP04: '2000 0001', OP05: 'demo01@example.com', OP07: '500000', OP09: 'Y' },
  OTHERS_M: {
    OM01: 'C',
    OM02: 'TOY',
    OM03: 'SIENTA',
    OM04: '2022',
    OM05: '150000',
    OM08: 'PC',
    OM09: '30',
    OM10: '42, accountant, 15 years',
    OM11: 'Y',
  },
  OTHERS_PL: {
    OL01: 'PRD',
    OL02: 'Toys',
    OL03: '5000000',
    OL04: '2000000',
    OL05: 'Hong Kong, USA',
    OL07: 'N',
    OL08: '20%',
    OL09: 'Y',
  },
  OTHERS_EM: { OE01: 'GMD', OE02: '30', OE04: 'Hospital and outpatient', OE05: 'FIX', OE06: '500000', OE08: 'Y' },
} satisfies Record<TemplateId, Record<string, string>>;
const ids = Object.keys(good) as TemplateId[];

const faults = (id: TemplateId, change: Record<string, string> = {}) =>
  checkAnswers(questionsOf(id), { ...good[id], ...change }, today).map(({ field, message }) => `${field} ${message}`);
const draftFaults = (id: TemplateId, answers: Record<string, string>) =>
  checkGivenAnswers(questionsOf(id), answers, today).map(({ field, message }) => `${field} ${message}`);

describe('a form that is filled in', () => {
  test.each(ids)('%s is taken whole and as a draft', (id) => {
    expect(faults(id)).toEqual([]);
    expect(draftFaults(id, good[id])).toEqual([]);
  });

  test.each(ids)('%s misses every answer that it needs', (id) => {
    const needed = questionsOf(id).filter(({ required, editable }) => required && editable);
    const missing = checkAnswers(questionsOf(id), {}, today);
    expect(missing).toEqual(
      needed.map(({ questionId }) => ({ field: `answers.${questionId}`, message: 'validation.required' })),
    );
    expect(draftFaults(id, {})).toEqual([]);
  });
});

describe('answers that do not belong together', () => {
  test.each([
    ['CAR_P', { CP09: '2026-12-01' }, 'answers.CP09 validation.dateAfter'],
    ['CAR_P', { CP09: '2026-11-30' }, 'answers.CP09 validation.dateAfter'],
    ['CAR_P', { CP08: '2026-11-20' }, 'answers.CP08 validation.dateFrom'],
    ['MC', { MC08: '' }, 'answers.MC08 validation.required'],
    ['MC', { MC08: '2026-11-20' }, 'answers.MC08 validation.dateFrom'],
    ['MC', { MC03: 'CLO' }, 'answers.MC03 validation.choice'],
    ['EC', { EC03: 'FIT' }, 'answers.EC03 validation.choice'],
    ['EC', { EC05: '1899' }, 'answers.EC05 validation.atLeast'],
    ['EC', { EC05: '2027' }, 'answers.EC05 validation.atMost'],
    ['EC', { EC01: '9000000' }, 'answers.EC01 validation.businessRegistration'],
    ['EC', { EC10: 'N', EC11: '' }, 'answers.EC11 validation.required'],
    ['CAR_A', { CA05: '25' }, 'answers.CA05 validation.atMost'],
    ['CAR_A', { CA07: '15000000' }, 'answers.CA07 validation.choice'],
    ['PL', { PL05: '10000000' }, 'answers.PL05 validation.choice'],
    ['PL', { PL14: '' }, 'answers.PL14 validation.required'],
    ['PL', { PL14: '0' }, 'answers.PL14 validation.atLeast'],
    ['OTHERS_C', { OC02: 'MED' }, 'answers.OC02 validation.choice'],
    ['OTHERS_EM', { OE06: '0' }, 'answers.OE06 validation.greaterThanZero'],
  ] as const)('%s with %j is told of: %s [C-3.1-10]', (id, change, fault) => {
    expect(faults(id, change)).toEqual([fault]);
  });

  test('an open cover needs no day of departure, and no form an answer behind what is right', () => {
    expect(faults('MC', { MC01: 'OPN', MC08: '' })).toEqual([]);
    expect(faults('EC', { EC10: 'Y', EC11: '' })).toEqual([]);
    expect(faults('PL', { PL01: 'SHP', PL14: '' })).toEqual([]);
  });
});

describe('a draft refuses what is not of its form', () => {
  const ec = good.EC;
  test.each([
    ['a row that the form has not', { ...ec, XX01: 'Y' }, 'answers.XX01 validation.notAsked'],
    ['a row of another form', { ...ec, BP16: '6' }, 'answers.BP16 validation.notAsked'],
    ['a name of the language itself', { ...ec, constructor: 'Y' }, 'answers.constructor validation.notAsked'],
    ['a hidden row with an answer', { ...ec, EC09: 'Blasting' }, 'answers.EC09 validation.notAsked'],
    ['a row hidden by what is not answered', { EC09: 'Blasting' }, 'answers.EC09 validation.notAsked'],
    ['a trade of another industry', { EC02: 'OFF', EC03: 'CAF' }, 'answers.EC03 validation.choice'],
    ['a trade of no industry', { EC03: 'CAF' }, 'answers.EC03 validation.choice'],
    ['a number beyond all numbers', { ...ec, EC11: '1e309' }, 'answers.EC11 validation.money'],
    ['a number without end', { ...ec, EC11: 'Infinity' }, 'answers.EC11 validation.money'],
    ['an amount below nothing', { ...ec, EC11: '-1' }, 'answers.EC11 validation.money'],
    ['a thousandth of a cent', { ...ec, EC11: '0.00001' }, 'answers.EC11 validation.money'],
    ['a text that is too long', { ...ec, EC04: 'x'.repeat(201) }, 'answers.EC04 validation.maxLength'],
    ['a text with a control character', { ...ec, EC04: 'a\u0000b' }, 'answers.EC04 validation.text'],
    ['neither yes nor no', { ...ec, EC15: 'maybe' }, 'answers.EC15 validation.choice'],
  ])('%s', (_name, answers, fault) => {
    expect(draftFaults('EC', answers)).toEqual([fault]);
  });

  test('and what is told rather than asked', () => {
    expect(draftFaults('OTHERS_P', { ...good.OTHERS_P, OP01: 'TRAVEL' })).toEqual(['answers.OP01 validation.notAsked']);
  });
});
