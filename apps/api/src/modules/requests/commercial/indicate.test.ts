import type { BodyOf } from '@onegi/contract/call';
import { employeesRow, indicatePremium } from '@onegi/contract/calls/requests/commercial/indication';
import { getTemplate } from '@onegi/contract/calls/requests/template';
import { type OccupationCode, occupationCodes, occupations } from '@onegi/contract/commercial/occupations';
import { templateIds } from '@onegi/contract/fields/requests';
import { employeeRates } from '@onegi/rating/commercial/ec-rates';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { indicate } from './indicate.ts';
import { ratedForms, sumInWords } from './rated-forms.ts';

type Input = BodyOf<typeof indicatePremium>;

let shop: TestApp;
let consultant: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  consultant = await signedInAs(shop, ['consultant']);
});
afterAll(() => shop.close());

const { body, answer } = indicatePremium;
const send = (sent: unknown) =>
  call(shop, 'POST', '/commercial-insurance/indication', sent as never, consultant.browser);

async function indicated(input: Input) {
  const { status, data } = await send(z.encode(body.codec, input));
  expect(status).toBe(200);
  return z.decode(answer.codec, data);
}

const row = (employeeOccupation: OccupationCode | '', employeeCount: string, annualPayroll: string) => ({
  employeeOccupation,
  employeeCount,
  annualPayroll,
});
const office = [
  row('CLERK', '10', '2400000'),
  row('SALESOUT', '3', '900000.00'),
  row('MESSENGER', '1', '192000.0'),
  row('CLEANER', '1', '156000'),
];
const year = { startsOn: '2026-12-01', endsOn: '2027-11-30' };

const ec: Input = { templateId: 'EC', answers: { EC12: 'Y' }, employees: office, ...year };
const bp: Input = {
  templateId: 'BP',
  answers: {
    BP01: 'OFF',
    BP04: '41',
    BP08: '300000',
    BP09: '100000',
    BP10: '2000000',
    BP11: '5000000',
    BP12: '20000',
    BP15: 'Y',
  },
  employees: [row('CLERK', '1', '240000')],
  ...year,
};
const carA: Input = { templateId: 'CAR_A', answers: { CA02: 'EM', CA03: '3000000', CA07: '5000000' }, ...year };
const carP: Input = {
  templateId: 'CAR_P',
  answers: {
    CP05: 'INT',
    CP06: '300000',
    CP07: '0',
    CP08: '2027-01-01',
    CP09: '2027-07-01',
    CP11: '10000000',
    CP12: '40',
    CP15: 'N',
  },
};
const mc: Input = {
  templateId: 'MC',
  answers: { MC01: 'SGL', MC02: 'ELC', MC04: 'FCL', MC07: 'SEA', MC09: '1000000', MC11: 'ICCA', MC12: 'Y' },
};
const par: Input = {
  templateId: 'PAR',
  answers: {
    PR03: 'WHS',
    PR04: '1970',
    PR06: '8000000',
    PR07: '1000000',
    PR08: '6000000',
    PR09: 'HK$5,000,000, 12 months',
    PR10: 'Y',
  },
  ...year,
};
const pl: Input = { templateId: 'PL', answers: { PL01: 'OFF', PL04: '5000000', PL06: '1000000' }, ...year };
const examples: Readonly<Record<string, Input>> = {
  EC: ec,
  BP: bp,
  CAR_A: carA,
  CAR_P: carP,
  MC: mc,
  PAR: par,
  PL: pl,
};

const withAnswers = (input: Input, answers: Record<string, string>): Input => ({
  ...input,
  answers: { ...input.answers, ...answers },
});

