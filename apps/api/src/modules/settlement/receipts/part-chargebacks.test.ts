import { randomUUID } from 'node:crypto';
import { closeChargeback, paymentList } from '@onegi/contract/calls/purchases/payment-list';
import * as receipts from '@onegi/contract/calls/settlement/receipts';
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
  chargedBack,
  notify,
  type OpenPayment,
  partChargedBack,
  paymentIdOf,
} from '@onegi/testing/factories/purchases';
import { aFinanceUser, allocate, aNote, askRefund, readNote, readReceipt } from '@onegi/testing/factories/receipts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { proveNextDay } from '../../ledger/proof/prove-days.ts';
import { openMovements } from '../bank/movements.ts';

const TODAY = '2026-11-21';
let shop: TestApp;
let finance: SignedIn;
beforeEach(async () => {
  shop = await testApp({ today: TODAY });
  finance = await aFinanceUser(shop);
});
afterEach(() => shop.close());

async function aPaidPolicy(): Promise<{ payment: OpenPayment; receiptId: string; total: number }> {
  const payment = await aPayment(shop);
  expect((await notify(shop, await aNotice(shop, payment))).status).toBe(200);
  const { rows } = await shop.database.pool.query(
    'select id, amount_cents::int as total from receipts where payment_id = $1',
    [await paymentIdOf(shop, payment)],
  );
  return { payment, receiptId: rows[0].id, total: rows[0].total };
}
const noteOf = async (receiptId: string) => {
  const { allocations } = await readReceipt(shop, finance, receiptId);
  return readNote(shop, finance, allocations[0]?.noteId as string);
};
const balances = async (...accounts: string[]) => {
  const { rows } = await shop.database.pool.query(
    'select account, sum(amount_cents)::int as cents from journal_lines group by account',
  );
  return accounts.map((account) => rows.find((row) => row.account === account)?.cents ?? 0);
};
const entries = async () => (await shop.database.pool.query('select id from journal_entries')).rows.length;
const payOut = (receiptIds: string[], arrivedCents: number) =>
  callAs(shop, receipts.recordGatewayPayout, finance, {
    body: { receiptIds, feeCents: 0, arrivedCents, paidOutOn: TODAY, bankReference: 'PO-1' },
    key: randomUUID(),
  });
const stateOf = async (payment: OpenPayment) => {
  const { rows } = await shop.database.pool.query('select state from payments where id = $1', [
    await paymentIdOf(shop, payment),
  ]);
  return rows[0].state as string;
};
/** Whether the policy waits for its premium. */
const isPending = async (receiptId: string) => {
  const { rows } = await shop.database.pool.query(
    'select pending_since is not null as pending from policies where id = (select policy_id from receipts where id = $1)',
    [receiptId],
  );
  return rows[0].pending as boolean;
};
/** The proof of the day finds nothing wrong. */
async function prove(): Promise<void> {
  shop.clock.set(`${addDays(TODAY, 2)}T05:00:00+08:00`);
  expect((await proveNextDay(shop.deps))?.problems).toEqual([]);
}

