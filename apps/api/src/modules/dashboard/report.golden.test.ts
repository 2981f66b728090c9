import { policyList } from '@onegi/contract/calls/policies/list-policies';
import { dashboardFields as d } from '@onegi/contract/fields/dashboard';
import { policyFields as p } from '@onegi/contract/fields/policies';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { bookEndorsement, insertPolicy } from '@onegi/testing/factories/policies';
import { call } from '@onegi/testing/factories/purchases';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * Worked out by hand. Asked for: 1 September to 21 November 2026, by weeks. The period before: 1 June to 21 August.
 *
 *   Jun 1  LPG  HOME    TR1   200.00  20.00   before
 *   Aug 21 SFY  TRAVEL  TR3   100.00  10.00   before, its last day
 *   Aug 22 LPG  TRAVEL  TR1   999.99  99.99   between the two: in neither
 *   Sep 1  LPG  TRAVEL  TR1   150.25  15.03   first day, a Tuesday: the week of 31 August
 *   Sep 6  SFY  HOME    TR3   300.00  60.00   the same week's Sunday
 *   Nov 20 LPG  TRAVEL  TR2    50.00   5.00   the last week, of 16 November
 *   Nov 21 JDF  PET     -      80.75   8.08   last day, bought without a consultant
 *   Nov 21 the first one gives back           −40.25  −4.03   an endorsement: no policy
 *   Nov 22 LPG  GOLF    TR1   500.00  50.00   tomorrow: not yet
 *
 * Consultants get 60% of the brokerage, rounded to the cent. Long before, sold by two, who share 67 to 33:
 *
 *   May 2  2024 LPG  HOME  TR1 and TR3  1,000.00  100.02  of which 60.01: 40.21 and 19.80
 *   May 9  2024 a part of it is given back  −100.00  −16.68  of which −10.01: −6.71 and −3.30
 */
let at: TestApp;
let connie: SignedIn;
let office: SignedIn;
beforeAll(async () => {
  at = await testApp({ today: '2026-11-21' });
  connie = await signedInAs(at, ['consultant'], { consultantCodes: ['TR1', 'TR2'], unit: 'East' });
  await signedInAs(at, ['BK'], { consultantCodes: ['TR3'], unit: 'West' });
  office = await signedInAs(at, ['officer']);
  const rows = [
    ['2026-06-01', 'LPG', 'HOME', 'TR1', 200_00, 20_00],
    ['2026-08-21', 'SFY', 'TRAVEL', 'TR3', 100_00, 10_00],
    ['2026-08-22', 'LPG', 'TRAVEL', 'TR1', 999_99, 99_99],
    ['2026-09-01', 'LPG', 'TRAVEL', 'TR1', 150_25, 15_03],
    ['2026-09-06', 'SFY', 'HOME', 'TR3', 300_00, 60_00],
    ['2026-11-20', 'LPG', 'TRAVEL', 'TR2', 50_00, 5_00],
    ['2026-11-21', 'JDF', 'PET', null, 80_75, 8_08],
    ['2026-11-22', 'LPG', 'GOLF', 'TR1', 500_00, 50_00],
  ] as const;
  const ids: string[] = [];
  for (const [at_, [issuedOn, insurer, line, code, premium, brokerage]] of rows.entries()) {
    ids.push(await insertPolicy(at, { number: `P-${at_}`, issuedOn, insurer, line, code, premium, brokerage }));
  }
  await bookEndorsement(at, {
    policyId: ids[3] as string,
    number: '001',
    kind: 'ER',
    accountOn: '2026-11-21',
    premium: -40_25,
    brokerage: -4_03,
  });
  const policyId = await insertPolicy(at, {
    ...{ number: 'P-SHARED', issuedOn: '2024-05-02', line: 'HOME', premium: 1_000_00, brokerage: 100_02 },
    ...{ code: 'TR1', secondCode: 'TR3', secondShare: 3_300 },
  });
  await bookEndorsement(at, {
    ...{ policyId, number: '001', kind: 'ER', accountOn: '2024-05-09', premium: -100_00, brokerage: -16_68 },
  });
  await at.database.pool.query(
    `update policy_endorsements set payout_bp = 6000, consultant_commission_cents = round(total_commission_cents * 0.6),
       house_commission_cents = total_commission_cents - round(total_commission_cents * 0.6)`,
  );
});
afterAll(() => at.close());

