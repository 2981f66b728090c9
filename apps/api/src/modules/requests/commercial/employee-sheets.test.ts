import { employeeTemplate, readEmployees } from '@onegi/contract/calls/requests/commercial/employee-sheets';
import { occupationCodes } from '@onegi/contract/commercial/occupations';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { aConsultant, uploadTo } from '@onegi/testing/factories/commercial-cases';
import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
let consultant: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop);
});
afterAll(() => shop.close());

const HEADS = ['Occupation', 'Number of employees', 'Estimated annual payroll (HKD)'];
const sent = (name: string, contents: string | Buffer) => uploadTo(shop, readEmployees, consultant, { name, contents });
const workbook = async (rows: CellValue[][], more: object = {}) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows, ...more }] }));
const read = async (rows: CellValue[][]) => (await sent('staff.xlsx', await workbook(rows))).sent;
const cook = { employeeOccupation: 'COOK', employeeCount: '4', annualPayroll: '960000.00' };
const clerk = { employeeOccupation: 'CLERK', employeeCount: '1200', annualPayroll: '1.50' };

describe('employees from a workbook', () => {
  test('are read by names in either language or codes, headings and empty rows passed over [C-4.3-01]', async () => {
    const rows = [HEADS, ['Cook / Chef', 4, 960_000], [], ['文職人員', '1,200', '$1.5'], [null, null, null]];
    expect(await read(rows)).toEqual({ rows: [cook, clerk], problems: [] });
    expect(
      await read([
        ['職業', '僱員人數', '2026 年薪金'],
        ['COOK', 4, 960_000],
      ]),
    ).toEqual({ rows: [cook], problems: [] });
    expect(await read([['COOK', 4, 960_000]])).toEqual({ rows: [cook], problems: [] });
  });

  test('that are wrong are told by row and column, with the occupation that is most alike [C-4.3-02]', async () => {
    const answer = await read([
      HEADS,
      ['Cheff', 4, 960_000],
      [],
      ['COOK', 4.5, -1],
      ['ASTRONAUT', '-1', '1e309'],
      ['COOK', 4],
      ['COOK', 4, 960_000, 'remark'],
    ]);
    expect(answer?.rows).toEqual([
      { ...cook, employeeOccupation: '' },
      { ...cook, employeeCount: '', annualPayroll: '' },
      { employeeOccupation: '', employeeCount: '', annualPayroll: '' },
    ]);
    expect(answer?.problems).toEqual([
      { row: 2, column: 1, at: 0, problem: 'unknownOccupation', text: 'Cheff', nearest: 'COOK' },
      { row: 4, column: 2, at: 1, problem: 'noCount', text: '4.5' },
      { row: 4, column: 3, at: 1, problem: 'noPayroll', text: '-1' },
      { row: 5, column: 1, at: 2, problem: 'unknownOccupation', text: 'ASTRONAUT' },
      { row: 5, column: 2, at: 2, problem: 'noCount', text: '-1' },
      { row: 5, column: 3, at: 2, problem: 'noPayroll', text: '1e309' },
      { row: 6, column: 0, problem: 'columns', text: 'COOK 4' },
      { row: 7, column: 0, problem: 'columns', text: 'COOK 4 960000 remark' },
    ]);
  });

  test('with a formula say so, whatever it last showed; a percentage and a day are no amounts', async () => {
    const cells = new Map([['1,2', { formula: 'SUM(A1:A9)', formulaResult: 960_000 }]]);
    const formula = await workbook([HEADS, ['COOK', 4, 960_000]], { cells });
    expect((await sent('staff.xlsx', formula)).sent).toEqual({
      rows: [{ ...cook, annualPayroll: '' }],
      problems: [{ row: 2, column: 3, at: 0, problem: 'formula', text: '' }],
    });
    const percent = await workbook([HEADS, ['COOK', 4, 0.5]], { columns: [{}, {}, { numFmt: '0%' }] });
    expect((await sent('staff.xlsx', percent)).sent?.problems).toMatchObject([{ column: 3, problem: 'noPayroll' }]);
  });

  test('keep cents of what a computation left, rounded half up', async () => {
    const answer = await read([['COOK', 4, 833_333.335]]);
    expect(answer?.rows[0]?.annualPayroll).toBe('833333.34');
  });

  test.each([2_001, 100_000])('of %i rows are refused with the limit [C-4.3-03]', async (count) => {
    const many = await workbook(Array.from({ length: count }, () => ['COOK', 1, 1]));
    const refused = await sent('staff.xlsx', many);
    expect([refused.status, refused.code]).toEqual([422, 'employees.tooMany']);
    expect(refused.msg).toContain('2,000');
    expect(refused.msgC).toContain('2,000');
  });

  test('of exactly the most rows are taken', async () => {
    const most = await workbook(Array.from({ length: 2_000 }, () => ['COOK', 1, 1]));
    expect((await sent('staff.xlsx', most)).sent?.rows).toHaveLength(2_000);
  });

  test('in files that are none are refused: another type, other contents, more than 5 MB [C-4.3-04]', async () => {
    const pdf = await sent('staff.pdf', '%PDF-1.7\n%%EOF\n');
    expect([pdf.status, pdf.code]).toEqual([415, 'upload.badType']);
    const renamed = await sent('staff.xlsx', 'MZ\u0000\u0001');
    expect([renamed.status, renamed.code]).toEqual([415, 'upload.notWhatItSays']);
    const folder = await sent('../staff.csv', 'COOK,1,1');
    expect([folder.status, folder.code]).toEqual([400, 'upload.badName']);
    const big = await sent('staff.csv', 'x'.repeat(5 * 1024 ** 2 + 1));
    expect([big.status, big.code]).toEqual([413, 'upload.tooBig']);
    expect((await sent('staff.csv', '')).code).toBe('upload.empty');
  });

  test('are nobody’s to read who makes no cases', async () => {
    const finance = await signedInAs(shop, ['finance']);
    const refused = await uploadTo(shop, readEmployees, finance, { name: 'a.csv', contents: 'COOK,1,1' });
    expect([refused.status, refused.code]).toEqual([403, 'permission.denied']);
  });
});

