import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '@onegi/testing/app';
import { buyLine } from '@onegi/testing/factories/lines';
import { aNotice, aPayment, aSubmittedApplication, call, notify, wire } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refOf } from '../../lib/refs.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const fetchCalendar = (ref: string, query = '') =>
  shop.app.inject({ method: 'GET', url: `/api/buy/confirmation/${ref}/calendar${query}` });

/** The lines of a calendar as they were before they were folded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

/** A trip that was bought. */
async function paid() {
  const payment = await aPayment(shop);
  await notify(shop, await aNotice(shop, payment));
  const { data } = await call(shop, 'GET', `/buy/confirmation/${payment.applicationRef}`);
  return { ref: payment.applicationRef, data };
}

test('a trip comes as a file for calendars: its first and its last day in Hong Kong, and nothing to renew', async () => {
  const { ref, data } = await paid();
  const number = data[wire.policyNumber];
  const answer = await fetchCalendar(ref);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': expect.stringContaining(`attachment; filename="${number}.ics"`),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  const lines = linesOf(answer.body);
  expect(lines.filter((line) => line.startsWith('DTSTART;'))).toEqual([
    'DTSTART;TZID=Asia/Hong_Kong:20261201T000000',
    'DTSTART;TZID=Asia/Hong_Kong:20261207T233000',
  ]);
  expect(lines).toContain(`UID:${number}.begins@onegi`);
  expect(lines).toContainEqual(expect.stringMatching(/^SUMMARY:Cover begins: .+ Travel /));
  expect(lines.join()).toContain(data.emergencyPhone);
  // A calendar is shared and looked at by others: it names nobody, and leads to nothing.
  expect(lines.join()).not.toMatch(/DEMO|A123456|https?:/);
});

test('taken again it holds the same events, in the other language too', async () => {
  const { ref } = await paid();
  const uids = (file: string) => linesOf(file).filter((line) => line.startsWith('UID:'));
  const [first, again] = [await fetchCalendar(ref), await fetchCalendar(ref, '?language=zh-Hant')];
  expect(uids(again.body)).toEqual(uids(first.body));
  expect(linesOf(again.body)).toContainEqual(expect.stringMatching(/^SUMMARY:保障開始：.+旅遊/));
});

test('what lasts a year is to be renewed 30 days before its end, with an alarm', async () => {
  const { confirmation } = await buyLine(shop, 'HOME');
  expect(confirmation[wire.expiresOn]).toBe('2027-11-30');
  const lines = linesOf((await fetchCalendar(confirmation.applicationRef)).body);
  const at = lines.indexOf(`UID:${confirmation[wire.policyNumber]}.renew@onegi`);
  expect(lines[at + 2]).toBe('DTSTART;TZID=Asia/Hong_Kong:20271031T090000');
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
});

test('what is not paid, not there or not an application of anybody has no calendar, like its confirmation', async () => {
  const unpaid = await aSubmittedApplication(shop);
  const unknown = [
    unpaid.applicationRef,
    refOf(shop.deps.seal, 'application', randomUUID()),
    refOf(shop.deps.seal, 'payment', randomUUID()),
  ];
  for (const ref of [...unknown, 'not-a-reference', '../../other']) {
    const path = `/buy/confirmation/${encodeURIComponent(ref)}`;
    const [confirmation, calendar] = [await call(shop, 'GET', path), await call(shop, 'GET', `${path}/calendar`)];
    expect([calendar.status, calendar.code], ref).toEqual([confirmation.status, confirmation.code]);
    // What cannot be a reference is refused for its form.
    expect([404, 400], ref).toContain(calendar.status);
    if (unknown.includes(ref)) expect(calendar.status).toBe(404);
  }
});
