import { daysOfPeriod } from '@onegi/contract/calls/dashboard/period-days';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { aPlacedChart } from '@onegi/testing/factories/dashboard-requests';
import { aLineDraft, aLineForm, buyLine, lineExamples } from '@onegi/testing/factories/lines';
import { aNotice, aPayment, call, fillIn, notify, submit } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedSales } from '../../../seeds/sales/seed-sales.ts';

let at: TestApp;
let seller: SignedIn;
let other: SignedIn;
let administrator: SignedIn;
beforeAll(async () => {
  at = await testApp();
  seller = await signedInAs(at, ['consultant'], { consultantCodes: ['TR9001', 'TR9002'] });
  other = await signedInAs(at, ['BK'], { consultantCodes: ['TR9003'] });
  administrator = await signedInAs(at, ['administrator']);
});
afterAll(() => at.close());

const year = { startdate: '2025-12-01', enddate: '2026-11-21' };
const report = (user: SignedIn, days: object = year) => call(at, 'POST', '/sys/dashboard-report', days, user.browser);
const layoutOf = (user: SignedIn) => call(at, 'GET', '/sys/dashboard', undefined, user.browser);
const keep = (user: SignedIn, layout: unknown) => call(at, 'PUT', '/sys/dashboard-update', layout, user.browser);
const premiumBrief = aPlacedChart;
const brokerageBrief = { ...aPlacedChart, mds1seqno: 2, x: 6 };

async function codeOfLastPolicy() {
  const { rows } = await at.database.pool.query(
    `select consultant_code, payout_bp, total_commission_cents, consultant_commission_cents
       from policies p join policy_endorsements e on e.policy_id = p.id order by p.issued_at desc, e.created_at desc, p.policy_number desc limit 1`,
  );
  return rows[0];
}

/** A policy that the seller prepared; paid by the client, who is nobody's user. */
async function sold(by: SignedIn) {
  at.clock.advance(1);
  const { quoteRef } = (await aLineDraft(at, 'GOLF')).quote as { quoteRef: string };
  const { data } = await call(at, 'POST', '/buy/application', { quoteRef, language: 'en' }, by.browser);
  const saved = await fillIn(at, data, aLineForm('GOLF'));
  const { data: submitted } = await submit(at, saved.data);
  await notify(at, await aNotice(at, await aPayment(at, submitted)));
  return codeOfLastPolicy();
}

describe('a sale counts for the consultant code', () => {
  test('of the consultant who prepared it, who gets a share of the commission', async () => {
    const row = await sold(seller);
    expect(row).toMatchObject({ consultant_code: 'TR9001', payout_bp: 6000 });
    expect(row.consultant_commission_cents).toBe(Math.round(row.total_commission_cents * 0.6));
  });

  test('of nobody when the client bought alone', async () => {
    at.clock.advance(1);
    await buyLine(at, 'GOLF');
    expect(await codeOfLastPolicy()).toMatchObject({ consultant_code: null, payout_bp: 0 });
  });

  test('of the consultant who hands it over, unless another prepared it', async () => {
    at.clock.advance(1);
    const draft = await aLineDraft(at, 'GOLF');
    const codeOf = async () =>
      (
        await at.deps.db.selectFrom('applications').select('consultant_code').orderBy('created_at', 'desc').execute()
      )[0];
    const path = `/buy/application/${draft.applicationRef}/hand-over`;
    const handed = await call(at, 'POST', path, { email: 'client1@example.com' }, other.browser);
    expect(handed.status).toBe(200);
    await call(at, 'POST', path, { email: 'client1@example.com' }, seller.browser);
    expect(await codeOf()).toEqual({ consultant_code: 'TR9003' });
  });

  test('of the consultant who sent the purchase link', async () => {
    const { quoteRef } = (await aLineDraft(at, 'GOLF')).quote as { quoteRef: string };
    const { data: cards } = await call(at, 'POST', lineExamples.GOLF.path, lineExamples.GOLF.search);
    const card = cards.find((each: { quoteRef: string }) => each.quoteRef === quoteRef);
    const body = {
      email: 'client2@example.com',
      url: `${at.deps.config.publicUrl}/apply?quote=${quoteRef}`,
      wfPlan9: card.wfPlan9,
      productCat: 'GOLF',
      quoteRef,
    };
    expect((await call(at, 'POST', '/buy/send-link', body, seller.browser)).status).toBe(200);
    const { rows } = await at.database.pool.query('select consultant_code from purchase_links');
    expect(rows).toEqual([{ consultant_code: 'TR9001' }]);
  });
});

