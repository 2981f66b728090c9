import { randomUUID } from 'node:crypto';
import { schemaOf } from '@onegi/contract/call';
import { demoOutbox } from '@onegi/contract/calls/common/demo-outbox';
import { answerEnquiry, listEnquiries } from '@onegi/contract/calls/company/enquiries';
import { companyFields as c } from '@onegi/contract/fields/company';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { anEnquiry } from '@onegi/testing/factories/company-requests';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { sweepMails } from '../mail/sweep-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { sweepEnquiries } from './sweep-enquiries.ts';
import { sealOwner } from './tables.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
beforeEach(async () => {
  for (const table of ['rate_limit_hits', 'enquiries', 'mails'] as const)
    await shop.deps.db.deleteFrom(table).execute();
});
afterAll(() => shop.close());

const ADD = '/sys-common/contract-us/add';
const send = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  call(shop, 'POST', ADD, { ...anEnquiry, ...changes }, headers);
const fromAddress = (remoteAddress: string, changes: Record<string, unknown> = {}) =>
  shop.app.inject({ method: 'POST', url: `/api${ADD}`, payload: { ...anEnquiry, ...changes }, remoteAddress });

interface Mail {
  to: string;
  subject: string;
  textBody: string;
}
async function mails(): Promise<Mail[]> {
  return schemaOf(demoOutbox.answer).decode((await shop.app.inject('/api/demo/outbox')).json().data) as Mail[];
}
const count = async () => (await shop.deps.db.selectFrom('enquiries').select('id').execute()).length;

describe('an enquiry', () => {
  test('is told to have arrived, mailed to the office and acknowledged', async () => {
    const { status, msg, msgC, data } = await send();
    const number = data[c.enquiryNumber.wire];
    expect(number).toMatch(/^EN\d{10}$/);
    expect([status, msg]).toEqual([
      200,
      `Thank you. Your enquiry ${number} has reached us, and we will reply by e-mail.`,
    ]);
    expect(msgC).toContain(`我們已收到你的查詢 ${number}`);
    const sent = await mails();
    const office = sent.find(({ to }) => to === 'enquiries@onegi.example');
    expect(office?.textBody).toContain('Which plan covers skiing?');
    expect(office?.textBody).toContain('21234567');
    expect(sent.find(({ to }) => to === 'demo01@example.com')?.subject).toContain(String(number));
  });

  test('is sealed: no row holds who asked, nor what', async () => {
    await send();
    for (const table of ['enquiries', 'mails', 'rate_limit_hits', 'idempotency']) {
      const { rows } = await shop.database.pool.query(`select t::text as row from ${table} t`);
      for (const { row } of rows) expect(row).not.toMatch(/Chan|demo01|21234567|skiing/);
    }
  });

  test('puts nothing that was typed into the mail to an address that may be a stranger’s', async () => {
    const bait = 'Win at evil.example';
    await send({
      [c.name.wire]: bait,
      [c.enquiry.wire]: `<a href="https://evil.example">${'x'.repeat(10)}</a>`.slice(0, 50),
    });
    const toStranger = (await mails()).filter(({ to }) => to === 'demo01@example.com');
    expect(toStranger).toHaveLength(1);
    expect(JSON.stringify(toStranger)).not.toMatch(/evil|Win at/);
  });

  test('stays plain text in the mail to the office', () => {
    const data = { enquiryNumber: 'EN1', name: 'A', email: 'a@example.com', phone: null, path: '/enquiries' };
    const written = writeMail({ kind: 'enquiry', data: { ...data, enquiry: '<img src=x onerror=alert(1)>' } }, 'en', {
      publicUrl: 'https://onegi.example',
      demo: true,
    });
    expect(written.html).toContain('&lt;img src=x');
    expect(written.html).not.toContain('<img src=x');
  });

  test('goes to the address that an administrator has set', async () => {
    await shop.deps.db.insertInto('settings').values({ key: 'OFFICE_EMAIL', value: 'desk@onegi.example' }).execute();
    await shop.deps.settings.refresh();
    await send();
    expect((await mails()).map(({ to }) => to)).toContain('desk@onegi.example');
    await shop.deps.db.deleteFrom('settings').where('key', '=', 'OFFICE_EMAIL').execute();
    await shop.deps.settings.refresh();
  });

  test('sent twice by a double click is one', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = await Promise.all([send({}, key), send({}, key)]);
    expect(second.data).toEqual(first.data);
    expect([await count(), (await mails()).length]).toEqual([1, 2]);
  });

  test('by the older form is the same enquiry under other names', async () => {
    const { data } = await call(shop, 'POST', '/web/contact/email', {
      [c.name.wire]: '陳大文',
      [c.olderEmail.wire]: 'demo02@example.com',
      [c.olderPhone.wire]: '',
      [c.olderEnquiry.wire]: '請回電',
    });
    expect(data[c.enquiryNumber.wire]).toMatch(/^EN/);
    expect((await mails()).map(({ to }) => to).toSorted()).toEqual(['demo02@example.com', 'enquiries@onegi.example']);
  });
});

