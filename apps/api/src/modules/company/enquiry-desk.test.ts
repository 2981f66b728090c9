import { randomUUID } from 'node:crypto';
import { demoOutbox } from '@onegi/contract/calls/common/demo-outbox';
import { enquiryHistory, enquiryList } from '@onegi/contract/calls/company/enquiries';
import { companyFields as c } from '@onegi/contract/fields/company';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aUser, type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { anEnquiryId } from '@onegi/testing/factories/company-requests';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { sweepEnquiries } from './sweep-enquiries.ts';

let shop: TestApp;
let officer: SignedIn;
let colleague: SignedIn;
let compliance: SignedIn;
beforeAll(async () => {
  shop = await testApp();
});
beforeEach(async () => {
  // Time passes in these tests, and sessions with it.
  officer = await signedInAs(shop, ['officer']);
  colleague = await signedInAs(shop, ['administrator']);
  compliance = await signedInAs(shop, ['compliance']);
  for (const table of ['enquiries', 'case_events', 'mails'] as const) await shop.deps.db.deleteFrom(table).execute();
});
afterAll(() => shop.close());

const BASE = '/sys-common/contract-us';
const post = (path: string, body: object, user: SignedIn, headers: Record<string, string> = {}) =>
  call(shop, 'POST', `${BASE}/${path}`, body, { ...user.browser, ...headers });
const assign = (id: string, assigneeId: string | null, assigneeSeen: string | null, user = officer) =>
  post('assign', { [c.id.wire]: id, assigneeId, assigneeSeen }, user);
const reply = (id: string, answerText: string, user = officer, key = randomUUID()) =>
  post('reply', { [c.id.wire]: id, answerText }, user, { 'idempotency-key': key });
const answered = (id: string, isAnswered: boolean) =>
  post('answered', { [c.id.wire]: id, answered: isAnswered }, officer);
const close = (id: string, user = officer) => post('close', { [c.id.wire]: id }, user);

async function listed(state?: string, user = officer) {
  const { data } = await post('list', state ? { [c.state.wire]: state } : {}, user);
  return z.decode(enquiryList.page.answer.codec, data).records;
}
const answersMailed = async () =>
  z
    .decode(demoOutbox.answer, (await call(shop, 'GET', '/demo/outbox')).data)
    .filter(({ subject }) => subject.startsWith('Our answer to your enquiry'));

