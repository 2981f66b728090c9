import { policyList } from '@onegi/contract/calls/policies/list-policies';
import { policyFields as p } from '@onegi/contract/fields/policies';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { insertPolicy } from '@onegi/testing/factories/policies';
import { call } from '@onegi/testing/factories/purchases';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let at: TestApp;
let connie: SignedIn;
let billy: SignedIn;
let office: SignedIn;

beforeAll(async () => {
  at = await testApp({ today: '2026-11-21' });
  connie = await signedInAs(at, ['consultant'], { consultantCodes: ['TR1', 'TR2'], unit: 'East' });
  billy = await signedInAs(at, ['BK'], { consultantCodes: ['TR3'], unit: 'West' });
  office = await signedInAs(at, ['finance']);
  const examples = [
    { number: 'AAA-1', issuedOn: '2026-11-20', code: 'TR1', startsOn: '2026-12-01', line: 'HOME', surname: 'CHAN' },
    { number: 'AAA-2', issuedOn: '2026-10-02', code: 'TR2', insurer: 'SFY', settlement: 'unsettled' },
    { number: 'BBB-3', issuedOn: '2025-01-05', code: 'TR3', endsOn: '2026-01-04' },
    { number: 'BBB-4', issuedOn: '2026-11-21', code: 'TR3', endedAs: 'cancelled' },
    { number: 'C_C-5', issuedOn: '2026-11-21' },
  ];
  for (const example of examples) await insertPolicy(at, example);
});
afterAll(() => at.close());

const asked = (user: SignedIn, body: object = {}) => call(at, 'POST', policyList.page.path, body, user.browser);
const numbers = async (user: SignedIn, body: object = {}) =>
  (await asked(user, body)).data.records.map((row: Record<string, string>) => row[p.policyNumber.wire]);

describe('the policy inquiry', () => {
  test('shows a policy with its holder, status, period and settlement, by number in ascending order', async () => {
    const { data } = await asked(office);
    expect(data).toMatchObject({ total: 5, pages: 1, size: 10, current: 1 });
    expect(data.records[0]).toEqual({
      [p.policyNumber.wire]: 'AAA-1',
      [p.transactionNumber.wire]: 'PT-AAA-1',
      [p.holderName.wire]: 'CHAN ONE',
      [p.line.wire]: 'HOME',
      [p.status.wire]: 'F',
      [p.consultantCode.wire]: 'TR1',
      [p.startsOn.wire]: '2026-12-01',
      [p.endsOn.wire]: '2099-12-31',
      [p.settlement.wire]: 'S',
      [p.issuedOn.wire]: '2026-11-20',
    });
    expect(await numbers(office)).toEqual(['AAA-1', 'AAA-2', 'BBB-3', 'BBB-4', 'C_C-5']);
  });

  test.each([
    [{ [p.policyNumber.wire]: 'bb-' }, ['BBB-3', 'BBB-4']],
    [{ [p.policyNumber.wire]: 'C_C' }, ['C_C-5']],
    [{ [p.policyNumber.wire]: 'A_A' }, []],
    [{ [p.status.wire]: 'A' }, ['AAA-2', 'C_C-5']],
    [{ [p.status.wire]: 'F' }, ['AAA-1']],
    [{ [p.status.wire]: 'E' }, ['BBB-3']],
    [{ [p.status.wire]: 'C' }, ['BBB-4']],
    [{ [p.startsFrom.wire]: '2026-11-21', [p.startsUntil.wire]: '2026-11-30' }, ['BBB-4', 'C_C-5']],
    [{ [p.line.wire]: 'HOME' }, ['AAA-1']],
    [{ [p.insurer.wire]: 'SFY' }, ['AAA-2']],
    [{ [p.issuedFrom.wire]: '2026-10-02', [p.issuedUntil.wire]: '2026-11-20' }, ['AAA-1', 'AAA-2']],
    [{ [p.consultantCode.wire]: 'TR3' }, ['BBB-3', 'BBB-4']],
    [{ [p.unit.wire]: 'East' }, ['AAA-1', 'AAA-2']],
    [{ [p.unit.wire]: 'East', [p.consultantCode.wire]: 'TR3' }, []],
    [{ [p.unit.wire]: 'Nowhere' }, []],
    [{ sort: p.issuedOn.wire, order: 'desc', [p.line.wire]: 'TRAVEL', [p.insurer.wire]: 'LPG' }, 3],
  ])('is narrowed by %j', async (body, expected) => {
    const found = await numbers(office, body);
    expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
  });

  test('is of the own codes alone for who sells, also when another’s code or unit is guessed', async () => {
    expect(await numbers(connie)).toEqual(['AAA-1', 'AAA-2']);
    expect(await numbers(connie, { [p.consultantCode.wire]: 'TR2' })).toEqual(['AAA-2']);
    expect(await numbers(billy)).toEqual(['BBB-3', 'BBB-4']);
    const [theirs, nobodys] = await Promise.all([
      asked(connie, { [p.consultantCode.wire]: 'TR3' }),
      asked(connie, { [p.consultantCode.wire]: 'TR999' }),
    ]);
    expect(theirs).toEqual(nobodys);
    expect(theirs.data.records).toEqual([]);
    expect(await asked(connie, { [p.unit.wire]: 'West' })).toEqual(await asked(connie, { [p.unit.wire]: 'Nowhere' }));
  });

  test('leaves as a workbook with the same rows', async () => {
    const url = `/api${policyList.page.path}/export`;
    const payload = { language: 'zh-Hant', [p.status.wire]: 'F' };
    const answer = await at.app.inject({ method: 'POST', url, headers: connie.browser, payload });
    const [, ...rows] = (await readXlsx(answer.rawPayload)).sheets[0]?.rows ?? [];
    expect(rows.map((row) => row.slice(0, 5))).toEqual([['AAA-1', 'CHAN ONE', '家居', '未生效', 'TR1']]);
  });

  test('asks for a login, and for what it knows', async () => {
    expect((await call(at, 'POST', policyList.page.path, {})).status).toBe(401);
    const wrong = await asked(office, {
      [p.status.wire]: 'Z',
      [p.insurer.wire]: 'x',
      [p.startsFrom.wire]: '2026-02-30',
    });
    expect([wrong.status, wrong.fields.toSorted()]).toEqual([
      400,
      [p.insurer.wire, p.status.wire, p.startsFrom.wire].toSorted(),
    ]);
  });
});

test('who sells under which code: everybody for the office, oneself for who sells', async () => {
  const holders = async (user: SignedIn) =>
    (await call(at, 'GET', '/policy/mgr/consultants', undefined, user.browser)).data.map(
      (row: Record<string, string>) => [row[p.consultantCode.wire], row.unit],
    );
  expect(await holders(connie)).toEqual([
    ['TR1', 'East'],
    ['TR2', 'East'],
  ]);
  const all = await holders(office);
  expect(all).toEqual(
    expect.arrayContaining([
      ['TR1', 'East'],
      ['TR3', 'West'],
    ]),
  );
});
