import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GatewayUnavailable, type PaymentGateway, RefusedNotice } from '../../../ports/payments.ts';
import { stripeGateway } from './stripe-gateway.ts';

const webhookSecret = 'whsec_for_tests_only';
const paymentRef = '6b1f3f0e-9a52-4c1b-8f53-0d7d4cf0a001';
const now = new Date('2026-11-21T04:00:00Z');

interface Asked {
  method: string;
  path: string;
  form: URLSearchParams;
  idempotencyKey: string | undefined;
}

/** A stand-in for Stripe's host: it answers what a test prepared and remembers what it was asked. */
let host: Server;
let asked: Asked[] = [];
let answers: Record<string, { status?: number; body: unknown }> = {};
let gateway: PaymentGateway;

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

beforeAll(async () => {
  host = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    asked.push({
      method,
      path: url,
      form: new URLSearchParams(await textOf(request)),
      idempotencyKey: request.headers['idempotency-key'] as string | undefined,
    });
    const { status = 200, body } = answers[`${method} ${url}`] ?? {
      status: 404,
      body: { error: { type: 'invalid_request_error' } },
    };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  gateway = stripeGateway({
    secretKey: 'sk_test_nothing',
    webhookSecret,
    cards: ['visa'],
    host: { host: '127.0.0.1', port, protocol: 'http' },
  });
});
afterAll(() => host.close());
beforeEach(() => {
  asked = [];
  answers = {};
});

const order = {
  paymentRef,
  amountCents: 48_739,
  currency: 'HKD',
  description: 'Travel insurance',
  returnUrl: 'https://shop.example/confirmation/x',
  cancelUrl: 'https://shop.example/pay/x',
  language: 'zh-Hant' as const,
  openUntil: new Date('2026-11-21T05:00:00Z'),
};

