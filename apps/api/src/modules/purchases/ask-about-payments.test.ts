import { type TestApp, testApp } from '@onegi/testing/app';
import { aNotice, aPayment, call, notify, type OpenPayment } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerChallenge, chargeBack, payByCard } from '../../adapters/payments/sandbox/session-actions.ts';
import type { Deps } from '../../deps.ts';
import { GatewayUnavailable } from '../../ports/payments.ts';
import { findProblems } from '../ledger/proof/checks.ts';
import { askAboutPayments } from './ask-about-payments.ts';

const MINUTE = 60;

let shop: TestApp;
/** The payments that the gateway was asked about. */
let asked: string[] = [];
let deps: Deps;
beforeAll(async () => {
  shop = await testApp();
  deps = {
    ...shop.deps,
    payments: {
      ...shop.deps.payments,
      ask(gatewayRef, now) {
        asked.push(gatewayRef);
        return shop.deps.payments.ask(gatewayRef, now);
      },
    },
  };
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.pool.query('update payments set gateway_ended_at = now()');
  asked = [];
});

const rowOf = async ({ session }: OpenPayment) =>
  (await shop.database.pool.query('select * from payments where gateway_ref = $1', [session])).rows[0];

async function policies(): Promise<number> {
  return (await shop.database.pool.query('select count(*)::int as n from policies')).rows[0].n;
}

/** Nobody will ever be told. */
async function pay(opened: OpenPayment): Promise<void> {
  await payByCard(deps, opened.session, { last4: '4242', outcome: 'paid' });
  await shop.database.pool.query('update sandbox_notices set attempts = 1000');
}

test('a payment whose notice is lost for good becomes a policy, once', async () => {
  const opened = await aPayment(shop);
  await pay(opened);
  const before = await policies();
  shop.clock.advance(6 * MINUTE);
  await Promise.all([askAboutPayments(deps), askAboutPayments(deps)]);
  expect([(await rowOf(opened)).state, await policies(), asked]).toEqual(['paid', before + 1, [opened.session]]);
  shop.clock.advance(60 * MINUTE);
  await askAboutPayments(deps);
  expect([await policies(), asked]).toEqual([before + 1, [opened.session]]);
});

test('nobody asks in the first minutes, nor at every turn', async () => {
  const opened = await aPayment(shop);
  await askAboutPayments(deps);
  expect(asked).toEqual([]);
  shop.clock.advance(6 * MINUTE);
  await askAboutPayments(deps);
  await askAboutPayments(deps);
  expect([asked, (await rowOf(opened)).state]).toEqual([[opened.session], 'created']);
  shop.clock.advance(6 * MINUTE);
  await askAboutPayments(deps);
  expect(asked).toHaveLength(2);
});

test('a page that was left open is over in time, and not asked about again', async () => {
  const opened = await aPayment(shop);
  shop.clock.advance(61 * MINUTE);
  await askAboutPayments(deps);
  expect(await rowOf(opened)).toMatchObject({ state: 'expired', gateway_ended_at: expect.any(Date) });
  shop.clock.advance(61 * MINUTE);
  await askAboutPayments(deps);
  expect(asked).toHaveLength(1);
});

test('a payment that waits for the bank is pending until the bank has spoken', async () => {
  const opened = await aPayment(shop);
  await payByCard(deps, opened.session, { last4: '3220', outcome: 'challenge' });
  shop.clock.advance(6 * MINUTE);
  await askAboutPayments(deps);
  expect((await rowOf(opened)).state).toBe('pending');
  await answerChallenge(deps, opened.session, { approved: false, code: '' });
  shop.clock.advance(6 * MINUTE);
  await askAboutPayments(deps);
  expect(await rowOf(opened)).toMatchObject({ state: 'failed', failure: 'authentication' });
});

test('money paid on a page that we had ended, unheard, is not lost', async () => {
  const opened = await aPayment(shop);
  await pay(opened);
  await shop.database.pool.query("update payments set state = 'expired' where gateway_ref = $1", [opened.session]);
  // The client has paid again meanwhile, on another page.
  const second = await aPayment(shop, opened);
  const notice = await deps.payments.ask(second.session, deps.clock.now());
  expect(notice).toBeNull();
  await shop.database.pool.query("update applications set state = 'paid' where id = $1", [
    (await rowOf(opened)).application_id,
  ]);
  shop.clock.advance(6 * MINUTE);
  await askAboutPayments(deps);
  expect(await rowOf(opened)).toMatchObject({ state: 'paid', refund_due: true, refund_reason: 'alreadyPaid' });
});

test('a refund whose notice is lost is seen to be done', async () => {
  const opened = await aPayment(shop);
  await pay(opened);
  const { id } = await rowOf(opened);
  await shop.database.pool.query(
    "update payments set state = 'paid', paid_at = now(), refund_due = true where id = $1",
    [id],
  );
  await deps.payments.refund({ gatewayRef: opened.session, paymentRef: id, amountCents: 1 });
  shop.clock.advance(6 * MINUTE);
  await askAboutPayments(deps);
  expect(await rowOf(opened)).toMatchObject({ state: 'refunded', refund_due: false });
});

