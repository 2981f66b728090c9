import { paymentStates } from '@onegi/contract/calls/purchases/shapes';
import { describe, expect, test } from 'vitest';
import { nextPaymentState, paymentHappenings, paymentTransitions } from './payment-states.ts';

describe('the states of a payment', () => {
  test('every state can be reached from created', () => {
    const reached = new Set<string>(['created']);
    for (const _ of paymentStates) {
      for (const t of paymentTransitions) if (reached.has(t.from)) reached.add(t.to);
    }
    expect([...reached].sort()).toEqual([...paymentStates].sort());
  });

  test('one happening leads from one state to one other state', () => {
    const keys = paymentTransitions.map((t) => `${t.from} ${t.on}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const t of paymentTransitions) expect(t.from).not.toBe(t.to);
    expect(new Set(paymentTransitions.map((t) => t.on))).toEqual(new Set(paymentHappenings));
  });

  test('a paid payment leaves that state by a refund alone', () => {
    expect(paymentTransitions.filter((t) => t.from === 'paid')).toEqual([
      { from: 'paid', on: 'refunded', to: 'refunded' },
    ]);
    expect(nextPaymentState('paid', 'failed')).toBe('refused');
    expect(nextPaymentState('paid', 'expired')).toBe('refused');
    expect(nextPaymentState('paid', 'pending')).toBe('refused');
  });

  test('a refunded payment stays refunded, and nothing goes back to created', () => {
    for (const on of paymentHappenings) {
      const isKnown = on === 'refunded' || on === 'paid';
      expect(nextPaymentState('refunded', on)).toBe(isKnown ? 'repeated' : 'refused');
    }
    expect(paymentTransitions.some((t) => t.to === 'created')).toBe(false);
  });

  test('money that arrives after a failure or an expiry is still recorded as paid', () => {
    expect(nextPaymentState('failed', 'paid')).toBe('paid');
    expect(nextPaymentState('expired', 'paid')).toBe('paid');
  });

  test('a second word on the same outcome is a repetition', () => {
    expect(nextPaymentState('paid', 'paid')).toBe('repeated');
    expect(nextPaymentState('failed', 'failed')).toBe('repeated');
    expect(nextPaymentState('pending', 'pending')).toBe('repeated');
  });
});
