import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { getTemplate, type TemplateForm } from '@onegi/contract/calls/requests/template';
import { occupationCodes, occupations } from '@onegi/contract/commercial/occupations';
import { type TemplateId, templateIds } from '@onegi/contract/fields/requests';
import { questionsAsked } from '@onegi/contract/questions';
import { asksEmployees, documentsWanted } from '@onegi/contract/templates';
import { type TestApp, testApp } from '@onegi/testing/app';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { templateOf } from './templates.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

/**
 * The rows that a consultant is asked: id, type, size, R required, O optional or C asked only after another answer, and
 * the row that an answer shows, hides or loads.
 */
const expectedRows = {
  BP: [
    'BP01 SPINNER_1 10 R BP02',
    'BP02 SPINNER_2 10 R',
    'BP03 VARCHAR 200 R',
    'BP04 INTEGER 2 R',
    'BP05 INTEGER 6 R',
    'BP06 RADIO_NO_SHOW 1 R BP07',
    'BP07 VARCHAR 200 C',
    'BP08 NUMERIC_GT_0 15 R',
    'BP09 NUMERIC 15 O',
    'BP10 NUMERIC 15 O',
    'BP11 SPINNER 12 R',
    'BP12 NUMERIC 15 O',
    'BP13 RADIO_NO_SHOW 1 R BP14',
    'BP14 VARCHAR 500 C',
    'BP15 RADIO 1 R',
  ],
  EC: [
    'EC01 VARCHAR 20 R',
    'EC02 SPINNER_1 10 R EC03',
    'EC03 SPINNER_2 10 R',
    'EC04 VARCHAR 200 R',
    'EC05 INTEGER 4 R',
    'EC06 RADIO_NO_SHOW 1 R EC07',
    'EC07 VARCHAR 200 C',
    'EC08 RADIO_NO_SHOW 1 R EC09',
    'EC09 VARCHAR 500 C',
    'EC10 RADIO_NO_SHOW 1 R EC11',
    'EC11 NUMERIC 15 C',
    'EC12 RADIO_NO_SHOW 1 R EC13',
    'EC13 VARCHAR 500 C',
    'EC14 VARCHAR 100 O',
    'EC15 RADIO 1 R',
  ],
  CAR_A: [
    'CA01 VARCHAR 20 R',
    'CA02 SPINNER 10 R',
    'CA03 NUMERIC_GT_0 15 R',
    'CA04 NUMERIC_GT_0 15 R',
    'CA05 INTEGER 2 R',
    'CA06 INTEGER 2 O',
    'CA07 SPINNER 12 R',
    'CA08 RADIO_NO_SHOW 1 R CA09',
    'CA09 VARCHAR 500 C',
    'CA10 RADIO_NO_SHOW 1 R CA11',
    'CA11 VARCHAR 300 C',
    'CA12 RADIO_NO_SHOW 1 R CA13',
    'CA13 VARCHAR 500 C',
  ],
  CAR_P: [
    'CP01 VARCHAR 200 R',
    'CP02 VARCHAR 200 R',
    'CP03 VARCHAR 100 R',
    'CP04 VARCHAR 100 R',
    'CP05 SPINNER 10 R',
    'CP06 NUMERIC_GT_0 15 R',
    'CP07 NUMERIC 15 O',
    'CP08 DATE 10 R',
    'CP09 DATE 10 R',
    'CP10 INTEGER 2 R',
    'CP11 SPINNER 12 R',
    'CP12 INTEGER 2 R',
    'CP13 RADIO_NO_SHOW 1 R CP14',
    'CP14 VARCHAR 500 C',
    'CP15 RADIO 1 R',
  ],
  MC: [
    'MC01 SPINNER 10 R',
    'MC02 SPINNER_1 10 R MC03',
    'MC03 SPINNER_2 10 R',
    'MC04 SPINNER 10 R',
    'MC05 VARCHAR 100 R',
    'MC06 VARCHAR 100 R',
    'MC07 SPINNER 10 R',
    'MC08 DATE 10 C',
    'MC09 NUMERIC_GT_0 15 R',
    'MC10 NUMERIC 15 O',
    'MC11 SPINNER 10 R',
    'MC12 RADIO 1 R',
    'MC13 RADIO_NO_SHOW 1 R MC14',
    'MC14 VARCHAR 500 C',
  ],
  PAR: [
    'PR01 SPINNER 10 R',
    'PR02 VARCHAR 200 R',
    'PR03 SPINNER 10 R',
    'PR04 INTEGER 4 R',
    'PR05 VARCHAR 50 R',
    'PR06 NUMERIC 15 R',
    'PR07 NUMERIC 15 R',
    'PR08 NUMERIC 15 O',
    'PR09 VARCHAR 50 O',
    'PR10 RADIO_NO_SHOW 1 R PR11',
    'PR11 VARCHAR 300 C',
    'PR12 RADIO_NO_SHOW 1 R PR13',
    'PR13 VARCHAR 300 C',
    'PR14 RADIO 1 R',
  ],
  PL: [
    'PL01 SPINNER 10 R',
    'PL02 VARCHAR 500 R',
    'PL03 SPINNER 10 R',
    'PL04 SPINNER 12 R',
    'PL05 SPINNER 12 R',
    'PL06 NUMERIC_GT_0 15 R',
    'PL07 INTEGER 7 O',
    'PL08 VARCHAR 200 R',
    'PL09 RADIO_NO_SHOW 1 R PL10',
    'PL10 VARCHAR 300 C',
    'PL11 RADIO_NO_SHOW 1 R PL12',
    'PL12 VARCHAR 300 C',
    'PL13 VARCHAR 200 O',
    'PL14 INTEGER 3 C',
  ],
  OTHERS_C: [
    'OC01 SPINNER_1 10 R OC02',
    'OC02 SPINNER_2 10 R',
    'OC03 VARCHAR 20 R',
    'OC04 VARCHAR 100 R',
    'OC05 NUMERIC 15 R',
    'OC06 NUMERIC 15 O',
    'OC07 INTEGER 6 O',
    'OC08 RADIO_NO_SHOW 1 R OC09',
    'OC09 VARCHAR 500 C',
    'OC10 VARCHAR 1000 O',
  ],
  OTHERS_P: [
    'OP01 SPINNER 10 R',
    'OP02 SPINNER 10 O',
    'OP03 VARCHAR 100 R',
    'OP04 VARCHAR 8 R',
    'OP05 VARCHAR 100 R',
    'OP06 VARCHAR 10 O',
    'OP07 NUMERIC 15 O',
    'OP08 VARCHAR 500 O',
    'OP09 RADIO_NO_SHOW 1 R OP10',
    'OP10 VARCHAR 500 C',
    'OP11 SPINNER 10 O',
    'OP12 VARCHAR 1000 O',
  ],
  OTHERS_M: [
    'OM01 SPINNER 2 R',
    'OM02 SPINNER_1 20 R OM03',
    'OM03 SPINNER_2 40 R',
    'OM04 INTEGER 4 R',
    'OM05 NUMERIC 15 C',
    'OM06 VARCHAR 8 O',
    'OM07 INTEGER 6 O',
    'OM08 SPINNER 10 R',
    'OM09 SPINNER 2 R',
    'OM10 VARCHAR 200 R',
    'OM11 RADIO_NO_SHOW 1 R OM12',
    'OM12 VARCHAR 500 C',
    'OM13 VARCHAR 100 O',
  ],
  OTHERS_PL: [
    'OL01 SPINNER 10 R',
    'OL02 VARCHAR 500 R',
    'OL03 SPINNER 12 R',
    'OL04 NUMERIC_GT_0 15 R',
    'OL05 VARCHAR 200 R',
    'OL06 INTEGER 6 O',
    'OL07 RADIO_NO_SHOW 1 R OL08',
    'OL08 VARCHAR 100 C',
    'OL09 RADIO_NO_SHOW 1 R OL10',
    'OL10 VARCHAR 500 C',
  ],
  OTHERS_EM: [
    'OE01 SPINNER 10 R',
    'OE02 INTEGER 6 R',
    'OE03 INTEGER 6 O',
    'OE04 VARCHAR 500 R',
    'OE05 SPINNER 10 R',
    'OE06 NUMERIC_GT_0 15 R',
    'OE07 VARCHAR 100 O',
    'OE08 RADIO 1 R',
    'OE09 INTEGER 2 O',
    'OE10 VARCHAR 1000 O',
  ],
} satisfies Record<TemplateId, readonly string[]>;