describe('opening, closing and refunding at Stripe', () => {
  test('the hosted page is asked for with the amount in cents, once per payment', async () => {
    answers['POST /v1/checkout/sessions'] = {
      body: { id: 'cs_1', object: 'checkout.session', url: 'https://pay.example/cs_1' },
    };
    expect(await gateway.open(order)).toEqual({ gatewayRef: 'cs_1', url: 'https://pay.example/cs_1' });
    await gateway.open(order);
    const [first, second] = asked;
    expect(first?.idempotencyKey).toBe(`open-${paymentRef}`);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.form.toString()).toBe(first?.form.toString());
    expect(Object.fromEntries(first?.form ?? [])).toMatchObject({
      mode: 'payment',
      client_reference_id: paymentRef,
      locale: 'zh-HK',
      success_url: order.returnUrl,
      cancel_url: order.cancelUrl,
      expires_at: '1795237200',
      'line_items[0][price_data][unit_amount]': '48739',
      'line_items[0][price_data][currency]': 'hkd',
      'payment_intent_data[metadata][paymentRef]': paymentRef,
    });
  });

  test('a refusal of Stripe is told as a gateway that cannot be reached', async () => {
    answers['POST /v1/checkout/sessions'] = { status: 402, body: { error: { type: 'card_error', code: 'no' } } };
    await expect(gateway.open(order)).rejects.toThrow(GatewayUnavailable);
  });

  test('an open page is expired, one that is over is left alone', async () => {
    answers['GET /v1/checkout/sessions/cs_1'] = { body: { id: 'cs_1', status: 'open' } };
    answers['GET /v1/checkout/sessions/cs_2'] = { body: { id: 'cs_2', status: 'complete' } };
    answers['POST /v1/checkout/sessions/cs_1/expire'] = { body: { id: 'cs_1', status: 'expired' } };
    await gateway.close('cs_1');
    await gateway.close('cs_2');
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/checkout/sessions/cs_1',
      'POST /v1/checkout/sessions/cs_1/expire',
      'GET /v1/checkout/sessions/cs_2',
    ]);
  });

  test.each([
    ['open', { status: 'open', payment_status: 'unpaid' }, null],
    ['paid', { status: 'complete', payment_status: 'paid', payment_intent: { latest_charge: {} } }, 'paid'],
    ['given back', { payment_status: 'paid', payment_intent: { latest_charge: { refunded: true } } }, 'refunded'],
    ['expired', { status: 'expired', payment_status: 'unpaid' }, 'expired'],
    [
      'waiting for the bank',
      { status: 'complete', payment_status: 'unpaid', payment_intent: { status: 'processing' } },
      'pending',
    ],
    [
      'refused by the bank',
      { status: 'complete', payment_status: 'unpaid', payment_intent: { status: 'requires_payment_method' } },
      'failed',
    ],
  ])('asked about a page that is %s, it answers what a notice would have said', async (_state, page, kind) => {
    answers['GET /v1/checkout/sessions/cs_1?expand[0]=payment_intent.latest_charge'] = {
      body: { id: 'cs_1', client_reference_id: paymentRef, amount_total: 48_739, currency: 'hkd', ...page },
    };
    const answer = await gateway.ask('cs_1', now);
    if (kind === null) expect(answer).toBeNull();
    else {
      const event = { eventId: `asked_cs_1_${kind}`, kind, gatewayRef: 'cs_1', paymentRef, amountCents: 48_739 };
      expect(answer).toMatchObject({ ...event, currency: 'HKD', occurredAt: now });
    }
  });

  test.each([
    ['has taken what was not given back', [{ amount: 48_000, moved: [-48_000] }], 'chargedBack', 739],
    ['has taken all of it', [{ amount: 48_739, moved: [-48_739] }], 'chargedBack'],
    ['has taken all of it in parts', [20_000, 28_739].map((amount) => ({ amount, moved: [-amount] })), 'chargedBack'],
    ['only asks', [{ amount: 48_739, moved: [] }], 'paid'],
    ['has given it back', [{ amount: 48_739, moved: [-48_739, 48_739] }], 'paid'],
    ['has taken a part', [{ amount: 10_000, moved: [-10_000] }], 'paid'],
  ])(
    'asked about a page of whose charge the bank of the card %s, it answers what is now',
    async (_what, taken, kind, amount_refunded = 0) => {
      const charge = { id: 'ch_1', amount: 48_739, amount_refunded, refunded: false, disputed: true };
      answers['GET /v1/checkout/sessions/cs_1?expand[0]=payment_intent.latest_charge'] = {
        body: {
          id: 'cs_1',
          client_reference_id: paymentRef,
          amount_total: 48_739,
          currency: 'hkd',
          status: 'complete',
          payment_status: 'paid',
          payment_intent: { latest_charge: charge },
        },
      };
      const disputes = taken.map(({ amount, moved }, at) => ({
        id: `dp_${at}`,
        amount,
        balance_transactions: moved.map((cents) => ({ amount: cents })),
      }));
      answers['GET /v1/disputes?charge=ch_1'] = { body: { object: 'list', data: disputes, has_more: false } };
      const event = { eventId: `asked_cs_1_${kind}`, kind, paymentRef, amountCents: 48_739 };
      expect(await gateway.ask('cs_1', now)).toMatchObject(event);
    },
  );

  test('a page that Stripe does not know is told as a gateway that cannot be reached', async () => {
    await expect(gateway.ask('cs_unknown', now)).rejects.toThrow(GatewayUnavailable);
  });

  test('a refund names the charge of the page, once per payment', async () => {
    answers['GET /v1/checkout/sessions/cs_1'] = { body: { id: 'cs_1', payment_intent: 'pi_1' } };
    answers['POST /v1/refunds'] = { body: { id: 're_1', status: 'pending' } };
    expect(await gateway.refund({ gatewayRef: 'cs_1', paymentRef, amountCents: 48_739 })).toBe('underway');
    expect(asked[1]).toMatchObject({ path: '/v1/refunds', idempotencyKey: `refund-${paymentRef}` });
    expect(asked[1]?.form.get('payment_intent')).toBe('pi_1');
  });
});

