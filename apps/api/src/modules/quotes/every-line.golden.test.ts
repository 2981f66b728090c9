import { lineCodes } from '@onegi/contract/lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeQuote } from './describe-quote.ts';
import { readQuote } from './read-quote.ts';
import { replayQuote } from './replay-quote.ts';
import { storeQuote } from './stored-quotes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ today: '2026-11-21' });
});
afterAll(() => t.close());

async function post(path: string, payload: object) {
  const answer = await t.app.inject({ method: 'POST', url: `/api${path}`, payload });
  return { status: answer.statusCode, cookie: String(answer.headers['set-cookie'] ?? ''), ...answer.json() };
}

const driver = { driverNum: 1, age: 35, exp: 10 };
const car = {
  coverType: 'C',
  make: 'TOY',
  model: 'NOAH',
  year: 2023,
  estimated: 290_000,
  disc: 60,
  driverNo: 1,
  policyHolder: 'Y',
  driverList: [driver],
  accident: 'N',
  offense: 'N',
  company: 'N',
};

/** One search of each line as it travels, a plan with its price in it (levy 0.04%), and the search in words. */
const samples = [
  {
    line: 'HOME',
    path: 'others',
    search: { prod: 'HOME', area: '06', areaNumber: 650, typeBuild: 'A', ageBuild: 'W' },
    plans: 19,
    // 804 less 8% is 739.68, the levy 0.30.
    plan: 'EGP-HOME-S',
    total: '739.98',
    text: '650 sq ft · Apartment · Building within 35 years',
    textZh: '650 平方呎 · 大廈單位 · 樓齡 35 年或以下',
  },
  {
    line: 'FIRE',
    path: 'fire',
    search: { year: 12, sumInsured: 3_000_000 },
    plans: 16,
    plan: 'LPG-FIRE-S',
    total: '1650.66',
    text: 'Building of 12 years · Sum insured HK$3,000,000',
    textZh: '樓齡 12 年 · 投保額 HK$3,000,000',
  },
  {
    line: 'OS',
    path: 'others',
    search: { prod: 'OS', period: '02', person: 2, coverFr: '2026-12-01' },
    plans: 11,
    // 8,592 less 5% is 8,162.40; the levy of two years in one row 3.26.
    plan: 'LPG-OS-B',
    total: '8165.66',
    text: '2 years · 2 students · from 1 December 2026',
    textZh: '2 年 · 2 名學生 · 2026年12月1日 起',
  },
  {
    line: 'MOTOR',
    path: 'motor',
    search: car,
    plans: 15,
    // 4,798 and the motor insurers' bureau levy of 3%, 143.94; IA levy 1.92.
    plan: 'LPG-MOTOR-S',
    total: '4943.86',
    text: 'Comprehensive · Toyota Noah 2023 · Value HK$290,000 · No-claim discount 60% · 1 driver',
    textZh: '綜合保險 · 豐田 Noah 2023 年 · 估值 HK$290,000 · 無索償折扣 60% · 1 名駕駛者',
  },
  {
    line: 'PA',
    path: 'others',
    search: { prod: 'PA', peopleType: 'F', children: 2, yourOcc: '01', spouseOcc: '02' },
    plans: 17,
    plan: 'BRG-PA-S',
    total: '1961.88',
    text: 'You and spouse · 2 children · Occupation classes 1 and 2',
    textZh: '本人及配偶 · 2 名子女 · 職業類別 1 及 2',
  },
  {
    line: 'PET',
    path: 'pet',
    search: { petNumber: 1, petType: 'D', petAgt: '03', petThird: true },
    plans: 12,
    plan: 'EGP-PET-S',
    total: '2748.50',
    text: 'Dog · Age 3 · With third party liability',
    textZh: '狗 · 3 歲 · 包括第三者責任',
  },
  {
    line: 'DH',
    path: 'dh',
    search: { nationality: 'X', coverPeriod: '02' },
    plans: 16,
    plan: 'EGP-DH-B',
    total: '731.69',
    text: 'Helper from another country · 2 years',
    textZh: '其他國籍家傭 · 2 年',
  },
  {
    line: 'MEDICAL',
    path: 'medical',
    search: { planType: 'H', peopleType: '02', age: 42, clinical: true, dental: true },
    plans: 11,
    plan: 'OVI-MEDICAL-B',
    total: '11505.30',
    text: 'Hospital care · You and spouse · Age 42 · Outpatient benefit · Dental benefit',
    textZh: '住院保障 · 本人及配偶 · 42 歲 · 門診保障 · 牙科保障',
  },
  {
    line: 'GOLF',
    path: 'others',
    search: { prod: 'GOLF', golfType: 'I', incTravel: 'N' },
    plans: 9,
    plan: 'TDC-GOLF-S',
    total: '507.50',
    text: 'Individual',
    textZh: '個人',
  },
] as const;

