import { getRequest } from '@onegi/contract/calls/requests/my-requests';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { aQuoteRequest } from '@onegi/testing/factories/workflow-cases';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { visitor } from '../../ports/actor.ts';
import { endRequest } from './change-request.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
  // A Friday, an hour before the office closes.
  shop.clock.advance((Date.parse('2026-11-27T17:00:00+08:00') - shop.clock.now().getTime()) / 1000);
});
afterEach(() => shop.close());

async function clockOf(requestRef: string) {
  const { data } = await call(shop, 'GET', `/buy/requests/${requestRef}`);
  const { clockMinutes, officeMinutes, promisedHours, promiseCounts, isPaused, isLate, dueAt } = z.decode(
    getRequest.answer.codec,
    data,
  );
  return { clockMinutes, officeMinutes, promisedHours, promiseCounts, isPaused, isLate, dueAt };
}
const turn = async (key: string, value: string) => {
  await shop.deps.db.deleteFrom('settings').where('key', '=', key).execute();
  await shop.deps.db.insertInto('settings').values({ key, value }).execute();
  await shop.deps.settings.refresh();
};
const iso = (text: string) => new Date(`${text}+08:00`).toISOString();

test('a request says what its clock shows, in clock hours and of office hours, and exactly 24 hours keep the promise', async () => {
  const { requestRef } = await aQuoteRequest(shop);
  const promise = { promisedHours: 24, promiseCounts: 'CLOCK_HOURS', isPaused: false, dueAt: iso('2026-11-28T17:00') };
  expect(await clockOf(requestRef)).toEqual({ ...promise, clockMinutes: 0, officeMinutes: 0, isLate: false });
  shop.clock.advance(90 * MINUTE + 59);
  expect(await clockOf(requestRef)).toEqual({ ...promise, clockMinutes: 90, officeMinutes: 60, isLate: false });
  shop.clock.advance(24 * HOUR - 90 * MINUTE - 59);
  expect(await clockOf(requestRef)).toEqual({ ...promise, clockMinutes: 1440, officeMinutes: 60, isLate: false });
  shop.clock.advance(1);
  expect(await clockOf(requestRef)).toEqual({ ...promise, clockMinutes: 1440, officeMinutes: 60, isLate: true });
});

test('the clock of a request that is over shows what it showed then, late or not', async () => {
  const [inTime, late] = [await aQuoteRequest(shop), await aQuoteRequest(shop)];
  const officer = { ...visitor, roles: ['officer'], userId: (await signedInAs(shop, ['officer'])).id } as const;
  const answer = ({ requestNumber }: { requestNumber: string }) =>
    endRequest(shop.deps, officer, { requestNumber, outcome: 'answer' });
  shop.clock.advance(2 * HOUR);
  await answer(inTime);
  shop.clock.advance(30 * HOUR);
  await answer(late);
  shop.clock.advance(100 * HOUR);
  expect(await clockOf(inTime.requestRef)).toMatchObject({ clockMinutes: 120, officeMinutes: 60, isLate: false });
  expect(await clockOf(late.requestRef)).toMatchObject({ clockMinutes: 32 * 60, isLate: true });
});

test('where the setting says so office hours count; a promise made before stays what it was', async () => {
  const before = await aQuoteRequest(shop);
  await turn('PROMISE', 'OFFICE_HOURS');
  const after = await aQuoteRequest(shop);
  // An hour on Friday, nine on Monday and on Tuesday, five on Wednesday.
  const dueAt = iso('2026-12-02T14:00');
  expect(await clockOf(after.requestRef)).toMatchObject({ promisedHours: 24, promiseCounts: 'OFFICE_HOURS', dueAt });
  expect(await clockOf(before.requestRef)).toMatchObject({
    promiseCounts: 'CLOCK_HOURS',
    dueAt: iso('2026-11-28T17:00'),
  });
  shop.clock.advance((Date.parse(dueAt) - shop.clock.now().getTime()) / 1000);
  expect(await clockOf(after.requestRef)).toMatchObject({ officeMinutes: 1440, isLate: false });
  shop.clock.advance(1);
  expect(await clockOf(after.requestRef)).toMatchObject({ isLate: true });
  const { rows } = await shop.database.pool.query('select promise_counts from quote_requests order by promise_counts');
  expect(rows.map((row) => row.promise_counts)).toEqual(['CLOCK_HOURS', 'OFFICE_HOURS']);
});

test('a request of the release before promises the clock hours until it is due, and has no clock where its end is not known', async () => {
  const { requestRef, requestNumber } = await aQuoteRequest(shop);
  const change = (set: object) =>
    shop.deps.db.updateTable('quote_requests').set(set).where('request_number', '=', requestNumber).execute();
  await change({ promised_hours: null });
  expect(await clockOf(requestRef)).toMatchObject({ promisedHours: 24, promiseCounts: 'CLOCK_HOURS' });
  await change({ status: 'answered', state_changed_at: null });
  expect(await clockOf(requestRef)).toMatchObject({ clockMinutes: null, officeMinutes: null, isLate: false });
});
