import { randomUUID } from 'node:crypto';
import { demoOutbox } from '@onegi/contract/calls/common/demo-outbox';
import { endRequest } from '@onegi/contract/calls/requests/change-request';
import { answerRequest, assignRequest, openRequest, requestList } from '@onegi/contract/calls/requests/office-requests';
import { requestFields as r } from '@onegi/contract/fields/requests';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aUser, type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { aQuoteRequest } from '@onegi/testing/factories/workflow-cases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';

let shop: TestApp;
let officer: SignedIn;
let colleague: SignedIn;
let compliance: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  officer = await signedInAs(shop, ['officer']);
  colleague = await signedInAs(shop, ['administrator']);
  compliance = await signedInAs(shop, ['compliance']);
});
beforeEach(async () => {
  for (const table of ['quote_requests', 'case_events', 'mails'] as const) {
    await shop.deps.db.deleteFrom(table).execute();
  }
});
afterAll(() => shop.close());

const BASE = '/commercial-insurance/quote-request';
const post = (path: string, body: object, user: SignedIn, headers: Record<string, string> = {}) =>
  call(shop, 'POST', `${BASE}/${path}`, body, { ...user.browser, ...headers });
const byNumber = (number: string) => ({ [r.requestAsked.wire]: number });
const assign = (number: string, assigneeId: string | null, assigneeSeen: string | null, user: SignedIn) =>
  post('assign', { ...byNumber(number), assigneeId, assigneeSeen }, user);
const answer = (number: string, answerText: string, user: SignedIn, key = randomUUID()) =>
  post('answer', { ...byNumber(number), answerText }, user, { 'idempotency-key': key });

async function listed(user: SignedIn, body: object = {}) {
  const { data, status } = await post('list', body, user);
  return status === 200 ? z.decode(requestList.page.answer.codec, data).records : status;
}
async function opened(number: string, user: SignedIn) {
  const answered = await call(shop, 'GET', `${BASE}/${number}`, undefined, user.browser);
  return answered.status === 200 ? z.decode(openRequest.answer.codec, answered.data) : answered.status;
}
async function answersMailed() {
  const mails = z.decode(demoOutbox.answer, (await call(shop, 'GET', '/demo/outbox')).data);
  return mails.filter(({ subject }) => subject.startsWith('Our answer to your request'));
}

describe('the office’s list of requests', () => {
  test('has every request, those that wait first due in front, and nothing personal that is not masked', async () => {
    const first = await aQuoteRequest(shop);
    shop.clock.advance(60);
    const second = await aQuoteRequest(shop);
    shop.clock.advance(60);
    const third = await aQuoteRequest(shop);
    await answer(first.requestNumber, 'HK$1,200 a year.', officer);
    for (const user of [officer, colleague, compliance]) {
      const waiting = await listed(user, { [r.requestState.wire]: 'W' });
      expect(waiting).toMatchObject([
        { requestNumber: second.requestNumber, contactName: 'D*** O***', requestState: 'waiting' },
        { requestNumber: third.requestNumber },
      ]);
      expect(JSON.stringify(waiting)).not.toMatch(/DEMO ONE|20000001/);
      expect(await listed(user)).toHaveLength(3);
    }
    expect(
      await listed(officer, { [r.numberSearched.wire]: second.requestNumber.slice(-4).toLowerCase() }),
    ).toHaveLength(1);
  });

  test('tells each reader what they may do: compliance nothing of the office', async () => {
    await aQuoteRequest(shop);
    const actions = async (user: SignedIn) =>
      ((await listed(user)) as { allowedActions: string[] }[])[0]?.allowedActions;
    expect(await actions(officer)).toEqual(['assign', 'release', 'answer', 'decline', 'withdraw']);
    expect(await actions(compliance)).toEqual(['withdraw']);
  });

  test('shows a consultant those of the own clients alone, also by number', async () => {
    const own = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR7001'] });
    const other = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR7002'] });
    const { requestNumber } = await aQuoteRequest(shop);
    await aQuoteRequest(shop);
    await shop.deps.db
      .updateTable('quote_requests')
      .set({ consultant_code: 'TR7001' })
      .where('request_number', '=', requestNumber)
      .execute();
    expect(await listed(own)).toMatchObject([{ requestNumber }]);
    expect(await listed(other)).toEqual([]);
    expect(await opened(requestNumber, own)).toMatchObject({ requestNumber });
    expect(await opened(requestNumber, other)).toBe(404);
    expect((await answer(requestNumber, 'Mine', own)).status).toBe(403);
    expect(await listed(await signedInAs(shop, ['editor']))).toBe(403);
  });
});