test.each([
  ['created', null],
  ['pending', null],
  ['failed', 'cancelled'],
  ['expired', null],
])(
  'money that came and went back unheard of a payment that is %s buys nothing, also when late word comes',
  async (state, failure) => {
    const opened = await aPayment(shop);
    await pay(opened);
    await deps.payments.refund({ gatewayRef: opened.session, paymentRef: '', amountCents: 1 });
    await shop.database.pool.query('update payments set state = $1, failure = $2 where gateway_ref = $3', [
      ...[state, failure, opened.session],
    ]);
    const before = await policies();
    // A notice that it went back waits for the one that it came.
    expect(await notify(shop, await aNotice(shop, opened, { type: 'refunded' }))).toMatchObject({ status: 409 });
    shop.clock.advance(6 * MINUTE);
    await askAboutPayments(deps);
    const ended = { state: 'refunded', paid_at: null, refund_due: false, refund_reason: 'unheard', failure: null };
    expect(await rowOf(opened)).toMatchObject(ended);
    for (const type of ['paid', 'refunded'])
      expect((await notify(shop, await aNotice(shop, opened, { type }))).status).toBe(200);
    expect(await rowOf(opened)).toMatchObject(ended);
    const { rows } = await shop.database.pool.query('select 1 from receipts where payment_id = $1', [
      (await rowOf(opened)).id,
    ]);
    expect([await policies(), rows]).toEqual([before, []]);
    expect(await findProblems(shop.deps.db, shop.clock.today())).toEqual([]);
    const again = await aPayment(shop, opened);
    await pay(again);
    shop.clock.advance(6 * MINUTE);
    await askAboutPayments(deps);
    expect([(await rowOf(again)).state, await policies()]).toEqual(['paid', before + 1]);
  },
);

test('money that came and was taken back by the bank unheard buys nothing, and the client may pay anew', async () => {
  const opened = await aPayment(shop);
  await pay(opened);
  await chargeBack(deps, opened.session, null);
  const before = await policies();
  shop.clock.advance(6 * MINUTE);
  await askAboutPayments(deps);
  expect([(await rowOf(opened)).state, await policies()]).toEqual(['chargedBack', before]);
  const again = await aPayment(shop, opened);
  expect(again.session).not.toBe(opened.session);
  await pay(again);
  shop.clock.advance(6 * MINUTE);
  await askAboutPayments(deps);
  expect([(await rowOf(again)).state, await policies()]).toEqual(['paid', before + 1]);
});

test('an order whose notice comes after hours without the portal becomes a policy once, whoever hears of it first', async () => {
  const opened = await aPayment(shop);
  await pay(opened);
  const late = await aNotice(shop, opened);
  const before = await policies();
  shop.clock.advance(3 * 60 * MINUTE);
  const [answer] = await Promise.all([notify(shop, late), askAboutPayments(deps)]);
  expect([answer.status, await rowOf(opened), await policies()]).toMatchObject([
    200,
    { state: 'paid', refund_due: false },
    before + 1,
  ]);
});

/** Another shop, where an order that was paid hours ago makes no policy yet: neither its notice nor an answer has been taken. */
async function aLateOrder() {
  const own = await testApp();
  const opened = await aPayment(own);
  await payByCard(own.deps, opened.session, { last4: '4242', outcome: 'paid' });
  const late = await aNotice(own, opened);
  await own.database.pool.query('create table kept as select * from commission_rates');
  await own.database.pool.query('delete from commission_rates');
  own.clock.advance(3 * 60 * MINUTE);
  const refunds: string[] = [];
  own.deps.jobs.enqueue = async (_tx, queue) => void refunds.push(queue.name);
  /** Both ways to hear of it at once. */
  const hear = async () => {
    const [answer] = await Promise.allSettled([notify(own, late), askAboutPayments(own.deps)]);
    return answer.status === 'fulfilled' ? answer.value.status : 0;
  };
  const found = async () => {
    const { rows } = await own.database.pool.query(
      `select state, refund_due, refund_reason, (select count(*)::int from policies) as policies,
         (select count(*)::int from receipts) as receipts from payments`,
    );
    return rows;
  };
  return { own, hear, found, refunds };
}

test('one that makes no policy when it is heard of so late is tried again like any other, and becomes a policy then', async () => {
  const { own, hear, found } = await aLateOrder();
  try {
    expect(await hear()).toBe(500);
    expect(await found()).toMatchObject([{ state: 'created', refund_due: false, policies: 0, receipts: 0 }]);
    await own.database.pool.query('insert into commission_rates select * from kept');
    own.clock.advance(6 * MINUTE);
    await askAboutPayments(own.deps);
    expect(await found()).toMatchObject([{ state: 'paid', refund_due: false, policies: 1, receipts: 1 }]);
  } finally {
    await own.close();
  }
});

test('one that can make no policy for half an hour then goes back once, whoever hears of it first', async () => {
  const { own, hear, found, refunds } = await aLateOrder();
  try {
    expect(await hear()).toBe(500);
    own.clock.advance(31 * MINUTE);
    expect(await hear()).toBe(200);
    const back = { state: 'paid', refund_due: true, refund_reason: 'notIssued', policies: 0, receipts: 1 };
    expect(await found()).toEqual([back]);
    expect(refunds.filter((name) => name === 'refund-payment')).toHaveLength(1);
  } finally {
    await own.close();
  }
});

test('a gateway that does not answer for one payment is asked about the others, and again later', async () => {
  const [silent, other] = [await aPayment(shop), await aPayment(shop)];
  await pay(silent);
  await pay(other);
  shop.clock.advance(6 * MINUTE);
  const { payments } = shop.deps;
  const ask: typeof payments.ask = async (gatewayRef, now) => {
    if (gatewayRef === silent.session) throw new GatewayUnavailable('away');
    return payments.ask(gatewayRef, now);
  };
  await expect(askAboutPayments({ ...deps, payments: { ...payments, ask } })).rejects.toThrow('away');
  expect([(await rowOf(silent)).state, (await rowOf(other)).state]).toEqual(['created', 'paid']);
  shop.clock.advance(6 * MINUTE);
  await askAboutPayments(deps);
  expect((await rowOf(silent)).state).toBe('paid');
  expect((await call(shop, 'GET', `/buy/payment/${silent.paymentRef}`)).data.state).toBe('paid');
});