describe('an indication', () => {
  test('of a package with employees looks at the loss ratio that was typed, as employees’ compensation does', async () => {
    const package_ = { ...bp, employees: office };
    const plain = await indicated(package_);
    const loaded = await indicated({ ...package_, lossRatio: '80' });
    expect(loaded.figures?.parts).toContainEqual(expect.objectContaining({ code: 'lossRatio', amountCents: 5_343_00 }));
    expect(loaded.figures?.premiumCents).toBe((plain.figures?.premiumCents ?? 0) + 5_343_00);
    expect(await indicated({ ...package_, lossRatio: '100.01' })).toMatchObject({ outcome: 'refer' });
  });

  test('shows every line of a premium, every levy and the total', async () => {
    const { outcome, note, noteZh, figures } = await indicated(ec);
    expect(outcome).toBe('figures');
    expect([note, noteZh]).toEqual([
      expect.stringContaining('No insurer has given this figure'),
      expect.stringContaining('並非任何保險公司的報價'),
    ]);
    expect(figures?.parts).toEqual([
      {
        code: 'employees',
        label: 'Clerical staff: 10 employees',
        labelZh: '文職人員：10 名僱員',
        working: 'HK$2,400,000.00 × 0.32%',
        amountCents: 7_680_00,
      },
      expect.objectContaining({ label: 'Outdoor sales: 3 employees', amountCents: 6_300_00 }),
      expect.objectContaining({ label: 'Messenger (on foot): 1 employee', amountCents: 3_648_00 }),
      expect.objectContaining({ label: 'Cleaner: 1 employee', amountCents: 3_744_00 }),
    ]);
    expect(figures?.levies.map(({ code, amountCents, working }) => [code, amountCents, working])).toEqual([
      ['ECIL', 1_239_58, 'HK$21,372.00 × 5.8%'],
      ['GTFC', 641_16, 'HK$21,372.00 × 3%'],
      ['ECIIB', 427_44, 'HK$21,372.00 × 2%'],
      ['IA', 8_55, 'HK$21,372.00 × 0.04%'],
    ]);
    expect(figures).toMatchObject({
      sumCents: 21_372_00,
      loadingCents: 0,
      minimumCents: 0,
      premiumCents: 21_372_00,
      leviesCents: 2_316_73,
      totalCents: 23_688_73,
      limitCents: 100_000_000_00,
    });
  });

  test('bears the levy of the day where the setting says so', () => {
    const snapshot = shop.deps.catalogue.current();
    const dated = { ...snapshot, settings: { ...snapshot.settings, levyMode: 'DATED' as const } };
    const { figures } = indicate(dated, ec);
    expect(figures?.levies.at(-1)).toMatchObject({ code: 'IA', amountCents: 21_37 });
    expect(figures?.totalCents).toBe(23_701_55);
    // 300,000 at 1.48 (six times 8%) for 29 months: one levy on the whole, with the caps of three policy years.
    const long = withAnswers(carP, { CP06: '100000000', CP08: '2027-01-01', CP09: '2029-06-01' });
    expect(indicate(dated, long).figures?.levies).toMatchObject([{ code: 'IA', amountCents: 444_00 }]);
  });

  test.each([
    ['EC', ec, 21_372_00, 23_688_73],
    // 540 + 360 to the minimum + 250 + 2,000 + 450 + 120, 15% for age, 1,200 for the clerk; 10.8% of 1,200 and 0.04%.
    ['BP', bp, 5_478_00, 5_609_79],
    ['BP for a small business', { ...bp, promotionCode: 'SME10' }, 5_050_20, 5_181_82],
    ['CAR_A', carA, 7_560_00, 7_563_02],
    ['CAR_P', carP, 1_500_00, 1_500_60],
    ['MC', mc, 1_595_00, 1_595_00],
    ['PAR', par, 38_295_00, 38_310_32],
    ['PL', pl, 640_00, 640_26],
    [
      'PL of an event',
      { ...withAnswers(pl, { PL01: 'EVT', PL04: '50000000', PL14: '3' }), endsOn: '2026-12-03' },
      9_720_00,
      9_723_89,
    ],
    ['EC after claims', { ...withAnswers(ec, { EC12: 'N' }), lossRatio: '60.01' }, 26_715_00, 29_610_91],
    ['EC with a good record', { ...ec, lossRatio: '29.99' }, 20_303_40, 22_504_29],
  ] satisfies [string, Input, number, number][])('of %s', async (_form, input, premiumCents, totalCents) => {
    const { outcome, figures } = await indicated(input);
    expect(outcome).toBe('figures');
    expect([figures?.premiumCents, figures?.totalCents]).toEqual([premiumCents, totalCents]);
    const sum = (amounts: readonly { amountCents: number }[] = []) =>
      amounts.reduce((to, each) => to + each.amountCents, 0);
    expect(sum(figures?.parts)).toBe(premiumCents);
    expect(premiumCents + sum(figures?.levies)).toBe(totalCents);
  });

  test('of marine cargo bears no levy', async () => {
    expect((await indicated(mc)).figures).toMatchObject({ levies: [], leviesCents: 0 });
  });

  test('names factors, days and a limit that is reached without words for a cap', async () => {
    const event = withAnswers(pl, { PL01: 'EVT', PL04: '50000000', PL14: '3' });
    const { figures } = await indicated({ ...event, endsOn: '2026-12-03' });
    expect(figures?.parts.map(({ working }) => working)).toEqual(['3 × HK$1,800.00', '× 1.80']);
    const large = await indicated(withAnswers(carA, { CA03: '9999999999999.99' }));
    expect(large.figures?.levies).toEqual([expect.not.objectContaining({ working: expect.anything() })]);
    expect(large.figures?.levies[0]?.amountCents).toBe(2_000_00);
  });
});

