import { randomUUID } from 'node:crypto';
import { getRequest, myRequests } from '@onegi/contract/calls/requests/my-requests';
import { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aQuoteRef, call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { refOf } from '../../lib/refs.ts';
import { readQuote } from '../quotes/read-quote.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const trip =
  'planType=S&destination=A&departDate=2026-12-01&returnDate=2026-12-05&travelling=I&spouse=N&adult=1&children=0';
const input = {
  templateId: 'OTHERS_P',
  prod: 'TRAVEL',
  searchUrl: `/quoteCards?prod=TRAVEL&${trip}`,
  answers: {
    OP02: 'LPG',
    OP03: 'DEMO ONE',
    OP04: '20000001',
    OP05: 'demo01@example.com',
    OP07: '1250000.50',
    OP09: 'Y',
    OP11: 'AM',
  },
  [requestQuote.body.wireName('consent')]: true,
  language: 'zh-Hant',
};

/** Asks as a new browser would, or as one that has its cookie; answers the cookie too. */
async function ask(cookie?: string, change: Record<string, unknown> = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/buy/request-quote',
    payload: { ...input, ...change },
    headers: cookie ? { cookie } : {},
  });
  expect(answer.statusCode).toBe(200);
  const given = answer.cookies.find(({ name }) => name === 'og_browser');
  const { requestRef, requestNumber } = z.decode(requestQuote.answer.codec, answer.json().data);
  return { given, cookie: cookie ?? `og_browser=${given?.value}`, requestRef, requestNumber };
}

async function listed(cookie?: string) {
  const { data } = await call(shop, 'GET', '/buy/requests', undefined, cookie ? { cookie } : {});
  return z.decode(myRequests.answer, data);
}

describe('requests of a browser', () => {
  test('are shown to it again, newest first, without what is personal', async () => {
    const first = await ask();
    expect(first.given).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const second = await ask(first.cookie);
    const mine = await listed(first.cookie);
    expect(mine.map(({ requestNumber }) => requestNumber)).toEqual([second.requestNumber, first.requestNumber]);
    expect(mine[0]).toMatchObject({ product: 'TRAVEL', productNameZh: '旅遊保險', requestState: 'waiting' });
    expect(mine[0]?.insurerName).toMatch(/\w/);
    expect(JSON.stringify(mine)).not.toMatch(/DEMO|20000001|example\.com/);
  });

  test('are not shown to another browser, nor to one without a name', async () => {
    const { cookie } = await ask();
    const other = await ask();
    expect(await listed(other.cookie)).toHaveLength(1);
    expect(await listed()).toEqual([]);
    expect(await listed(`${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`)).toEqual([]);
  });

  test('are kept under a hash: no row holds the cookie', async () => {
    const { given } = await ask();
    const { rows } = await shop.database.pool.query('select t::text as row from quote_requests t');
    for (const { row } of rows) expect(row).not.toContain(given?.value);
  });
});

test('of the address a request came from, only the search is kept', async () => {
  const searchUrl = `${input.searchUrl}&email=demo01%40example.com&note=DEMO+ONE#DEMO`;
  const { data } = await call(shop, 'POST', '/buy/request-quote', { ...input, searchUrl });
  const { requestNumber } = z.decode(requestQuote.answer.codec, data);
  const { rows } = await shop.database.pool.query('select search_url from quote_requests where request_number = $1', [
    requestNumber,
  ]);
  expect(rows).toEqual([{ search_url: input.searchUrl }]);
});

const planName = requestQuote.body.wireName('plan');

async function answersShown(change: Record<string, unknown>) {
  // Another address than the other tests': one may ask a few times an hour.
  const answers = { ...input.answers, OP05: 'demo02@example.com' };
  const { requestRef } = await ask(undefined, { answers, ...change });
  const { data } = await call(shop, 'GET', `/buy/requests/${requestRef}`);
  const request = z.decode(getRequest.answer.codec, data);
  return Object.fromEntries(request.answers.map(({ asked, answer, answerZh }) => [asked, [answer, answerZh]]));
}

describe('what was asked and answered', () => {
  test('is opened by the reference, in words and in both languages', async () => {
    const { requestRef, requestNumber } = await ask();
    const { data } = await call(shop, 'GET', `/buy/requests/${requestRef}`);
    const request = z.decode(getRequest.answer.codec, data);
    expect(request.requestNumber).toBe(requestNumber);
    const shown = Object.fromEntries(request.answers.map(({ asked, answer, answerZh }) => [asked, [answer, answerZh]]));
    expect(shown).toMatchObject({
      Product: ['Travel', '旅遊保險'],
      'Search details': [expect.stringContaining('Single trip'), expect.stringContaining('單次旅程')],
      'Customer name': ['DEMO ONE', 'DEMO ONE'],
      'No claims in 3 years': ['That is right', '正確'],
      'Best time to call': ['Morning', '上午'],
    });
    expect(shown['Claim details']).toBeUndefined();
    const home = await answersShown({ prod: 'HOME', searchUrl: undefined });
    expect(home['Sum insured or limit HK$']).toEqual(['1,250,000.50', '1,250,000.50']);
  });

  test('names the plan, its listed price and why it is asked for', async () => {
    const quoteRef = await aQuoteRef(shop);
    const { plan } = await readQuote(shop.deps, quoteRef, { today: shop.clock.today() });
    const shown = await answersShown({ [planName]: plan.code, quoteRef, reason: 'offline' });
    expect(shown).toMatchObject({
      Plan: [plan.name.en, plan.name.zhHant],
      'Price listed': [expect.stringMatching(/^HK\$\d+\.\d\d$/), expect.anything()],
      'Why a quote is requested': ['The insurer does not sell this plan online', '此保險公司不經網上出售此計劃'],
    });
    const unknown = await answersShown({ [planName]: 'ZZZ-TRAVEL-S', quoteRef: 'forged' });
    expect(Object.keys(unknown)).not.toContain('Plan');
    expect(Object.keys(unknown)).not.toContain('Price listed');
  });

  test('stays closed to a guessed, a changed and another kind of reference', async () => {
    const { requestRef } = await ask();
    const last = requestRef.endsWith('A') ? 'Q' : 'A';
    const { rows } = await shop.database.pool.query('select id from quote_requests limit 1');
    const guesses = [
      'not-a-reference',
      requestRef.slice(0, -1) + last,
      rows[0].id,
      refOf(shop.deps.seal, 'application', rows[0].id),
      refOf(shop.deps.seal, 'request', randomUUID()),
    ];
    for (const guess of guesses) {
      const { status, code } = await call(shop, 'GET', `/buy/requests/${guess}`);
      expect([guess, status, code]).toEqual([guess, 404, 'quoteRequest.notFound']);
    }
  });
});