describe.each(samples)('$line', ({ line, path, search, plans, plan, total, text, textZh }) => {
  it('lists every plan with its price, cheapest first when asked', async () => {
    const { status, data } = await post(`/buy/plan-${path}`, { ...search, sort: 'ASC' });
    expect(status).toBe(200);
    expect(data).toHaveLength(plans);
    expect(data.find((card: { wfPlan: string }) => card.wfPlan === plan)).toMatchObject({ wfTotalPrem: total });
    const totals = data.flatMap((card: { wfTotalPrem: string | null }) => card.wfTotalPrem ?? []).map(Number);
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => a - b));
  });

  it('freezes the quote: read back, shown and replayed to the same cent', async () => {
    const { data } = await post(`/buy/plan-${path}`, search);
    const { quoteRef } = data.find((card: { wfPlan: string }) => card.wfPlan === plan);
    const quote = await readQuote(t.deps, quoteRef, { today: '2026-11-21' });
    const shown = describeQuote(quote);
    expect(shown).toMatchObject({ searchText: text, searchTextZh: textZh });
    const { prod: _prod, ...risk } = search as Record<string, unknown>;
    expect(shown.search).toEqual(risk);
    await storeQuote(t.deps.db, quote, t.clock.now());
    expect(await replayQuote(t.deps, quoteRef)).toMatchObject({ equal: true, plan });
  });

  it('shows the search again among the recent ones of the browser', async () => {
    const { cookie } = await post(`/buy/plan-${path}`, search);
    await expect
      .poll(async () => {
        const recent = await t.app.inject({ url: '/api/buy/recent', headers: { cookie: cookie.split(';')[0] } });
        return recent.json().data[0];
      })
      .toMatchObject({ wfProd: line, cardText: text, cardText9: textZh });
  });

  it('compares its plans by data and shows one of them in full', async () => {
    const { data } = await post(`/buy/plan-${path}`, search);
    const [one, two] = data.map((card: { wfIsr: string; wfPlan: string; quoteRef: string | null }) => ({
      isr: card.wfIsr,
      plan: card.wfPlan,
      ...(card.quoteRef ? { quoteRef: card.quoteRef } : {}),
    }));
    const compared = await post('/buy/plan-compare', { prod: line, difference: false, planList: [one, two] });
    expect(compared.data.rows.length).toBeGreaterThan(10);
    const details = await post('/buy/plan-compare', { prod: line, difference: false, planList: [one] });
    expect(details.data.benefitList.length).toBeGreaterThan(8);
    expect(details.data.noteList.length).toBeGreaterThan(3);
  });

  it('refuses a plan of another product', async () => {
    const planList = [{ isr: 'LPG', plan: line === 'FIRE' ? 'LPG-HOME-S' : 'LPG-FIRE-S' }];
    expect(await post('/buy/plan-compare', { prod: line, difference: false, planList })).toMatchObject({ status: 404 });
  });
});

