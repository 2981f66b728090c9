import type { LineCode } from '@onegi/contract/lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { buyLine, lineExamples, type PurchaseChanges, scheduleText, submitLine } from '@onegi/testing/factories/lines';
import { canReadPdf } from '@onegi/testing/pdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;

/** The people of a line's example, one of them with what is changed. */
const people = (line: LineCode, index: number, change: Json): Json[] =>
  lineExamples[line].insuredList.map((person, at) => (at === index ? { ...person, ...change } : { ...person }));

const [self = {}, spouse = {}, child = {}] = lineExamples.MEDICAL.insuredList;
const students = lineExamples.OS.insuredList;

const refusals: readonly (readonly [
  what: string,
  line: LineCode,
  changes: PurchaseChanges,
  field: string,
  msg: string,
])[] = [
  [
    'one passport for two students',
    'OS',
    { insuredList: students.map((student) => ({ ...student, hkid: '', passport: 'HJ8123456' })) },
    'insuredList.1.passport',
    'This passport number is already used for another person',
  ],
  [
    'one HKID in two ways of writing it',
    'OS',
    { insuredList: students.map((student, at) => ({ ...student, hkid: at === 0 ? 'C0000092' : 'c000009 (2)' })) },
    'insuredList.1.hkid',
    'This HKID number is already used for another person',
  ],
  [
    'a child listed twice',
    'MEDICAL',
    { insuredList: [self, spouse, child, { ...child, firstName: ' tiny ' }] },
    'insuredList.3.firstName',
    'This person is already listed',
  ],
  [
    'the applicant under another name',
    'GOLF',
    { insuredList: people('GOLF', 0, { surname: 'OTHER' }) },
    'insuredList.0.surname',
    'The first person is the applicant and must have the same name',
  ],
];

describe('nobody is two people', () => {
  test.each(refusals)('%s is refused', async (_what, line, changes, field, msg) => {
    const { answer } = await submitLine(shop, line, changes);
    expect([answer.status, answer.fields]).toEqual([422, [field]]);
    expect(answer.fieldTexts[field]?.msg).toBe(msg);
  });

  test('twins are two people, and so are namesakes with numbers of their own', async () => {
    const twins = [self, spouse, child, { ...child, firstName: 'TWIN' }];
    expect((await submitLine(shop, 'MEDICAL', { insuredList: twins })).answer.status).toBe(200);
    const [first = {}, second = {}] = students;
    const namesakes = [
      { ...first, hkid: '', passport: 'HJ8123450' },
      { ...second, firstName: first.firstName, dateOfBirth: first.dateOfBirth },
    ];
    expect((await submitLine(shop, 'OS', { insuredList: namesakes })).answer.status).toBe(200);
  });
});

/** Needs programs that read PDFs. */
describe.skipIf(!canReadPdf)('a place says what its person is, whatever is sent along', () => {
  test.each([
    ['MEDICAL', 2, { relationship: 'SP' }, /TINY Child 1 Child/],
    ['PA', 1, { relationship: 'PA' }, /TWO Spouse Spouse/],
    ['DH', 0, { relationship: 'SP' }, /SAMPLE HELPER (?!Spouse)/],
  ] as const)('%s', async (line, index, change, printed) => {
    const text = await scheduleText(
      shop,
      (await buyLine(shop, line, { insuredList: people(line, index, change) })).confirmation,
    );
    expect(text).toMatch(printed);
  });

  test('a driving licence that nobody asked for is not printed', async () => {
    const insuredList = people('PA', 1, { licenceDate: '2020-01-01' });
    const text = await scheduleText(shop, (await buyLine(shop, 'PA', { insuredList })).confirmation);
    expect(text).not.toContain('Licensed since');
  });
});