const days = { startdate: '2026-09-01', enddate: '2026-11-21' };
const report = async (user: SignedIn, asked: object = {}) =>
  (await call(at, 'POST', '/sys/dashboard-report', { ...days, ...asked }, user.browser)).data;

describe('the figures of the office', () => {
  test('add up over the period and over the one before', async () => {
    expect(await report(office)).toMatchObject({
      totalgprem: '540.75',
      totalbrokerage: '84.08',
      policies: 4,
      before: {
        startdate: '2026-06-01',
        enddate: '2026-08-21',
        totalgprem: '300.00',
        totalbrokerage: '30.00',
        policies: 2,
      },
    });
  });

  test('go by weeks, of which the first begins with the period and the last ends with it', async () => {
    const { step, trendList } = await report(office);
    expect([step, trendList.length]).toEqual(['week', 12]);
    expect(trendList[0]).toEqual({
      startdate: '2026-09-01',
      enddate: '2026-09-06',
      totalgprem: '450.25',
      totalbrokerage: '75.03',
      policies: 2,
    });
    expect(trendList[1]).toMatchObject({ startdate: '2026-09-07', totalgprem: '0.00', policies: 0 });
    expect(trendList[11]).toEqual({
      startdate: '2026-11-16',
      enddate: '2026-11-21',
      totalgprem: '90.50',
      totalbrokerage: '9.05',
      policies: 2,
    });
  });

  test('go by months over more than a hundred days', async () => {
    const { step, trendList, before } = await report(office, { startdate: '2025-12-01' });
    expect([step, trendList.length, before.startdate]).toEqual(['month', 12, '2024-12-01']);
    expect(trendList.map((row: { policies: number }) => row.policies)).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 0, 2]);
  });

  test('are by insurer, each beside its premium of the period before', async () => {
    const { reportList } = await report(office);
    expect(
      reportList.map((row: Record<string, unknown>) => [row.isr, row.totalgprem, row.totalgpremBefore, row.policies]),
    ).toEqual([
      ['SFY', '300.00', '100.00', 1],
      ['LPG', '160.00', '200.00', 2],
      ['JDF', '80.75', '0.00', 1],
    ]);
  });

  test.each([
    [{ [d.consultantCode.wire]: 'TR3' }, '300.00', 1, '100.00'],
    [{ [d.unit.wire]: 'East' }, '160.00', 2, '200.00'],
    [{ [d.unit.wire]: 'East', [d.consultantCode.wire]: 'TR2' }, '50.00', 1, '0.00'],
    [{ [d.unit.wire]: 'West', [d.consultantCode.wire]: 'TR2' }, '0.00', 0, '0.00'],
    [{ [d.consultantCode.wire]: 'TR999' }, '0.00', 0, '0.00'],
  ])('are narrowed by %j', async (asked, premium, policies, before) => {
    const found = await report(office, asked);
    expect([found.totalgprem, found.policies, found.before.totalgprem]).toEqual([premium, policies, before]);
  });
});

test('who sells sees the own codes alone; a guessed code answers as one that nobody has', async () => {
  expect(await report(connie)).toMatchObject({ scope: 'own', totalgprem: '160.00', policies: 2 });
  expect(await report(connie, { [d.consultantCode.wire]: 'TR2' })).toMatchObject({ totalgprem: '50.00', policies: 1 });
  const guessed = await report(connie, { [d.consultantCode.wire]: 'TR3' });
  expect(guessed).toEqual(await report(connie, { [d.consultantCode.wire]: 'TR999' }));
  expect(guessed).toMatchObject({ totalgprem: '0.00', policies: 0, before: { totalgprem: '0.00' } });
  expect(await report(connie, { [d.unit.wire]: 'West' })).toEqual(await report(connie, { [d.unit.wire]: 'Nowhere' }));
});

describe('who sells is told the own commission, never the house’s', () => {
  const may = { startdate: '2024-05-01', enddate: '2024-05-31' };
  let terry: SignedIn;
  beforeAll(async () => {
    terry = await signedInAs(at, ['consultant'], { consultantCodes: ['TR3'] });
  });

  test('in every sum', async () => {
    const { totalbrokerage, before, trendList, reportList } = await report(connie);
    expect([totalbrokerage, before.totalbrokerage]).toEqual(['9.60', '12.00']);
    expect([trendList[0].totalbrokerage, trendList[11].totalbrokerage]).toEqual(['9.02', '0.58']);
    expect(reportList.map((row: Record<string, unknown>) => row.totalbrokerage)).toEqual(['9.60']);
  });

  test('of two who sold a policy each their part, which add up', async () => {
    expect(await report(office, may)).toMatchObject({ totalgprem: '900.00', totalbrokerage: '83.34' });
    expect(await report(connie, may)).toMatchObject({ totalgprem: '900.00', totalbrokerage: '33.50' });
    expect(await report(terry, may)).toMatchObject({ totalgprem: '900.00', totalbrokerage: '16.50' });
    expect(await report(connie, { ...may, [d.consultantCode.wire]: 'TR2' })).toMatchObject({ totalbrokerage: '0.00' });
  });
});