describe('medical', () => {
  const methods = async (search: object) => {
    const { data } = await post('/buy/plan-medical', { planType: 'H', peopleType: '01', ...search });
    return [...new Set(data.map((card: Record<string, string>) => card.wfMethod))];
  };

  it('prices hospital care of a child, who cannot apply, for Request Quote alone', async () => {
    for (const age of [1, 10, 17]) expect(await methods({ age })).toEqual(['D']);
    expect(await methods({ age: 18 })).toEqual(expect.arrayContaining(['A', 'B']));
    // Dental care asks for no age.
    expect(await methods({ planType: 'D', age: 10 })).toEqual(expect.arrayContaining(['A', 'B']));
    const { data } = await post('/buy/plan-medical', { planType: 'H', peopleType: '01', age: 10 });
    const card = data.find((each: { wfPlan: string }) => each.wfPlan === 'LPG-MEDICAL-S');
    expect(card.wfTotalPrem).toBe('3701.48');
    const quote = await readQuote(t.deps, card.quoteRef, { today: '2026-11-21' });
    expect(describeQuote(quote).method).toBe('D');
    const looked = { wfIsr: 'LPG', wfPlan: 'LPG-MEDICAL-S', wfProd: 'MEDICAL', quoteRef: card.quoteRef };
    expect((await post('/buy/plan-coverage', looked)).data).toMatchObject({ canBuy: false, card: { wfMethod: 'D' } });
  });
});

describe('motor', () => {
  it('says why a plan has no price', async () => {
    const { data } = await post('/buy/plan-motor', { ...car, driverList: [{ ...driver, age: 22, exp: 1 }] });
    expect(data[0]).toMatchObject({
      wfTotalPrem: null,
      quoteRef: null,
      referText: 'A driver is outside the online age range.',
      referText9: '有駕駛者年齡不符合網上投保要求。',
    });
  });

  it('takes drivers who are confirmed as ordinary for what they are', async () => {
    const confirmed = { driverNum: 2, age: true, exp: true };
    const { data } = await post('/buy/plan-motor', { ...car, driverNo: 2, driverList: [driver, confirmed] });
    const card = data.find((each: { wfPlan: string }) => each.wfPlan === 'LPG-MOTOR-S');
    expect(card).toMatchObject({ wfTotalPrem: '4943.86' });
    const quote = await readQuote(t.deps, card.quoteRef, { today: '2026-11-21' });
    expect(quote.search).toMatchObject({ drivers: [{ age: 35 }, { number: 2, age: true, experienceYears: true }] });
  });

  it.each([
    [{ model: 'CIVIC' }, 'model', 'Please choose a model of this make'],
    [{ year: 1976 }, 'year', 'The year of manufacture must be within the last 50 years'],
    [{ year: 2027 }, 'year', 'The year of manufacture must be within the last 50 years'],
    [{ estimated: '290000x' }, 'estimated', 'Please enter number'],
    [{ estimated: undefined }, 'estimated', 'This field is required'],
    [{ driverNo: 10 }, 'driverNo', 'Named drivers can be 1 to 9'],
    [{ driverNo: 2 }, 'driverList', 'Please give the details of every named driver'],
    [{ driverList: [{ ...driver, age: 16 }] }, 'driverList.0.age', 'A driver must be 17 to 99 years old'],
    [{ accident: 'Y' }, 'amount', 'This field is required'],
    [{ disc: 10 }, 'disc', 'Please choose one of the options'],
  ])('refuses %o on the field concerned [P-5-04] [P-5-05] [P-5-06] [P-5-07]', async (change, field, msg) => {
    expect(await post('/buy/plan-motor', { ...car, ...change })).toMatchObject({
      status: 400,
      fields: [{ field, msg }],
    });
  });
});