describe("Stripe's signed notices", () => {
  const session = {
    id: 'cs_1',
    object: 'checkout.session',
    client_reference_id: paymentRef,
    amount_total: 48_739,
    currency: 'hkd',
    payment_status: 'paid',
  };

  function read(type: string, object: unknown, { secret = webhookSecret, at = now, change = '' } = {}) {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', created: 1_795_233_500, type, data: { object } });
    const header = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(at.getTime() / 1000),
    });
    return gateway.verify(Buffer.from(payload + change), { 'stripe-signature': header }, now);
  }

  test.each([
    ['checkout.session.completed', 'paid', 'paid'],
    ['checkout.session.completed', 'unpaid', 'pending'],
    ['checkout.session.async_payment_succeeded', 'paid', 'paid'],
    ['checkout.session.async_payment_failed', 'unpaid', 'failed'],
    ['checkout.session.expired', 'unpaid', 'expired'],
  ])('%s with payment status %s means %s', async (type, payment_status, kind) => {
    expect(await read(type, { ...session, payment_status })).toMatchObject({
      eventId: 'evt_1',
      kind,
      gatewayRef: 'cs_1',
      paymentRef,
      amountCents: 48_739,
      currency: 'HKD',
    });
  });

  test('a full refund is told, a part of one is not', async () => {
    const charge = { id: 'ch_1', amount: 48_739, currency: 'hkd', metadata: { paymentRef }, refunded: true };
    expect(await read('charge.refunded', charge)).toMatchObject({ kind: 'refunded', gatewayRef: null, paymentRef });
    expect(await read('charge.refunded', { ...charge, refunded: false })).toBeNull();
  });

  test('money that a bank has taken back is told of the payment of its charge', async () => {
    const dispute = { id: 'dp_1', charge: 'ch_1', amount: 48_739, currency: 'hkd' };
    answers['GET /v1/charges/ch_1'] = { body: { id: 'ch_1', object: 'charge', metadata: { paymentRef } } };
    expect(await read('charge.dispute.funds_withdrawn', dispute)).toEqual({
      eventId: 'evt_1',
      occurredAt: new Date(1_795_233_500_000),
      kind: 'chargedBack',
      gatewayRef: null,
      paymentRef,
      amountCents: 48_739,
      currency: 'HKD',
    });
    // A bank that only asks has taken nothing; a charge without our reference is none of ours.
    expect(await read('charge.dispute.created', dispute)).toBeNull();
    answers['GET /v1/charges/ch_2'] = { body: { id: 'ch_2', object: 'charge', metadata: {} } };
    expect(await read('charge.dispute.funds_withdrawn', { ...dispute, charge: 'ch_2' })).toBeNull();
    const unknown = read('charge.dispute.funds_withdrawn', { ...dispute, charge: 'ch_3' });
    await expect(unknown).rejects.toThrow(GatewayUnavailable);
  });

  test('what is not about a payment of ours says nothing', async () => {
    expect(await read('customer.created', { id: 'cus_1' })).toBeNull();
    expect(await read('checkout.session.completed', { ...session, client_reference_id: null })).toBeNull();
  });

  test('a forged, a changed, a late and an unsigned notice are refused', async () => {
    const late = new Date(now.getTime() - 301_000);
    await expect(read('checkout.session.completed', session, { secret: 'whsec_other' })).rejects.toThrow(RefusedNotice);
    await expect(read('checkout.session.completed', session, { change: ' ' })).rejects.toThrow(RefusedNotice);
    await expect(read('checkout.session.completed', session, { at: late })).rejects.toThrow(RefusedNotice);
    await expect(gateway.verify(Buffer.from('{}'), {}, now)).rejects.toThrow(RefusedNotice);
  });
});
