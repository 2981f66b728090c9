import type { CardBrand } from '@onegi/contract/fields/purchases';
import Stripe from 'stripe';
import {
  GatewayUnavailable,
  type PaymentFailure,
  type PaymentGateway,
  type PaymentNotice,
  RefusedNotice,
} from '../../../ports/payments.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** What the account takes: which brands that are depends on its contract, and Stripe does not say. */
  readonly cards: readonly CardBrand[];
  /** Another host than Stripe's, for tests. */
  readonly host?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
}

const TOLERANCE_SECONDS = 300;
const TIMEOUT_MS = 15_000;

type SessionEvent = Extract<Stripe.Event, { type: `checkout.session.${string}` }>;

function kindOfSession(event: SessionEvent): PaymentNotice['kind'] | null {
  switch (event.type) {
    case 'checkout.session.completed':
      return event.data.object.payment_status === 'unpaid' ? 'pending' : 'paid';
    case 'checkout.session.async_payment_succeeded':
      return 'paid';
    case 'checkout.session.async_payment_failed':
      return 'failed';
    case 'checkout.session.expired':
      return 'expired';
    default:
      return null;
  }
}

const failure: PaymentFailure = 'declined';

/** A notice about the money of a page; null when the page is not one of ours. */
function moneyNotice(
  session: Stripe.Checkout.Session,
  said: Pick<PaymentNotice, 'eventId' | 'kind' | 'occurredAt'>,
): PaymentNotice | null {
  if (!session.client_reference_id || session.amount_total === null) return null;
  return {
    ...said,
    gatewayRef: session.id,
    paymentRef: session.client_reference_id,
    amountCents: session.amount_total,
    currency: (session.currency ?? '').toUpperCase(),
    ...(said.kind === 'failed' ? { failure } : {}),
  };
}

/** What an event says of a payment; null when it says nothing, or not of one of ours. */
function noticeOf(event: Stripe.Event): PaymentNotice | null {
  const shared = { eventId: event.id, occurredAt: new Date(event.created * 1000) };
  if (event.type === 'charge.refunded') {
    const charge = event.data.object;
    const paymentRef = charge.metadata.paymentRef;
    if (!paymentRef || !charge.refunded) return null;
    const currency = charge.currency.toUpperCase();
    return { ...shared, kind: 'refunded', gatewayRef: null, paymentRef, amountCents: charge.amount, currency };
  }
  if (!event.type.startsWith('checkout.session.')) return null;
  const kind = kindOfSession(event as SessionEvent);
  const session = event.data.object as Stripe.Checkout.Session;
  return kind && moneyNotice(session, { ...shared, kind });
}

type WithdrawnEvent = Extract<Stripe.Event, { type: 'charge.dispute.funds_withdrawn' }>;

/** A dispute names its charge alone: whose payment that is, the charge knows. Null where it is none of ours. */
async function disputeNotice(stripe: Stripe, event: WithdrawnEvent): Promise<PaymentNotice | null> {
  const { charge: disputed, amount, currency } = event.data.object;
  const charge = typeof disputed === 'string' ? await asked(() => stripe.charges.retrieve(disputed)) : disputed;
  const paymentRef = charge.metadata.paymentRef;
  if (!paymentRef) return null;
  return {
    eventId: event.id,
    occurredAt: new Date(event.created * 1000),
    kind: 'chargedBack',
    gatewayRef: null,
    paymentRef,
    amountCents: amount,
    currency: currency.toUpperCase(),
  };
}

/** The charge of a page, where it was asked for with the page. */
function chargeOf({ payment_intent }: Stripe.Checkout.Session): Stripe.Charge | null {
  const charge = typeof payment_intent === 'string' ? null : payment_intent?.latest_charge;
  return !charge || typeof charge === 'string' ? null : charge;
}

