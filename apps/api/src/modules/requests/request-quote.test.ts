import { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import { type TestApp, testApp } from '@onegi/testing/app';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const wish = {
  templateId: 'OTHERS_P',
  prod: 'TRAVEL',
  name: 'DEMO ONE',
  email: 'demo01@example.com',
  phone: '2000 0001',
  remarks: 'Sample remark',
  searchUrl: '/quoteCards?prod=TRAVEL',
  language: 'en',
};
const numberName = requestQuote.answer.wireName('requestNumber');
const insurerName = requestQuote.body.wireName('insurer');

async function rows(table: 'quote_requests' | 'mails') {
  return (await shop.database.pool.query(`select *, t::text as row from ${table} t order by 1`)).rows;
}

describe('asking for a quote', () => {
  test('the wish is kept sealed, due within 24 hours, and acknowledged by mail in the same deed', async () => {
    const { data, status } = await call(shop, 'POST', '/buy/request-quote', wish);
    expect(status).toBe(200);
    expect(data[numberName]).toBe('RQ2611000001');
    const [kept] = await rows('quote_requests');
    expect(kept).toMatchObject({ request_number: 'RQ2611000001', product: 'TRAVEL', state: 'W' });
    expect(kept.due_at.getTime() - kept.requested_at.getTime()).toBe(24 * 3_600_000);
    const [mail] = await rows('mails');
    expect(mail).toMatchObject({ kind: 'quote-request', language: 'en' });
    for (const secret of ['DEMO ONE', 'demo01@example.com', '20000001', 'Sample remark']) {
      for (const { row } of [kept, mail]) {
        expect(row).not.toContain(secret);
        expect(row).not.toContain(Buffer.from(secret).toString('hex'));
      }
    }
  });

  test('the same idempotency key asks once', async () => {
    const before = (await rows('quote_requests')).length;
    const headers = { 'idempotency-key': 'request-once-01' };
    const both = await Promise.all([1, 2].map(() => call(shop, 'POST', '/buy/request-quote', wish, headers)));
    expect(both[0]?.data).toEqual(both[1]?.data);
    expect((await rows('quote_requests')).length).toBe(before + 1);
  });

  test.each([
    ['templateId', 'OTHERS_X'],
    ['prod', 'SPACE'],
    ['prod', 12],
    [insurerName, 'ZZZ'],
    ['name', ''],
    ['email', 'demo01'],
    ['phone', '123'],
    ['remarks', 'x'.repeat(501)],
    ['searchUrl', 'https://elsewhere.example/'],
    ['searchUrl', '//elsewhere.example/'],
    ['searchUrl', 'javascript:alert(1)'],
    ['language', 'fr'],
  ])('%s "%s" is a 400 on that field, and nothing is written', async (field, value) => {
    const before = (await rows('quote_requests')).length;
    const answer = await call(shop, 'POST', '/buy/request-quote', { ...wish, [field]: value });
    expect([answer.status, answer.fields]).toEqual([400, [field]]);
    expect((await rows('quote_requests')).length).toBe(before);
  });

  test('one address cannot be flooded with acknowledgements', async () => {
    const flood = { ...wish, email: 'flood@example.com' };
    for (let i = 0; i < 10; i++) expect((await call(shop, 'POST', '/buy/request-quote', flood)).status).toBe(200);
    const refused = await call(shop, 'POST', '/buy/request-quote', { ...flood, email: 'FLOOD@example.com' });
    expect([refused.status, refused.code]).toEqual([429, 'request.rateLimited']);
  });
});
