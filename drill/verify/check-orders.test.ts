import { expect, test } from 'vitest';
import type { Order } from '../shoppers/crowd.ts';
import { checkOrders } from './check-orders.ts';
import type { OrderRow } from './rows.ts';

const applicationId = '0b9d1c1e-6a8b-4c2f-9a53-2f4a6c1d7e90';
const applicationRef = Buffer.concat([
  Buffer.from(applicationId.replaceAll('-', ''), 'hex'),
  Buffer.alloc(16, 7),
]).toString('base64url');

const anOrder: Order = {
  email: 'shopper.1@example.com',
  applicationRef,
  savedVersion: 1,
  isSubmitted: true,
  isCharged: true,
  policyNumber: 'LPG-1',
  listedTotal: '1,170.27',
  savedTotal: '1,170.27',
  openedTotal: '1,170.27',
  confirmedTotal: '1,170.27',
};

const aRow: OrderRow = {
  applicationId,
  version: 1,
  state: 'paid',
  charges: 1,
  refunds: 0,
  policyNumber: 'LPG-1',
  policies: 1,
  receipts: 1,
  receiptCents: 117_027,
  policyCents: 117_027,
  documents: 3,
};

function findingsOf(order: Partial<Order>, row: Partial<OrderRow> | null) {
  const findings = { lost: [], doubled: [], wrong: [] };
  const rows = row ? [[applicationId, { ...aRow, ...row }] as const] : [];
  checkOrders([{ ...anOrder, ...order }], new Map(rows), findings);
  return Object.fromEntries(Object.entries(findings).map(([kind, found]) => [kind, found.length]));
}

const none = { lost: 0, doubled: 0, wrong: 0 };

test('an order that is as its shopper was told has no fault', () => {
  expect(findingsOf({}, {})).toEqual(none);
});

test('what was acknowledged and is not there is lost', () => {
  expect(findingsOf({}, null)).toEqual({ ...none, lost: 1 });
  expect(findingsOf({ savedVersion: 2 }, {})).toEqual({ ...none, lost: 1 });
  expect(findingsOf({ policyNumber: undefined }, { state: 'draft', charges: 0, policies: 0, receipts: 0 })).toEqual({
    ...none,
    lost: 2,
  });
  expect(findingsOf({ policyNumber: 'LPG-2' }, {})).toEqual({ ...none, lost: 1 });
});

test('a charge without a policy is lost unless it is given back, whether or not the shopper was told', () => {
  const unsold = { policies: 0, policyNumber: null, receipts: 0, documents: 0, state: 'submitted' };
  const untold = { isCharged: false, policyNumber: undefined };
  expect(findingsOf(untold, unsold)).toEqual({ ...none, lost: 1 });
  expect(findingsOf(untold, { ...unsold, charges: 0, refunds: 1 })).toEqual(none);
});

test('two charges, policies or receipts of one order are doubled', () => {
  expect(findingsOf({}, { charges: 2 })).toEqual({ ...none, doubled: 1 });
  expect(findingsOf({}, { policies: 2 })).toEqual({ ...none, doubled: 1 });
});

test('another amount than was listed is wrong', () => {
  expect(findingsOf({ confirmedTotal: '1,170.28' }, {})).toEqual({ ...none, wrong: 1 });
  expect(findingsOf({}, { receiptCents: 117_028 })).toEqual({ ...none, wrong: 1 });
  expect(findingsOf({}, { policyCents: 17_027 })).toEqual({ ...none, wrong: 1 });
});
