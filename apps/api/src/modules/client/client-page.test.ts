import { randomUUID } from 'node:crypto';
import { reviewPolicyDocument } from '@onegi/contract/calls/policies/documents';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  aClientsPolicy,
  aClientWhoOwes,
  askClientLink,
  CONFIRMATION,
  clientMails,
  clientsBrowser,
  confirmClient,
  gatewaySays,
  getClientLink,
  getClientPayment,
  linkOf,
  mailClientCode,
  openClientLink,
  payClientNotes,
  readClientCalendar,
  readClientPdf,
  readClientPolicy,
  revokeClientLink,
  sendClientLink,
  strangersBrowser,
  tokenOf,
  uploadForClient,
} from '@onegi/testing/factories/client-links';
import { aYearsPolicy } from '@onegi/testing/factories/endorsements';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: TestApp;
let writer: SignedIn;
let approver: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
});
afterAll(() => shop.close());
let hour = 0;
beforeEach(async () => {
  // Each test is later than the one before: the newest mail is its own.
  shop.clock.set('2026-11-21');
  hour += 1;
  shop.clock.advance(hour * 3600);
  [writer, approver, officer] = await Promise.all([
    signedInAs(shop, ['operations']),
    signedInAs(shop, ['approver']),
    signedInAs(shop, ['officer']),
  ]);
  await shop.deps.db.deleteFrom('rate_limit_hits').execute();
});
const people = () => ({ writer, approver });
const read = async (token: string, user = strangersBrowser) => granted(await readClientPolicy(shop, token, user));

