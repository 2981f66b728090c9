import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { acceptLogin } from '@onegi/contract/calls/accounts/sign-in';
import { contentFields as c } from '@onegi/contract/fields/content';
import { lineCodes } from '@onegi/contract/lines';
import { writtenDay } from '@onegi/contract/written-dates';
import { aCaptcha, ownPage } from '@onegi/testing/factories/accounts';
import { aNotice, call, notify, submit, wire } from '@onegi/testing/factories/purchases';
import { type ReleaseApp, readMade, releaseApp } from '@onegi/testing/releases/release-app';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deliverLostNotices } from '../adapters/payments/sandbox/lost-notices.ts';
import { digestOf } from '../modules/accounts/passwords.ts';
import { totpOf } from '../modules/accounts/totp/check-totp.ts';
import { parseHead } from '../modules/audit/head.ts';
import { verifyChain } from '../modules/audit/verify-chain.ts';

// Data that the server of release 0.1 made by its own doors (packages/testing/releases/0.1), read by the present code.
const { reads } = readMade('0.1');
let shop: ReleaseApp;
beforeAll(async () => {
  shop = await releaseApp('0.1');
});
afterAll(() => shop.close());

const get = (path: string) => call(shop, 'GET', path);
const application = async (ref: string) => (await get(`/buy/application/${ref}`)).data;
/** Paid at the gateway, as it then tells us: the policy's confirmation. */
async function paid(name: 'open' | 'pending') {
  const [applicationRef, paymentRef, session] = [
    shop.made.applications[name],
    shop.made.payments[name],
    shop.made.sessions[name],
  ];
  const body = await aNotice(shop, { applicationRef, paymentRef, session, total: '', gatewayUrl: '' });
  expect((await notify(shop, body)).status).toBe(200);
  return get(`/buy/confirmation/${applicationRef}`);
}

/** The cover of a trip, whose days were written in figures. */
const inWrittenDays = (card: string, language: 'en' | 'zh-Hant') =>
  card.replaceAll(/(\d\d)-(\d\d)-(\d{4})/g, (_, day, month, year) => writtenDay(`${year}-${month}-${day}`, language));

/**
 * What was answered then. Words may have been chosen anew since, and more may be told; a title that was made of a file's name
 * is none.
 */
function inWordsOfToday(path: string, data: unknown): unknown {
  const then = JSON.stringify(data)
    // What a plan lacks is named shorter.
    .replaceAll(/"missing":\{"text":"[^"]*","text9":"[^"]*"\}/g, '"missing":{}')
    .replaceAll('"text9":"不適用"', '"text9":"不承保"')
    .replaceAll(/"cardText":"[^"]*"/g, (card) => inWrittenDays(card, 'en'))
    .replaceAll(/"cardText9":"[^"]*"/g, (card) => inWrittenDays(card, 'zh-Hant'))
    .replaceAll(`"${c.title.wire}":"an-upload"`, `"${c.title.wire}":null`)
    .replaceAll(`"${c.titleZh.wire}":"an-upload"`, `"${c.titleZh.wire}":null`);
  const isRequest = path.startsWith('/buy/requests/');
  const now = JSON.parse(isRequest ? then.replace(':"Yes"', ':"That is right"').replace(':"是"', ':"正確"') : then);
  return Array.isArray(now) ? expect.arrayContaining(now.map((each) => expect.objectContaining(each))) : now;
}

describe('whatever release 0.1 answered is answered the same', () => {
  test.each(reads.map((one) => [`${one.method} ${one.path}`, one] as const))('%s', async (_, read) => {
    const headers = read.as ? { ...ownPage, cookie: shop.made.cookies[read.as] ?? '' } : {};
    const answer = await call(shop, read.method, read.path, read.body, headers);
    expect(answer).toMatchObject({ status: 200, data: inWordsOfToday(read.path, read.data) });
  });
});

