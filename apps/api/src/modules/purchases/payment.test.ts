import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '@onegi/testing/app';
import { buyLine } from '@onegi/testing/factories/lines';
import {
  aDraft,
  aNotice,
  anApplicant,
  aPayment,
  aSubmittedApplication,
  call,
  fillIn,
  notify,
  type OpenPayment,
  submit,
  wire,
} from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signNotice } from '../../adapters/payments/sandbox/sign-notice.ts';
import { writeTogether } from '../../db/write-together.ts';
import { idOfRef } from '../../lib/refs.ts';
import { GatewayUnavailable } from '../../ports/payments.ts';
import { contentWrites, openContent } from './application-content.ts';
import { refundPayment, retryRefunds } from './refund-payment.ts';
import { type FilledApplication, findApplication } from './repository.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const counted = [
  'policies',
  'policy_endorsements',
  'debit_credit_notes',
  'receipts',
  'allocations',
  'documents',
  'mails',
] as const;

/** How many rows there are of everything a policy is made of. */
async function everything(test = shop): Promise<Record<(typeof counted)[number], number>> {
  const entries = counted.map(async (table) => {
    const { rows } = await test.database.pool.query(`select count(*)::int as n from ${table}`);
    return [table, rows[0].n];
  });
  return Object.fromEntries(await Promise.all(entries));
}

const oneOfEach = {
  policies: 1,
  policy_endorsements: 1,
  debit_credit_notes: 1,
  receipts: 1,
  allocations: 1,
  documents: 3,
  mails: 1,
};

async function madeBy(action: () => Promise<unknown>, test = shop) {
  const before = await everything(test);
  await action();
  const after = await everything(test);
  return Object.fromEntries(counted.map((table) => [table, after[table] - before[table]]));
}

const nothing = Object.fromEntries(counted.map((table) => [table, 0]));
/** No policy, but the money is on record, and the client is told that it goes back. */
const refundMail = { ...nothing, receipts: 1, mails: 1 };

const stateOf = async (payment: OpenPayment) =>
  (await call(shop, 'GET', `/buy/payment/${payment.paymentRef}`)).data.state;

