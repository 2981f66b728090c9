import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { bankLinesOf, importStatement, previewStatement, statementCsv } from '@onegi/testing/factories/bank';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let shop: TestApp;
let finance: SignedIn;
beforeEach(async () => {
  shop = await testApp({ today: '2026-11-20' });
  finance = await signedInAs(shop, ['finance']);
});
afterEach(() => shop.close());

const preview = async (contents: string, more: Parameters<typeof previewStatement>[3] = {}) => {
  const answer = await previewStatement(shop, finance, contents, more);
  expect(answer.status, answer.msg).toBe(200);
  return answer.sent as NonNullable<typeof answer.sent>;
};
const problemsOf = async (contents: string, more: Parameters<typeof previewStatement>[3] = {}) =>
  (await preview(contents, more)).problems.map(({ problem, row, column }) => [problem, row, column]);

describe('a statement beside those before it', () => {
  test('says its balances itself: what is keyed must be the same [C-6.5-05]', async () => {
    const first = statementCsv([{ on: '2026-11-03', cents: 75_000 }], 20_000);
    const keyed = { openingBalance: '0.00', closingBalance: '750.00' };
    expect((await preview(first, { texts: keyed })).problems).toMatchObject([
      { problem: 'keyedOpening', expected: 20_000, found: 0 },
      { problem: 'keyedClosing', expected: 95_000, found: 75_000 },
    ]);
    expect((await importStatement(shop, finance, first, { texts: keyed })).code).toBe('bankStatement.wrong');
    const same = { openingBalance: '200.00', closingBalance: '950.00' };
    expect((await importStatement(shop, finance, first, { texts: same })).sent?.newLines).toBe(1);
    const gap = statementCsv([{ on: '2026-11-10', cents: 700 }], 94_999);
    expect(await problemsOf(gap, { texts: { openingBalance: '950.00', closingBalance: '957.00' } })).toEqual([
      ['keyedOpening', null, null],
      ['keyedClosing', null, null],
      ['opening', null, null],
    ]);
  });

  test('fetched during the day and again later is told apart where the bank writes a balance on a day’s last line only [C-6.5-04]', async () => {
    const head = 'Date,Reference,Amount,Balance';
    const noon = [head, '2026-11-02,A,1100.00,1100.00', '2026-11-03,B,-10.00,', '2026-11-03,C,60.00,1150.00'];
    await importStatement(shop, finance, noon.join('\n'));
    const evening = [...noon.slice(0, -1), '2026-11-03,C,60.00,', '2026-11-03,B,-10.00,', '2026-11-03,C,60.00,1200.00'];
    const { sent, msg } = await importStatement(shop, finance, evening.join('\n'));
    expect(sent, msg).toMatchObject({ newLines: 2, knownLines: 3 });
    expect((await bankLinesOf(shop)).map(({ reference, balance }) => [reference, balance])).toEqual([
      ['A', 110_000],
      ['B', null],
      ['C', 115_000],
      ['B', null],
      ['C', 120_000],
    ]);
    expect(await preview(evening.join('\n'))).toMatchObject({ newLines: 0, knownLines: 5, problems: [] });
    expect(await preview(noon.join('\n'))).toMatchObject({ newLines: 0, knownLines: 3, problems: [] });
  });

  test('whose new lines stand before known ones is refused where its balances do not follow the last statement [C-6.5-06]', async () => {
    const head = 'Date,Reference,Amount,Balance';
    await importStatement(shop, finance, [head, '2026-11-03,A,100.00,', '2026-11-03,B,-50.00,50.00'].join('\n'));
    const between = [head, '2026-11-03,A,100.00,', '2026-11-03,C,20.00,120.00', '2026-11-03,B,-50.00,'].join('\n');
    expect((await preview(between)).problems).toMatchObject([
      { problem: 'runningBalance', row: 3, expected: 7_000, found: 12_000 },
    ]);
    const broken = [head, '2026-11-04,D,1.00,51.00', '2026-11-04,E,1.00,53.00'].join('\n');
    expect(await problemsOf(broken)).toEqual([
      ['runningBalance', 3, null],
      ['sum', null, null],
    ]);
  });

  test('that goes on from the last one takes lines just like known ones as new where only that adds up [C-6.5-04]', async () => {
    const [fee, back] = [
      { on: '2026-11-03', cents: -1_000 },
      { on: '2026-11-03', cents: 1_000 },
    ];
    await importStatement(shop, finance, statementCsv([fee, back], 100_000));
    // Nothing tells these from a file that was fetched before the money came back.
    const doubtful = statementCsv([fee], 100_000);
    expect((await preview(doubtful)).problems).toMatchObject([{ problem: 'knownOrNew', text: '2026-11-03' }]);
    expect((await importStatement(shop, finance, doubtful)).code).toBe('bankStatement.wrong');
    expect(await preview(statementCsv([fee, back], 100_000))).toMatchObject({
      newLines: 0,
      knownLines: 2,
      problems: [],
    });
    const more = statementCsv([fee, { on: '2026-11-03', cents: -500 }], 100_000);
    const { sent, msg } = await importStatement(shop, finance, more);
    expect(sent, msg).toMatchObject({ newLines: 2, knownLines: 0 });
    const whole = statementCsv([fee, back, fee, { on: '2026-11-03', cents: -500 }], 100_000);
    expect(await preview(whole)).toMatchObject({ newLines: 0, knownLines: 4, problems: [] });
  });
});
