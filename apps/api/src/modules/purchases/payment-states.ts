import type { paymentStates } from '@onegi/contract/calls/purchases/shapes';

export type PaymentState = (typeof paymentStates)[number];

/** What happens to a payment: told by the gateway, or (`expired`) decided here when the application is changed. */
export const paymentHappenings = ['pending', 'paid', 'failed', 'expired', 'refunded'] as const;
export type PaymentHappening = (typeof paymentHappenings)[number];

export interface PaymentTransition {
  readonly from: PaymentState;
  readonly on: PaymentHappening;
  readonly to: PaymentState;
}

/**
 * created: the gateway's page is open, nothing was tried. pending: the bank is being asked. A payment that failed or
 * expired can still turn out to be paid, for the gateway has the last word on money: take-payment-notice.ts says what
 * becomes of that money. What is not listed is refused, except a happening that leads where the payment already is.
 */
export const paymentTransitions: readonly PaymentTransition[] = [
  { from: 'created', on: 'pending', to: 'pending' },
  { from: 'created', on: 'paid', to: 'paid' },
  { from: 'created', on: 'failed', to: 'failed' },
  { from: 'created', on: 'expired', to: 'expired' },
  { from: 'pending', on: 'paid', to: 'paid' },
  { from: 'pending', on: 'failed', to: 'failed' },
  { from: 'pending', on: 'expired', to: 'expired' },
  { from: 'failed', on: 'paid', to: 'paid' },
  { from: 'expired', on: 'paid', to: 'paid' },
  { from: 'paid', on: 'refunded', to: 'refunded' },
];

/** Where a happening leads: a new state, 'repeated' when the payment is there already, 'refused' when it cannot be. */
export function nextPaymentState(from: PaymentState, on: PaymentHappening): PaymentState | 'repeated' | 'refused' {
  const transition = paymentTransitions.find((t) => t.from === from && t.on === on);
  if (transition) return transition.to;
  // Money that went back had come before: a late repetition of that word changes nothing.
  if (from === 'refunded' && on === 'paid') return 'repeated';
  return from === on ? 'repeated' : 'refused';
}

/** A payment that can still be paid; there is at most one per application. */
export const openPaymentStates = ['created', 'pending'] as const satisfies readonly PaymentState[];

export const isOpenPayment = (state: PaymentState): state is 'created' | 'pending' =>
  state === 'created' || state === 'pending';