async function rowOf({ paymentRef }: OpenPayment, test = shop) {
  const id = idOfRef(test.deps.seal, 'payment', paymentRef) ?? '';
  return test.deps.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

describe('a purchase', () => {
  test('from quote to policy, the client pays the frozen total and holds a policy [P-1-04]', async () => {
    const draft = await aDraft(shop);
    const { data: filled } = await fillIn(shop, draft, { optionCovers: [{ [wire.optionCode]: 'TRO1' }] });
    const { data: submitted } = await submit(shop, filled);
    const payment = await aPayment(shop, submitted);
    expect(payment.total).toBe(filled.quote[wire.total]);
    const tooEarly = await call(shop, 'GET', `/buy/confirmation/${payment.applicationRef}`);
    expect([tooEarly.status, tooEarly.code]).toEqual([404, 'confirmation.notReady']);

    const made = await madeBy(async () => {
      const notified = await notify(shop, await aNotice(shop, payment));
      expect(notified).toMatchObject({ status: 200, data: { received: true } });
    });
    expect(made).toEqual(oneOfEach);

    const { data } = await call(shop, 'GET', `/buy/confirmation/${payment.applicationRef}`);
    expect(data).toMatchObject({
      applicationRef: payment.applicationRef,
      [wire.total]: filled.quote[wire.total],
      [wire.effectiveOn]: '2026-12-01',
      [wire.expiresOn]: '2026-12-07',
      [wire.policyStatus]: 'F',
      maskedEmail: 'd***1@example.com',
      holderName: 'DEMO ONE',
      insuredList: [{ personType: 'A', personName: 'DEMO ONE' }],
      emergencyPhone: expect.stringMatching(/^\+852 2000 01\d\d$/),
      paidAt: '2026-11-21T04:00:00.000Z',
    });
    expect(data.quote.quoteRef).toBe(filled.quote.quoteRef);
    expect(data[wire.policyNumber]).toMatch(/^[A-Z]{3}-TRV-26-\d{7}$/);
    expect(data[wire.transactionNumber]).toMatch(/^PT2026\d{7}$/);
    expect(data[wire.noteNumber]).toMatch(/^DN2611\d{6}$/);
    expect(data[wire.receiptNumber]).toMatch(/^RC2611\d{6}$/);
    expect(data.docList.map((d: { docType: string }) => d.docType)).toEqual(['schedule', 'receipt', 'wording']);
    expect(await stateOf(payment)).toBe('paid');
    expect((await call(shop, 'GET', `/buy/application/${payment.applicationRef}`)).data.state).toBe('paid');
    const state = await call(shop, 'GET', `/buy/application/${payment.applicationRef}/state`);
    expect(state.data).toEqual({ state: 'paid' });
  });

  test('the cards that the gateway takes are named before anybody pays: those of its test cards', async () => {
    const { data } = await call(shop, 'GET', '/common/setting?key=PAYMENT_CARDS');
    expect(data).toBe('visa,mastercard,unionpay');
  });

  test('the accounts balance: the note is settled, and what is kept is what the client pays less what the insurer gets', async () => {
    const payment = await aPayment(shop);
    await notify(shop, await aNotice(shop, payment));
    const { data } = await call(shop, 'GET', `/buy/confirmation/${payment.applicationRef}`);
    const row = await shop.deps.db
      .selectFrom('debit_credit_notes as note')
      .innerJoin('policy_endorsements as e', 'e.policy_id', 'note.policy_id')
      .innerJoin('allocations', 'allocations.note_id', 'note.id')
      .selectAll('e')
      .select(['note.settlement', 'note.due_on', 'note.amount_cents', 'allocations.amount_cents as allocated'])
      .where('note_number', '=', data[wire.noteNumber])
      .executeTakeFirstOrThrow();
    const paidCents = Number(data[wire.total].replace('.', ''));
    expect(row).toMatchObject({
      settlement: 'settled',
      due_on: '2026-11-21',
      amount_cents: paidCents,
      allocated: paidCents,
      receivable_cents: paidCents,
      kind: 'NB',
      endorsement_no: '000',
      basic_rate_bp: 3000,
      consultant_commission_cents: 0,
    });
    expect(row.total_commission_cents).toBe(Math.floor(row.net_premium_cents * 0.3 + 0.5));
    expect(row.receivable_cents - row.payable_cents).toBe(row.total_commission_cents);
    expect(row.house_commission_cents).toBe(row.total_commission_cents);
  });

  test('annual cover lasts one year less a day, and its premium falls due after 60 days', async () => {
    const trip = { planType: 'A', departDate: '2026-12-01', returnDate: undefined };
    const payment = await aPayment(shop, await aSubmittedApplication(shop, trip));
    await notify(shop, await aNotice(shop, payment));
    const { data } = await call(shop, 'GET', `/buy/confirmation/${payment.applicationRef}`);
    expect(data).toMatchObject({ [wire.effectiveOn]: '2026-12-01', [wire.expiresOn]: '2027-11-30' });
    const note = await shop.deps.db
      .selectFrom('debit_credit_notes')
      .select('due_on')
      .where('note_number', '=', data[wire.noteNumber])
      .executeTakeFirstOrThrow();
    expect(note.due_on).toBe('2027-01-20');
  });

  test('the premium of a helper’s policy is due at once', async () => {
    const { confirmation } = await buyLine(shop, 'DH');
    const note = await shop.deps.db
      .selectFrom('debit_credit_notes')
      .select(['account_on', 'due_on'])
      .where('note_number', '=', confirmation[wire.noteNumber])
      .executeTakeFirstOrThrow();
    expect(note.due_on).toBe(note.account_on);
  });
});

describe('opening a payment', () => {
  test('a double click and a second tab get the payment that is open already', async () => {
    const application = await aSubmittedApplication(shop);
    const opened = await Promise.all([1, 2, 3, 4].map(() => aPayment(shop, application)));
    expect(new Set(opened.map(({ paymentRef }) => paymentRef)).size).toBe(1);
    expect(new Set(opened.map(({ gatewayUrl }) => gatewayUrl)).size).toBe(1);
  });

  test('another total than the one in sight opens nothing', async () => {
    const application = await aSubmittedApplication(shop);
    const { applicationRef } = application;
    const { data: submitted } = await call(shop, 'GET', `/buy/application/${applicationRef}`);
    const pay = (shownTotal: unknown) => call(shop, 'POST', '/buy/payment', { applicationRef, shownTotal });
    const made = await madeBy(async () => {
      expect(await pay('1.00')).toMatchObject({ status: 409, code: 'application.stale' });
    });
    expect(made).toEqual(nothing);
    const { data: unopened } = await call(shop, 'GET', `/buy/application/${applicationRef}`);
    expect(unopened.openPayment).toBeNull();
    expect((await pay('x')).fields).toEqual(['shownTotal']);
    const opened = await pay(submitted.quote[wire.total]);
    expect([opened.status, opened.data[wire.total]]).toEqual([200, submitted.quote[wire.total]]);
    expect((await pay('1.00')).code).toBe('application.stale');
  });

  test('a failed payment is followed by a new one', async () => {
    const application = await aSubmittedApplication(shop);
    const first = await aPayment(shop, application);
    await notify(shop, await aNotice(shop, first, { type: 'failed', data: { failure: 'insufficient' } }));
    const { data } = await call(shop, 'GET', `/buy/payment/${first.paymentRef}`);
    expect(data).toMatchObject({ state: 'failed', failure: 'insufficient', gatewayUrl: null });
    const second = await aPayment(shop, application);
    expect(second.paymentRef).not.toBe(first.paymentRef);
    expect(await madeBy(async () => notify(shop, await aNotice(shop, second)))).toEqual(oneOfEach);
  });

  test('what is paid for already cannot be paid again, changed or submitted', async () => {
    const submitted = await aSubmittedApplication(shop);
    const payment = await aPayment(shop, submitted);
    await notify(shop, await aNotice(shop, payment));
    const again = await call(shop, 'POST', '/buy/payment', { applicationRef: submitted.applicationRef });
    expect([again.status, again.code]).toEqual([409, 'application.closed']);
    expect((await fillIn(shop, submitted)).code).toBe('application.closed');
    expect((await submit(shop, submitted)).code).toBe('application.closed');
  });

  test('when the gateway cannot be reached nothing is charged, and the next try opens the same payment', async () => {
    const submitted = await aSubmittedApplication(shop);
    const { open } = shop.deps.payments;
    shop.deps.payments.open = () => Promise.reject(new GatewayUnavailable('down'));
    const refused = await call(shop, 'POST', '/buy/payment', { applicationRef: submitted.applicationRef });
    shop.deps.payments.open = open;
    expect([refused.status, refused.code]).toEqual([503, 'payment.gatewayUnavailable']);
    await aPayment(shop, submitted);
    const id = idOfRef(shop.deps.seal, 'application', submitted.applicationRef) ?? '';
    const rows = await shop.deps.db.selectFrom('payments').select('state').where('application_id', '=', id).execute();
    expect(rows).toEqual([{ state: 'created' }]);
  });

  test('a change of the application ends the payment that was open for what it said before', async () => {
    const submitted = await aSubmittedApplication(shop);
    const payment = await aPayment(shop, submitted);
    expect((await fillIn(shop, submitted)).status).toBe(200);
    expect(await stateOf(payment)).toBe('expired');
    const page = await shop.app.inject({ url: `/sandbox-gateway/pay/${payment.session}` });
    expect(page.statusCode).toBe(410);
  });

  test('while the bank is being asked the application cannot be changed', async () => {
    const submitted = await aSubmittedApplication(shop);
    const payment = await aPayment(shop, submitted);
    await notify(shop, await aNotice(shop, payment, { type: 'pending' }));
    const changed = await fillIn(shop, submitted);
    expect([changed.status, changed.code]).toEqual([409, 'application.paymentUnderway']);
    expect((await aPayment(shop, submitted)).paymentRef).toBe(payment.paymentRef);
  });
});

describe("the gateway's word", () => {
  async function refused(body: string, signature: string | undefined, status: number, code: string) {
    const made = await madeBy(async () => {
      const answer = await notify(shop, body, signature);
      expect([answer.status, answer.code]).toEqual([status, code]);
      expect(answer.msg).toBeTruthy();
      expect(answer.msgC).toMatch(/\p{Script=Han}/u);
    });
    expect(made).toEqual(nothing);
  }

  test('a forged, a missing, a late and an early signature are refused and write nothing', async () => {
    const payment = await aPayment(shop);
    const body = await aNotice(shop, payment);
    const { sandboxSecret } = shop.deps.config;
    const at = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1000);
    await refused(body, signNotice('another secret altogether', body, at(0)), 400, 'webhook.refused');
    await refused(body, signNotice(sandboxSecret, `${body} `, at(0)), 400, 'webhook.refused');
    await refused(body, '', 400, 'webhook.refused');
    await refused(body, 't=1,v1=00', 400, 'webhook.refused');
    await refused(body, signNotice(sandboxSecret, body, at(-301)), 400, 'webhook.refused');
    await refused(body, signNotice(sandboxSecret, body, at(301)), 400, 'webhook.refused');
    expect(await stateOf(payment)).toBe('created');
    expect((await notify(shop, body, signNotice(sandboxSecret, body, at(-299)))).status).toBe(200);
  });

  test('another gateway, an unknown one and an unreadable notice are refused', async () => {
    const payment = await aPayment(shop);
    const body = await aNotice(shop, payment);
    const signature = { 'sandbox-signature': signNotice(shop.deps.config.sandboxSecret, body, shop.clock.now()) };
    const stripe = await call(shop, 'POST', '/payment/webhook/stripe', body, signature);
    expect([stripe.status, stripe.code]).toEqual([400, 'webhook.refused']);
    const unknown = await call(shop, 'POST', '/payment/webhook/paypal', body, signature);
    expect([unknown.status, unknown.fields]).toEqual([400, ['gateway']]);
    await refused('{"id":', undefined, 400, 'webhook.refused');
    await refused('{}', undefined, 400, 'webhook.refused');
  });

  test('an unknown payment, another amount, another currency and another page are refused and write nothing', async () => {
    const payment = await aPayment(shop);
    const conflict = async (data: Record<string, unknown>, status: number, code: string) =>
      refused(await aNotice(shop, payment, { data }), undefined, status, code);
    await conflict({ paymentRef: randomUUID() }, 404, 'webhook.unknownPayment');
    await conflict({ paymentRef: 'x' }, 404, 'webhook.unknownPayment');
    await conflict({ amount: 1 }, 409, 'webhook.conflict');
    await conflict({ currency: 'USD' }, 409, 'webhook.conflict');
    await conflict({ session: randomUUID() }, 409, 'webhook.conflict');
    expect(await stateOf(payment)).toBe('created');
  });

  test('the same event again is taken and has no second effect', async () => {
    const payment = await aPayment(shop);
    const body = await aNotice(shop, payment);
    const made = await madeBy(async () => {
      for (let i = 0; i < 3; i++) expect((await notify(shop, body)).status).toBe(200);
      expect((await notify(shop, await aNotice(shop, payment))).status).toBe(200);
    });
    expect(made).toEqual(oneOfEach);
  });

  test('a failure or an expiry after the payment is refused and changes nothing', async () => {
    const payment = await aPayment(shop);
    await notify(shop, await aNotice(shop, payment));
    for (const type of ['failed', 'expired', 'pending']) {
      await refused(await aNotice(shop, payment, { type }), undefined, 409, 'webhook.conflict');
    }
    expect(await stateOf(payment)).toBe('paid');
  });

  test('a failure that is repeated after the payment went through at last is taken without effect', async () => {
    const payment = await aPayment(shop);
    const failed = await aNotice(shop, payment, { type: 'failed' });
    expect((await notify(shop, failed)).status).toBe(200);
    expect((await notify(shop, await aNotice(shop, payment))).status).toBe(200);
    expect((await notify(shop, failed)).status).toBe(200);
    expect(await stateOf(payment)).toBe('paid');
  });

  test('a hundred confirmations at once make one policy', async () => {
    const payment = await aPayment(shop);
    const same = await aNotice(shop, payment);
    const bodies = await Promise.all(
      Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? same : aNotice(shop, payment))),
    );
    const made = await madeBy(async () => {
      const answers = await Promise.all(bodies.map((body) => notify(shop, body)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    });
    expect(made).toEqual(oneOfEach);
  });

  test('many clients paying at once get a number each', async () => {
    const payments = await Promise.all(Array.from({ length: 12 }, () => aPayment(shop)));
    await Promise.all(payments.map(async (payment) => notify(shop, await aNotice(shop, payment))));
    const confirmed = await Promise.all(
      payments.map(({ applicationRef }) => call(shop, 'GET', `/buy/confirmation/${applicationRef}`)),
    );
    for (const name of [wire.policyNumber, wire.transactionNumber, wire.noteNumber, wire.receiptNumber]) {
      expect(new Set(confirmed.map(({ data }) => data[name])).size).toBe(12);
    }
  });

  test('when the last step fails nothing is there, and the repeated notice makes it all', async () => {
    const payment = await aPayment(shop);
    const body = await aNotice(shop, payment);
    const { enqueue } = shop.deps.jobs;
    shop.deps.jobs.enqueue = () => Promise.reject(new Error('the queue is away'));
    const failed = await madeBy(async () => expect((await notify(shop, body)).status).toBe(500));
    shop.deps.jobs.enqueue = enqueue;
    expect(failed).toEqual(nothing);
    expect(await stateOf(payment)).toBe('created');
    expect(await madeBy(() => notify(shop, body))).toEqual(oneOfEach);
  });
});

