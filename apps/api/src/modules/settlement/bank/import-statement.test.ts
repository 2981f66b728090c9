import { previewBankStatement } from '@onegi/contract/calls/settlement/bank-statements';
import { type StatementMapping, statementProblems } from '@onegi/contract/fields/bank';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { bankLinesOf, importStatement, previewStatement, statementCsv } from '@onegi/testing/factories/bank';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { texts } from '../../../lib/texts.ts';

let shop: TestApp;
let finance: SignedIn;
beforeEach(async () => {
  shop = await testApp({ today: '2026-11-20' });
  finance = await signedInAs(shop, ['finance']);
});
afterEach(() => shop.close());

const preview = async (contents: string | Buffer, more: Parameters<typeof previewStatement>[3] = {}) => {
  const answer = await previewStatement(shop, finance, contents, more);
  expect(answer.status, answer.msg).toBe(200);
  return answer.sent as NonNullable<typeof answer.sent>;
};
const problemsOf = async (contents: string | Buffer, more: Parameters<typeof previewStatement>[3] = {}) =>
  (await preview(contents, more)).problems.map(({ problem, row, column }) => [problem, row, column]);
const mapped = (mapping: StatementMapping) => {
  const { mapping: text } = previewBankStatement.body.codec.encode({ account: 'client', mapping });
  return { texts: { mapping: text as unknown as string } };
};
const workbook = async (rows: CellValue[][]) => Buffer.from(await writeXlsx({ sheets: [{ name: 'Statement', rows }] }));

const november = [
  { on: '2026-11-02', cents: 100_000, reference: 'FPS1', description: 'Chan Tai Man' },
  { on: '2026-11-03', cents: -30_000, reference: 'PY2611000001' },
  { on: '2026-11-03', cents: 5_000, reference: 'FPS2' },
];