/** Where a page stands whose money was not asked about yet; null while it is open and nothing was tried. */
function kindOfPage(session: Stripe.Checkout.Session): PaymentNotice['kind'] | null {
  const { status, payment_status, payment_intent } = session;
  const intent = typeof payment_intent === 'string' ? null : payment_intent;
  if (payment_status === 'paid') return chargeOf(session)?.refunded ? 'refunded' : 'paid';
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return null;
  // Handed in, and not paid: the bank is still being asked, unless it has refused.
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled' ? 'failed' : 'pending';
}

/**
 * Whether nothing is left of a charge, a part at least of which the bank of its card has taken. A dispute stays with its charge
 * for ever: what has moved tells whether the bank only asks, has taken the money, or has given it back.
 */
async function isTakenBack(stripe: Stripe, charge: Stripe.Charge): Promise<boolean> {
  const { data: disputes } = await stripe.disputes.list({ charge: charge.id });
  const taken = disputes.filter(
    ({ balance_transactions: moved }) => moved.reduce((sum, { amount }) => sum + amount, 0) < 0,
  );
  const takenCents = taken.reduce((sum, { amount }) => sum + amount, 0);
  return takenCents > 0 && takenCents + charge.amount_refunded >= charge.amount;
}

/** A failure of Stripe's as ours; anything else is a fault in our own code. */
async function asked<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new GatewayUnavailable(error.code ?? error.type);
    throw error;
  }
}

/** Stripe Checkout: the hosted page, its signed webhook and refunds. */
export function stripeGateway({ secretKey, webhookSecret, cards, host }: StripeOptions): PaymentGateway {
  const stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false, ...host });
  return {
    name: 'stripe',
    cards,

    open: (order) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: order.paymentRef,
            locale: order.language === 'en' ? 'en' : 'zh-HK',
            success_url: order.returnUrl,
            cancel_url: order.cancelUrl,
            expires_at: Math.floor(order.openUntil.getTime() / 1000),
            payment_intent_data: { metadata: { paymentRef: order.paymentRef }, description: order.description },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: order.currency.toLowerCase(),
                  unit_amount: order.amountCents,
                  product_data: { name: order.description },
                },
              },
            ],
          },
          { idempotencyKey: `open-${order.paymentRef}` },
        );
        if (!session.url) throw new GatewayUnavailable('A page without an address');
        return { gatewayRef: session.id, url: session.url };
      }),

    async verify(rawBody, headers, now) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') throw new RefusedNotice('Not signed');
      try {
        const { webhooks } = stripe;
        const at = now.getTime();
        const event = webhooks.constructEvent(rawBody, signature, webhookSecret, TOLERANCE_SECONDS, undefined, at);
        // A bank that only asks has taken nothing yet.
        if (event.type === 'charge.dispute.funds_withdrawn') return await disputeNotice(stripe, event);
        return noticeOf(event);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
          throw new RefusedNotice('Not signed by Stripe, or too old');
        }
        throw error;
      }
    },

    ask: (gatewayRef, now) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.retrieve(gatewayRef, {
          expand: ['payment_intent.latest_charge'],
        });
        const stands = kindOfPage(session);
        const charge = chargeOf(session);
        const isDisputed = stands === 'paid' && charge?.disputed === true;
        const kind = isDisputed && (await isTakenBack(stripe, charge)) ? 'chargedBack' : stands;
        return kind && moneyNotice(session, { eventId: `asked_${session.id}_${kind}`, kind, occurredAt: now });
      }),

    close: (gatewayRef) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.retrieve(gatewayRef);
        if (session.status === 'open') await stripe.checkout.sessions.expire(gatewayRef);
      }),

    refund: ({ gatewayRef, paymentRef }) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.retrieve(gatewayRef);
        const intent = session.payment_intent;
        if (!intent) throw new GatewayUnavailable('Nothing was charged yet');
        await stripe.refunds.create(
          { payment_intent: typeof intent === 'string' ? intent : intent.id },
          { idempotencyKey: `refund-${paymentRef}` },
        );
        return 'underway' as const;
      }),
  };
}
