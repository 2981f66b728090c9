import { expect, test } from 'vitest';
import type { Account } from './accounts.ts';
import * as post from './postings.ts';

/** Case A of a motor policy: 10,679.24 due from the client, 9,306.04 to the insurer, 1,373.20 kept, 823.92 the consultant's. */
const note = { noteId: 'n', insurerCode: 'LPG', receivableCents: 1_067_924, payableCents: 930_604 };
const shares = [{ consultantCode: 'TR0001', amountCents: 82_392 }];
const money = (amountCents: number) => ({ receiptId: 'r', method: 'CHQ', amountCents });
const part = (amountCents: number) => ({ noteId: 'n', amountCents });

function balancesOf(entries: readonly (readonly post.Posting[])[]): Partial<Record<Account, number>> {
  const balances: Partial<Record<Account, number>> = {};
  for (const entry of entries) {
    expect(entry.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    for (const { account, amountCents } of entry) balances[account] = (balances[account] ?? 0) + amountCents;
  }
  return Object.fromEntries(Object.entries(balances).filter(([, cents]) => cents !== 0));
}

const settled = [
  post.noteIssued(note),
  post.received(money(1_067_924)),
  post.banked(money(1_067_924)),
  post.allocated('r', part(1_067_924)),
  post.earned(part(137_320), shares),
];

test('a note that is paid, settled and paid out leaves nothing of a client behind', () => {
  expect(balancesOf(settled)).toMatchObject({
    clientBank: 1_067_924,
    commissionHeld: -137_320,
    consultantPayable: -82_392,
  });
  const ended = [...settled, post.insurerPaid('LPG', [part(930_604)]), post.commissionDrawn([part(137_320)])];
  expect(balancesOf(ended)).toEqual({
    officeBank: 137_320,
    commissionIncome: -137_320,
    consultantExpense: 82_392,
    consultantPayable: -82_392,
  });
  expect(balancesOf([...ended, post.consultantPaid({ consultantCode: 'TR0001', amountCents: 82_392 })])).toEqual({
    officeBank: 54_928,
    commissionIncome: -137_320,
    consultantExpense: 82_392,
  });
});

test('a note that is half paid has earned nothing', () => {
  const half = [
    post.noteIssued(note),
    post.received(money(533_962)),
    post.banked(money(533_962)),
    post.allocated('r', part(533_962)),
  ];
  expect(balancesOf(half)).toEqual({
    clientBank: 533_962,
    receivable: 533_962,
    insurerPayable: -930_604,
    commissionDeferred: -137_320,
  });
});

test('a credit note takes back what was earned, the consultant’s share with it, and its refund leaves the bank', () => {
  const credit = { noteId: 'c', insurerCode: 'LPG', receivableCents: -247_337, payableCents: -217_349 };
  const entries = [
    post.noteIssued(credit, [{ consultantCode: 'TR0001', amountCents: 17_993 }]),
    post.refundDue({ noteId: 'c', amountCents: 247_337 }),
  ];
  expect(balancesOf(entries)).toEqual({
    insurerPayable: 217_349,
    commissionHeld: 29_988,
    refundPayable: -247_337,
    consultantPayable: 17_993,
    consultantExpense: -17_993,
  });
  expect(balancesOf([...entries, post.refunded({ noteId: 'c', amountCents: 247_337 })])).not.toHaveProperty(
    'refundPayable',
  );
});

test('a gateway pays out less its fee, and the office covers it', () => {
  const entries = [
    post.received({ ...money(100_000), method: 'CC' }),
    post.gatewayPaidOut([{ ...money(100_000), method: 'CC' }], 3_400),
  ];
  expect(balancesOf(entries)).toEqual({ clientBank: 96_600, officeAdvance: 3_400, unallocated: -100_000 });
  expect(balancesOf([...entries, post.feeCovered(3_400)])).toEqual({
    clientBank: 100_000,
    unallocated: -100_000,
    gatewayFees: 3_400,
    officeBank: -3_400,
  });
});

test('paid directly to the insurer, the insurer owes the commission and pays it', () => {
  const entries = [post.noteIssued(note), post.paidToInsurer('LPG', part(1_067_924))];
  expect(balancesOf(entries)).toEqual({ insurerPayable: 137_320, commissionDeferred: -137_320 });
  expect(balancesOf([...entries, post.commissionReceived('LPG', part(137_320), shares)])).toEqual({
    officeBank: 137_320,
    commissionIncome: -137_320,
    consultantExpense: 82_392,
    consultantPayable: -82_392,
  });
});

test('the last cents are written off at the house’s expense, offsetting moves no bank money, and what is reversed is gone', () => {
  expect(balancesOf([post.writtenOff(part(99))])).toEqual({
    writeOff: 99,
    officeBank: -99,
    clientBank: 99,
    receivable: -99,
  });
  expect(balancesOf([post.offset('c', 'n', 500)])).toEqual({});
  expect(balancesOf([...settled, ...settled.map(post.reversed)])).toEqual({});
  expect(balancesOf([post.officeCovered(700), post.officeCovered(-700)])).toEqual({});
  expect(balancesOf([post.received(money(5)), post.receiptGivenBack(money(5), false)])).toEqual({});
});