/** The documents that are wanted of a consultant, a star behind those that must be there. */
const expectedDocuments = {
  BP: 'proposal* businessRegistration* shopFront* tenancy stockList payrollRecord* claimsRecordThreeYears currentPolicy',
  EC: 'proposal* businessRegistration* payrollRecord* claimsRecordThreeYears currentPolicy',
  CAR_A: 'proposal* businessRegistration* companyProfile* sampleContract claimsRecord',
  CAR_P: 'contract* workProgramme drawings businessRegistration* sitePhotos',
  MC: 'invoice* packingList billOfLading businessRegistration* shipmentRecord*',
  PAR: 'proposal* businessRegistration* valuation* fireCertificate photos lossRecord',
  PL: 'proposal* businessRegistration* eventPlan* licence claimsRecord',
  OTHERS_C: 'businessRegistration* proposal financialStatements memberList*',
  OTHERS_P: 'identification currentPolicy renewalNotice',
  OTHERS_M: 'registrationDocument* drivingLicence* ncbProof* currentPolicy photos',
  OTHERS_PL: 'businessRegistration* productBrochure* mutualCovenant',
  OTHERS_EM: 'businessRegistration* memberCensus* claimsRecord',
} satisfies Record<TemplateId, string>;

const ask = (query: Record<string, string>) =>
  call(shop, 'GET', `/commercial-insurance/template?${new URLSearchParams(query)}`);