describe('a part of a card payment that its bank takes back', () => {
  test('before the payout is owed again, and the gateway pays out the rest [C-6.3-40]', async () => {
    const { payment, receiptId, total } = await aPaidPolicy();
    expect((await partChargedBack(shop, payment, 1_001)).status).toBe(200);
    expect(await readReceipt(shop, finance, receiptId)).toMatchObject({
      bankStatus: 'unbanked',
      paidType: 'part',
      amountCents: total,
      allocatedCents: total - 1_001,
      chargedBackCents: 1_001,
      restCents: 0,
    });
    expect(await noteOf(receiptId)).toMatchObject({ settlement: 'partlySettled', balanceCents: 1_001 });
    expect([await stateOf(payment), await isPending(receiptId)]).toEqual(['paid', false]);
    expect(await balances('clientClearing', 'unallocated', 'clientBank')).toEqual([total - 1_001, 0, 0]);
    expect((await payOut([receiptId], total)).code).toBe('payout.wrongSum');
    granted(await payOut([receiptId], total - 1_001));
    expect(await balances('clientClearing', 'clientBank')).toEqual([0, total - 1_001]);
    expect((await noteOf(receiptId)).earnedOn).toBeNull();
    await prove();
  });

  test('after the payout leaves the bank account, and what was earned waits again [C-6.3-40]', async () => {
    const { payment, receiptId, total } = await aPaidPolicy();
    granted(await payOut([receiptId], total));
    expect((await noteOf(receiptId)).earnedOn).not.toBeNull();
    expect((await partChargedBack(shop, payment, 1)).status).toBe(200);
    expect(await readReceipt(shop, finance, receiptId)).toMatchObject({ bankStatus: 'banked', chargedBackCents: 1 });
    expect(await noteOf(receiptId)).toMatchObject({ settlement: 'partlySettled', balanceCents: 1, earnedOn: null });
    expect(await balances('clientBank', 'clientClearing', 'commissionHeld', 'consultantPayable')).toEqual([
      total - 1,
      0,
      0,
      0,
    ]);
    const movements = (await openMovements(shop.deps.db, 'client')).map(({ kind, amount }) => [kind, amount]);
    expect(movements.toSorted(([, one], [, other]) => Number(other) - Number(one))).toEqual([
      ['gatewayPayout', total],
      ['chargeback', -1],
    ]);
    await prove();
  });

  test('may be followed by others until nothing is left; more than that is refused [C-6.3-42]', async () => {
    const { payment, receiptId, total } = await aPaidPolicy();
    const id = `evt_${randomUUID()}`;
    const answers = await Promise.all([1, 2, 3].map(() => partChargedBack(shop, payment, 500, { id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    granted(await payOut([receiptId], total - 500));
    expect((await partChargedBack(shop, payment, 700)).status).toBe(200);
    const before = await entries();
    for (const amount of [total - 1_199, total])
      expect((await partChargedBack(shop, payment, amount)).code).toBe('webhook.conflict');
    expect([await entries(), await readReceipt(shop, finance, receiptId)]).toMatchObject([
      before,
      { bankStatus: 'banked', chargedBackCents: 1_200 },
    ]);
    expect((await partChargedBack(shop, payment, total - 1_200)).status).toBe(200);
    expect(await readReceipt(shop, finance, receiptId)).toMatchObject({
      bankStatus: 'returned',
      allocatedCents: 0,
      chargedBackCents: total,
      restCents: 0,
    });
    expect([await stateOf(payment), (await noteOf(receiptId)).settlement]).toEqual(['chargedBack', 'unsettled']);
    expect(await isPending(receiptId)).toBe(true);
    expect(await balances('clientBank', 'clientClearing', 'unallocated', 'commissionHeld')).toEqual([0, 0, 0, 0]);
    // Told again by another event.
    const after = await entries();
    expect((await chargedBack(shop, payment)).status).toBe(200);
    expect((await partChargedBack(shop, payment, 1)).status).toBe(200);
    expect(await entries()).toBe(after);
    await prove();
  });

  test('comes from what is set against nothing, then from what waits to go back, then from the newest allocation [C-6.3-41]', async () => {
    const { payment, receiptId, total } = await aPaidPolicy();
    granted(await payOut([receiptId], total));
    const { allocations } = await readReceipt(shop, finance, receiptId);
    const body = { allocationId: allocations[0]?.allocationId as string };
    granted(await callAs(shop, receipts.takeBackAllocation, finance, { body, key: randomUUID() }));
    const plain = { commissionCents: 0, consultantCents: 0, totalCents: 3_000 };
    const [due, dueLater, newest] = [
      await aNote(shop, { ...plain, dueOn: '2026-12-01' }),
      await aNote(shop, { ...plain, dueOn: '2026-12-31' }),
      await aNote(shop, { ...plain, dueOn: '2026-11-30' }),
    ];
    const set = async (...parts: (readonly [string, number])[]) =>
      granted(await allocate(shop, finance, await readReceipt(shop, finance, receiptId), parts));
    await set([due.noteId, 3_000], [dueLater.noteId, 3_000]);
    shop.clock.advance(60);
    await set([newest.noteId, 3_000]);
    const free = total - 9_000;
    const refund = granted(await askRefund(shop, finance, { receiptId, amountKeyed: 2_000 }));
    const open = async () =>
      Promise.all(
        [due, dueLater, newest].map(async ({ noteId }) => (await readNote(shop, finance, noteId)).balanceCents),
      );
    const refundState = async () =>
      (await shop.database.pool.query('select state from client_refunds where id = $1', [refund.refundId])).rows[0]
        .state;

    await partChargedBack(shop, payment, free - 2_000);
    expect([await open(), await refundState()]).toEqual([[0, 0, 0], 'due']);
    await partChargedBack(shop, payment, 500);
    expect([await open(), await refundState()]).toEqual([[0, 0, 0], 'cancelled']);
    expect(await readReceipt(shop, finance, receiptId)).toMatchObject({ restCents: 1_500, refundedCents: 0 });
    await partChargedBack(shop, payment, 1_600);
    expect(await open()).toEqual([0, 0, 100]);
    await partChargedBack(shop, payment, 3_000);
    expect(await open()).toEqual([0, 100, 3_000]);
    await partChargedBack(shop, payment, 2_901);
    expect(await open()).toEqual([1, 3_000, 3_000]);
    await prove();
  });

  test('is mailed and listed with its amount, again for each part that somebody had not dealt with', async () => {
    const { payment, total } = await aPaidPolicy();
    const listed = async () => granted(await callAs(shop, paymentList.page, finance, { body: {} })).records;
    await partChargedBack(shop, payment, 1_000);
    expect(await listed()).toMatchObject([{ problem: 'chargedBack', amountCents: total, chargedBackCents: 1_000 }]);
    const body = { paymentId: await paymentIdOf(shop, payment) };
    granted(await callAs(shop, closeChargeback, finance, { body, key: randomUUID() }));
    expect(await listed()).toEqual([]);
    shop.clock.advance(60);
    await partChargedBack(shop, payment, 250);
    expect(await listed()).toMatchObject([{ chargedBackCents: 1_250 }]);
    const mails = await clientMails(shop, ['chargeback']);
    expect(mails.map(({ text }) => /10\.00|2\.50/.exec(text)?.[0])).toEqual(['10.00', '2.50']);
    expect(mails[0]?.text).toContain('a part of this payment');
  });

  test('of money that bought nothing ends its way back by card; the rest is kept for the client', async () => {
    const first = await aPayment(shop);
    await notify(shop, await aNotice(shop, first, { type: 'failed' }));
    const second = await aPayment(shop, first);
    for (const payment of [second, first]) await notify(shop, await aNotice(shop, payment));
    expect((await partChargedBack(shop, first, 900)).status).toBe(200);
    const { rows } = await shop.database.pool.query(
      `select p.refund_due, r.charged_back_cents::int as back, r.bank_status from payments p join receipts r on r.payment_id = p.id
       where p.id = $1`,
      [await paymentIdOf(shop, first)],
    );
    expect(rows).toEqual([{ refund_due: false, back: 900, bank_status: 'unbanked' }]);
    // The gateway had been asked before, and gives back what it still has.
    expect((await notify(shop, await aNotice(shop, first, { type: 'refunded' }))).status).toBe(200);
    expect(await balances('unallocated')).toEqual([0]);
    await prove();
  });

  test('of a payment that was refunded moves nothing, and each part is told', async () => {
    const { payment } = await aPaidPolicy();
    await notify(shop, await aNotice(shop, payment, { type: 'refunded' }));
    const before = await entries();
    for (const amount of [300, 400]) expect((await partChargedBack(shop, payment, amount)).status).toBe(200);
    expect([await entries(), await stateOf(payment)]).toEqual([before, 'refunded']);
    expect(await clientMails(shop, ['chargeback'])).toHaveLength(2);
  });

  test('makes so much due again on the page of the client, who pays it once more [C-6.3-40]', async () => {
    const [writer, approver] = [await signedInAs(shop, ['operations']), await signedInAs(shop, ['approver'])];
    const { token, user, asked } = await aClientWhoOwes(shop, { writer, approver });
    const payment = granted(await payClientNotes(shop, token, user, asked));
    await gatewaySays(shop, payment.gatewayUrl);
    expect((await gatewaySays(shop, payment.gatewayUrl, 'chargedBack', { amount: 77 })).status).toBe(200);
    const after = granted(await readClientPolicy(shop, token, user));
    expect(after.totalDueCents).toBe(77);
    const due = { noteNumbers: after.notes.filter(({ dueCents }) => dueCents > 0).map(({ noteNumber }) => noteNumber) };
    const again = granted(await payClientNotes(shop, token, user, { ...due, totalDueCents: 77 }));
    await gatewaySays(shop, again.gatewayUrl);
    expect(granted(await readClientPolicy(shop, token, user)).totalDueCents).toBe(0);
    await prove();
  });

  test.each([
    ['nothing', 0],
    ['less than nothing', -1],
    ['a part of a cent', 0.001],
    ['10^15', 10 ** 15],
    ['above what is exact', 2 ** 60],
    ['words', '100'],
    ['no number', null],
  ])('is refused as %s', async (_, amount) => {
    const { payment, receiptId } = await aPaidPolicy();
    const before = await entries();
    const { status } = await partChargedBack(shop, payment, amount);
    expect([status >= 400 && status < 500, await entries()]).toEqual([true, before]);
    expect((await partChargedBack(shop, payment, 100, { currency: 'USD' })).code).toBe('webhook.conflict');
    expect((await readReceipt(shop, finance, receiptId)).chargedBackCents).toBe(0);
  });
});