describe('employees from a csv', () => {
  const rows = ['Occupation,Employees,Payroll', '"Cook / chef","4","HK$960,000"', '', '文職人員,"1,200",1.5'];
  const text = rows.join('\r\n');

  test.each([
    ['commas', text],
    ['semicolons', 'Occupation;Employees;Payroll\nCook / chef;4;960,000\n\n文職人員;1200;1.5\n'],
    ['tabs', 'Occupation\tEmployees\tPayroll\nCook / chef\t4\t960000\n\n文職人員\t1200\t1.5'],
    ['a mark of UTF-8 in front', `\ufeff${text}`],
    ['two bytes for each letter', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('are read with %s [C-4.3-05]', async (_, contents) => {
    expect((await sent('staff.csv', contents)).sent).toEqual({ rows: [cook, clerk], problems: [] });
  });

  test('are read as spreadsheets of Hong Kong write them, in Big5', async () => {
    // 文職人員
    const name = Buffer.from([0xa4, 0xe5, 0xc2, 0xbe, 0xa4, 0x48, 0xad, 0xfb]);
    const contents = Buffer.concat([name, Buffer.from(',1200,1.5\r\n')]);
    expect((await sent('staff.csv', contents)).sent).toEqual({ rows: [clerk], problems: [] });
  });

  test('with a formula say so', async () => {
    const { sent: answer } = await sent('staff.csv', 'COOK,4,=1+1\n@SUM(A1),4,2\n');
    expect(answer?.problems).toEqual([
      { row: 1, column: 3, at: 0, problem: 'formula', text: '' },
      { row: 2, column: 1, at: 1, problem: 'formula', text: '' },
    ]);
  });

  test('of 100,000 rows are refused with the limit, and nonsense is told of, not run through', async () => {
    expect((await sent('staff.csv', 'COOK,1,1\n'.repeat(100_000))).code).toBe('employees.tooMany');
    expect((await sent('staff.csv', 'a\n'.repeat(100_000))).code).toBe('employees.tooMany');
    const { sent: answer } = await sent('staff.csv', `"${'x'.repeat(100_000)}`);
    expect(answer?.rows).toEqual([]);
  });
});

describe('the workbook to fill in', () => {
  test.each([
    ['en', 'Cook / chef', 'Employees'],
    ['zh-Hant', '廚師', '僱員'],
  ] as const)(
    'in %s has the columns and every occupation with its class, and is read as it is filled in [C-4.3-06]',
    async (language, name, sheet) => {
      const url = `/api${employeeTemplate.path}?language=${language}`;
      const answer = await shop.app.inject({ url, headers: consultant.browser });
      expect(answer.headers['content-disposition']).toContain('employees.xlsx');
      const { sheets } = await readXlsx(answer.rawPayload);
      expect(sheets.map((each) => [each.name, each.rows.length])[0]).toEqual([sheet, 1]);
      expect(sheets[1]?.rows).toHaveLength(occupationCodes.length + 1);
      expect(sheets[1]?.rows.some(([first, itemClass]) => String(first).includes(name) && itemClass === 'E5')).toBe(
        true,
      );
      const empty = await sent('employees.xlsx', answer.rawPayload);
      expect(empty.sent).toEqual({ rows: [], problems: [] });
      const [heads = []] = sheets[0]?.rows ?? [];
      const chosen = sheets[1]?.rows[1]?.[0] ?? '';
      expect(await read([heads, [chosen, 2, 1_000]])).toMatchObject({ rows: [{ employeeCount: '2' }], problems: [] });
    },
  );
});