describe('a statement', () => {
  test('is read by the heads of its columns and imported whole; its mapping is remembered [C-6.5-01]', async () => {
    const csv = statementCsv(november, 20_000);
    const read = await preview(csv);
    expect(read).toMatchObject({ isRemembered: false, newLines: 3, knownLines: 0, opening: 20_000, closing: 95_000 });
    expect(read.mapping).toEqual({
      firstRow: 2,
      date: 1,
      dateFormat: 'yyyy-MM-dd',
      reference: 2,
      description: 3,
      amount: 4,
      balance: 5,
    });
    const answer = await importStatement(shop, finance, csv);
    expect(answer.sent).toMatchObject({ newLines: 3, knownLines: 0, matched: 0 });
    const lines = await bankLinesOf(shop);
    expect(
      lines.map(({ lineNo, bookedOn, amount, reference, balance }) => [lineNo, bookedOn, amount, reference, balance]),
    ).toEqual([
      [0, '2026-11-01', 20_000, '', 20_000],
      [1, '2026-11-02', 100_000, 'FPS1', 120_000],
      [2, '2026-11-03', -30_000, 'PY2611000001', 90_000],
      [3, '2026-11-03', 5_000, 'FPS2', 95_000],
    ]);
    expect(lines[1]?.description).toBe('Chan Tai Man');
    expect((await preview(csv)).isRemembered).toBe(true);
    const { rows } = await shop.database.pool.query('select encode(description_sealed, $1) as text from bank_lines', [
      'escape',
    ]);
    expect(rows.map(({ text }) => text).join()).not.toContain('Chan');
  });

  test('is read from a workbook with debits and credits apart, heads in Chinese and the newest line first [C-6.5-01]', async () => {
    const rows = [
      ['某銀行', null],
      ['交易日期', '摘要', '支出', '存入', '結餘'],
      ['05/11/2026', 'Two', null, 50.5, 120.5],
      ['04/11/2026', 'One', 30, null, 70],
    ];
    const read = await preview(await workbook(rows), { name: 'statement.xlsx' });
    expect(read.problems).toEqual([]);
    expect(read).toMatchObject({ opening: 10_000, closing: 12_050, startsOn: '2026-11-04', endsOn: '2026-11-05' });
    expect(read.sample.map(({ bookedOn, amount }) => [bookedOn, amount])).toEqual([
      ['2026-11-04', -3_000],
      ['2026-11-05', 5_050],
    ]);
  });

  test('is read from a workbook whose days hold a time as well [C-6.5-01]', async () => {
    const rows = [
      ['Date', 'Amount', 'Balance'],
      [new Date('2026-11-05T10:00:00Z'), 10, 10],
      [new Date('2026-11-05T23:59:59Z'), 5, 15],
    ];
    const read = await preview(await workbook(rows), { name: 'statement.xlsx' });
    expect(read.problems).toEqual([]);
    expect(read.sample.map(({ bookedOn }) => bookedOn)).toEqual(['2026-11-05', '2026-11-05']);
  });

  test('that is imported again finds its lines, and one that overlaps adds what is new [C-6.5-04]', async () => {
    await importStatement(shop, finance, statementCsv(november));
    expect((await importStatement(shop, finance, statementCsv(november))).sent).toEqual({
      statementId: null,
      newLines: 0,
      knownLines: 3,
      matched: 0,
    });
    const more = [...november, { on: '2026-11-03', cents: 5_000, reference: 'FPS2' }, { on: '2026-11-09', cents: 1 }];
    expect((await importStatement(shop, finance, statementCsv(more))).sent).toMatchObject({
      newLines: 2,
      knownLines: 3,
    });
    expect(await bankLinesOf(shop)).toHaveLength(5);
  });

  test('lines that are alike and have no balance are told apart by how many there are [C-6.5-04]', async () => {
    const alike = 'Date,Reference,Amount\n2026-11-02,FPS,10.00\n2026-11-02,FPS,10.00';
    const texts = { openingBalance: '0.00', closingBalance: '20.00' };
    expect(await preview(alike, { texts })).toMatchObject({ newLines: 2, alikeLines: 1, problems: [] });
    await importStatement(shop, finance, alike, { texts });
    const third = `${alike}\n2026-11-02,FPS,10.00`;
    const answer = await importStatement(shop, finance, third, { texts: { ...texts, closingBalance: '30.00' } });
    expect(answer.sent).toMatchObject({ newLines: 1, knownLines: 2 });
  });

  test('that two import at once is there once [C-6.5-04]', async () => {
    const csv = statementCsv(november);
    const answers = await Promise.all([1, 2, 3].map(() => importStatement(shop, finance, csv)));
    expect(answers.map(({ sent }) => sent?.newLines).toSorted()).toEqual([0, 0, 3]);
    expect(await bankLinesOf(shop)).toHaveLength(3);
  });

  test('must begin with what the last one ended with, and fill no gap of days that are over [C-6.5-05]', async () => {
    await importStatement(shop, finance, statementCsv(november));
    const next = [{ on: '2026-11-10', cents: 700 }];
    expect(await problemsOf(statementCsv(next, 74_999))).toEqual([['opening', null, null]]);
    expect((await preview(statementCsv(next, 74_999))).problems[0]).toMatchObject({ expected: 75_000, found: 74_999 });
    expect(await problemsOf(statementCsv([{ on: '2026-11-01', cents: 700 }], 75_000))).toEqual([['covered', 2, null]]);
    expect(await problemsOf(statementCsv(next, 75_000))).toEqual([]);
    const { sent } = await importStatement(shop, finance, statementCsv(next, 75_000), {
      texts: { endsOn: '2026-11-15' },
    });
    expect(sent?.newLines).toBe(1);
    const { rows } = await shop.database.pool.query(
      'select starts_on::text, ends_on::text, opening_cents::int, closing_cents::int from bank_statements order by number',
    );
    expect(rows[1]).toEqual({
      starts_on: '2026-11-04',
      ends_on: '2026-11-15',
      opening_cents: 75_000,
      closing_cents: 75_700,
    });
  });

  test('whose balances or sum do not follow is refused, row by row [C-6.5-06]', async () => {
    const broken = statementCsv(november).replace('1000.00,1000.00', '1000.00,1000.01');
    expect(await problemsOf(broken)).toEqual([
      ['runningBalance', 3, null],
      ['sum', null, null],
    ]);
    const plain = 'Date,Amount\n2026-11-02,10.00';
    expect(await problemsOf(plain)).toEqual([['openingUnknown', null, null]]);
    const texts = { openingBalance: '5.00', closingBalance: '15.01' };
    expect((await preview(plain, { texts })).problems).toMatchObject([
      { problem: 'sum', expected: 1_500, found: 1_501 },
    ]);
    const doubled = `${statementCsv(november)}\n2026-11-03,"FPS2","",50.00,750.00`;
    expect(await problemsOf(doubled)).toContainEqual(['runningBalance', 5, null]);
    const refused = await importStatement(shop, finance, broken);
    expect([refused.status, refused.code]).toEqual([422, 'bankStatement.wrong']);
    expect(await bankLinesOf(shop)).toEqual([]);
  });

  test('that is wrong is told by row and column, and nothing of it is kept [C-6.5-02]', async () => {
    const csv = [
      'Date,Reference,Amount,Balance,Currency',
      '2026-11-02,A,10.00,10.00,HKD',
      '2026-13-02,B,10.00,20.00,HKD',
      '2026-11-03,C,ten,20.00,HKD',
      '2026-11-03,D,10.00,much,HKD',
      '2026-11-04,E,10.00,30.00,USD',
      '2026-11-04,F,=1+1,30.00,HKD',
      `2026-11-04,${'G'.repeat(201)},1.00,30.00,HKD`,
      '2026-11-05,H,,,HKD',
      ',,,,',
      'Total,,,,',
    ].join('\n');
    expect(await problemsOf(csv)).toEqual([
      ['date', 3, 1],
      ['amount', 4, 3],
      ['balance', 5, 4],
      ['currency', 6, 5],
      ['formula', 7, 3],
      ['tooLong', 8, 2],
      ['noAmount', 9, 3],
    ]);
    expect((await importStatement(shop, finance, csv)).code).toBe('bankStatement.wrong');
  });

  test('of days to come, out of order, without lines or cut short is refused [C-6.5-02]', async () => {
    expect(await problemsOf(statementCsv([{ on: '2026-11-21', cents: 1 }]))).toEqual([['future', 2, null]]);
    const days = ['2026-11-02', '2026-11-05', '2026-11-03', '2026-11-06'].map((on) => ({ on, cents: 1 }));
    expect(await problemsOf(statementCsv(days))).toContainEqual(['order', 4, null]);
    expect(await problemsOf('Date,Amount,Balance\n')).toEqual([['noLines', null, null]]);
    const texts = { endsOn: '2026-11-02' };
    expect(await problemsOf(statementCsv(november), { texts })).toEqual([['until', null, null]]);
  });

  test('in both columns of one row, or in none, moves nothing [C-6.5-02]', async () => {
    const csv = 'Date,Debit,Credit,Balance\n2026-11-02,1.00,2.00,1.00\n2026-11-02,0.00,3.00,3.00\n2026-11-03,,,3.00';
    expect(await problemsOf(csv)).toEqual([['bothSides', 2, 2]]);
  });

  test('of amounts beyond all reason is refused, never an error of ours [C-6.5-02]', async () => {
    const csv = 'Date,Amount,Balance\n2026-11-02,1000000000000000.00,1.00';
    expect(await problemsOf(csv)).toEqual([['amount', 2, 2]]);
    const lines = Array.from({ length: 50 }, () => '2026-11-02,99999999999.99,0.00').join('\n');
    expect((await preview(`Date,Amount,Balance\n${lines}`)).problemCount).toBeGreaterThan(0);
  });

  test('needs a mapping where its heads say nothing; one that was sent counts and must make sense [C-6.5-01]', async () => {
    const bare = '02/11/2026;10,000.00;A\n03/11/2026;-1.00;B';
    expect((await preview(bare)).mapping).toBeNull();
    expect((await importStatement(shop, finance, bare)).code).toBe('bankStatement.noMapping');
    const mapping = { firstRow: 1, date: 1, dateFormat: 'dd/MM/yyyy', amount: 2, reference: 3 } as const;
    const sent = mapped(mapping);
    const read = await preview(bare, { texts: { ...sent.texts, openingBalance: '0.00', closingBalance: '9999.00' } });
    expect(read).toMatchObject({ mapping, newLines: 2, problems: [] });
    const wrong = JSON.stringify({ firstRow: 1, dateColumn: 1, dateFormat: 'dd/MM/yyyy', debitColumn: 2 });
    for (const text of [wrong, '{', '[]', 'null', '{"firstRow":0}']) {
      const answer = await previewStatement(shop, finance, bare, { texts: { mapping: text } });
      expect([answer.status, answer.code], text).toEqual([400, 'request.invalid']);
    }
  });

  test('that is no statement is refused as every upload is, and too many lines with the limit [C-6.5-07]', async () => {
    expect((await previewStatement(shop, finance, 'x', { name: 'x.pdf' })).code).toBe('upload.badType');
    expect((await previewStatement(shop, finance, 'PK', { name: 'x.xlsx' })).code).toBe('upload.notWhatItSays');
    const many = Array.from({ length: 100_000 }, (_, at) => `2026-11-02,1.00,${at + 1}.00`).join('\n');
    const answer = await previewStatement(shop, finance, `Date,Amount,Balance\n${many}`);
    expect([answer.status, answer.code]).toEqual([422, 'bankStatement.tooLong']);
    expect(answer.msg).toContain('50,000');
  });

  test('of twenty thousand lines is imported [C-6.5-07]', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => ({
      on: '2026-11-02',
      cents: at % 2 ? -100 : 200,
      reference: `FPS${at}`,
      description: `Client ${at}`,
    }));
    const answer = await importStatement(shop, finance, statementCsv(lines));
    expect(answer.sent).toMatchObject({ newLines: 20_000 });
    expect((await importStatement(shop, finance, statementCsv(lines))).sent).toMatchObject({
      knownLines: 20_000,
      newLines: 0,
    });
  }, 60_000);
});