describe('a link that came with the mail of a policy', () => {
  test('shows nothing of the policy before the client has confirmed what only the client knows [C-9-01]', async () => {
    const { token } = await aClientsPolicy(shop);
    expect(granted(await openClientLink(shop, token))).toEqual({
      asksFor: 'hkid',
      isConfirmed: false,
      attemptsLeft: 5,
    });
    expect(await readClientPolicy(shop, token, strangersBrowser)).toMatchObject({
      status: 401,
      code: 'clientLink.notConfirmed',
    });
    const user = await clientsBrowser(shop, token);
    const policy = await read(token, user);
    expect(policy).toMatchObject({ holderName: 'DEMO ONE', maskedEmail: 'd***1@example.com', status: 'future' });
    expect(policy.documents.map(({ documentKind }) => documentKind)).toContain('schedule');
    expect(policy.receipts).toHaveLength(1);
    expect(JSON.stringify(policy)).not.toMatch(/A123456|demo01@/);
    // The browser that has confirmed this link has confirmed no other.
    const other = await aClientsPolicy(shop);
    expect((await readClientPolicy(shop, other.token, user)).code).toBe('clientLink.notConfirmed');
  });

  test('has the days of the policy as a file for calendars, for its own client alone', async () => {
    const { token } = await aClientsPolicy(shop);
    const other = await aClientsPolicy(shop);
    const user = await clientsBrowser(shop, token);
    const policy = await read(token, user);
    const calendar = await readClientCalendar(shop, token, user);
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(calendar.body).toContain(`UID:${policy.policyNumber}.renew@onegi`);
    expect(calendar.body.replaceAll('\r\n ', '')).toContain(policy.emergencyPhone);
    for (const [asked, by] of [
      [token, strangersBrowser],
      [other.token, user],
    ] as const) {
      expect((await readClientCalendar(shop, asked, by)).json().code).toBe('clientLink.notConfirmed');
    }
    expect((await readClientCalendar(shop, 'x'.repeat(32), user)).statusCode).toBe(404);
  });

  test('is ended by five wrong answers, and another is mailed to the address on record alone [C-9-02]', async () => {
    const { token } = await aClientsPolicy(shop);
    for (let left = 4; left > 0; left--)
      expect((await confirmClient(shop, token, '0000')).code).toBe('clientLink.wrong');
    expect(await confirmClient(shop, token, '0000')).toMatchObject({ status: 410, code: 'clientLink.locked' });
    expect((await confirmClient(shop, token)).code).toBe('clientLink.locked');
    expect((await openClientLink(shop, token)).code).toBe('clientLink.locked');
    expect(granted(await askClientLink(shop, token))).toEqual({ isSent: true });
    const mail = (await clientMails(shop, ['client-link'])).at(-1);
    expect(mail?.to).toBe('demo01@example.com');
    expect(granted(await openClientLink(shop, tokenOf(mail))).attemptsLeft).toBe(5);
  });

  test('answers a guess as one that is not there, and says the same of every link that is asked for again [C-9-03]', async () => {
    const mailed = (await clientMails(shop, ['client-link'])).length;
    expect(await openClientLink(shop, 'x'.repeat(32))).toMatchObject({ status: 404, code: 'clientLink.notFound' });
    expect(granted(await askClientLink(shop, 'x'.repeat(32)))).toEqual({ isSent: true });
    const { token, number } = await aClientsPolicy(shop);
    expect(granted(await askClientLink(shop, token))).toEqual({ isSent: true });
    granted(await revokeClientLink(shop, officer, number));
    expect(granted(await askClientLink(shop, token))).toEqual({ isSent: true });
    // Neither a good link nor one that the office has revoked is replaced.
    expect(await clientMails(shop, ['client-link'])).toHaveLength(mailed);
    for (let i = 0; i < 20; i++) await openClientLink(shop, randomUUID().replaceAll('-', ''));
    expect((await openClientLink(shop, 'y'.repeat(32))).code).toBe('request.rateLimited');
  });

  test('ends after ninety days, and with it what was confirmed', async () => {
    const { token } = await aClientsPolicy(shop);
    const user = await clientsBrowser(shop, token);
    shop.clock.set('2027-02-22T12:00:00+08:00');
    expect(await openClientLink(shop, token)).toMatchObject({ status: 410, code: 'clientLink.expired' });
    expect((await readClientPolicy(shop, token, user)).code).toBe('clientLink.expired');
  });

  test('is forgotten by a browser half an hour after the last look', async () => {
    const { token } = await aClientsPolicy(shop);
    const user = await clientsBrowser(shop, token);
    shop.clock.advance(20 * 60);
    await read(token, user);
    shop.clock.advance(31 * 60);
    expect((await readClientPolicy(shop, token, user)).code).toBe('clientLink.notConfirmed');
  });

  test('of a firm is confirmed by a code, which is mailed to the address on record and opens once', async () => {
    const number = await aYearsPolicy(shop, { email: 'firm@example.com' });
    granted(await sendClientLink(shop, officer, number));
    const token = tokenOf((await clientMails(shop, ['client-link'])).at(-1));
    expect(granted(await openClientLink(shop, token)).asksFor).toBe('code');
    expect((await confirmClient(shop, token, '000000')).code).toBe('clientLink.wrong');
    granted(await mailClientCode(shop, token));
    const mail = (await clientMails(shop, ['client-code'])).at(-1);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.to).toBe('firm@example.com');
    const user = await clientsBrowser(shop, token, code);
    expect((await read(token, user)).totalDueCents).toBe(0);
    expect((await confirmClient(shop, token, code)).code).toBe('clientLink.wrong');
  });
});

describe('the office and the consultant of a policy', () => {
  test('send the client a new link, see when it was opened, and revoke it [C-9-04]', async () => {
    const code = `TR${randomUUID().slice(0, 6).toUpperCase()}`;
    const consultant = await signedInAs(shop, ['consultant'], { consultantCodes: [code] });
    const number = await aYearsPolicy(shop, { code, email: 'client@example.com' });
    expect(granted(await getClientLink(shop, consultant, number)).linkState).toBe('none');
    granted(await sendClientLink(shop, consultant, number));
    const first = tokenOf((await clientMails(shop, ['client-link'])).at(-1));
    await openClientLink(shop, first);
    expect(granted(await getClientLink(shop, consultant, number))).toMatchObject({
      linkState: 'live',
      openedCount: 1,
      linkEmail: 'c***t@example.com',
      allowedActions: ['sendLink', 'revokeLink'],
    });
    shop.clock.advance(1);
    granted(await sendClientLink(shop, officer, number));
    expect((await openClientLink(shop, first)).code).toBe('clientLink.replaced');
    const second = tokenOf((await clientMails(shop, ['client-link'])).at(-1));
    expect(granted(await revokeClientLink(shop, consultant, number)).linkState).toBe('revoked');
    expect(await openClientLink(shop, second)).toMatchObject({ status: 410, code: 'clientLink.revoked' });
  });

  test('do so for their own policies alone, and not without an address', async () => {
    const consultant = await signedInAs(shop, ['consultant'], { consultantCodes: ['TRNONE'] });
    const number = await aYearsPolicy(shop);
    for (const attempt of [getClientLink, sendClientLink, revokeClientLink])
      expect((await attempt(shop, consultant, number)).code).toBe('policy.notFound');
    expect((await sendClientLink(shop, officer, number)).code).toBe('clientLink.noAddress');
    const editor = await signedInAs(shop, ['editor']);
    expect((await sendClientLink(shop, editor, number)).status).toBe(403);
  });
});