describe('bounds of the other lines', () => {
  const home = { prod: 'HOME', area: '06', typeBuild: 'A', ageBuild: 'W' };
  it.each([
    ['others', { ...home, areaNumber: 0 }, 'areaNumber', 'Gross Area must be greater than 0'],
    ['others', { ...home, areaNumber: 5_001 }, 'areaNumber', 'Gross Area must be less than 5000'],
    ['others', { ...home, areaNumber: '007' }, 'areaNumber', 'Please enter number'],
    ['others', home, 'areaNumber', 'This field is required'],
    ['others', { ...home, prod: 'MOTOR' }, 'prod', 'Please choose one of the options'],
    ['fire', { year: 0, sumInsured: 1 }, 'year', 'Age of Building must be within 1-99'],
    ['fire', { year: 100, sumInsured: 1 }, 'year', 'Age of Building must be within 1-99'],
    ['fire', { sumInsured: 1 }, 'year', 'The field cannot be empty'],
    ['fire', { year: 5 }, 'sumInsured', 'The field cannot be empty'],
    ['others', { prod: 'OS', period: '01', person: 0, coverFr: '2026-11-21' }, 'person', 'Please enter an integer'],
    [
      'others',
      { prod: 'OS', period: '01', person: 1, coverFr: '2026-11-20' },
      'coverFr',
      'Cover cannot start before today',
    ],
    ['others', { prod: 'PA', peopleType: 'I', children: -1, yourOcc: '01' }, 'children', 'Please enter an integer'],
    ['others', { prod: 'PA', peopleType: 'F', children: 0, yourOcc: '01' }, 'spouseOcc', 'This field is required'],
    [
      'pet',
      { petNumber: 2, petType: 'D', petAgt: '03', petThird: true },
      'petNumber',
      'One pet can be insured in one policy',
    ],
    ['pet', { petNumber: 1, petType: 'D', petAgt: '10', petThird: true }, 'petAgt', 'Please choose one of the options'],
    ['medical', { planType: 'H', peopleType: '01' }, 'age', 'This field is required'],
    ['medical', { planType: 'H', peopleType: '01', age: 0 }, 'age', 'Age must be greater than 0'],
    ['dh', { nationality: 'Z', coverPeriod: '01' }, 'nationality', 'Please choose one of the options'],
  ])(
    'plan-%s refuses %o [P-5-02] [P-5-03] [P-5-09] [P-5-10] [P-5-11] [P-5-12] [P-5-13] [P-5-19]',
    async (path, search, field, msg) => {
      expect(await post(`/buy/plan-${path}`, search)).toMatchObject({ status: 400, fields: [{ field, msg }] });
    },
  );
});

describe('promotion codes', () => {
  it.each([
    ['DH', { coverPeriod: '01' }, 'HELPER12', 'This code applies to two-year cover only.'],
    ['MEDICAL', { planType: 'O' }, 'CARE10', 'This code applies to hospital care only.'],
    ['MOTOR', { disc: 30 }, 'DRIVE8', 'This code requires a no-claim discount of 40% or above.'],
    ['PET', { petAgt: '07' }, 'PAW10', 'This code applies to pets aged 6 or below.'],
    ['FIRE', { sumInsured: 1_999_999 }, 'FIRE5', 'Sum insured is below the minimum for this code.'],
    ['PA', {}, 'OLDCODE', 'The promotion code has expired.'],
    ['GOLF', {}, 'SAFE20', 'The promotion code is invalid.'],
  ])('of %s with %o: %s is refused in its own words', async (prod, risk, promotion, msg) => {
    expect(await post('/buy/promotion-check', { prod, promotion, ...risk })).toMatchObject({ status: 422, msg });
  });

  it.each([
    ['DH', { coverPeriod: '02' }, 'helper12', 12],
    ['MEDICAL', { planType: 'H' }, 'CARE10', 10],
    ['MOTOR', { disc: 40 }, 'DRIVE8', 8],
    ['PET', { petAgt: '06' }, 'PAW10', 10],
    ['FIRE', { sumInsured: 2_000_000 }, 'FIRE5', 5],
    ['PA', {}, 'SAFE20', 20],
    ['OS', {}, 'STUDY100', 3],
    ['HOME', {}, 'HOME15', 15],
  ])('of %s with %o: %s is worth its percentage', async (prod, risk, promotion, discount) => {
    expect((await post('/buy/promotion-check', { prod, promotion, ...risk })).data).toEqual({ valid: true, discount });
  });
});

it('every line has a sample here but travel, which has its own tests', () => {
  expect(['TRAVEL', ...samples.map(({ line }) => line)].toSorted()).toEqual([...lineCodes].toSorted());
});
