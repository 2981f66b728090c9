import { expect, test } from 'vitest';
import { isRepeated, paymentWorkflow } from './payment-workflow.ts';

const { transitions } = paymentWorkflow;
const leadsTo = (from: string, action: string) => transitions.find((t) => t.from === from && t.action === action)?.to;

test('a paid payment leaves that state by a refund or a chargeback alone, and a refunded one stays', () => {
  expect(transitions.filter(({ from }) => from === 'paid').map(({ action }) => action)).toEqual([
    'refunded',
    'chargedBack',
  ]);
  expect(transitions.some(({ from }) => from === 'refunded')).toBe(false);
  expect(transitions.some(({ to }) => to === 'created')).toBe(false);
});

test('money that arrives after a failure or an expiry is still recorded as paid', () => {
  expect([leadsTo('failed', 'paid'), leadsTo('expired', 'paid')]).toEqual(['paid', 'paid']);
});

test('a second word on the same outcome is a repetition, and so is a late one of money that has gone back', () => {
  expect([isRepeated('paid', 'paid'), isRepeated('failed', 'failed'), isRepeated('refunded', 'paid')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isRepeated('refunded', 'failed'), isRepeated('paid', 'failed'), isRepeated('failed', 'paid')]).toEqual([
    false,
    false,
    false,
  ]);
});