describe('what is due', () => {
  test('is paid online: a double click opens one payment, and a paid notice makes one receipt [C-9-05]', async () => {
    const { token, user, asked, number } = await aClientWhoOwes(shop, people());
    const [one, two] = await Promise.all([
      payClientNotes(shop, token, user, asked),
      payClientNotes(shop, token, user, asked),
    ]);
    const payment = granted(one);
    expect(granted(two).paymentRef).toBe(payment.paymentRef);
    expect(payment.totalCents).toBe(asked.totalDueCents);
    for (let i = 0; i < 2; i++) expect((await gatewaySays(shop, payment.gatewayUrl)).status).toBe(200);
    const after = await read(token, user);
    expect(after.totalDueCents).toBe(0);
    expect(after.receipts).toHaveLength(2);
    expect(granted(await getClientPayment(shop, token, user, payment.paymentRef)).state).toBe('paid');
    expect((await payClientNotes(shop, token, user, asked)).code).toBe('clientLink.nothingDue');
    const { policy_id } = await linkOf(shop, token);
    const receipts = await shop.deps.db
      .selectFrom('receipts')
      .innerJoin('payments', 'payments.id', 'receipts.payment_id')
      .select(['receipts.amount_cents', 'receipts.allocated_cents', 'payments.state'])
      .where('payments.policy_id', '=', policy_id)
      .execute();
    expect(receipts, number).toEqual([
      { amount_cents: asked.totalDueCents, allocated_cents: asked.totalDueCents, state: 'paid' },
    ]);
    const receipt = after.receipts.find(({ allocatedCents }) => allocatedCents === asked.totalDueCents);
    const pdf = await readClientPdf(shop, token, user, receipt?.documentId ?? '', 'receipt');
    expect(pdf.headers['content-type']).toBe('application/pdf');
  });

  test('never more than is due, nor what another owes', async () => {
    const { token, user, asked } = await aClientWhoOwes(shop, people());
    const more = { ...asked, totalDueCents: asked.totalDueCents + 1 };
    expect((await payClientNotes(shop, token, user, more)).code).toBe('clientLink.dueChanged');
    const other = await aClientWhoOwes(shop, people());
    expect((await payClientNotes(shop, token, user, other.asked)).code).toBe('policy.noteNotFound');
    const payment = granted(await payClientNotes(shop, other.token, other.user, other.asked));
    expect((await getClientPayment(shop, token, user, payment.paymentRef)).code).toBe('payment.notFound');
  });

  test('paid by cheque meanwhile, the card money goes back whole, and the books agree [C-9-06]', async () => {
    const { token, user, asked } = await aClientWhoOwes(shop, people());
    const payment = granted(await payClientNotes(shop, token, user, asked));
    const { policy_id } = await linkOf(shop, token);
    await shop.database.pool.query(
      `insert into receipts (id, receipt_number, policy_id, received_on, received_at, amount_cents, currency, method,
         bank_status, paid_type, bank_reference)
       values ($1, $2, $3, '2026-11-21', now(), $4, 'HKD', 'CHQ', 'banked', 'full', 'CHEQUE')`,
      [randomUUID(), `RC-${randomUUID()}`, policy_id, asked.totalDueCents],
    );
    await shop.database.pool.query(
      `insert into allocations (receipt_id, note_id, amount_cents, allocated_at)
       select r.id, n.id, r.amount_cents, now() from receipts r, debit_credit_notes n
       where r.policy_id = $1 and r.method = 'CHQ' and n.note_number = $2`,
      [policy_id, asked.noteNumbers[0]],
    );
    expect((await gatewaySays(shop, payment.gatewayUrl)).status).toBe(200);
    expect(granted(await getClientPayment(shop, token, user, payment.paymentRef))).toMatchObject({
      state: 'paid',
      refundReason: 'alreadyPaid',
    });
    expect((await gatewaySays(shop, payment.gatewayUrl, 'refunded')).status).toBe(200);
    expect(granted(await getClientPayment(shop, token, user, payment.paymentRef)).state).toBe('refunded');
    expect((await clientMails(shop, ['client-refund'])).at(-1)?.to).toBe('demo01@example.com');
    const { rows } = await shop.database.pool.query(
      `select account, sum(amount_cents)::int as cents from journal_lines where receipt_id =
         (select id from receipts where payment_id = (select id from payments where policy_id = $1)) group by 1
       having sum(amount_cents) <> 0`,
      [policy_id],
    );
    expect(rows).toEqual([]);
  });

  test('of one that failed is paid by another payment, and other notes end the one before', async () => {
    const { token, user, asked } = await aClientWhoOwes(shop, people());
    const first = granted(await payClientNotes(shop, token, user, asked));
    await gatewaySays(shop, first.gatewayUrl, 'failed');
    expect(granted(await getClientPayment(shop, token, user, first.paymentRef)).state).toBe('failed');
    const second = granted(await payClientNotes(shop, token, user, asked));
    expect(second.paymentRef).not.toBe(first.paymentRef);
    await gatewaySays(shop, second.gatewayUrl);
    expect((await read(token, user)).totalDueCents).toBe(0);
  });
});

