import { randomUUID } from 'node:crypto';
import { closeChargeback, paymentList } from '@onegi/contract/calls/purchases/payment-list';
import * as receipts from '@onegi/contract/calls/settlement/receipts';
import { waitingWork } from '@onegi/contract/calls/workplace/waiting-work';
import { addDays } from '@onegi/contract/lines/dates';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  aClientWhoOwes,
  clientMails,
  gatewaySays,
  payClientNotes,
  readClientPolicy,
} from '@onegi/testing/factories/client-links';
import {
  aNotice,
  aPayment,
  aSubmittedApplication,
  chargedBack,
  fillIn,
  notify,
  type OpenPayment,
  partChargedBack,
  paymentIdOf,
} from '@onegi/testing/factories/purchases';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { checkPolicies } from '../backup/check-policies.ts';
import { proveNextDay } from '../ledger/proof/prove-days.ts';
import { askAboutPayments } from './ask-about-payments.ts';
import { refundPayment } from './refund-payment.ts';
import { findPayment, lockWithPayment, type PaymentRow } from './repository.ts';

const TODAY = '2026-11-21';
let shop: TestApp;
let finance: SignedIn;
beforeEach(async () => {
  shop = await testApp({ today: TODAY });
  finance = await signedInAs(shop, ['finance']);
});
afterEach(() => shop.close());

async function aPaidPolicy(): Promise<OpenPayment> {
  const payment = await aPayment(shop);
  expect((await notify(shop, await aNotice(shop, payment))).status).toBe(200);
  return payment;
}

const rowsOf = async (payment: OpenPayment) => {
  const id = await paymentIdOf(shop, payment);
  const { rows } = await shop.database.pool.query(
    `select p.state, p.refund_due, r.id as receipt_id, r.bank_status, r.allocated_cents::int as allocated, n.settlement,
       n.allocated_cents::int as paid, n.earned_on, policies.pending_since is not null as is_pending
     from payments p left join receipts r on r.payment_id = p.id left join allocations a on a.receipt_id = r.id and a.reverses is null
       left join debit_credit_notes n on n.id = a.note_id left join policies on policies.id = n.policy_id where p.id = $1`,
    [id],
  );
  return rows[0];
};
const entries = async () => {
  const { rows } = await shop.database.pool.query('select count(*)::int as n from journal_entries');
  return rows[0].n as number;
};
const inAccount = async (account: string) => {
  const { rows } = await shop.database.pool.query(
    'select coalesce(sum(amount_cents), 0)::int as cents from journal_lines where account = $1',
    [account],
  );
  return rows[0].cents as number;
};
const waitingFor = async (user: SignedIn) =>
  granted(await callAs(shop, waitingWork, user)).find(({ code }) => code === 'chargebacks')?.count ?? 0;
/** The proof of the day finds nothing wrong, nor would the check of what a backup brings back. */
async function prove(): Promise<void> {
  shop.clock.set(`${addDays(TODAY, 2)}T05:00:00+08:00`);
  expect((await proveNextDay(shop.deps))?.problems).toEqual([]);
  expect(await checkPolicies(shop.deps.db, shop.deps.seal)).toMatchObject({ problems: [] });
}