test('an enquiry is taken by one of two at once, given on, and given back', async () => {
  const id = await anEnquiryId(shop);
  const both = await Promise.all([assign(id, officer.id, null), assign(id, colleague.id, null, colleague)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [taken] = await listed('S');
  expect(taken).toMatchObject({ state: 'assigned', holder: 'officer' });
  const seen = taken?.assigneeId ?? null;
  const other = seen === officer.id ? colleague.id : officer.id;
  expect((await assign(id, other, seen)).status).toBe(200);
  expect((await assign(id, null, other)).status).toBe(200);
  expect(await listed('O')).toMatchObject([{ id, assigneeId: null }]);
  const seller = await aUser(shop, { roles: ['consultant'] });
  expect(await assign(id, seller.id, null)).toMatchObject({ code: 'case.assigneeUnknown' });
});

test('an answer is mailed with the number and without what was asked, kept sealed, and shown to who may read it', async () => {
  const id = await anEnquiryId(shop);
  const [{ enquiryNumber = '' } = {}] = await listed();
  expect((await reply(id, 'Yes, skiing is covered.')).status).toBe(200);
  const [mail] = await answersMailed();
  expect(mail).toMatchObject({ to: 'a@example.com', subject: `Our answer to your enquiry ${enquiryNumber}` });
  expect(mail?.textBody).toContain('Yes, skiing is covered.');
  expect(await listed('A', compliance)).toMatchObject([
    { answerText: 'Yes, skiing is covered.', state: 'answered', allowedActions: [] },
  ]);
  const { rows } = await shop.database.pool.query('select t::text as row from enquiries t');
  expect(rows[0].row).not.toContain('skiing');
  const { data } = await call(shop, 'GET', `${BASE}/${id}/history`, undefined, compliance.browser);
  expect(z.decode(enquiryHistory.answer.codec, data).history).toMatchObject([{ eventAction: 'answer' }]);
});

test('two answers at once, or a double click, send one mail', async () => {
  const id = await anEnquiryId(shop);
  const key = randomUUID();
  const answers = await Promise.all([
    reply(id, 'Yes', officer, key),
    reply(id, 'Yes', officer, key),
    reply(id, 'No', colleague),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toHaveLength(3);
  expect(await answersMailed()).toHaveLength(1);
  expect(await reply(id, 'Again', colleague)).toMatchObject({ status: 409, code: 'enquiry.over' });
});

test('who waits is told from who was answered and what was closed; opened again it waits anew', async () => {
  const [fresh, taken, done, shut] = [
    await anEnquiryId(shop),
    await anEnquiryId(shop),
    await anEnquiryId(shop),
    await anEnquiryId(shop),
  ];
  await assign(taken, officer.id, null);
  await answered(done, true);
  await close(shut);
  const ids = async (state: string) => (await listed(state)).map(({ id }) => id).toSorted();
  expect(await ids('W')).toEqual([fresh, taken].toSorted());
  expect([await ids('O'), await ids('S'), await ids('A'), await ids('C')]).toEqual([[fresh], [taken], [done], [shut]]);
  shop.clock.advance(3 * 86_400);
  officer = await signedInAs(shop, ['officer']);
  await answered(shut, false);
  const again = (await listed('O')).find(({ id }) => id === shut);
  expect(Date.parse(again?.dueAt ?? '')).toBeGreaterThan(shop.clock.now().getTime());
});

test('answered again after it was opened again, every answer is kept, and only the one of now is its answer', async () => {
  const id = await anEnquiryId(shop);
  await reply(id, 'Skiing is not covered.');
  const [first] = await listed('A');
  await answered(id, false);
  const opened = { answerText: null, answeredBy: null, answeredAt: null };
  const { answeredBy, answeredByZh, answeredAt } = first ?? {};
  const earlier = { answerText: 'Skiing is not covered.', answeredBy, answeredByZh, answeredAt };
  expect(answeredAt).toBeTruthy();
  expect(await listed('O')).toMatchObject([{ ...opened, earlierAnswers: [earlier] }]);

  // Answered outside the portal, it has no answer of its own.
  await answered(id, true);
  expect(await listed('A')).toMatchObject([{ answerText: null, earlierAnswers: [earlier] }]);
  await answered(id, false);
  await reply(id, 'We were wrong: it is.', colleague);
  expect(await listed('A')).toMatchObject([{ answerText: 'We were wrong: it is.', earlierAnswers: [earlier] }]);
  await answered(id, false);
  const [last] = await listed('O');
  expect(last?.earlierAnswers.map(({ answerText }) => answerText)).toEqual([
    'Skiing is not covered.',
    'We were wrong: it is.',
  ]);
  const { rows } = await shop.database.pool.query('select t::text as row from enquiries t');
  expect(rows[0].row).not.toMatch(/kiing|wrong/);
});

test('an answer that was left when the release before opened its enquiry again is an earlier one, of nobody', async () => {
  const id = await anEnquiryId(shop);
  await reply(id, 'Skiing is not covered.');
  const enquiries = shop.deps.db.updateTable('enquiries').where('id', '=', id);
  await enquiries.set({ answered_at: null, answered_by: null }).execute();
  const earlier = { answerText: 'Skiing is not covered.', answeredBy: null, answeredByZh: null, answeredAt: null };
  expect(await listed('S')).toMatchObject([{ answerText: null, earlierAnswers: [earlier] }]);
  await answered(id, true);
  expect(await listed('A')).toMatchObject([{ answerText: null, earlierAnswers: [earlier] }]);
});

test('nobody but those who answer gives, answers or closes one', async () => {
  const id = await anEnquiryId(shop);
  for (const user of [compliance, await signedInAs(shop, ['consultant'])]) {
    const tried = [await assign(id, officer.id, null, user), await reply(id, 'Yes', user), await close(id, user)];
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403]);
  }
  expect(await answersMailed()).toEqual([]);
});

test('what was closed a year ago goes, with what was done with it', async () => {
  await close(await anEnquiryId(shop));
  shop.clock.advance(366 * 86_400);
  await sweepEnquiries(shop.deps);
  expect(await shop.deps.db.selectFrom('enquiries').select('id').execute()).toEqual([]);
  expect(await shop.deps.db.selectFrom('case_events').select('id').execute()).toEqual([]);
});

test('an enquiry is found in its list by a part of its number, in any case, and no other', async () => {
  const ids = [await anEnquiryId(shop), await anEnquiryId(shop)];
  const [first] = await shop.deps.db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', ids[0] as string)
    .execute();
  const number = first?.enquiry_number ?? '';
  for (const part of [number, number.toLowerCase(), number.slice(2)]) {
    const { data } = await call(
      shop,
      'POST',
      enquiryList.page.path,
      { [c.numberSearched.wire]: part },
      officer.browser,
    );
    expect(z.decode(enquiryList.page.answer.codec, data).records.map(({ id }) => id)).toEqual([ids[0]]);
  }
  const { data } = await call(shop, 'POST', enquiryList.page.path, { [c.numberSearched.wire]: '%' }, officer.browser);
  expect(z.decode(enquiryList.page.answer.codec, data).total).toBe(0);
});