describe('what is wrong with an enquiry is told by field', () => {
  const messagesOf = async (changes: Record<string, unknown>) => {
    const answer = await fromAddress('203.0.113.1', changes);
    expect([answer.statusCode, await count()]).toEqual([400, 0]);
    const { fields } = answer.json() as { fields: { field: string; msg: string }[] };
    return Object.fromEntries(fields.map(({ field, msg }) => [field, msg]));
  };

  test('everything that is missing at once', async () => {
    expect(
      await messagesOf({
        [c.name.wire]: ' ',
        [c.email.wire]: '',
        [c.phone.wire]: undefined,
        [c.enquiry.wire]: undefined,
      }),
    ).toEqual({
      [c.name.wire]: 'Name is required',
      [c.email.wire]: 'E-mail is required',
      [c.enquiry.wire]: 'Please fill in your enquiry',
    });
  });

  test.each([
    ['email', 'not an address', 'E-mail must be valid'],
    ['email', 'a@b.cd\nBcc: e@f.gh', 'E-mail must be valid'],
    ['phone', '12345', 'Please enter an 8-digit Hong Kong phone number'],
    ['enquiry', 'x'.repeat(51), 'Max 50 characters'],
    ['enquiry', '查'.repeat(51), 'Max 50 characters'],
    ['enquiry', `a${'\u0301'.repeat(5_000)}`, 'Max 50 characters'],
    ['enquiry', 'one\u0000two', 'Please enter text'],
    ['enquiry', '\u200b\u2060', 'Please fill in your enquiry'],
    ['name', 'one\ntwo', 'Please enter text'],
    ['name', 'one\u202eowt', 'Please enter text'],
    ['name', 'half \ud83d', 'Please enter text'],
  ] as const)('%s %j: %s', async (field, value, message) => {
    expect(await messagesOf({ [c[field].wire]: value })).toEqual({ [c[field].wire]: message });
  });

  test.each(['查'.repeat(50), '👩‍👩‍👧'.repeat(50), '𠮷'.repeat(50), `${'x'.repeat(24)}\r\n${'y'.repeat(25)}`])(
    'fifty characters as people count them are taken: %j',
    async (text) => {
      expect((await send({ [c.enquiry.wire]: text })).status).toBe(200);
    },
  );
});

describe('too many enquiries', () => {
  test('of one caller are refused', async () => {
    for (let at = 0; at < 10; at++) expect((await send({ [c.email.wire]: `demo${at}@example.com` })).status).toBe(200);
    const { status, code } = await send({ [c.email.wire]: 'demo99@example.com' });
    expect([status, code, await count()]).toEqual([429, 'request.rateLimited', 10]);
  });

  test('with one stranger’s address fill no letter box, from wherever they come', async () => {
    for (let at = 1; at <= 20; at++) {
      const mixed = at % 2 ? 'victim@example.com' : 'Victim@Example.com';
      expect((await fromAddress(`203.0.113.${at}`, { [c.email.wire]: mixed })).statusCode).toBe(200);
    }
    expect((await fromAddress('203.0.113.99', { [c.email.wire]: 'victim@example.com' })).statusCode).toBe(429);
    expect((await mails()).filter(({ to }) => to.toLowerCase() === 'victim@example.com')).toHaveLength(2);
    expect(await count()).toBe(20);
  });
});