/** As it travels. */
async function wired(templateId: string, audience?: string) {
  const prodCode = templateOf(templateId as TemplateId).products[0] ?? '';
  const { status, data } = await ask({ templateId, prodCode, ...(audience ? { audience } : {}) });
  expect(status).toBe(200);
  return data;
}

async function open(templateId: TemplateId, audience = 'consultant'): Promise<TemplateForm> {
  return z.decode(getTemplate.answer.codec, await wired(templateId, audience));
}

const expectedQuestions = (id: TemplateId) =>
  expectedRows[id].map((line) => {
    const [questionId = '', type, size, need, associated] = line.split(' ');
    return { questionId, type, size: Number(size), need, associated };
  });

describe('the form of a consultant', () => {
  test.each(templateIds)('%s has the rows of the specification, in their order [C-3.1-01]', async (id) => {
    const { questions } = await open(id);
    // A row that is told rather than asked needs no answer.
    const shown = questions.map(({ questionId, type, size, required, hidden, associated }) => ({
      questionId,
      type,
      size,
      need: hidden ? 'C' : required ? 'R' : 'O',
      associated,
    }));
    expect(shown).toEqual(expectedQuestions(id));
    expect(questions.map(({ order }) => order)).toEqual(questions.map((_, at) => (at + 1) * 10));
  });

  test.each(templateIds)(
    '%s wants the documents of the specification, and two more by choice [C-3.1-04]',
    async (id) => {
      const { documents } = templateOf(id);
      expect(documents.map(({ text, required }) => `${text}${required ? '*' : ''}`).join(' ')).toBe(
        expectedDocuments[id],
      );
      const rows = (await open(id)).documents;
      expect(rows.map(({ order }) => order)).toEqual(rows.map((_, at) => (at + 1) * 10));
      expect(rows.slice(0, -2).map(({ required, canDescribe }) => [required, canDescribe])).toEqual(
        documents.map(({ required = false }) => [required, false]),
      );
      for (const row of rows) expect(row).toMatchObject({ docLimit: 5, canUpload: true, canDelete: true });
      for (const free of rows.slice(-2)) expect(free).toMatchObject({ name: '', required: false, canDescribe: true });
    },
  );

  test('says rows, lists and documents by the names of the specification [C-3.1-02]', async () => {
    const { formList, photoList } = await wired('EC');
    const of = (rows: Record<string, unknown>[], field: string, value: string) =>
      rows.find((row) => row[field] === value);
    const { questions, documents } = getTemplate.answer.fields;
    const names = [questions.wire, documents.wire];
    expect(names).toEqual(['formList', 'photoList']);
    const [first] = formList;
    const id = Object.keys(first)[0] ?? '';
    expect(of(formList, id, 'EC02')).toMatchObject({
      isEdit: true,
      isHidden: false,
      menuList: expect.arrayContaining([{ value: 'CAT', label: 'Catering', label9: '飲食' }]),
    });
    expect(of(formList, id, 'EC03')?.menuList).toContainEqual({
      value: 'CEN',
      label: 'Central kitchen',
      label9: '中央廚房',
      parent: 'CAT',
    });
    expect(of(formList, id, 'EC07')).toMatchObject({ isHidden: true });
    expect(of(formList, id, 'EC15')?.menuList).toEqual([
      { value: 'Y', label: 'Yes', label9: '是' },
      { value: 'N', label: 'No', label9: '否' },
    ]);
    expect(photoList[0]).toMatchObject({
      docLimit: 5,
      docType: ['jpg', 'jpeg', 'png', 'pdf', 'xlsx', 'docx', 'csv', 'xls'],
      edit: false,
      upload: true,
      delete: true,
      validation: true,
    });
  });

  test('uses all ten types of the specification [C-3.1-03]', async () => {
    const forms = await Promise.all(templateIds.map((id) => open(id)));
    const types = forms.flatMap(({ questions }) => questions.map(({ type }) => type));
    expect([...new Set(types)].toSorted()).toEqual([
      'DATE',
      'INTEGER',
      'NUMERIC',
      'NUMERIC_GT_0',
      'RADIO',
      'RADIO_NO_SHOW',
      'SPINNER',
      'SPINNER_1',
      'SPINNER_2',
      'VARCHAR',
    ]);
  });

  test('leaves no choice of a list without one in the list that depends on it', async () => {
    for (const id of templateIds) {
      const { questions } = await open(id);
      for (const { questionId, type, associated, options = [] } of questions) {
        if (type.startsWith('SPINNER')) expect([questionId, options.length > 1]).toEqual([questionId, true]);
        if (type !== 'SPINNER_1') continue;
        const dependent = questions.find((each) => each.questionId === associated)?.options ?? [];
        const parents = new Set(dependent.map(({ parent }) => parent));
        expect([...parents].toSorted()).toEqual(options.map(({ value }) => value).toSorted());
      }
    }
  });

  test('asks a statement unanswered, and nothing behind it before it was denied', async () => {
    const { questions } = await open('EC');
    const asked = (answers: Record<string, string>) =>
      questionsAsked(questions, answers).map(({ questionId, required }) => `${questionId}${required ? '*' : ''}`);
    expect(questions.filter(({ initial }) => initial !== undefined)).toEqual([]);
    expect(asked({})).not.toContain('EC07*');
    expect(asked({ EC06: 'Y' })).not.toContain('EC07*');
    expect(asked({ EC06: 'N' })).toContain('EC07*');
  });

  test('is read by the other name of public liability too [C-3.1-05]', async () => {
    const { data } = await ask({ templateId: 'PUBLIC_LIABILITY', prodCode: 'PL' });
    expect(z.decode(getTemplate.answer.codec, data)).toMatchObject({ templateId: 'PL', templateVersion: 1 });
  });

  test('needs no product where it is for one alone', async () => {
    expect((await ask({ templateId: 'CAR_P' })).data.prod).toBe('CAR');
    expect(await ask({ templateId: 'OTHERS_P', audience: 'consultant' })).toMatchObject({
      status: 400,
      fields: ['prodCode'],
    });
  });

  test('is not the one that visitors fill in', async () => {
    const ofVisitor = await open('BP', 'visitor');
    const ofConsultant = await open('BP');
    expect(ofVisitor.templateVersion).toBe(ofConsultant.templateVersion);
    const ids = ({ questions }: TemplateForm) => questions.map(({ questionId }) => questionId);
    expect(ids(ofVisitor)).toEqual(expect.arrayContaining(['BP16', 'BP25', 'NAME', 'COMPANY']));
    expect(ids(ofConsultant)).not.toEqual(expect.arrayContaining(['BP16']));
    expect(ofVisitor.documents.every(({ canUpload }) => !canUpload)).toBe(true);
    expect(await ask({ templateId: 'EC', audience: 'visitor' })).toMatchObject({ status: 400, fields: ['templateId'] });
    expect(await ask({ templateId: 'EC', audience: 'insurer' })).toMatchObject({ status: 400, fields: ['audience'] });
  });
});

