import { getTemplate } from '@onegi/contract/calls/requests/template';
import { audiences, templateIds } from '@onegi/contract/fields/requests';
import { questionsBehind } from '@onegi/contract/questions';
import { type TestApp, testApp } from '@onegi/testing/app';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { documentsFor, rowsFor } from './template.ts';
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
      ['Proposal form', true],
      ['Business registration copy', true],
      ['Shop-front photo', true],
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
    const rows = audiences.flatMap((audience) => rowsFor(templateOf(id), audience));
    const statements = rows.filter(({ type }) => type === 'RADIO_NO_SHOW');
    expect(statements.map(({ initial }) => initial)).toEqual(statements.map(() => undefined));
  });

  test.each(templateIds)('%s ties only rows it has, and can be found by its version', (id) => {
    const template = templateOf(id);
    expect(templateOfVersion(id, template.version)).toBe(template);
    expect(templateOfVersion(id, 0)).toBeUndefined();
    for (const audience of audiences) {
      const rows = rowsFor(template, audience);
      const ids = new Set(rows.map((row) => row.id));
      expect(ids.size).toBe(rows.length);
      const wanted = documentsFor(template, audience);
      const conditions = [...rows, ...wanted, template.employees ?? {}].flatMap(({ when }) => when ?? []);
      const tied = rows.flatMap(({ associated, laterThan }) => [associated, laterThan]);
      for (const each of [...tied, ...conditions.flatMap(questionsBehind)])
        expect([each, rows.length === 0 || each === undefined || ids.has(each)]).toEqual([each, true]);
    }
    const { contact, rows = [] } = template.visitor ?? {};
    const ids = new Set(rows.map((row) => row.id));
    for (const each of contact ? [contact.name, contact.email, template.insurer] : [])
      expect(each === undefined || ids.has(each)).toBe(true);
  });

  const forms = templateIds.flatMap((id) =>
    audiences.flatMap((audience) => (rowsFor(templateOf(id), audience).length > 0 ? [[id, audience] as const] : [])),
  );
  test.each(forms)('%s has its texts for a %s in both languages', async (id, audience) => {
    for (const product of templateOf(id).products) {
      const { form } = await open({ templateId: id, prodCode: product, audience });
      const wanted = form.documents.filter(({ canDescribe }) => !canDescribe);
      const english = form.questions.flatMap(({ label, hint, heading, ending, options = [] }) => [
        ...[label, hint, heading, ending],
        ...options.map((option) => option.label),
      ]);
      const chinese = form.questions.flatMap(({ labelZh, hintZh, headingZh, endingZh }) => [
        ...[labelZh, hintZh, headingZh, endingZh],
      ]);
      const names = [form.templateName, form.productName, ...wanted.map(({ name }) => name)];
      for (const text of [...names, ...english]) expect(text ?? 'none').not.toMatch(/^templates\.|^$/);
      const namesZh = [form.templateNameZh, form.productNameZh, ...wanted.map(({ nameZh }) => nameZh)];
      for (const text of [...namesZh, ...chinese]) expect(text ?? '無').toMatch(/\p{Script=Han}/u);
      // Makes and models are called as the maker calls them.
      const own = form.questions.filter(({ questionId }) => !['OM02', 'OM03'].includes(questionId));
      const choices = own.flatMap(({ options = [] }) => options);
      for (const { label, labelZh } of choices) expect(labelZh === label || /\p{Script=Han}/u.test(labelZh)).toBe(true);
    }
  });
});