test('every problem has its words in both languages', async () => {
  const values = { text: 'x', expected: '1.00', found: '2.00' };
  for (const language of ['en', 'zh-Hant'] as const)
    for (const problem of statementProblems)
      expect(texts[language](`bank.problems.${problem}`, values)).not.toContain('bank.problems');
});

test('what a statement said is never changed or removed, whoever asks the database', async () => {
  await importStatement(shop, finance, statementCsv(november));
  const run = (text: string) => shop.database.pool.query(text);
  for (const table of ['bank_statements', 'bank_lines', 'bank_matches', 'bank_explanations'])
    await expect(run(`delete from ${table}`), table).rejects.toThrow('never changed');
  await expect(run('update bank_lines set amount_cents = amount_cents + 1')).rejects.toThrow('never changed');
});

test('only finance imports; compliance and administrators read; nobody else [C-6.5-08]', async () => {
  for (const role of ['compliance', 'administrator', 'officer', 'consultant'] as const) {
    const user = await signedInAs(shop, [role]);
    expect((await importStatement(shop, user, statementCsv(november))).status, role).toBe(403);
    const list = await shop.app.inject({
      method: 'POST',
      url: '/api/settlement/bank/statements',
      headers: user.browser,
      payload: {},
    });
    expect(list.statusCode, role).toBe(role === 'compliance' || role === 'administrator' ? 200 : 403);
  }
});
