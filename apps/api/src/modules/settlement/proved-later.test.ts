import { type TestApp, testApp } from '@onegi/testing/app';
import type { SignedIn } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import { aFinanceUser, aNote, cheque, move, readReceipt, record } from '@onegi/testing/factories/receipts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { proveNextDay } from '../ledger/proof/prove-days.ts';

let shop: TestApp;
let finance: SignedIn;
beforeEach(async () => {
  shop = await testApp({ today: '2026-11-18' });
  finance = await aFinanceUser(shop);
});
afterEach(() => shop.close());

const earning = { totalCents: 1_067_924, commissionCents: 137_320, consultantCents: 82_392, code: 'TR0001' } as const;

/** A note that a cheque has settled today, and the cheque. */
async function aNotePaidByCheque() {
  const note = await aNote(shop, earning);
  const parts = [[note.noteId, earning.totalCents]] as const;
  const receipt = granted(await record(shop, finance, { ...cheque, amountCents: earning.totalCents, parts }));
  granted(await move(shop, finance, receipt, 'bank'));
  const dishonour = async () =>
    granted(await move(shop, finance, await readReceipt(shop, finance, receipt.receiptId), 'dishonour'));
  return { note, dishonour };
}

/** What is wrong with the days that are over on a later one. */
async function problemsOn(day: string) {
  shop.clock.set(`${day}T05:00:00+08:00`);
  const problems: unknown[] = [];
  for (let proved = await proveNextDay(shop.deps); proved; proved = await proveNextDay(shop.deps))
    problems.push(...proved.problems);
  return problems;
}

test('a day that is proved after a cheque of it came back comes to what it was [C-6.7-06]', async () => {
  const { dishonour } = await aNotePaidByCheque();
  shop.clock.set('2026-11-20');
  // Nobody stays signed in for two days.
  finance = await aFinanceUser(shop);
  await dishonour();
  expect(await problemsOn('2026-11-23')).toEqual([]);
});

test('a cheque that is banked and comes back on one day leaves nothing that was earned', async () => {
  const { dishonour } = await aNotePaidByCheque();
  await dishonour();
  expect(await problemsOn('2026-11-20')).toEqual([]);
});

test('a credit note of an earned premium takes its commission back, and the day proves', async () => {
  const { note } = await aNotePaidByCheque();
  shop.clock.set('2026-11-19');
  await aNote(shop, {
    policyId: note.policyId,
    code: earning.code,
    totalCents: -533_962,
    commissionCents: -68_660,
    consultantCents: -41_196,
    clawback: [{ consultantCode: earning.code, amountCents: 41_196 }],
  });
  expect(await problemsOn('2026-11-20')).toEqual([]);
});
