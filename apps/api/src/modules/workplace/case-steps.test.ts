import { caseSteps } from '@onegi/contract/calls/workplace/case-steps';
import { stepFields as s } from '@onegi/contract/fields/steps';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aUser, signedInAs } from '@onegi/testing/factories/accounts';
import { anEnquiryId } from '@onegi/testing/factories/company-requests';
import { call } from '@onegi/testing/factories/purchases';
import { aQuoteRequest } from '@onegi/testing/factories/workflow-cases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { texts } from '../../lib/texts.ts';
import { visitor } from '../../ports/actor.ts';
import { workflows } from '../../workflows.ts';
import { answerEnquiry, assignEnquiry } from '../company/answer-enquiry.ts';
import { endRequest } from '../requests/change-request.ts';
import { recordCaseEvent } from '../workflow/case-history.ts';

const HOUR = 3600;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
beforeEach(async () => {
  await shop.deps.db.deleteFrom('case_events').execute();
  // A Monday morning.
  shop.clock.set('2026-11-23T09:00:00+08:00');
});
afterAll(() => shop.close());

async function report(asked: Record<string, string> = {}, role: 'officer' | 'consultant' = 'officer') {
  const { browser } = await signedInAs(shop, [role]);
  return call(shop, 'POST', caseSteps.page.path, asked, browser);
}
async function rows(asked: Record<string, string> = {}) {
  const { data } = await report(asked);
  return z.decode(caseSteps.page.answer.codec, data).records;
}
const by = (grouping: string) => ({ [s.grouping.wire]: grouping });
const days = (from: string, until: string) => ({ [s.from.wire]: from, [s.until.wire]: until });

const anOfficer = async () =>
  ({ ...visitor, roles: ['officer'], userId: (await aUser(shop, { roles: ['officer'] })).id }) as const;

test('each step of a case is counted from when it began until what ended it, by the clock and in office hours', async () => {
  const officer = await anOfficer();
  const id = await anEnquiryId(shop);
  shop.clock.advance(3 * HOUR);
  await assignEnquiry(shop.deps, officer, { id, assigneeId: officer.userId, assigneeSeen: null });
  shop.clock.advance(21 * HOUR);
  await answerEnquiry(shop.deps, officer, { id, answered: true });
  const shared = { stepHolder: 'officer', stepCount: 1, officerName: null, insurerName: null };
  expect(await rows()).toMatchObject([
    { ...shared, step: 'enquiry.assigned', clockMedianHours: 21, clockNinetiethHours: 21, officeMedianHours: 6 },
    { ...shared, step: 'enquiry.open', clockMedianHours: 3, clockNinetiethHours: 3, officeMedianHours: 3 },
  ]);
});

test('median and 90th percentile are over all that ended within the days, by officer and insurer where that is asked', async () => {
  const [quick, slow] = [await anOfficer(), await anOfficer()];
  const requests = [];
  for (let n = 0; n < 5; n += 1) requests.push(await aQuoteRequest(shop));
  await shop.deps.db
    .updateTable('quote_requests')
    .set({ insurer_code: 'HLI' })
    .where('request_number', '=', requests[0]?.requestNumber ?? '')
    .execute();
  for (const [at, { requestNumber }] of requests.entries()) {
    shop.clock.advance(HOUR);
    await endRequest(shop.deps, at < 2 ? quick : slow, { requestNumber, outcome: 'answer' });
  }
  // 1, 2, 3, 4 and 5 hours.
  const all = {
    step: 'request.waiting',
    stepCount: 5,
    clockMedianHours: 3,
    clockNinetiethHours: 4.6,
    officeMedianHours: 3,
  };
  expect(await rows()).toMatchObject([all]);
  expect((await rows(by('officer'))).map((row) => [row.stepCount, row.clockMedianHours])).toEqual([
    [3, 4],
    [2, 1.5],
  ]);
  const byInsurer = await rows(by('insurer'));
  expect(byInsurer.map((row) => [row.stepCount, row.insurerName !== null])).toEqual([
    [4, false],
    [1, true],
  ]);
  expect(await rows(days('2026-11-22', '2026-11-22'))).toEqual([]);
  expect(await rows(days('2026-11-23', '2026-11-23'))).toMatchObject([all]);
});

test('giving a case to a colleague ends no step', async () => {
  const officer = await anOfficer();
  const { requestNumber } = await aQuoteRequest(shop);
  await endRequest(shop.deps, officer, { requestNumber, outcome: 'answer' });
  const { browser } = await signedInAs(shop, ['officer']);
  expect((await call(shop, 'POST', caseSteps.page.path, {}, browser)).data.total).toBe(1);
  const kept = await shop.deps.db.selectFrom('case_events').select(['action', 'step']).execute();
  expect(kept).toEqual([{ action: 'answer', step: 'waiting' }]);
});

test('days are in their order and at most 366, also where an end is left out', async () => {
  for (const asked of [
    days('2026-11-23', '2026-11-22'),
    days('2025-11-22', '2026-11-23'),
    { [s.from.wire]: '2026-11-24' },
    { [s.from.wire]: '2025-11-22' },
  ]) {
    const { status, fields } = await report(asked);
    expect([asked, status, fields]).toEqual([asked, 400, [s.until.wire]]);
  }
  expect((await report(days('2025-11-23', '2026-11-23'))).status).toBe(200);
});

test('whoever works on no cases of the office reads no report', async () => {
  expect((await report({}, 'consultant')).status).toBe(403);
});

test('it leaves as a workbook', async () => {
  const { browser } = await signedInAs(shop, ['officer']);
  const path = `/api${caseSteps.export?.path}`;
  const answer = await shop.app.inject({ method: 'POST', url: path, payload: {}, headers: browser });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
});

describe('every step that a report may name has words', () => {
  const named = workflows.flatMap(({ name, transitions }) =>
    transitions
      .filter(({ effect, from, to }) => (effect as unknown) === recordCaseEvent && (from as string) !== to)
      .map(({ from }) => `${name}.${from}`),
  );
  test.each([...new Set(named)])('%s', (step) => {
    for (const language of ['en', 'zh-Hant'] as const) {
      expect(texts[language].has(`caseSteps.steps.${step}` as never)).toBe(true);
    }
  });
});

test('the report is read from its index, whatever lies beside it', async () => {
  await shop.database.pool.query(
    `insert into case_events (case_id, id, action, at, workflow, step, clock_seconds, office_seconds)
     select gen_random_uuid(), gen_random_uuid(), 'answer', timestamptz '2024-01-01' + n * interval '10 minutes',
       'request', 'waiting', n, n from generate_series(1, 50000) as n`,
  );
  await shop.database.pool.query('vacuum analyze case_events');
  const { rows: plan } = await shop.database.pool.query(
    `explain select step, percentile_cont(0.5) within group (order by clock_seconds) from case_events
     where step is not null and at >= '2024-06-01' and at < '2024-06-08' group by step`,
  );
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('case_events_steps');
});