describe('the figures', () => {
  test('add up to the premiums and commissions that were booked', async () => {
    const { data } = await report(administrator);
    const { rows } = await at.database.pool.query(
      `select sum(gross_premium_cents)::bigint as premium, sum(total_commission_cents)::bigint as brokerage,
              count(*) as policies from policy_endorsements`,
    );
    const money = (cents: unknown) => (Number(cents) / 100).toFixed(2);
    expect(data).toMatchObject({
      scope: 'all',
      totalgprem: money(rows[0].premium),
      totalbrokerage: money(rows[0].brokerage),
      policies: Number(rows[0].policies),
    });
    const cents = (list: Record<string, string>[], field: string) =>
      list.reduce((sum, row) => sum + Math.round(Number(row[field]) * 100), 0);
    expect(cents(data.reportList, 'totalgprem')).toBe(Number(rows[0].premium));
    expect(cents(data.reportList, 'totalbrokerage')).toBe(Number(rows[0].brokerage));
    expect(cents(data.monthList, 'totalgprem')).toBe(Number(rows[0].premium));
    expect(data.monthList).toMatchObject([{ month: '2026-11', prod: 'GOLF', policies: data.policies }]);
    expect(data.reportList[0]).toMatchObject({ muw0shtname: expect.any(String), muw0shtname9: expect.any(String) });
  });

  test('of a consultant are those under the own codes, never another’s nor what clients bought alone', async () => {
    await sold(other);
    const [own, theirs, all] = await Promise.all([report(seller), report(other), report(administrator)]);
    expect([own.data.scope, own.data.policies, theirs.data.policies, all.data.policies]).toEqual(['own', 1, 1, 3]);
    const without = await signedInAs(at, ['consultant']);
    expect((await report(without)).data).toMatchObject({
      policies: 0,
      totalgprem: '0.00',
      reportList: [],
      monthList: [],
    });
  });

  test('count the days asked for, both of them', async () => {
    const on = (startdate: string, enddate: string) => report(administrator, { startdate, enddate });
    expect((await on('2026-11-21', '2026-11-21')).data.policies).toBe(3);
    expect((await on('2026-11-01', '2026-11-20')).data.policies).toBe(0);
    expect((await on('2026-11-22', '2026-12-31')).data.policies).toBe(0);
  });

  test.each([
    [{ startdate: '2026-11-02', enddate: '2026-11-01' }, 'enddate'],
    [{ startdate: '2020-01-01', enddate: '2026-11-01' }, 'enddate'],
    [{ startdate: '2026-02-30', enddate: '2026-11-01' }, 'startdate'],
    [{ enddate: '2026-11-01' }, 'startdate'],
    [{ startdate: 20261101, enddate: '2026-11-01' }, 'startdate'],
  ])('are refused for %j on the field', async (days, field) => {
    const answer = await report(administrator, days);
    expect([answer.status, answer.fields]).toEqual([400, [field]]);
  });

  test('ask for a login', async () => {
    expect((await call(at, 'POST', '/sys/dashboard-report', year)).status).toBe(401);
  });
});

test.each([
  ['M1', '2026-11-01'],
  ['M3', '2026-09-01'],
  ['M12', '2025-12-01'],
] as const)('the period %s begins on %s', (period, startOn) => {
  expect(daysOfPeriod(period, '2026-11-21')).toEqual({ startOn, endOn: '2026-11-21' });
});