describe('a chargeback', () => {
  test('returns the receipt and reopens the note as a cheque that comes back does, and the proof holds [C-6.3-28]', async () => {
    const payment = await aPaidPolicy();
    expect(await rowsOf(payment)).toMatchObject({ bank_status: 'unbanked', settlement: 'settled', is_pending: false });
    expect((await chargedBack(shop, payment)).status).toBe(200);
    expect(await rowsOf(payment)).toMatchObject({
      state: 'chargedBack',
      bank_status: 'returned',
      allocated: 0,
      paid: 0,
      settlement: 'unsettled',
      is_pending: true,
    });
    expect([await inAccount('clientClearing'), await inAccount('unallocated'), await inAccount('clientBank')]).toEqual([
      0, 0, 0,
    ]);
    await prove();
  });

  test('after the gateway has paid out takes the money from the bank, and what was earned back [C-6.3-29]', async () => {
    const payment = await aPaidPolicy();
    const { receipt_id: receiptId } = await rowsOf(payment);
    const total = await inAccount('clientClearing');
    const body = {
      receiptIds: [receiptId],
      feeCents: 0,
      arrivedCents: total,
      paidOutOn: TODAY,
      bankReference: 'PO-1',
    };
    granted(await callAs(shop, receipts.recordGatewayPayout, finance, { body, key: randomUUID() }));
    expect(await inAccount('clientBank')).toBe(total);
    expect((await rowsOf(payment)).earned_on).not.toBeNull();
    expect((await chargedBack(shop, payment)).status).toBe(200);
    expect(await rowsOf(payment)).toMatchObject({ bank_status: 'returned', settlement: 'unsettled', earned_on: null });
    for (const account of ['clientBank', 'clientClearing', 'unallocated', 'commissionHeld', 'consultantPayable'])
      expect([account, await inAccount(account)]).toEqual([account, 0]);
    await prove();
  });

  test('has one effect however often it is told, and waits for the office until somebody has dealt with it [C-6.3-30]', async () => {
    const payment = await aPaidPolicy();
    const id = `evt_${randomUUID()}`;
    const answers = await Promise.all([1, 2, 3].map(() => chargedBack(shop, payment, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await entries();
    // Another notice of the same, and what the gateway says late.
    expect((await chargedBack(shop, payment)).status).toBe(200);
    for (const type of ['paid', 'refunded'])
      expect((await notify(shop, await aNotice(shop, payment, { type }))).status).toBe(200);
    expect([await entries(), (await rowsOf(payment)).state]).toEqual([after, 'chargedBack']);
    const mails = await clientMails(shop, ['chargeback']);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(payment.session);
    expect(await waitingFor(finance)).toBe(1);
    const body = { paymentId: await paymentIdOf(shop, payment) };
    const officer = await signedInAs(shop, ['officer']);
    expect((await callAs(shop, closeChargeback, officer, { body })).status).toBe(403);
    for (let i = 0; i < 2; i++) granted(await callAs(shop, closeChargeback, finance, { body, key: randomUUID() }));
    expect(await waitingFor(finance)).toBe(0);
  });

  test('of a payment that was refunded moves nothing, and is told to the office [C-6.3-31]', async () => {
    const payment = await aPaidPolicy();
    expect((await notify(shop, await aNotice(shop, payment, { type: 'refunded' }))).status).toBe(200);
    const before = await entries();
    for (let i = 0; i < 2; i++) expect((await chargedBack(shop, payment)).status).toBe(200);
    expect([await entries(), (await rowsOf(payment)).state]).toEqual([before, 'refunded']);
    const mails = await clientMails(shop, ['chargeback']);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('twice');
    expect(await waitingFor(finance)).toBe(1);
  });

  test('is what a gateway does that gives money back for which nobody has asked: booked once, and listed [C-6.3-22]', async () => {
    const payment = await aPaidPolicy();
    const notices = await Promise.all([1, 2].map(() => aNotice(shop, payment, { type: 'refunded' })));
    const answers = await Promise.all(notices.map((notice) => notify(shop, notice)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rowsOf(payment)).toMatchObject({
      state: 'refunded',
      bank_status: 'returned',
      allocated: 0,
      settlement: 'unsettled',
      is_pending: true,
    });
    for (const account of ['clientClearing', 'unallocated', 'clientBank'])
      expect([account, await inAccount(account)]).toEqual([account, 0]);
    expect(await waitingFor(finance)).toBe(1);
    await prove();
  });

  test('of money that bought nothing ends its refund', async () => {
    const first = await aPayment(shop);
    await notify(shop, await aNotice(shop, first, { type: 'failed' }));
    const second = await aPayment(shop, first);
    for (const payment of [second, first]) await notify(shop, await aNotice(shop, payment));
    expect(await rowsOf(first)).toMatchObject({ state: 'paid', refund_due: true });
    expect((await chargedBack(shop, first)).status).toBe(200);
    expect(await rowsOf(first)).toMatchObject({ state: 'chargedBack', refund_due: false, bank_status: 'returned' });
    await prove();
  });

  test('that is told before the payment waits for it: then it takes back what was bought, and nothing is bought twice', async () => {
    const payment = await aPayment(shop);
    const early = await aNotice(shop, payment, { type: 'chargedBack' });
    expect((await notify(shop, early)).code).toBe('webhook.conflict');
    expect((await notify(shop, await aNotice(shop, payment))).status).toBe(200);
    for (let i = 0; i < 2; i++) expect((await notify(shop, early)).status).toBe(200);
    expect(await rowsOf(payment)).toMatchObject({ state: 'chargedBack', refund_due: false, settlement: 'unsettled' });
    expect(await inAccount('clientClearing')).toBe(0);
    await prove();
  });

  test('that is told before the payment, which then buys nothing: it ends the refund before the card gets it', async () => {
    const submitted = await aSubmittedApplication(shop);
    const payment = await aPayment(shop, submitted);
    const early = await aNotice(shop, payment, { type: 'chargedBack' });
    const paid = await aNotice(shop, payment);
    expect((await notify(shop, early)).code).toBe('webhook.conflict');
    await fillIn(shop, submitted, { applicant: { phone: '20000002' } });
    shop.deps.jobs.enqueue = async () => {};
    expect((await notify(shop, paid)).status).toBe(200);
    expect(await rowsOf(payment)).toMatchObject({ state: 'paid', refund_due: true });
    expect((await notify(shop, early)).status).toBe(200);
    const given: string[] = [];
    const { payments } = shop.deps;
    const refund: typeof payments.refund = async ({ gatewayRef }) => {
      given.push(gatewayRef);
      return 'done';
    };
    await refundPayment({ ...shop.deps, payments: { ...payments, refund } }, await paymentIdOf(shop, payment));
    expect([given, (await rowsOf(payment)).bank_status]).toEqual([[], 'returned']);
    await prove();
  });

  test('of which the gateway tells only when it is asked is told to the office, and late word of the payment buys nothing', async () => {
    await aPaidPolicy();
    const [before, payment] = [await entries(), await aPayment(shop)];
    const { db } = shop.deps;
    await db.updateTable('sandbox_sessions').set({ state: 'chargedBack' }).where('id', '=', payment.session).execute();
    shop.clock.advance(6 * 60);
    await askAboutPayments(shop.deps);
    const ended = { state: 'chargedBack', refund_due: false, receipt_id: null };
    expect(await rowsOf(payment)).toMatchObject(ended);
    for (const type of ['paid', 'chargedBack', 'refunded'])
      expect((await notify(shop, await aNotice(shop, payment, { type }))).status).toBe(200);
    expect([await rowsOf(payment), await entries()]).toMatchObject([ended, before]);
    const mails = await clientMails(shop, ['chargeback']);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('neither had reached us');
    const paymentId = await paymentIdOf(shop, payment);
    expect(granted(await callAs(shop, paymentList.page, finance, { body: {} })).records).toMatchObject([
      { paymentId, problem: 'chargedBack', chargedBackCents: (await findPayment(db, paymentId))?.amount_cents },
    ]);
    expect(await waitingFor(finance)).toBe(1);
    granted(await callAs(shop, closeChargeback, finance, { body: { paymentId }, key: randomUUID() }));
    expect(await waitingFor(finance)).toBe(0);
    await prove();
  });

  test('of a part is known to who waited for the lock meanwhile', async () => {
    const payment = await aPaidPolicy();
    const { db } = shop.deps;
    const seen = (await findPayment(db, await paymentIdOf(shop, payment))) as PaymentRow;
    expect((await partChargedBack(shop, payment, 100)).status).toBe(200);
    const locked = await inTransaction(db, (tx) => lockWithPayment(tx, seen));
    expect(locked?.payment).toEqual(await findPayment(db, seen.id));
  });

  test('of a payment that was not paid, of another amount or without the signature is refused', async () => {
    const open = await aPayment(shop);
    expect((await chargedBack(shop, open)).code).toBe('webhook.conflict');
    const payment = await aPaidPolicy();
    const other = await aNotice(shop, payment, { type: 'chargedBack', data: { amount: 99_999_999 } });
    expect((await notify(shop, other)).code).toBe('webhook.conflict');
    expect((await notify(shop, await aNotice(shop, payment, { type: 'chargedBack' }), 't=1,v1=0')).status).toBe(400);
    expect((await rowsOf(payment)).state).toBe('paid');
  });

  test('of notes that a client has paid makes them due again [C-6.3-32]', async () => {
    const [writer, approver] = [await signedInAs(shop, ['operations']), await signedInAs(shop, ['approver'])];
    const { token, user, asked } = await aClientWhoOwes(shop, { writer, approver });
    const payment = granted(await payClientNotes(shop, token, user, asked));
    await gatewaySays(shop, payment.gatewayUrl);
    expect(granted(await readClientPolicy(shop, token, user)).totalDueCents).toBe(0);
    expect((await gatewaySays(shop, payment.gatewayUrl, 'chargedBack')).status).toBe(200);
    const after = granted(await readClientPolicy(shop, token, user));
    expect(after.totalDueCents).toBe(asked.totalDueCents);
    expect(after.receipts.find(({ bankStatus }) => bankStatus === 'returned')?.documentId ?? null).toBeNull();
    const again = granted(await payClientNotes(shop, token, user, asked));
    await gatewaySays(shop, again.gatewayUrl);
    expect(granted(await readClientPolicy(shop, token, user)).totalDueCents).toBe(0);
    await prove();
  });

  test('can be tried at the sandbox by who has paid', async () => {
    const payment = await aPayment(shop);
    const url = `/sandbox-gateway/pay/${payment.session}`;
    const send = (address: string, form: Record<string, string>) =>
      shop.app.inject({
        method: 'POST',
        url: address,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      });
    await send(url, { number: '4242 4242 4242 4242', expiry: '12/30', code: '123' });
    expect((await shop.app.inject({ method: 'GET', url })).body).toContain('Deny this payment');
    for (let i = 0; i < 2; i++) expect((await send(`${url}/dispute`, {})).body).toContain('taken this payment back');
    const notices = await shop.deps.db
      .selectFrom('sandbox_notices')
      .select('body')
      .where('session_id', '=', payment.session)
      .execute();
    expect(notices.map(({ body }) => JSON.parse(body).type).sort()).toEqual(['payment.chargedBack', 'payment.paid']);
  });
});