describe('while a form is being filled in', () => {
  test('it says what is missing, as the caller names it and in both languages', async () => {
    const { outcome, figures, missing } = await indicated({ templateId: 'EC', answers: {} });
    expect([outcome, figures]).toEqual(['missing', undefined]);
    expect(missing).toEqual([
      { field: 'eeList', label: 'At least one row of employees', labelZh: '最少一行僱員資料' },
      { field: 'formList.EC12', label: 'No claims in the past 3 years', labelZh: '過去三年沒有索償' },
    ]);
  });

  test('it names what a row of employees still lacks, and does not mind an empty row', async () => {
    const half = row('CLERK', '', '240000');
    const { missing } = await indicated({ ...ec, employees: [...office, half, row('', '', '')] });
    expect(missing).toEqual([
      {
        field: `eeList.4.${employeesRow.wireName('employeeCount')}`,
        label: 'Number of employees in row 5',
        labelZh: '第 5 行的僱員人數',
      },
    ]);
    expect((await indicated({ ...ec, employees: [...office, row('', '', '')] })).outcome).toBe('figures');
  });

  test('it asks for the loss ratio after claims', async () => {
    const { missing } = await indicated(withAnswers(ec, { EC12: 'N' }));
    expect(missing).toMatchObject([{ field: 'lossRatio' }]);
  });

  test.each(Object.keys(examples))('of %s each answer that the rates need is missed', async (templateId) => {
    const { questions } = ratedForms[templateId] ?? { questions: [] };
    const example = examples[templateId] as Input;
    let missed = 0;
    for (const question of questions) {
      const { [question]: _, ...answers } = example.answers;
      const { outcome, missing } = await indicated({ ...example, answers });
      if (outcome === 'missing') expect(missing).toMatchObject([{ field: `formList.${question}` }]);
      missed += Number(outcome === 'missing');
    }
    expect(missed).toBeGreaterThan(0);
  });

  test('what the rates do not look at may be wrong, unknown or of a row that is not asked', async () => {
    const untidy = withAnswers(pl, { PL02: 'x'.repeat(600), PL14: '-1', ZZ99: 'x', toString: 'x' });
    expect((await indicated(untidy)).figures?.premiumCents).toBe(640_00);
  });
});