describe('the layout', () => {
  test('begins with two charts beside each other and the third hidden', async () => {
    const { data } = await layoutOf(seller);
    expect(data.map((item: { visible: boolean }) => item.visible)).toEqual([true, true, false]);
    expect(data[0]).toEqual({
      mds1seqno: 1,
      label: 'Premium split by reinsurer',
      label9: '按再保險公司劃分的保費',
      period: 'M12',
      startdate: '2025-12-01',
      enddate: '2026-11-21',
      x: 0,
      y: 0,
      w: 5,
      h: 11,
      visible: true,
    });
  });

  test('is kept for its user alone, as the first one was answered [C-2.2-01]', async () => {
    const { data: first } = await layoutOf(seller);
    const moved = first.map((item: { mds1seqno: number; y: number }) =>
      item.mds1seqno === 1 ? { ...item, y: 11, period: 'OWN', startdate: '2026-01-01', enddate: '2026-03-31' } : item,
    );
    const kept = await keep(seller, moved);
    expect([kept.status, kept.data]).toEqual([200, moved]);
    expect((await layoutOf(seller)).data).toEqual(moved);
    expect((await layoutOf(other)).data).toEqual(first);
  });

  test('hides what is left out, and an empty one is the first one again', async () => {
    const { data } = await keep(seller, [brokerageBrief]);
    expect(data.map((item: { visible: boolean }) => item.visible)).toEqual([false, true, false]);
    expect((await keep(seller, [])).data[0]).toMatchObject({ w: 5, visible: true });
  });

  test('hidden charts may lie under others', async () => {
    const under = { ...brokerageBrief, x: 0, visible: false };
    expect((await keep(seller, [premiumBrief, under])).status).toBe(200);
  });

  test.each<[string, unknown, string[]]>([
    ['two upon each other', [premiumBrief, { ...brokerageBrief, x: 5 }], ['1.y']],
    ['one twice', [premiumBrief, { ...premiumBrief, y: 20 }], ['1.mds1seqno']],
    ['an unknown one', [{ ...premiumBrief, mds1seqno: 4 }], ['0.mds1seqno']],
    ['one without a number', [{ ...premiumBrief, mds1seqno: undefined }], ['0.mds1seqno']],
    ['one beyond the columns', [{ ...premiumBrief, x: 7 }], ['0.w']],
    ['a negative size', [{ ...premiumBrief, w: -3, h: -1 }], ['0.w', '0.h']],
    ['a negative place', [{ ...premiumBrief, x: -1, y: -1 }], ['0.x', '0.y']],
    ['a fraction', [{ ...premiumBrief, x: 0.5 }], ['0.x']],
    ['a huge number', [{ ...premiumBrief, y: 1e12 }], ['0.y']],
    ['own days without days', [{ ...premiumBrief, period: 'OWN' }], ['0.startdate']],
    [
      'days that run backwards',
      [{ ...premiumBrief, period: 'OWN', startdate: '2026-02-01', enddate: '2026-01-01' }],
      ['0.enddate'],
    ],
    ['a hundred charts', Array(100).fill(premiumBrief), ['3.mds1seqno']],
    ['something else', { layout: [] }, ['']],
  ])('refuses %s, and keeps what was there', async (_what, layout, fields) => {
    const { data: before } = await layoutOf(seller);
    const answer = await keep(seller, layout);
    expect([answer.status, answer.fields]).toEqual([400, fields]);
    expect((await layoutOf(seller)).data).toEqual(before);
  });
});

test('the demonstration begins with a year of policies, made once, that no mail is left of', async () => {
  const demo = await testApp();
  try {
    await Promise.all([seedSales(demo.deps), seedSales(demo.deps)]);
    const { rows } = await demo.database.pool.query(
      `select count(*)::int as policies, count(distinct line)::int as lines, count(distinct insurer_code)::int as insurers,
              count(distinct consultant_code)::int as codes, count(distinct to_char(issued_on, 'YYYY-MM'))::int as months,
              max(issued_on)::text as last from policies`,
    );
    expect(rows[0]).toMatchObject({ lines: 7, codes: 4, months: 11, last: '2026-11-20' });
    expect(rows[0].policies).toBeGreaterThan(75);
    expect(rows[0].insurers).toBeGreaterThan(6);
    const left = await demo.database.pool.query(
      `select (select count(*)::int from mails where state <> 'sent') as mails,
              (select count(*)::int from sandbox_sessions where state <> 'paid') as open`,
    );
    expect(left.rows).toEqual([{ mails: 0, open: 0 }]);
  } finally {
    await demo.close();
  }
}, 60_000);
