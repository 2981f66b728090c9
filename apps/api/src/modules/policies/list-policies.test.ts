import { policyList } from '@onegi/contract/calls/policies/list-policies';
import { policyFields as p } from '@onegi/contract/fields/policies';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { insertPolicy } from '@onegi/testing/factories/policies';
import { call } from '@onegi/testing/factories/purchases';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillHolderNameHashes } from './holder-name-hashes.ts';

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
  test('shows a policy with its holder, status, period and settlement, by number in ascending order [C-2.4-01]', async () => {
    const { data } = await asked(office);
    expect(data).toMatchObject({ total: 5, pages: 1, size: 10, current: 1 });
    expect(data.records[0]).toEqual({
      [p.policyNumber.wire]: 'AAA-1',
      [p.transactionNumber.wire]: 'PT-AAA-1',
      [p.holderName.wire]: 'CHAN ONE',
      [p.line.wire]: 'HOME',
      [p.lineName.wire]: 'Home',
      [p.lineNameZh.wire]: '家居保險',
      [p.status.wire]: 'F',
      [p.statusName.wire]: 'Future dated',
      [p.statusNameZh.wire]: '未生效',
      [p.consultantCode.wire]: 'TR1',
      [p.startsOn.wire]: '2026-12-01',
      [p.endsOn.wire]: '2099-12-31',
      [p.handlerId.wire]: null,
      [p.handlerName.wire]: null,
      [p.handlerNameZh.wire]: null,
      [p.settlement.wire]: 'S',
      [p.settlementName.wire]: 'Settled',
      [p.settlementNameZh.wire]: '已結清',
      [p.issuedOn.wire]: '2026-11-20',
    });
    expect(await numbers(office)).toEqual(['AAA-1', 'AAA-2', 'BBB-3', 'BBB-4', 'C_C-5']);
  });

  test.each([
    [{ [p.status.wire]: '*ALL' }, 5],
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
  ])('is narrowed by %j [C-2.4-02]', async (body, expected) => {
    const found = await numbers(office, body);
    expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
  });

  test.each([
    [{ sort: p.policyNumber.wire, order: 'desc' }, ['C_C-5', 'BBB-4', 'AAA-1']],
    [{ sort: p.startsOn.wire, order: 'desc' }, ['AAA-1']],
    [{ sort: p.issuedOn.wire, order: 'asc' }, ['AAA-1']],
    [{ sort: p.status.wire, order: 'asc' }, ['C_C-5', 'AAA-1', 'BBB-4']],
  ])('of what was issued in few days is in the same order: %j [C-2.4-05]', async (order, first) => {
    const found = await numbers(office, {
      ...order,
      [p.issuedFrom.wire]: '2026-11-01',
      [p.issuedUntil.wire]: '2026-11-30',
    });
    expect(found).toHaveLength(3);
    expect(found.slice(0, first.length)).toEqual(first);
    const ofAll = await numbers(office, order);
    expect(found).toEqual(ofAll.filter((number: string) => found.includes(number)));
  });

  test('is of the own codes alone for who sells, also when another’s code or unit is guessed [C-2.4-03]', async () => {
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

  test('leaves as a workbook with the same rows [C-2.4-04]', async () => {
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

describe('by name and by status', () => {
  let shop: TestApp;
  let officer: SignedIn;
  let first: SignedIn;
  let second: SignedIn;
  const listed = async (body: object, user = officer) => {
    const answer = await call(shop, 'POST', policyList.page.path, body, user.browser);
    return answer.data.records.map((row: Record<string, string>) => row[p.policyNumber.wire]);
  };

  beforeAll(async () => {
    shop = await testApp({ today: '2026-11-21' });
    officer = await signedInAs(shop, ['officer']);
    first = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR1'] });
    second = await signedInAs(shop, ['AS'], { consultantCodes: ['TR2'] });
    const past = { issuedOn: '2025-01-05', endsOn: '2026-01-04' };
    const now = { issuedOn: '2026-11-20' };
    const examples = [
      { number: 'S-8', ...now, endedAs: 'lapsed', surname: 'WONG', firstName: '10' },
      { number: 'S-7', ...now, endedAs: 'void', surname: 'WONG', firstName: '2' },
      { number: 'S-6', ...now, endedAs: 'cancelled', surname: 'CHAN' },
      { number: 'S-5', ...past, endedAs: 'renewed', surname: 'ÉMILE' },
      { number: 'S-4', ...past, surname: 'FOK' },
      { number: 'S-3', ...now, startsOn: '2026-12-01', surname: 'HO', code: 'TR1' },
      { number: 'S-2', ...now, surname: 'LAU', code: 'TR1', secondCode: 'TR2' },
      { number: 'S-1', ...now, surname: 'MAK', pendingSince: '2026-11-20' },
      { number: 'S-0', ...now, surname: 'MAK', pendingSince: '2026-11-20', endedAs: 'lapsed' },
    ];
    for (const example of examples) await insertPolicy(shop, example);
  });
  afterAll(() => shop.close());

  test('pending is what waits for its premium and has not lapsed', async () => {
    expect(await listed({ [p.status.wire]: 'P' })).toEqual(['S-1']);
    expect(await listed({ [p.status.wire]: 'A' })).toEqual(['S-2']);
    expect(await listed({ [p.status.wire]: 'L' })).toEqual(['S-0', 'S-8']);
  });

  test('the order of statuses is that of POLICY_STATUS, both ways and over pages [C-2.4-05]', async () => {
    const inOrder = ['S-1', 'S-2', 'S-3', 'S-4', 'S-5', 'S-6', 'S-7', 'S-0', 'S-8'];
    const sort = p.status.wire;
    expect(await listed({ sort })).toEqual(inOrder);
    expect(await listed({ sort, order: 'desc' })).toEqual(inOrder.toReversed());
    for (let number = 0; number < 24; number++)
      await insertPolicy(shop, { number: `T-${100 + number}`, issuedOn: '2025-01-05', endsOn: '2026-01-04' });
    const pages = [1, 2, 3, 4].map((current) =>
      call(shop, 'POST', policyList.page.path, { sort, current }, officer.browser),
    );
    const answers = await Promise.all(pages);
    const numbersOf = answers.map(({ data }) =>
      data.records.map((row: Record<string, string>) => row[p.policyNumber.wire]),
    );
    expect(new Set(numbersOf.flat()).size).toBe(33);
    expect(numbersOf[3]).toEqual(['S-7', 'S-0', 'S-8']);
    expect(answers.map(({ data }) => [data.total, data.pages, data.current])).toEqual(
      [1, 2, 3, 4].map((current) => [33, 4, current]),
    );
    const beyond = await call(shop, 'POST', policyList.page.path, { sort, current: 99 }, officer.browser);
    expect([beyond.data.current, beyond.data.records.length]).toEqual([1, 10]);
  });

  test('those in force are in the order of their days, whenever they were issued and however long they last [C-2.4-05]', async () => {
    const examples = [
      { number: 'U-1', issuedOn: '2020-02-29', startsOn: '2020-03-01', endsOn: '2030-02-28' },
      { number: 'U-2', issuedOn: '2025-09-17', startsOn: '2025-11-01', endsOn: '2026-12-31' },
      { number: 'U-3', issuedOn: '2025-09-18', startsOn: '2025-11-22', endsOn: '2026-11-21' },
      { number: 'U-4', issuedOn: '2025-11-06', startsOn: '2025-11-22', endsOn: '2026-11-21' },
      { number: 'U-5', issuedOn: '2025-11-07', startsOn: '2025-11-22', endsOn: '2026-11-22' },
      { number: 'U-6', issuedOn: '2026-11-21', endsOn: '2026-11-21' },
      // Over since yesterday, or not begun.
      { number: 'U-7', issuedOn: '2025-10-01', startsOn: '2025-11-21', endsOn: '2026-11-20' },
      { number: 'U-8', issuedOn: '2026-11-20', startsOn: '2026-11-22', endsOn: '2027-11-21' },
    ];
    for (const example of examples) await insertPolicy(shop, example);
    const inForce = ['U-1', 'U-2', 'U-3', 'U-4', 'U-5', 'U-6'];
    for (const sort of [p.issuedOn.wire, p.startsOn.wire]) {
      const asked = { [p.status.wire]: 'A', sort, [p.policyNumber.wire]: 'U-' };
      const byDay = (await listed({ ...asked, order: 'asc' })).toSorted();
      expect([sort, byDay]).toEqual([sort, inForce]);
      expect(await listed({ ...asked, order: 'desc' })).toEqual(
        (await listed({ ...asked, order: 'asc' })).toReversed(),
      );
    }
    const byIssue = { [p.status.wire]: 'A', sort: p.issuedOn.wire, [p.policyNumber.wire]: 'U-' };
    expect(await listed({ ...byIssue, order: 'asc' })).toEqual(inForce);
    expect(await listed({ ...byIssue, order: 'asc', current: 2, size: 20 })).toEqual(inForce);
  });

  test('those that are over are in the order of their days, also where they lasted a few [C-2.4-05]', async () => {
    const examples = [
      { number: 'V-1', issuedOn: '2020-02-01', startsOn: '2020-02-29', endsOn: '2021-02-28' },
      { number: 'V-2', issuedOn: '2025-10-20', startsOn: '2025-11-20', endsOn: '2026-11-19' },
      { number: 'V-3', issuedOn: '2025-11-21', startsOn: '2025-11-21', endsOn: '2026-11-20' },
      { number: 'V-4', issuedOn: '2025-11-22', startsOn: '2025-11-22', endsOn: '2025-11-22' },
      { number: 'V-5', issuedOn: '2026-11-18', startsOn: '2026-11-19', endsOn: '2026-11-20' },
      // In force to this day, or otherwise ended.
      { number: 'V-6', issuedOn: '2025-11-22', startsOn: '2025-11-22', endsOn: '2026-11-21' },
      { number: 'V-7', issuedOn: '2026-11-01', startsOn: '2026-11-01', endsOn: '2026-11-02', endedAs: 'void' },
    ];
    for (const example of examples) await insertPolicy(shop, example);
    const over = ['V-1', 'V-2', 'V-3', 'V-4', 'V-5'];
    for (const sort of [p.issuedOn.wire, p.startsOn.wire]) {
      const asked = { [p.status.wire]: 'E', sort, [p.policyNumber.wire]: 'V-' };
      expect(await listed({ ...asked, order: 'asc' })).toEqual(over);
      expect(await listed({ ...asked, order: 'desc' })).toEqual(over.toReversed());
    }
  });

  test('those of few days are in the order of their numbers, over two months and within one [C-2.4-05]', async () => {
    const examples = [
      { number: 'W-4', issuedOn: '2024-01-31', startsOn: '2024-02-29' },
      { number: 'W-3', issuedOn: '2024-02-01', startsOn: '2024-03-01' },
      { number: 'W-2', issuedOn: '2024-02-29', startsOn: '2024-03-15' },
      { number: 'W-1', issuedOn: '2024-03-01', startsOn: '2024-03-16' },
      { number: 'W-5', issuedOn: '2024-02-28', startsOn: '2024-03-31' },
    ];
    for (const example of examples) await insertPolicy(shop, { endsOn: '2026-01-01', ...example });
    const starting = { [p.startsFrom.wire]: '2024-02-29', [p.startsUntil.wire]: '2024-03-15' };
    expect(await listed(starting)).toEqual(['W-2', 'W-3', 'W-4']);
    expect(await listed({ ...starting, order: 'desc' })).toEqual(['W-4', 'W-3', 'W-2']);
    const issued = { [p.issuedFrom.wire]: '2024-02-01', [p.issuedUntil.wire]: '2024-02-29' };
    expect(await listed(issued)).toEqual(['W-2', 'W-3', 'W-5']);
    expect(await listed({ ...starting, ...issued })).toEqual(['W-2', 'W-3']);
    expect(await listed({ ...issued, [p.startsFrom.wire]: '2024-03-15' })).toEqual(['W-2', 'W-5']);
  });

  test('names are ordered as people do [C-2.4-05]', async () => {
    const byName = await listed({ sort: p.holderName.wire, [p.policyNumber.wire]: 'S-' });
    expect(byName.slice(0, 5)).toEqual(['S-6', 'S-5', 'S-4', 'S-3', 'S-2']);
    expect(byName.slice(-2)).toEqual(['S-7', 'S-8']);
  });

  test('a whole name is found, in any case and width, and words of it [C-2.4-06]', async () => {
    for (const name of ['wong 10', 'ＷＯＮＧ　10', '10 wong', 'ong']) {
      const found = await listed({ [p.holderNameSought.wire]: name });
      expect([name, found]).toEqual([name, name === 'ong' ? ['S-7', 'S-8'] : ['S-8']]);
    }
    expect(await listed({ [p.holderNameSought.wire]: 'Nobody' })).toEqual([]);
  });

  test('a policy that a process of the release before issued is found by its name once it has its hash', async () => {
    const { db } = shop.deps;
    const hashes = () =>
      db.selectFrom('policies').select(['policy_number', 'holder_name_hash']).orderBy('id').execute();
    const before = await hashes();
    await db.updateTable('policies').set({ holder_name_hash: null }).execute();
    await Promise.all([fillHolderNameHashes(shop.deps), fillHolderNameHashes(shop.deps)]);
    expect(await hashes()).toEqual(before);
  });

  test('a policy is also its secondary consultant’s [C-2.4-03]', async () => {
    expect(await listed({}, first)).toEqual(['S-2', 'S-3']);
    expect(await listed({}, second)).toEqual(['S-2']);
  });

  test('the own ones under several codes, and what has not begun, are in the order of all, both ways and over pages [C-2.4-05]', async () => {
    const both = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR8', 'TR9'] });
    const examples = Array.from({ length: 14 }, (_, at) => ({
      number: `X-${100 + ((at * 5) % 14)}`,
      issuedOn: `2026-11-${10 + ((at * 3) % 11)}`,
      startsOn: `2026-11-${15 + ((at * 7) % 13)}`,
      surname: `NG ${at % 4}`,
      ...[{ code: 'TR8' }, { code: 'TR9', secondCode: 'TR8' }, { code: 'TR1', secondCode: 'TR9' }, { code: 'TR1' }][
        at % 4
      ],
    }));
    for (const example of examples) await insertPolicy(shop, example);
    const own = examples.filter((_, at) => at % 4 !== 3).map(({ number }) => number);
    const filters = [{}, { [p.status.wire]: 'A' }, { [p.status.wire]: 'F' }, { [p.holderNameSought.wire]: 'NG 1' }];
    for (const filter of filters) {
      for (const sort of Object.values(policyList.sorts).map(({ field }) => field.wire)) {
        for (const order of ['asc', 'desc']) {
          const asked = { ...filter, sort, order };
          const ofAll = await listed({ ...asked, [p.policyNumber.wire]: 'X-', size: 20 });
          const found = ofAll.filter((number: string) => own.includes(number));
          expect(found.length).toBeGreaterThan(0);
          const pages = [await listed(asked, both), await listed({ ...asked, current: 2 }, both)];
          expect([asked, found.length > 10 ? pages.flat() : pages[0]]).toEqual([asked, found]);
        }
      }
    }
  });

  test('POLICY_STATUS and POLICY_SORT name what can be asked for [C-2.4-07]', async () => {
    const { data } = await call(shop, 'POST', '/common/dropdown', { codes: ['POLICY_STATUS', 'POLICY_SORT'] });
    const values = (code: string) => data[code].map(({ value }: { value: string }) => value);
    expect(values('POLICY_STATUS')).toEqual(['*ALL', 'P', 'A', 'F', 'E', 'N', 'C', 'V', 'L']);
    expect(values('POLICY_SORT')).toEqual(Object.values(policyList.sorts).map(({ field }) => field.wire));
    for (const sort of values('POLICY_SORT')) expect((await listed({ sort })).length).toBe(10);
  });
});