test('a request is opened in whole, and that it was read is written down', async () => {
  const { requestNumber } = await aQuoteRequest(shop);
  const request = await opened(requestNumber, compliance);
  expect(request).toMatchObject({ contactName: 'DEMO ONE', answerText: null, history: [] });
  expect(JSON.stringify(request)).toContain('Customer name');
  const { rows } = await shop.database.pool.query(
    `select actor_id from audit_waiting where action = 'request.read' and object_name = $1`,
    [requestNumber],
  );
  expect(rows).toEqual([{ actor_id: compliance.id }]);
  expect(await opened('RQ2611999999', officer)).toBe(404);
});

describe('who has a request', () => {
  test('is whoever takes it first: of two at once one is told that the other has it', async () => {
    const { requestNumber } = await aQuoteRequest(shop);
    const both = await Promise.all([
      assign(requestNumber, officer.id, null, officer),
      assign(requestNumber, colleague.id, null, colleague),
    ]);
    expect(both.map(({ status, code }) => code ?? status).toSorted()).toEqual(
      [200, 'case.assignedMeanwhile'].toSorted(),
    );
    expect(await shop.deps.db.selectFrom('case_events').selectAll().execute()).toHaveLength(1);
  });

  test('is given on, or back, and only to who may answer it', async () => {
    const { requestNumber } = await aQuoteRequest(shop);
    const seller = await aUser(shop, { roles: ['consultant'] });
    expect(await assign(requestNumber, seller.id, null, officer)).toMatchObject({ code: 'case.assigneeUnknown' });
    expect((await assign(requestNumber, colleague.id, null, compliance)).status).toBe(403);
    const given = await assign(requestNumber, colleague.id, null, officer);
    expect(z.decode(assignRequest.answer.codec, given.data)).toMatchObject({ assigneeId: colleague.id });
    shop.clock.advance(1);
    expect((await assign(requestNumber, null, colleague.id, officer)).status).toBe(200);
    const request = await opened(requestNumber, officer);
    expect(request).toMatchObject({
      assigneeId: null,
      history: [{ eventAction: 'release' }, { eventAction: 'assign' }],
    });
  });
});

describe('an answer', () => {
  test('is mailed to who asked, kept, and ends the request', async () => {
    const { requestNumber } = await aQuoteRequest(shop);
    const { data, status } = await answer(requestNumber, 'HK$1,200 a year.\nShall we go on?', officer);
    expect([status, z.decode(answerRequest.answer.codec, data).requestState]).toEqual([200, 'answered']);
    expect(await answersMailed()).toMatchObject([
      { subject: `Our answer to your request ${requestNumber}`, textBody: expect.stringContaining('HK$1,200 a year.') },
    ]);
    expect(await opened(requestNumber, compliance)).toMatchObject({
      answerText: 'HK$1,200 a year.\nShall we go on?',
      assigneeId: officer.id,
      history: [{ eventAction: 'answer' }],
    });
    const { rows } = await shop.database.pool.query('select t::text as row from quote_requests t');
    expect(rows[0].row).not.toContain('Shall we go on');
  });

  test('given twice, by a double click or by two officers, has one effect', async () => {
    const { requestNumber } = await aQuoteRequest(shop);
    const key = randomUUID();
    const twice = await Promise.all([
      answer(requestNumber, 'Yes', officer, key),
      answer(requestNumber, 'Yes', officer, key),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await answer(requestNumber, 'No', colleague)).toMatchObject({ status: 409, code: 'quoteRequest.over' });
    expect(await answersMailed()).toHaveLength(1);
  });

  test('has words, and is for a request that waits', async () => {
    const { requestNumber } = await aQuoteRequest(shop);
    expect((await answer(requestNumber, '  ', officer)).status).toBe(400);
    const body = { ...byNumber(requestNumber), [endRequest.body.wireName('outcome')]: 'C' };
    await call(shop, 'POST', '/commercial-insurance/status', body, officer.browser);
    expect((await answer(requestNumber, 'Too late', officer)).code).toBe('quoteRequest.over');
    expect((await answer('RQ2611999999', 'Hello', officer)).status).toBe(404);
    expect(await answersMailed()).toEqual([]);
  });
});
