import { getTemplate } from '@onegi/contract/calls/requests/template';
import { templateIds } from '@onegi/contract/fields/requests';
import { type TestApp, testApp } from '@onegi/testing/app';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { templateOf, templateOfVersion } from './templates.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const ask = (query: Record<string, string>) =>
  call(shop, 'GET', `/commercial-insurance/template?${new URLSearchParams(query)}`);

async function open(query: Record<string, string>) {
  const { status, data } = await ask(query);
  expect(status).toBe(200);
  const form = z.decode(getTemplate.answer.codec, data);
  const filled = Object.fromEntries(form.questions.map(({ questionId, initial }) => [questionId, initial]));
  return { form, filled, question: (id: string) => form.questions.find(({ questionId }) => questionId === id) };
}

const car = {
  prod: 'MOTOR',
  coverType: 'C',
  make: 'TOY',
  model: 'SIENTA',
  year: '2022',
  estimated: '150000',
  disc: '30',
  driverNo: '2',
  policyHolder: 'Y',
  driverList: '1-35-10,2-T-T',
  accident: 'N',
  offense: 'N',
  company: 'N',
};

describe('a form opened from a search', () => {
  test('knows product, insurer and the search in both languages', async () => {
    const trip =
      'prod=TRAVEL&planType=S&destination=A&departDate=2026-12-01&returnDate=2026-12-05&travelling=I&spouse=N';
    const parameter = `${trip}&adult=2&children=0&isrList=LPG,SFY&sort=ASC`;
    const { filled, question } = await open({ templateId: 'OTHERS_P', prodCode: 'travel', isr: 'LPG', parameter });
    expect(filled).toMatchObject({ OP01: 'TRAVEL', OP02: 'LPG' });
    expect(question('OP08')).toMatchObject({
      editable: false,
      initial: expect.stringMatching(/Single trip · Asia .*2 adults/),
      initialZh: expect.stringMatching(/單次旅程 · 亞洲 .*2 名成人/),
    });
    expect(question('OP02')?.options?.length).toBeGreaterThan(5);
  });

  test.each([
    ['TRAVEL', false, true],
    ['FIRE', true, false],
    ['PET', false, false],
    ['PA', true, true],
  ])('asks %s for a sum insured and a date of birth only where they decide', async (prodCode, sum, bornOn) => {
    const { question } = await open({ templateId: 'OTHERS_P', prodCode });
    expect([question('OP07') !== undefined, question('OP06') !== undefined]).toEqual([sum, bornOn]);
  });

  test('brings the car along: cover, make, model, year, value and no-claim discount', async () => {
    const parameter = new URLSearchParams(car).toString();
    const { filled, question } = await open({ templateId: 'OTHERS_M', prodCode: 'MOTOR', parameter });
    expect(filled).toMatchObject({
      OM01: 'C',
      OM02: 'TOY',
      OM03: 'SIENTA',
      OM04: '2022',
      OM05: '150000',
      OM09: '30',
      OM14: expect.stringContaining('Toyota Sienta'),
    });
    expect(question('OM04')).toMatchObject({ smallest: 1977, largest: 2026 });
    expect(question('OM03')?.options).toContainEqual(expect.objectContaining({ parent: 'TES', label: 'Model 3' }));
  });

  test('takes what is right of a search that is not whole, and says nothing of the rest', async () => {
    const parameter = 'make=TOY&model=SIENTA&year=1066&disc=35&estimated=lots&coverType=X';
    const { filled } = await open({ templateId: 'OTHERS_M', prodCode: 'MOTOR', parameter });
    expect(filled).toMatchObject({ OM02: 'TOY', OM03: 'SIENTA', OM01: undefined, OM09: undefined, OM14: undefined });
  });

  test('lists the documents an officer will ask for, with their limits', async () => {
    const { form } = await open({ templateId: 'BP', prodCode: 'BP' });
    expect(form.documents.map(({ name, required }) => [name, required])).toEqual([
      ['Signed and completed proposal form', true],
      ['Business Registration', true],
      ['Shop front door picture', true],
      ['Tenancy agreement', false],
      ['Stock list', false],
    ]);
    expect(form.documents[2]).toMatchObject({ docLimit: 5, when: { questionId: 'BP01', answers: ['SHP', 'RST'] } });
  });
});

describe('a form is refused', () => {
  test.each([
    ['templateId', { templateId: 'OTHERS_X', prodCode: 'TRAVEL' }],
    ['templateId', { prodCode: 'TRAVEL' }],
    ['prodCode', { templateId: 'OTHERS_P' }],
    ['prodCode', { templateId: 'OTHERS_P', prodCode: 'CASTLE' }],
    ['prodCode', { templateId: 'OTHERS_P', prodCode: 'MOTOR' }],
    ['prodCode', { templateId: 'OTHERS_M', prodCode: 'TRAVEL' }],
    ['prodCode', { templateId: 'BP', prodCode: 'HOME' }],
    ['isr', { templateId: 'OTHERS_P', prodCode: 'TRAVEL', isr: 'ZZZ' }],
    ['parameter', { templateId: 'OTHERS_P', prodCode: 'TRAVEL', parameter: 'x'.repeat(2_001) }],
  ])('on %s: %j', async (field, query) => {
    const { status, fields, msgC } = await ask(query as Record<string, string>);
    expect([status, fields]).toEqual([400, [field]]);
    expect(msgC).toMatch(/\p{Script=Han}/u);
  });
});

describe('every form', () => {
  test.each(templateIds)('%s answers no statement before the client does', (id) => {
    const statements = templateOf(id).rows.filter(({ type }) => type === 'RADIO_NO_SHOW');
    expect(statements.map(({ initial }) => initial)).toEqual(statements.map(() => undefined));
  });

  test.each(templateIds)('%s has its texts, ties only rows it has, and can be found by its version', async (id) => {
    const { products, rows, version, contact, insurer } = templateOf(id);
    expect(templateOfVersion(id, version)?.rows).toBe(rows);
    expect(templateOfVersion(id, 0)).toBeUndefined();
    const ids = new Set(rows.map((row) => row.id));
    expect(ids.size).toBe(rows.length);
    const tied = rows.flatMap(({ associated, when }) => [associated, when?.questionId]);
    for (const each of [...tied, contact.name, contact.email, insurer])
      expect(each === undefined || ids.has(each)).toBe(true);
    for (const product of products) {
      const { form } = await open({ templateId: id, prodCode: product });
      const texts = [form.templateName, form.productName, ...form.documents.map(({ name }) => name)];
      const words = form.questions.flatMap(({ label, hint, heading, options }) => [
        label,
        hint,
        heading,
        ...(options ?? []).map((option) => option.label),
      ]);
      for (const text of [...texts, ...words]) expect(text ?? 'none').not.toMatch(/^templates\./);
      for (const { labelZh } of form.questions) expect(labelZh).toMatch(/\p{Script=Han}/u);
    }
  });
});
