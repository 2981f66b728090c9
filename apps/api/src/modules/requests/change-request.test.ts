import { endRequest as endCall } from '@onegi/contract/calls/requests/change-request';
import { getRequest } from '@onegi/contract/calls/requests/my-requests';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { aQuoteRequest } from '@onegi/testing/factories/workflow-cases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';

let shop: TestApp;
let officer: SignedIn;
let compliance: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  officer = await signedInAs(shop, ['officer']);
  compliance = await signedInAs(shop, ['compliance']);
});
afterAll(() => shop.close());

async function seen(requestRef: string, user?: SignedIn) {
  const { data } = await call(shop, 'GET', `/buy/requests/${requestRef}`, undefined, user?.browser ?? {});
  return z.decode(getRequest.answer.codec, data);
}

const end = (requestNumber: string, outcome: 'A' | 'C', user: SignedIn) => {
  const { wireName } = endCall.body;
  const body = { [wireName('requestNumber')]: requestNumber, [wireName('outcome')]: outcome };
  return call(shop, 'POST', '/commercial-insurance/status', body, user.browser);
};
const withdraw = (requestRef: string) => call(shop, 'POST', `/buy/requests/${requestRef}/withdraw`);

test('a request tells who holds it and since when, and everybody what they may do with it themselves', async () => {
  const { requestRef } = await aQuoteRequest(shop);
  const asked = shop.clock.now();
  shop.clock.advance(600);
  expect(await seen(requestRef)).toMatchObject({
    requestState: 'waiting',
    holder: 'officer',
    heldSince: asked.toISOString(),
    dueAt: new Date(asked.getTime() + 24 * 3_600_000).toISOString(),
    allowedActions: ['withdraw'],
  });
  expect((await seen(requestRef, officer)).allowedActions).toEqual(['answer', 'decline', 'withdraw']);
  expect((await seen(requestRef, compliance)).allowedActions).toEqual(['withdraw']);
});

test('a request that is withdrawn is over: held by nobody since then, and not to be answered', async () => {
  const { requestRef, requestNumber } = await aQuoteRequest(shop);
  shop.clock.advance(600);
  for (const _ of ['once', 'again']) expect((await withdraw(requestRef)).status).toBe(200);
  const over = { requestState: 'closed', holder: null, heldSince: shop.clock.now().toISOString(), allowedActions: [] };
  expect(await seen(requestRef, officer)).toMatchObject(over);
  expect(await end(requestNumber, 'A', officer)).toMatchObject({ status: 409, code: 'quoteRequest.over' });
});

test('an officer answers or declines a request by its number; nobody else does', async () => {
  const answered = await aQuoteRequest(shop);
  const declined = await aQuoteRequest(shop);
  expect((await end(answered.requestNumber, 'A', compliance)).status).toBe(403);
  expect((await end(answered.requestNumber, 'A', officer)).data).toMatchObject({
    [endCall.answer.wireName('requestState')]: 'A',
  });
  expect((await end(declined.requestNumber, 'C', officer)).status).toBe(200);
  expect((await seen(answered.requestRef)).requestState).toBe('answered');
  expect((await seen(declined.requestRef)).requestState).toBe('closed');
  expect(await withdraw(answered.requestRef)).toMatchObject({ status: 409, code: 'quoteRequest.over' });
  expect(await end('RQ2611999999', 'A', officer)).toMatchObject({ status: 404, code: 'quoteRequest.notFound' });
  expect((await withdraw('not-a-reference')).status).toBe(404);
});

test('the release before reads every state by its code, and its requests wait', async () => {
  const { requestNumber } = await aQuoteRequest(shop);
  const { requestNumber: other } = await aQuoteRequest(shop);
  await end(requestNumber, 'A', officer);
  await end(other, 'C', officer);
  const rows = await shop.deps.db
    .selectFrom('quote_requests')
    .select(['status', 'state'])
    .where('request_number', 'in', [requestNumber, other])
    .orderBy('state')
    .execute();
  expect(rows).toEqual([
    { status: 'answered', state: 'A' },
    { status: 'closed', state: 'C' },
  ]);
  const { rows: old } = await shop.database.pool.query(
    `insert into quote_requests (id, request_number, template, product, language, state, form_sealed, email_hash, requested_at,
       due_at, template_version)
     select gen_random_uuid(), 'RQ0000000001', template, product, language, 'W', form_sealed, email_hash, requested_at, due_at,
       template_version from quote_requests limit 1 returning status`,
  );
  expect(old).toEqual([{ status: 'waiting' }]);
});