describe('the list of enquiries', () => {
  const ask = async (headers: Record<string, string>, body: Record<string, unknown> = {}) => {
    const answer = await call(shop, 'POST', '/sys-common/contract-us/list', body, headers);
    return z.decode(schemaOf(listEnquiries.answer), answer.data) as z.infer<ReturnType<typeof listedSchema>>;
  };
  const mark = async (headers: Record<string, string>, id: string, answered: boolean) => {
    const answer = await call(shop, 'POST', '/sys-common/contract-us/answered', { [c.id.wire]: id, answered }, headers);
    return { ...answer, row: answer.data && (z.decode(schemaOf(answerEnquiry.answer), answer.data) as Row) };
  };
  type Row = {
    dueAt: string | null;
    id: string;
    state: string;
    answeredBy: string | null;
    answeredByZh: string | null;
    enquiry: string;
    phone: string | null;
  };
  const listedSchema = () => z.object({ records: z.array(z.custom<Row>()), total: z.number(), current: z.number() });

  test('shows an officer what was asked, and who has answered', async () => {
    await send();
    shop.clock.advance(60);
    await send({ [c.enquiry.wire]: 'The second', [c.phone.wire]: '' });
    const officer = await signedInAs(shop, ['officer'], { nameZh: '潘愛蓮' });
    const other = await signedInAs(shop, ['administrator']);
    const { records, total } = await ask(officer.browser);
    expect([total, ...records.map(({ enquiry }) => enquiry)]).toEqual([2, 'The second', 'Which plan covers skiing?']);
    expect(records[0]).toMatchObject({ state: 'open', phone: null, answeredBy: null, answeredByZh: null });

    const id = records[0]?.id ?? '';
    const { row } = await mark(officer.browser, id, true);
    expect(row).toMatchObject({
      state: 'answered',
      answeredBy: expect.stringMatching(/^User /),
      answeredByZh: '潘愛蓮',
    });
    expect((await mark(other.browser, id, true)).row).toEqual(row);
    expect((await ask(officer.browser, { [c.state.wire]: 'O' })).records).toHaveLength(1);
    expect((await ask(officer.browser, { [c.state.wire]: 'A' })).records).toEqual([row]);
    expect((await mark(other.browser, id, false)).row).toMatchObject({ state: 'open', answeredBy: null });
  });

  test('shows enquiries that would not be taken today', async () => {
    await send();
    const { id } = await shop.deps.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
    const kept = { name: 'one\u202eowt', email: 'a@b', phone: '1', enquiry: '\u200b' };
    await shop.deps.db
      .updateTable('enquiries')
      .set({ enquiry_sealed: shop.deps.seal.seal(sealOwner(id), kept) })
      .execute();
    const officer = await signedInAs(shop, ['officer']);
    expect((await ask(officer.browser)).records).toMatchObject([kept]);
    expect((await mark(officer.browser, id, true)).row).toMatchObject(kept);
  });

  test('says who holds each since when, when it is due, and what its reader may do', async () => {
    await send();
    const sentAt = shop.clock.now();
    const officer = await signedInAs(shop, ['officer']);
    const compliance = await signedInAs(shop, ['compliance']);
    const [open] = (await ask(officer.browser)).records;
    expect(open).toMatchObject({ holder: 'officer', heldSince: sentAt.toISOString() });
    expect(open).toMatchObject({ allowedActions: ['assign', 'answer', 'close'] });
    expect(open?.dueAt).toMatch(/^2026-11-\d\dT16:00:00/);
    expect((await ask(compliance.browser)).records).toMatchObject([{ holder: 'officer', allowedActions: [] }]);
    shop.clock.advance(60);
    const { row } = await mark(officer.browser, open?.id ?? '', true);
    const since = shop.clock.now().toISOString();
    expect(row).toMatchObject({ holder: null, heldSince: since, dueAt: null, allowedActions: ['reopen'] });
  });

  test('can be read by compliance, which marks nothing', async () => {
    await send();
    const compliance = await signedInAs(shop, ['compliance']);
    const { records } = await ask(compliance.browser);
    expect((await mark(compliance.browser, records[0]?.id ?? '', true)).status).toBe(403);
  });

  test('comes in pages; one that is not there is the first', async () => {
    for (let at = 0; at < 10; at++) await send();
    await fromAddress('203.0.113.7', { [c.enquiry.wire]: 'The last' });
    const { browser } = await signedInAs(shop, ['officer']);
    expect((await ask(browser, { current: 2, size: 10 })).records).toHaveLength(1);
    expect(await ask(browser, { current: 9, size: 10 })).toMatchObject({ current: 1, total: 11 });
  });

  test('knows no enquiry that is not there', async () => {
    const { browser } = await signedInAs(shop, ['officer']);
    const { status, code } = await mark(browser, randomUUID(), true);
    expect([status, code]).toEqual([404, 'enquiry.notFound']);
  });
});

test('a year after they were answered enquiries are thrown away, and mails a year after they were sent, or written where they never were', async () => {
  await send();
  await send();
  const { browser } = await signedInAs(shop, ['officer']);
  const { id } = await shop.deps.db.selectFrom('enquiries').select('id').limit(1).executeTakeFirstOrThrow();
  await call(shop, 'POST', '/sys-common/contract-us/answered', { [c.id.wire]: id, answered: true }, browser);
  await shop.deps.db.updateTable('mails').set({ state: 'sent', sent_at: shop.clock.now() }).execute();
  const [failed, queued] = await shop.deps.db.selectFrom('mails').select('id').orderBy('id').limit(2).execute();
  await shop.deps.db
    .updateTable('mails')
    .set({ state: 'failed', sent_at: null })
    .where('id', '=', failed?.id ?? '')
    .execute();
  await shop.deps.db
    .updateTable('mails')
    .set({ state: 'queued', sent_at: null })
    .where('id', '=', queued?.id ?? '')
    .execute();
  const sweep = async () => {
    await sweepEnquiries(shop.deps);
    await sweepMails(shop.deps);
  };
  shop.clock.advance(364 * 86_400);
  await sweep();
  expect([await count(), (await shop.deps.db.selectFrom('mails').select('id').execute()).length]).toEqual([2, 4]);
  shop.clock.advance(2 * 86_400);
  await sweep();
  expect([await count(), (await shop.deps.db.selectFrom('mails').select('id').execute()).length]).toEqual([1, 0]);
});