describe('money that buys nothing goes back', () => {
  /** Two payments of one application, as two tabs and an expiry can make them: the first is over, but is paid after all. */
  async function twoPayments() {
    const application = await aSubmittedApplication(shop);
    const first = await aPayment(shop, application);
    await notify(shop, await aNotice(shop, first, { type: 'expired' }));
    return { first, second: await aPayment(shop, application), application };
  }

  test('the second of two payments is recorded and refunded by the gateway', async () => {
    const { first, second } = await twoPayments();
    expect(await madeBy(async () => notify(shop, await aNotice(shop, second)))).toEqual(oneOfEach);
    const { db } = shop.deps;
    await db.updateTable('sandbox_sessions').set({ state: 'paid' }).where('id', '=', first.session).execute();
    expect(await madeBy(async () => notify(shop, await aNotice(shop, first)))).toEqual(refundMail);
    expect(await rowOf(first)).toMatchObject({ state: 'paid', refund_due: true, refund_reason: 'alreadyPaid' });

    const atGateway = db.selectFrom('sandbox_sessions').select('state').where('id', '=', first.session);
    await expect.poll(() => atGateway.executeTakeFirst(), { timeout: 15_000 }).toEqual({ state: 'refunded' });
    await refundPayment(shop.deps, (await rowOf(first)).id);
    const notices = await shop.deps.db
      .selectFrom('sandbox_notices')
      .select('body')
      .where('session_id', '=', first.session)
      .execute();
    expect(notices).toHaveLength(1);
    expect((await notify(shop, notices[0]?.body ?? '')).status).toBe(200);
    expect(await rowOf(first)).toMatchObject({ state: 'refunded', refund_due: false });
    expect(await stateOf(second)).toBe('paid');
  });

  test('money for a payment that had expired still buys what was submitted, and ends the payment opened since', async () => {
    const { first, second } = await twoPayments();
    expect(await madeBy(async () => notify(shop, await aNotice(shop, first)))).toEqual(oneOfEach);
    expect(await stateOf(first)).toBe('paid');
    expect(await stateOf(second)).toBe('expired');
    expect((await shop.app.inject({ url: `/sandbox-gateway/pay/${second.session}` })).statusCode).toBe(410);
  });

  test('money for what was changed meanwhile goes back', async () => {
    const submitted = await aSubmittedApplication(shop);
    const payment = await aPayment(shop, submitted);
    const { data } = await fillIn(shop, submitted, { applicant: { ...anApplicant, phone: '20000002' } });
    expect(await madeBy(async () => notify(shop, await aNotice(shop, payment)))).toEqual(refundMail);
    expect(await rowOf(payment)).toMatchObject({ state: 'paid', refund_due: true, refund_reason: 'changed' });
    const again = await submit(shop, data);
    const second = await aPayment(shop, again.data);
    expect(await madeBy(async () => notify(shop, await aNotice(shop, second)))).toEqual(oneOfEach);
  });

  test('cover never begins in the past: late money for an expired payment goes back', async () => {
    const late = await testApp({ today: '2026-12-01' });
    try {
      const trip = { departDate: '2026-12-01', returnDate: '2026-12-03' };
      const payment = await aPayment(late, await aSubmittedApplication(late, trip));
      await notify(late, await aNotice(late, payment, { type: 'expired' }));
      late.clock.set('2026-12-02');
      expect(await madeBy(async () => notify(late, await aNotice(late, payment)), late)).toEqual(refundMail);
      expect(await rowOf(payment, late)).toMatchObject({ refund_due: true, refund_reason: 'tooLate' });
    } finally {
      await late.close();
    }
  });

  test('an order that can make no policy is tried again for half an hour; then the money goes back, and the client is told', async () => {
    const broken = await testApp();
    try {
      const payment = await aPayment(broken, await aSubmittedApplication(broken));
      const body = await aNotice(broken, payment);
      await broken.database.pool.query('delete from commission_rates');
      expect((await madeBy(async () => expect((await notify(broken, body)).status).toBe(500), broken)).policies).toBe(
        0,
      );
      expect(await rowOf(payment, broken)).toMatchObject({ state: 'created', refund_due: false });

      broken.clock.set('2026-11-21T12:31:00+08:00');
      const made = await madeBy(async () => expect((await notify(broken, body)).status).toBe(200), broken);
      expect(made).toEqual(refundMail);
      expect(await rowOf(payment, broken)).toMatchObject({ refund_due: true, refund_reason: 'notIssued' });
      expect(broken.problems.map(({ where }) => where)).toContain('a paid order makes no policy');
      const seen = await call(broken, 'GET', `/buy/payment/${payment.paymentRef}`);
      expect(seen.data).toMatchObject({ state: 'paid', refundReason: 'notIssued', gatewayUrl: null });

      const { db } = broken.deps;
      await db.updateTable('sandbox_sessions').set({ state: 'paid' }).where('id', '=', payment.session).execute();
      await refundPayment(broken.deps, (await rowOf(payment, broken)).id);
      const gone = db.selectFrom('sandbox_sessions').select('state').where('id', '=', payment.session);
      expect(await gone.executeTakeFirst()).toEqual({ state: 'refunded' });
    } finally {
      await broken.close();
    }
  });

  test('what was found in order when it was submitted is bought, whatever rule has come since', async () => {
    const submitted = await aSubmittedApplication(shop);
    const id = idOfRef(shop.deps.seal, 'application', submitted.applicationRef) ?? '';
    const { db, seal } = shop.deps;
    const row = (await findApplication(db, id)) as FilledApplication;
    const content = openContent(seal, row);
    // As if a rule on ages had become stricter: the form would not be taken today.
    const people = content.people.map((person) => ({ ...person, bornOn: '1930-01-01' }));
    await writeTogether(db, contentWrites(seal, id, { ...content, people }, { row, content }));
    const payment = await aPayment(shop, submitted);
    expect(await madeBy(async () => notify(shop, await aNotice(shop, payment)))).toEqual(oneOfEach);
  });

  test('a payment whose page was never written down is known by the notice, so that it can be refunded', async () => {
    const submitted = await aSubmittedApplication(shop);
    const payment = await aPayment(shop, submitted);
    const body = await aNotice(shop, payment);
    const { id } = await rowOf(payment);
    const unknown = { gateway_ref: null, gateway_url: null };
    await shop.deps.db.updateTable('payments').set(unknown).where('id', '=', id).execute();
    await fillIn(shop, submitted, { applicant: { phone: '20000002' } });
    expect((await notify(shop, body)).status).toBe(200);
    expect(await rowOf(payment)).toMatchObject({ refund_due: true, gateway_ref: payment.session });
  });

  test('a refund that is due for days is tried again every day, and the log says so', async () => {
    const own = await testApp();
    try {
      const submitted = await aSubmittedApplication(own);
      const payment = await aPayment(own, submitted);
      await fillIn(own, submitted, { applicant: { phone: '20000002' } });
      await notify(own, await aNotice(own, payment));
      const queued: string[] = [];
      own.deps.jobs.enqueue = async (_tx, queue) => void queued.push(queue.name);
      await retryRefunds(own.deps);
      expect(queued).toEqual([]);
      own.clock.set('2026-11-26');
      await retryRefunds(own.deps);
      await retryRefunds(own.deps);
      expect(queued).toEqual(['refund-payment']);
      expect(own.problems.map(({ where }) => where)).toContain('refunds');
    } finally {
      await own.close();
    }
  });

  test('a payment begun before midnight is kept to, though its quote has run out since', async () => {
    const late = await testApp({ today: '2026-12-01' });
    try {
      const trip = { departDate: '2026-12-01', returnDate: '2026-12-03' };
      const payment = await aPayment(late, await aSubmittedApplication(late, trip));
      late.clock.set('2026-12-02T00:05:00+08:00');
      expect(await madeBy(async () => notify(late, await aNotice(late, payment)), late)).toEqual(oneOfEach);
    } finally {
      await late.close();
    }
  });
});