describe('only the insurers can say', () => {
  test.each([
    ['noRates', { templateId: 'OTHERS_C', answers: {} }],
    ['noRates', { templateId: 'OTHERS_PL', answers: {} }],
    ['highHazard', { ...ec, employees: [...office, row('DIVER', '1', '1')] }],
    ['lossRatio', { ...ec, lossRatio: '100.01' }],
    ['period', { ...ec, endsOn: '2027-06-30' }],
    ['period', { ...bp, endsOn: '2027-12-02' }],
    ['occupancy', { templateId: 'BP', answers: { BP01: 'CLN' } }],
    ['works', withAnswers(carP, { CP05: 'EM' })],
    ['projectEmployees', withAnswers(carP, { CP15: 'Y' })],
    ['buildingAge', withAnswers(carP, { CP12: '41' })],
    ['existingProperty', withAnswers(carP, { CP07: '0.01' })],
    ['duration', withAnswers(carP, { CP09: '2030-01-02' })],
    ['goods', { templateId: 'MC', answers: { MC02: 'OTH' } }],
    ['interruption', withAnswers(par, { PR09: 'one year of profit' })],
  ] satisfies [string, Input][])('%s: %j', async (code, input) => {
    const { outcome, figures, missing, reasons } = await indicated(input as Input);
    expect([outcome, figures, missing]).toEqual(['refer', undefined, []]);
    expect(reasons.map((reason) => reason.code)).toEqual([code]);
    expect(reasons[0]?.label).toMatch(/An officer asks the insurers\.$/);
    expect(reasons[0]?.labelZh).toMatch(/須由專人向保險公司查詢。$/);
  });

  test('a year ends on the day before or on the same day; a voyage and a project have periods of their own', async () => {
    for (const endsOn of ['2027-11-30', '2027-12-01']) {
      expect((await indicated({ ...ec, endsOn })).outcome).toBe('figures');
    }
    for (const period of [{ endsOn: null }, { startsOn: null, endsOn: null }]) {
      expect((await indicated({ ...ec, ...period })).figures?.totalCents).toBe(23_688_73);
    }
    expect((await indicated({ ...mc, startsOn: '2026-12-01', endsOn: '2026-12-20' })).outcome).toBe('figures');
    const openCover = withAnswers(mc, { MC01: 'OPN', MC10: '20000000' });
    expect((await indicated({ ...openCover, startsOn: '2026-12-01', endsOn: '2026-12-20' })).outcome).toBe('refer');
  });

  test.each(templateIds)('of %s every answer that can be chosen is rated or referred', async (templateId) => {
    const example = examples[templateId];
    if (!example) {
      expect(await indicated({ templateId, answers: {} })).toMatchObject({ outcome: 'refer' });
      return;
    }
    const { data } = await call(
      shop,
      'GET',
      `/commercial-insurance/template?templateId=${templateId}&audience=consultant`,
      undefined,
      consultant.browser,
    );
    const form = z.decode(getTemplate.answer.codec, data);
    const looksAt = ratedForms[templateId]?.questions ?? [];
    const chosen = form.questions.filter(
      ({ questionId, options = [] }) => looksAt.includes(questionId) && options.length > 0,
    );
    expect(chosen.length).toBeGreaterThan(0);
    for (const { questionId, options = [] } of chosen) {
      for (const { value } of options) await indicated(withAnswers(example, { [questionId]: value }));
    }
  });
});