describe('what release 0.1 left half done goes on', () => {
  test('a draft is submitted at the price that it showed', async () => {
    const draft = await application(shop.made.applications.draft);
    const { status, data } = await submit(shop, draft);
    expect([status, data.quote[wire.total]]).toEqual([200, draft.quote[wire.total]]);
  });

  test('a submitted application is paid', async () => {
    const applicationRef = shop.made.applications.submitted;
    const { status, data } = await call(shop, 'POST', '/buy/payment', { applicationRef });
    expect(status).toBe(200);
    const session = data.gatewayUrl.split('/').at(-1);
    const opened = { applicationRef, paymentRef: data.paymentRef, session, total: '', gatewayUrl: '' };
    await notify(shop, await aNotice(shop, opened));
    expect((await get(`/buy/confirmation/${applicationRef}`)).status).toBe(200);
  });

  test.each(['open', 'pending'] as const)('a payment that was %s becomes a policy', async (name) => {
    const { status, data } = await paid(name);
    expect([status, data.docList?.length]).toEqual([200, 3]);
  });

  test('a purchase link leads to its quote, and one that was begun to its application', async () => {
    const { links } = shop.made;
    const begin = (token: string) => call(shop, 'POST', '/buy/application', { token, language: 'en' });
    expect((await begin(links.opened)).data.applicationRef).toBe(shop.made.applications.throughLink);
    const begun = await begin(links.unopened);
    expect([begun.status, begun.data.state]).toEqual([200, 'draft']);
  });

  test('a listed quote that nobody used begins an application at its price', async () => {
    const { quoteRef, quoteTotal } = shop.made;
    const { status, data } = await call(shop, 'POST', '/buy/application', { quoteRef, language: 'en' });
    expect([status, data.quote?.[wire.total]]).toEqual([200, quoteTotal]);
  });
});

describe('people of release 0.1', () => {
  const signIn = async ({ email, password }: { email: string; password: string }) =>
    call(shop, 'POST', '/sys-common/login-in', {
      userNameOrEmail: email,
      pwd: digestOf(password),
      ...(await aCaptcha(shop)),
    });

  test('sign in with their password', async () => {
    const { status, data } = await signIn(shop.made.login);
    expect(status).toBe(200);
    const accepted = await call(shop, 'POST', '/sys-common/accept', { uuid: data.uuid, accept: true }, ownPage);
    expect([accepted.status, accepted.data[acceptLogin.answer.wireName('userEmail')]]).toEqual([
      200,
      shop.made.login.email,
    ]);
  });

  test('and with their second factor', async () => {
    const { email, totpSecret } = shop.made.secondFactor;
    const { data } = await signIn(shop.made.secondFactor);
    shop.clock.advance(60);
    const code = totpOf(totpSecret, email).generate({ timestamp: shop.clock.now().getTime() });
    const accepted = await call(shop, 'POST', '/sys-common/accept', { uuid: data.uuid, accept: true, code }, ownPage);
    expect(accepted.status).toBe(200);
  });
});

test('the states of its notes and receipts are words', async () => {
  const { rows } = await sql<{ state: string }>`
    select settlement as state from debit_credit_notes union select bank_status from receipts
    union select paid_type from receipts order by state`.execute(shop.deps.db);
  expect(rows.map(({ state }) => state)).toEqual(['cleared', 'full', 'settled', 'unbanked']);
});

test('the documents of every line are printed', async () => {
  expect(shop.made.documents).toHaveLength(lineCodes.length * 3);
  for (const name of shop.made.documents.filter((one) => one.startsWith('schedule-'))) {
    const { statusCode, rawPayload } = await shop.app.inject(`/api/common/down-file?name=${name}`);
    expect([name, statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([name, 200, '%PDF-']);
  }
}, 60_000);

test('the audit trail goes on in one chain, through the end that was printed then', async () => {
  await shop.deps.audit.chain();
  const { db, files, config } = shop.deps;
  const head = parseHead(shop.made.auditHead);
  const { rows, problems } = await verifyChain({ db, files, secretKeys: config.secretKeys }, head ? [head] : []);
  expect(problems).toEqual([]);
  expect(rows).toBeGreaterThan(head?.seq ?? Number.POSITIVE_INFINITY);
});

test('nothing went wrong beside it, but for the notice that nobody hears', () => {
  expect(shop.problems.filter(({ where }) => where !== 'jobs sandbox-notice')).toEqual([]);
});

test('a payment that the gateway took, and could tell nobody, becomes a policy by itself', async () => {
  const opened = Promise.withResolvers<ReleaseApp>();
  const address = createServer(async (request, response) => {
    const payload = Buffer.concat(await request.toArray());
    const { app } = await opened.promise;
    const { statusCode } = await app.inject({
      method: 'POST',
      url: request.url ?? '',
      headers: request.headers,
      payload,
    });
    response.writeHead(statusCode).end();
  }).listen(0, '127.0.0.1');
  await once(address, 'listening');
  const { port } = address.address() as AddressInfo;
  const later = await releaseApp('0.1', { config: { port } });
  opened.resolve(later);
  try {
    const confirmation = `/buy/confirmation/${later.made.applications.unheard}`;
    const isConfirmed = async () => {
      await deliverLostNotices(later.deps);
      expect((await call(later, 'GET', confirmation)).status).toBe(200);
    };
    await vi.waitFor(isConfirmed, { timeout: 40_000, interval: 200 });
    expect(later.problems).toEqual([]);
  } finally {
    await later.close();
    address.close();
  }
}, 60_000);
