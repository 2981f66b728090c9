import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { aLineDraft, aLineForm, submitLine } from '@onegi/testing/factories/lines';
import { aNotice, aPayment, call, fillIn, notify, submit } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

type Ref = { applicationRef: string };

const handOver = ({ applicationRef }: Ref, body: Record<string, unknown>, headers = {}) =>
  call(shop, 'POST', `/buy/application/${applicationRef}/hand-over`, body, headers);

const anAddress = () => `${randomUUID()}@example.com`;

/** The mails to one address, newest first, as the demo shows them. */
async function mailsTo(address: string): Promise<{ subject: string; html: string; to: string }[]> {
  const { data } = await call(shop, 'GET', '/demo/outbox');
  return data.filter((mail: { to: string }) => mail.to === address);
}

describe('handing an application over to the client', () => {
  test('mails the address of the application, whose contents another device then shows', async () => {
    const draft = await aLineDraft(shop, 'HOME');
    await fillIn(shop, draft, aLineForm('HOME'));
    const email = anAddress();
    const sent = await handOver(draft, { email, language: 'zh-Hant' });
    expect(sent).toMatchObject({ status: 200, data: null, msg: 'The application has been sent to the client' });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(/^你的投保申請已備妥：/);
    expect(JSON.stringify(mail)).toContain(`/zh-Hant/apply/${draft.applicationRef}`);
    const { data } = await call(shop, 'GET', `/buy/application/${draft.applicationRef}`);
    expect(data.answers.tenure).toBe('O');
  });

  test('opens a submitted one again: the declarations are the client’s own', async () => {
    const { answer } = await submitLine(shop, 'GOLF');
    const payment = await aPayment(shop, answer.data);
    expect((await handOver(answer.data, { email: anAddress() })).status).toBe(200);
    const { data } = await call(shop, 'GET', `/buy/application/${payment.applicationRef}`);
    expect(data.state).toBe('draft');
    expect((await call(shop, 'GET', `/buy/payment/${payment.paymentRef}`)).data.state).toBe('expired');
    const unpaid = await call(shop, 'POST', '/buy/payment', { applicationRef: payment.applicationRef });
    expect(unpaid.code).toBe('application.notSubmitted');
    expect((await submit(shop, data)).status).toBe(200);
  });

  test('who sells prepares it and hands it over: the declarations and the payment are refused until the client makes them', async () => {
    const { browser } = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9041'] });
    const draft = await fillIn(shop, await aLineDraft(shop, 'GOLF'), aLineForm('GOLF'));
    const refusal = { status: 403, code: 'application.clientConfirms' };
    expect(await submit(shop, draft.data, {}, browser)).toMatchObject(refusal);
    const { applicationRef } = draft.data;
    expect((await call(shop, 'GET', `/buy/application/${applicationRef}`)).data.state).toBe('draft');
    expect((await submit(shop, draft.data)).status).toBe(200);
    expect(await call(shop, 'POST', '/buy/payment', { applicationRef }, browser)).toMatchObject(refusal);
    expect((await call(shop, 'POST', '/buy/payment', { applicationRef })).status).toBe(200);
  });

  test('the same key sends one mail', async () => {
    const draft = await aLineDraft(shop, 'PET');
    const email = anAddress();
    const headers = { 'idempotency-key': `hand-over-${randomUUID()}` };
    await Promise.all([handOver(draft, { email }, headers), handOver(draft, { email }, headers)]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('one address is not flooded', async () => {
    const email = anAddress();
    const statuses = [];
    for (let sent = 0; sent < 11; sent++) {
      statuses.push((await handOver(await aLineDraft(shop, 'FIRE'), { email })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test('what is paid, unknown or without a proper address is refused', async () => {
    const { answer } = await submitLine(shop, 'FIRE');
    await notify(shop, await aNotice(shop, await aPayment(shop, answer.data)));
    expect((await handOver(answer.data, { email: anAddress() })).code).toBe('application.closed');
    expect((await handOver({ applicationRef: 'nothing' }, { email: anAddress() })).code).toBe('application.notFound');
    const draft = await aLineDraft(shop, 'FIRE');
    for (const email of ['', 'x', 'a@b.cd\nBcc: e@f.gh', undefined, 7]) {
      expect(await handOver(draft, { email })).toMatchObject({ status: 400, fields: ['email'] });
    }
  });
});
