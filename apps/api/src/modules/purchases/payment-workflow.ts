import type { paymentStates } from '@onegi/contract/calls/purchases/shapes';
import { workflow } from '../workflow/workflow.ts';

export type PaymentState = (typeof paymentStates)[number];

/** When the gateway's page of a payment closes. */
export const pageClosesAt = ({ created_at }: { readonly created_at: Date }) =>
  new Date(created_at.getTime() + 60 * 60_000);

/** What happens to a payment: told by the gateway, or (`expired`) decided here when the application is changed. */
const bySystem = { permission: 'system' } as const;
const pending = { ...bySystem, action: 'pending', to: 'pending', audit: 'payment.pending' } as const;
const paid = { ...bySystem, action: 'paid', to: 'paid', audit: 'payment.paid' } as const;
const failed = { ...bySystem, action: 'failed', to: 'failed', audit: 'payment.failed' } as const;
const expired = { ...bySystem, action: 'expired', to: 'expired', audit: 'payment.expired' } as const;
const chargedBack = { ...bySystem, action: 'chargedBack', to: 'chargedBack', audit: 'payment.chargedBack' } as const;
const refunded = { ...bySystem, action: 'refunded', to: 'refunded', audit: 'payment.refunded' } as const;

/**
 * created: the gateway's page is open, nothing was tried. pending: the bank is being asked. A payment that failed or
 * expired can still turn out to be paid, for the gateway has the last word on money: take-payment-notice.ts says what
 * becomes of that money. The bank of a card's holder may take back what was paid months later. Money may be taken back
 * (take-chargeback.ts) or given back (take-refunded.ts) before we have heard that it was paid: late word of that buys nothing
 * then. What is not listed is refused, except what leads where the payment already is.
 */
export const paymentWorkflow = workflow({
  name: 'payment',
  table: 'payments',
  states: {
    created: { holder: 'client', due: { within: '1 hour', at: pageClosesAt } },
    pending: { holder: 'gateway' },
    paid: { holder: null },
    failed: { holder: null },
    expired: { holder: null },
    refunded: { holder: null },
    chargedBack: { holder: null },
  },
  initial: 'created',
  transitions: [
    { ...pending, from: 'created' },
    { ...paid, from: 'created' },
    { ...failed, from: 'created' },
    { ...expired, from: 'created' },
    { ...paid, from: 'pending' },
    { ...failed, from: 'pending' },
    { ...expired, from: 'pending' },
    { ...paid, from: 'failed' },
    { ...paid, from: 'expired' },
    { ...refunded, from: 'paid' },
    { ...refunded, from: 'created' },
    { ...refunded, from: 'pending' },
    { ...refunded, from: 'failed' },
    { ...refunded, from: 'expired' },
    { ...chargedBack, from: 'paid' },
    { ...chargedBack, from: 'created' },
    { ...chargedBack, from: 'pending' },
    { ...chargedBack, from: 'failed' },
    { ...chargedBack, from: 'expired' },
  ],
  stateOf: ({ state }) => state,
  begunAt: ({ created_at }) => created_at,
  change: (state, _row, { now }) => ({
    state,
    changed_at: now,
    ...(state === 'paid' ? { paid_at: now, failure: null } : {}),
    ...(state === 'refunded' ? { refund_due: false, failure: null } : {}),
    // The money is gone: the gateway is not asked to give it back once more.
    ...(state === 'chargedBack' ? { refund_due: false, failure: null, charged_back_at: now } : {}),
  }),
  audited: ({ id, state, failure, refund_reason: refundReason }) => ({
    id,
    after: { state, ...(failure ? { failure } : {}), ...(refundReason ? { refundReason } : {}) },
  }),
  errors: { notFound: 'payment.notFound', stale: 'payment.closed', wrongState: 'webhook.conflict' },
  repeatable: true,
});

export type PaymentAction = (typeof paymentWorkflow)['transitions'][number]['action'];

/** Whether an action would change nothing: the payment is there already, or was, and the money has gone back since, one way or the other. */
export function isRepeated(state: PaymentState, action: PaymentAction): boolean {
  if (state === action) return true;
  return (
    (state === 'refunded' && action === 'paid') ||
    (state === 'chargedBack' && (action === 'paid' || action === 'refunded'))
  );
}

/** A payment that can still be paid; there is at most one per application. */
export const openPaymentStates = ['created', 'pending'] as const satisfies readonly PaymentState[];

export const isOpenPayment = (state: PaymentState): state is 'created' | 'pending' =>
  state === 'created' || state === 'pending';
