import { demoOutbox } from '@onegi/contract/calls/common/demo-outbox';
import { answerEnquiry } from '@onegi/contract/calls/company/enquiries';
import { answerRequest } from '@onegi/contract/calls/requests/office-requests';
import { companyFields } from '@onegi/contract/fields/company';
import { requestFields as r } from '@onegi/contract/fields/requests';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { anEnquiryId } from '@onegi/testing/factories/company-requests';
import { call } from '@onegi/testing/factories/purchases';
import { aRequest } from '@onegi/testing/factories/work-cases';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { endOfNextWorkingDay, lateIfWaitingBefore } from '../company/enquiry-workflow.ts';
import { mailLateCases } from './mail-late-cases.ts';

const HOUR = 3600;

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});
afterEach(() => shop.close());

/** What the team lead was sent, the oldest first. */
const mailed = async () =>
  z
    .decode(demoOutbox.answer, (await call(shop, 'GET', '/demo/outbox')).data)
    .filter(({ to }) => to === 'lead@onegi.example')
    .toReversed();

async function setLead(language: 'en' | 'zh-Hant') {
  const values = Object.entries({ TEAM_LEAD_EMAIL: 'lead@onegi.example', TEAM_LEAD_LANGUAGE: language });
  await shop.deps.db
    .insertInto('settings')
    .values(values.map(([key, value]) => ({ key, value })))
    .execute();
  await shop.deps.settings.refresh();
}

const numberOf = async (id: string) =>
  (await shop.deps.db.selectFrom('enquiries').select('enquiry_number').where('id', '=', id).executeTakeFirstOrThrow())
    .enquiry_number;

test('the team lead is mailed once of each case that is late, and of none that is not, or is answered', async () => {
  await setLead('en');
  const [late, answered] = [await aRequest(shop), await aRequest(shop)];
  const officer = await signedInAs(shop, ['officer']);
  const body = { [r.requestAsked.wire]: answered, answerText: 'Yes' };
  const headers = { ...officer.browser, 'idempotency-key': 'late-cases-test' };
  expect((await call(shop, 'POST', answerRequest.path, body, headers)).status).toBe(200);
  shop.clock.advance(24 * HOUR);
  // Exactly 24 hours keep the promise.
  await mailLateCases(shop.deps);
  expect(await mailed()).toEqual([]);
  shop.clock.advance(1);
  const inTime = await aRequest(shop);
  await Promise.all([mailLateCases(shop.deps), mailLateCases(shop.deps)]);
  await mailLateCases(shop.deps);
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`A case is late: ${late}`);
  expect(mail?.textBody).toContain(`Quote request ${late}`);
  expect(mail?.textBody).not.toContain(inTime);
});

test('enquiries are told of when the next working day is over, in the language of the team lead', async () => {
  await setLead('zh-Hant');
  const enquiry = await numberOf(await anEnquiryId(shop));
  shop.clock.advance(2 * 24 * HOUR);
  await mailLateCases(shop.deps);
  expect(await mailed()).toEqual([]);
  shop.clock.advance(24 * HOUR);
  await mailLateCases(shop.deps);
  await mailLateCases(shop.deps);
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`個案逾時：${enquiry}`);
  expect(mail?.textBody).toContain(`查詢 ${enquiry}`);
});

test('an enquiry that is opened again and late again is told of again', async () => {
  await setLead('en');
  const id = await anEnquiryId(shop);
  const number = await numberOf(id);
  shop.clock.advance(3 * 24 * HOUR);
  await mailLateCases(shop.deps);
  const officer = await signedInAs(shop, ['officer']);
  for (const answered of [true, false]) {
    const body = { [companyFields.id.wire]: id, answered };
    expect((await call(shop, 'POST', answerEnquiry.path, body, officer.browser)).status).toBe(200);
  }
  await mailLateCases(shop.deps);
  expect(await mailed()).toHaveLength(1);
  shop.clock.advance(5 * 24 * HOUR);
  await mailLateCases(shop.deps);
  const mails = await mailed();
  expect(mails.map(({ subject }) => subject)).toEqual([`A case is late: ${number}`, `A case is late: ${number}`]);
});

test('what has become late all at once is told in mails of some, none of them twice', async () => {
  await setLead('en');
  const numbers: string[] = [];
  for (let n = 0; n < 27; n += 1) numbers.push(await aRequest(shop));
  shop.clock.advance(25 * HOUR);
  for (const _ of ['first', 'rest', 'nothing']) {
    await mailLateCases(shop.deps);
    shop.clock.advance(60);
  }
  const mails = await mailed();
  expect(mails.map(({ subject }) => subject)).toEqual(['25 cases are late', '2 cases are late']);
  const named = mails.flatMap(({ textBody }) => textBody.match(/RQ\d+/g) ?? []);
  expect(named.toSorted()).toEqual(numbers.toSorted());
});

test('what is looked for as late is what is late', () => {
  const start = Date.parse('2026-12-20T00:00:00+08:00');
  for (let hour = 0; hour < 24 * 21; hour += 5) {
    const now = new Date(start + hour * 3_600_000);
    const since = lateIfWaitingBefore(now).getTime();
    expect(endOfNextWorkingDay(new Date(since - 1)) < now).toBe(true);
    expect(endOfNextWorkingDay(new Date(since)) < now).toBe(false);
  }
});