describe('what a form asks for after certain answers', () => {
  const wanted = async (id: TemplateId, answers: Record<string, string>) =>
    documentsWanted((await open(id)).documents, answers).map(({ name }) => name);

  test.each([
    ['BP', 'Shop-front photo', { BP01: 'SHP' }, { BP01: 'OFF' }],
    ['BP', 'Payroll record or MPF remittance', { BP15: 'Y' }, { BP15: 'N' }],
    ['MC', 'Invoice', { MC01: 'SGL' }, { MC01: 'OPN' }],
    ['MC', 'Shipment record', { MC01: 'OPN' }, { MC01: 'SGL' }],
    ['PL', 'Event plan', { PL01: 'EVT' }, { PL01: 'SHP' }],
    ['OTHERS_C', 'Member list', { OC01: 'GRP' }, { OC01: 'FIN' }],
    ['OTHERS_PL', 'Product brochure', { OL01: 'PRD' }, { OL01: 'EVT' }],
    ['OTHERS_M', 'NCB proof', { OM09: '20' }, { OM09: '0' }],
    ['PAR', 'Valuation or asset list', { PR06: '4000000', PR08: '1000000.01' }, { PR06: '4000000', PR07: '1000000' }],
    ['PAR', 'Valuation or asset list', { PR07: '9000000' }, { PR06: 'lots', PR07: '', PR08: '1e309x' }],
  ] as const)('%s wants %s with %j and not with %j [C-3.1-06]', async (id, name, after, other) => {
    expect(await wanted(id, after)).toContain(name);
    expect(await wanted(id, other)).not.toContain(name);
  });

  test('rows, options and documents are called what the specification calls them', async () => {
    const [ec, bp, motor] = [await open('EC'), await open('BP'), await open('OTHERS_M')];
    const labels = ({ questions }: TemplateForm, id: string) => questions.find(({ questionId }) => questionId === id);
    expect(labels(bp, 'BP08')?.labelZh).toBe('投保額－財物及裝修');
    expect(labels(motor, 'OM09')?.labelZh).toBe('無索償折扣');
    expect(labels(ec, 'EC03')?.options).toContainEqual(expect.objectContaining({ label: 'Hair', labelZh: '髮廊' }));
    expect(labels(motor, 'OM08')?.options).toContainEqual(
      expect.objectContaining({ label: 'Light goods', labelZh: '輕型貨車' }),
    );
    expect(ec.documents.slice(0, 2).map(({ nameZh }) => nameZh)).toEqual(['投保書', '商業登記證副本']);
    expect(motor.documents.map(({ name }) => name)).toEqual(expect.arrayContaining(['NCB proof', 'Photos']));
  });

  test('a census is a sheet', async () => {
    const census = (await open('OTHERS_EM')).documents.find(({ name }) => name === 'Member census');
    expect(census?.docTypes).toEqual(['xlsx', 'csv']);
  });

  test('employees are listed for their compensation, and in a package that includes it [C-3.1-07]', async () => {
    const asked = async (id: TemplateId, answers = {}) => asksEmployees(await open(id), answers);
    expect(await asked('EC')).toBe(true);
    expect([await asked('BP', { BP15: 'Y' }), await asked('BP', { BP15: 'N' }), await asked('BP')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await asked('PL')).toBe(false);
    expect(asksEmployees(await open('BP', 'visitor'), { BP15: 'Y' })).toBe(false);
  });
});

describe('the lists beside the forms', () => {
  const listed = async (code: string) => {
    const { data } = await call(shop, 'POST', '/common/dropdown', { codes: [code] });
    return z.decode(dropdown.answer, data)[code] ?? [];
  };

  test('name every occupation with its class, in both languages [C-3.1-08]', async () => {
    const list = await listed('OCCUPATION_EC');
    expect(list.map(({ value, itemClass }) => [value, itemClass])).toEqual(occupations);
    expect(new Set(occupationCodes).size).toBe(78);
    expect(list.find(({ value }) => value === 'MESSENGER')).toEqual({
      value: 'MESSENGER',
      label: 'Messenger (on foot)',
      labelZh: '信差（步行）',
      itemClass: 'E4',
    });
    for (const { labelZh } of list) expect(labelZh).toMatch(/\p{Script=Han}/u);
    const classes = (await listed('OCCUPATION_CLASS')).map(({ value }) => value);
    expect(new Set(list.map(({ itemClass }) => itemClass))).toEqual(new Set(classes));
  });

  test.each([
    ['QUOTE_STATUS', '*ALL D W P C A X'],
    ['QUOTE_OFFER_STATUS', 'W Q P N A X E'],
    ['QUOTATION_TYPE', 'N R E'],
  ])('%s holds the codes %s [C-3.1-09]', async (code, values) => {
    const list = await listed(code);
    expect(list.map(({ value }) => value).join(' ')).toBe(values);
    for (const { labelZh } of list) expect(labelZh).toMatch(/\p{Script=Han}/u);
  });

  test('QUOTE_SORT names the fields that cases are ordered by [C-3.1-09]', async () => {
    expect((await listed('QUOTE_SORT')).map(({ label }) => label)).toEqual([
      'Request date',
      'Request no.',
      'Insured name',
      'Effective date',
    ]);
  });
});