describe('behind every figure', () => {
  const listed = async (user: SignedIn, asked: object) =>
    (await call(at, 'POST', policyList.page.path, asked, user.browser)).data.total;

  test.each([
    ['the office', () => office],
    ['a consultant', () => connie],
  ])('the list of policies holds as many as the bar counts, for %s', async (_who, userOf) => {
    const user = userOf();
    const { reportList, trendList, monthList, policies } = await report(user);
    const period = { [p.issuedFrom.wire]: days.startdate, [p.issuedUntil.wire]: days.enddate };
    expect(await listed(user, period)).toBe(policies);
    for (const row of reportList) {
      expect(await listed(user, { ...period, [p.insurer.wire]: row.isr })).toBe(row.policies);
    }
    for (const row of trendList) {
      const step = { [p.issuedFrom.wire]: row.startdate, [p.issuedUntil.wire]: row.enddate };
      expect(await listed(user, step)).toBe(row.policies);
    }
    for (const row of monthList) {
      const month = { [p.issuedFrom.wire]: `${row.month}-01`, [p.issuedUntil.wire]: `${row.month}-21` };
      expect(await listed(user, { ...month, [p.line.wire]: row.prod })).toBe(row.policies);
    }
  });

  test('also when the figures are narrowed by consultant and unit', async () => {
    const asked = { [d.consultantCode.wire]: 'TR1', [d.unit.wire]: 'East' };
    const { policies } = await report(office, asked);
    const period = { [p.issuedFrom.wire]: days.startdate, [p.issuedUntil.wire]: days.enddate };
    expect(await listed(office, { ...period, ...asked })).toBe(policies);
    expect(policies).toBe(1);
  });
});

describe('the workbook', () => {
  const exported = (user: SignedIn, asked: object) =>
    at.app.inject({
      method: 'POST',
      url: '/api/sys/dashboard-report/export',
      headers: user.browser,
      payload: { ...days, ...asked },
    });

  test('has the figures that the page shows, as numbers, in the language', async () => {
    const answer = await exported(office, { language: 'zh-Hant' });
    expect(answer.headers['content-disposition']).toContain('dashboardReport.xlsx');
    const { sheets } = await readXlsx(answer.rawPayload);
    expect(sheets.map(({ name }) => name)).toEqual(['總計', '走勢', '按保險公司', '按月份']);
    expect(sheets[0]?.rows).toEqual([
      ['由', '至', '毛保費', '經紀佣金', '保單'],
      ['2026-09-01', '2026-11-21', 540.75, 84.08, 4],
      ['2026-06-01', '2026-08-21', 300, 30, 2],
    ]);
    expect(sheets[1]?.rows.length).toBe(13);
    expect(sheets[2]?.rows[2]?.slice(1)).toEqual([160, 200, 16, 2]);
    expect(sheets[3]?.rows[1]).toEqual(['2026-09', '家居', 1, 300]);
  });

  test('holds what its reader may see, and is written down in the audit trail', async () => {
    const { sheets } = await readXlsx((await exported(connie, {})).rawPayload);
    expect(sheets[0]?.rows.map((row) => row.slice(2))).toEqual([
      ['Gross premium', 'Your commission', 'Policies'],
      [160, 9.6, 2],
      [200, 12, 1],
    ]);
    expect(sheets[1]?.rows[0]?.[3]).toBe('Your commission');
    expect(sheets[2]?.rows[0]?.[3]).toBe('Your commission');
    const { rows } = await at.database.pool.query(
      `select object_name from audit_waiting where action = 'list.exported' union all
       select object_name from audit_trail where action = 'list.exported'`,
    );
    expect(rows).toContainEqual({ object_name: 'dashboardReport' });
  });

  test('asks for a login', async () => {
    expect((await call(at, 'POST', '/sys/dashboard-report/export', days)).status).toBe(401);
  });
});