describe('bad input is refused by the field', () => {
  const wireRow = (changes: Record<string, unknown>) => {
    const good = z.encode(employeesRow.codec, row('CLERK', '1', '240000')) as Record<string, unknown>;
    const named = Object.entries(changes).map(([name, value]) => [employeesRow.wireName(name), value] as const);
    return { ...good, ...Object.fromEntries(named) };
  };
  const inRow = (name: string) => `eeList.0.${employeesRow.wireName(name)}`;
  const wire = (input: Input, changes: Record<string, unknown> = {}) => ({
    ...(z.encode(body.codec, input) as Record<string, unknown>),
    ...changes,
  });

  test.each([
    ['annualPayroll', '-1'],
    ['annualPayroll', '1e309'],
    ['annualPayroll', '999999999999'],
    ['annualPayroll', '1.234'],
    ['annualPayroll', 240_000],
    ['employeeCount', '-1'],
    ['employeeCount', '1.5'],
    ['employeeCount', '1e9'],
    ['employeeCount', '1000000'],
    ['employeeOccupation', 'ASTRONAUT'],
    ['employeeOccupation', '__proto__'],
  ])('%s of %j', async (name, value) => {
    const { status, fields } = await send(wire(ec, { eeList: [wireRow({ [name]: value })] }));
    expect([status, fields]).toEqual([400, [inRow(name)]]);
  });

  test.each([
    ['eeList', { eeList: Array.from({ length: 2_001 }, () => wireRow({})) }],
    ['eeList', { eeList: Array.from({ length: 101 }, () => wireRow({ annualPayroll: '99999999999.99' })) }],
    ['eeList', { eeList: 'all of them' }],
    ['lossRatio', { lossRatio: '-5' }],
    ['lossRatio', { lossRatio: '1e3' }],
    ['templateId', { templateId: 'CASTLE' }],
    ['promotion', { promotion: 'SME10' }],
    ['formList', { formList: {} }],
    [body.wireName('endsOn'), { [body.wireName('endsOn')]: '2026-11-30' }],
    [body.wireName('startsOn'), { [body.wireName('startsOn')]: '2026-02-30' }],
  ])('%s', async (field, changes) => {
    const { status, fields, msgC } = await send(wire(ec, changes));
    expect([status, fields]).toEqual([400, [field]]);
    expect(msgC).toMatch(/\p{Script=Han}/u);
  });

  test('10,000 rows are more than a call may carry', async () => {
    const { status } = await send(wire(ec, { eeList: Array.from({ length: 10_000 }, () => wireRow({})) }));
    expect(status).toBe(413);
  });

  test.each([
    ['BP08', '-1', bp],
    ['BP08', '0', bp],
    ['BP08', '1e309', bp],
    ['BP04', '100', bp],
    ['BP11', '7000000', bp],
    ['BP01', 'ZOO', bp],
    ['CA03', '99999999999999', carA],
    ['CP09', '2026-12-31', carP],
    ['MC11', 'toString', mc],
    ['PR04', '1066', par],
    ['PL14', '0', withAnswers(pl, { PL01: 'EVT' })],
  ] satisfies [string, string, Input][])('%s of %j', async (question, value, input) => {
    const { status, fields } = await send(wire(withAnswers(input, { [question]: value })));
    expect([status, fields]).toEqual([400, [`formList.${question}`]]);
  });
});

test('every occupation has a rate, in its own class', () => {
  expect(Object.keys(employeeRates)).toEqual(occupationCodes);
  expect(Object.values(employeeRates).map((rate) => rate.class)).toEqual(occupations.map(([, each]) => each));
  for (const { ratePpm } of Object.values(employeeRates)) expect(ratePpm).toBeGreaterThan(0);
});

test.each([
  ['2,000,000', 2_000_000_00],
  ['HK$2,000,000.50 12 months', 2_000_000_50],
  ['2000000, 12 months', 2_000_000_00],
  ['2000000 / 6個月', 2_000_000_00],
  ['$500,000', 500_000_00],
  ['12 months', null],
  ['2 million', null],
  ['2,00,000', null],
  ['2,000,000 or 3,000,000', null],
  ['-1', null],
  ['1e309', null],
])('a sum and months in words: %s', (words, cents) => {
  expect(sumInWords(words)).toBe(cents);
});
