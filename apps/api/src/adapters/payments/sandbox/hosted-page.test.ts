import { type AddressInfo, createServer } from 'node:net';
import { type TestApp, testApp } from '@onegi/testing/app';
import {
  aPayment,
  aSubmittedApplication,
  call,
  fillIn,
  type OpenPayment,
  wire,
} from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverNotice } from './notices.ts';
import { expireSession } from './session-actions.ts';

let shop: TestApp;
let origin: string;
beforeAll(async () => {
  shop = await testApp();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
});
afterAll(() => shop.close());

const good = { number: '4242 4242 4242 4242', expiry: '12/30', code: '123' };

function pageOf({ session }: OpenPayment, part = ''): string {
  return `${origin}/sandbox-gateway/pay/${session}${part}`;
}

/** Sends a form as a browser without JavaScript does. */
function send(url: string, form: Record<string, string>) {
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

const payment = async (ref: OpenPayment) => (await call(shop, 'GET', `/buy/payment/${ref.paymentRef}`)).data;

async function policies(): Promise<number> {
  const { rows } = await shop.database.pool.query('select count(*)::int as n from policies');
  return rows[0].n;
}

describe('the hosted page', () => {
  test('it shows amount, order and test cards, warns in both languages and runs no script', async () => {
    const opened = await aPayment(shop);
    const answer = await fetch(pageOf(opened));
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(page).toContain(`HK$${opened.total}`);
    expect(page).toContain('Sandbox gateway: no real card, no money moves');
    expect(page).toContain('模擬付款：請勿使用真實信用卡，不會實際扣款');
    for (const number of ['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0000 0000 9995', '4000 0000 0000 3220']) {
      expect(page).toContain(number);
    }
    expect(page).not.toMatch(/<script|\son\w+=/);
    expect(page).toContain(`/pay/${opened.applicationRef}?payment=${opened.paymentRef}&amp;cancelled=1`);
  });

  test("it speaks the client's language", async () => {
    const submitted = await aSubmittedApplication(shop);
    await fillIn(shop, submitted, { language: 'zh-Hant' });
    const { data } = await call(shop, 'GET', `/buy/application/${submitted.applicationRef}`);
    await call(shop, 'POST', `/buy/application/${submitted.applicationRef}/submit`, {
      version: data.version,
      shownTotal: data.quote[wire.total],
      agreeWording: true,
      agreeMarketing: true,
    });
    const opened = await aPayment(shop, submitted);
    const page = await (await fetch(pageOf(opened))).text();
    expect(page).toContain('<html lang="zh-Hant-HK">');
    expect(page).toContain('信用卡號碼');
    expect(page).toContain(`支付 HK$${opened.total}`);
  });

  test('the success card tells the shop before the browser is back, and makes the policy', async () => {
    const opened = await aPayment(shop);
    const before = await policies();
    const paid = await send(pageOf(opened), good);
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toContain(
      `/confirmation/${opened.applicationRef}?payment=${opened.paymentRef}`,
    );
    expect((await payment(opened)).state).toBe('paid');
    expect(await policies()).toBe(before + 1);
    const again = await send(pageOf(opened), good);
    expect(again.status).toBe(303);
    expect(await policies()).toBe(before + 1);
    expect(await (await fetch(pageOf(opened))).text()).toContain('This payment is done');
  });

  test('a double click on Pay charges once', async () => {
    const opened = await aPayment(shop);
    const before = await policies();
    const clicks = await Promise.all([1, 2, 3].map(() => send(pageOf(opened), good)));
    expect(clicks.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await policies()).toBe(before + 1);
  });

  test.each([
    ['4000 0000 0000 0002', 'declined'],
    ['4000 0000 0000 9995', 'insufficient'],
  ])('the card %s fails as %s and sends the client back', async (number, failure) => {
    const opened = await aPayment(shop);
    const answer = await send(pageOf(opened), { ...good, number });
    expect(answer.status).toBe(303);
    expect(await payment(opened)).toMatchObject({ state: 'failed', failure, gatewayUrl: null });
  });

  test('mistakes are named beside their fields, and the security code is not shown again', async () => {
    const opened = await aPayment(shop);
    const answer = await send(pageOf(opened), { number: '4242 4242 4242 4241', expiry: '01/20', code: '98765' });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('Please correct 3 fields');
    expect(page).toContain('This card number has a typing error');
    expect(page).toContain('This card has expired');
    expect(page).toContain('Please enter the three digits');
    expect(page).not.toContain('98765');
    expect((await payment(opened)).state).toBe('created');
  });

  test('what is typed is never taken for HTML', async () => {
    const opened = await aPayment(shop);
    const page = await (await send(pageOf(opened), { ...good, number: '"><script>alert(1)</script>' })).text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
  });

  test('no card number is kept anywhere', async () => {
    const opened = await aPayment(shop);
    await send(pageOf(opened), good);
    for (const table of ['sandbox_sessions', 'sandbox_notices', 'payments', 'payment_events', 'receipts']) {
      const { rows } = await shop.database.pool.query(`select t::text as row from ${table} t`);
      expect(rows.map(({ row }) => row).join('\n')).not.toMatch(/4242 ?4242 ?4242/);
    }
  });

  test('guessed and broken addresses answer 404, an over-long form 413 or 400, and nothing breaks', async () => {
    for (const id of ['x', '00000000-0000-4000-8000-000000000000', "1'or'1"]) {
      const url = `${origin}/sandbox-gateway/pay/${encodeURIComponent(id)}`;
      expect((await fetch(url)).status).toBe(404);
      expect((await send(url, good)).status).toBe(404);
      expect((await send(`${url}/challenge`, {})).status).toBe(404);
    }
    const opened = await aPayment(shop);
    expect((await send(pageOf(opened), { number: '4'.repeat(10_000) })).status).toBe(413);
    expect((await send(pageOf(opened), {})).status).toBe(422);
  });
});

describe('the 3-D Secure challenge', () => {
  async function challenged() {
    const opened = await aPayment(shop);
    const answer = await send(pageOf(opened), { ...good, number: '4000 0000 0000 3220' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/sandbox-gateway/pay/${opened.session}`]);
    expect((await payment(opened)).state).toBe('pending');
    const page = await (await fetch(pageOf(opened))).text();
    expect(page).toContain('Your bank asks');
    return { opened, code: /one-time code is (\d{6})/.exec(page)?.[1] ?? '' };
  }

  test('approved with the code, the payment goes through', async () => {
    const { opened, code } = await challenged();
    const answer = await send(pageOf(opened, '/challenge'), { answer: 'approve', code });
    expect(answer.status).toBe(303);
    expect((await payment(opened)).state).toBe('paid');
  });

  test('refused, it fails', async () => {
    const { opened, code } = await challenged();
    await send(pageOf(opened, '/challenge'), { answer: 'refuse', code });
    expect(await payment(opened)).toMatchObject({ state: 'failed', failure: 'authentication' });
  });

  test('the third wrong code ends the attempt', async () => {
    const { opened, code } = await challenged();
    const wrong = code === '000000' ? '000001' : '000000';
    const first = await send(pageOf(opened, '/challenge'), { answer: 'approve', code: wrong });
    expect(first.status).toBe(422);
    expect(await first.text()).toContain('2 attempts are left');
    expect((await send(pageOf(opened, '/challenge'), { answer: 'approve', code: '' })).status).toBe(422);
    expect((await send(pageOf(opened, '/challenge'), { answer: 'approve', code: wrong })).status).toBe(303);
    expect(await payment(opened)).toMatchObject({ state: 'failed', failure: 'authentication' });
    expect((await send(pageOf(opened, '/challenge'), { answer: 'approve', code })).status).toBe(303);
    expect((await payment(opened)).state).toBe('failed');
  });
});

describe('notices', () => {
  test('a page left open closes in time, and the shop is told', async () => {
    const opened = await aPayment(shop);
    shop.clock.advance(3_601);
    const page = await fetch(pageOf(opened));
    expect(page.status).toBe(410);
    expect((await payment(opened)).state).toBe('expired');
    expect((await expireSession(shop.deps, opened.session)).notice).toBeNull();
  });

  test('a notice the shop did not take is sent again, freshly signed, and taken once', async () => {
    const opened = await aPayment(shop);
    const away = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve));
    const deadUrl = `http://127.0.0.1:${(away.address() as AddressInfo).port}/api/payment/webhook/sandbox`;
    const inPage = await shop.app.inject({
      method: 'POST',
      url: `/sandbox-gateway/pay/${opened.session}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(good).toString(),
    });
    expect(inPage.statusCode).toBe(303);
    expect((await payment(opened)).state).toBe('created');
    const notice = await shop.deps.db
      .selectFrom('sandbox_notices')
      .selectAll()
      .where('session_id', '=', opened.session)
      .executeTakeFirstOrThrow();
    expect(notice).toMatchObject({ delivered_at: null, attempts: 1 });

    expect(await deliverNotice(shop.deps, notice.id, deadUrl)).toBe(false);
    away.close();
    shop.clock.advance(600);
    const before = await policies();
    expect(await deliverNotice(shop.deps, notice.id, `${origin}/api/payment/webhook/sandbox`)).toBe(true);
    expect(await deliverNotice(shop.deps, notice.id, `${origin}/api/payment/webhook/sandbox`)).toBe(true);
    expect((await payment(opened)).state).toBe('paid');
    expect(await policies()).toBe(before + 1);
  });
});