describe('documents', () => {
  test('are sent where a row is empty or has to be corrected, and nowhere else [C-9-08]', async () => {
    const { token } = await aClientsPolicy(shop);
    const user = await clientsBrowser(shop, token);
    expect((await uploadForClient(shop, token, user, '1')).status).toBe(200);
    const [row] = (await read(token, user)).rows;
    expect(row).toMatchObject({ rowKey: '1', rowStatus: 'waiting', fileName: 'proof.pdf' });
    expect((await uploadForClient(shop, token, user, '1', row?.documentId ?? '')).code).toBe('document.closed');
    const body = { documentId: row?.documentId ?? '', status: 'toCorrect', note: 'Page 2 is missing' } as const;
    granted(await callAs(shop, reviewPolicyDocument, officer, { body }));
    expect((await read(token, user)).rows[0]).toMatchObject({ rowStatus: 'toCorrect', note: 'Page 2 is missing' });
    expect((await uploadForClient(shop, token, user, '1')).code).toBe('policyDocument.changed');
    expect((await uploadForClient(shop, token, user, '1', row?.documentId ?? '')).status).toBe(200);
    expect((await uploadForClient(shop, token, user, '7')).status).toBe(400);
    expect((await uploadForClient(shop, token, user, '001/1')).status).toBe(400);
  });

  test("of another's policy are not there, whoever asks [C-9-09]", async () => {
    const [mine, other] = [await aClientsPolicy(shop), await aClientsPolicy(shop)];
    const user = await clientsBrowser(shop, mine.token);
    const theirs = await read(other.token, await clientsBrowser(shop, other.token));
    const [document] = theirs.documents;
    const [receipt] = theirs.receipts;
    expect((await readClientPdf(shop, mine.token, user, document?.documentId ?? '')).statusCode).toBe(404);
    expect((await readClientPdf(shop, mine.token, user, receipt?.documentId ?? '', 'receipt')).statusCode).toBe(404);
    expect((await readClientPdf(shop, other.token, user, document?.documentId ?? '')).statusCode).toBe(401);
    // Somebody of the office who follows a client's link has no more right by it than a stranger.
    expect((await readClientPolicy(shop, other.token, officer)).code).toBe('clientLink.notConfirmed');
    const own = (await read(mine.token, user)).documents[0];
    expect((await readClientPdf(shop, mine.token, user, own?.documentId ?? '')).statusCode).toBe(200);
  });
});

test('what is confirmed is typed as people type it', async () => {
  const { token } = await aClientsPolicy(shop);
  const [a, b] = [CONFIRMATION.slice(0, 3), CONFIRMATION.slice(3)];
  expect(granted(await confirmClient(shop, token, ` ${a}(${b}) `)).isConfirmed).toBe(true);
});
