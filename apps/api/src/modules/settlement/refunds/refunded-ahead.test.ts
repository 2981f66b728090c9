import * as commission from '@onegi/contract/calls/settlement/commission';
import { insurerPaymentCalls } from '@onegi/contract/calls/settlement/insurer-payments';
import * as notes from '@onegi/contract/calls/settlement/notes';
import { takeBackAllocation } from '@onegi/contract/calls/settlement/receipts';
import * as refunds from '@onegi/contract/calls/settlement/refunds';
import { type TestApp, testApp } from '@onegi/testing/app';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { approved, move, type Payers, paidOut, payers, savePayment } from '@onegi/testing/factories/disbursements';
import {
  aNote,
  askRefund,
  cheque,
  move as moveReceipt,
  payInsurer,
  readNote,
  readReceipt,
  record,
  reverse,
} from '@onegi/testing/factories/receipts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { examineDay, noFigures } from '../../ledger/proof/examine-day.ts';

const { drawingCalls } = commission;
const today = '2026-11-21';
let shop: TestApp;
let people: Payers;
/** Each test has the books to itself. */
beforeEach(async () => {
  shop = await testApp({ today });
  people = await payers(shop);
});
afterEach(() => shop.close());

async function balance(account: 'clientBank' | 'commissionHeld'): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from journal_lines where account = ${account}`.execute(
    shop.deps.db,
  );
  return rows[0]?.cents ?? 0;
}

const clawback = [{ consultantCode: 'TR0001', amountCents: 2_400 }];
const credited = { totalCents: -40_000, commissionCents: -4_000, consultantCents: -2_400, clawback };

/** HK$1,000 that a client has paid: 900 the insurer's, 100 the office's. Neither has had anything yet. */
async function aPaidNote() {
  const original = await aNote(shop, { code: 'TR0001' });
  granted(await record(shop, people.finance, { parts: [[original.noteId, 100_000]] }));
  return original;
}

/** A refund of all of a credit note, ready to be paid. */
async function anApprovedRefund(noteId: string) {
  const { refundId, version } = granted(await askRefund(shop, people.finance, { noteId, amountKeyed: 40_000 }));
  return granted(await callAs(shop, refunds.approveRefund, people.approver, { body: { refundId, version } }));
}

const payRefund = ({ refundId, version }: { refundId: string; version: number }) =>
  callAs(shop, refunds.moveRefund, people.finance, { body: { refundId, version, action: 'pay' } });

/** The same premium, of which 400 went back to the client before the insurer was paid: 600 are left of it. */
async function aRefundedPremium() {
  const original = await aPaidNote();
  const credit = await aNote(shop, { ...credited, policyId: original.policyId });
  granted(await payRefund(await anApprovedRefund(credit.noteId)));
  expect(await balance('clientBank')).toBe(60_000);
  return { original, credit };
}

const save = (ids: readonly string[]) =>
  savePayment(
    shop,
    people.finance,
    ids.map((noteId) => ({ noteId, insurer: 'LPG' })),
  );
const pay = async (ids: readonly string[]) => paidOut(shop, insurerPaymentCalls, people, granted(await save(ids)));
const draw = (earnedUntil: string) =>
  callAs(shop, commission.saveCommissionDrawing, people.finance, { body: { earnedUntil } });
const lentOn = async (day: string) => {
  const { problems } = await examineDay(shop.deps.db, day, noFigures);
  return problems.filter(({ equation }) => equation === 'noMoneyLent');
};

describe('premium that was refunded before its insurer was paid', () => {
  test('comes off what the insurer is paid, whether the credit note is paid with it or not', async () => {
    const { original, credit } = await aRefundedPremium();
    expect(await lentOn(today)).toEqual([]);
    const alone = await pay([original.noteId]);
    expect(alone.totalCents).toBe(54_000);
    expect(await balance('clientBank')).toBe(6_000);
    expect(await lentOn(today)).toEqual([]);
    // What is open of the two comes to nothing.
    expect((await save([original.noteId])).code).toBe('insurerPayment.noteNotDue');
    expect((await pay([original.noteId, credit.noteId])).totalCents).toBe(0);
    await paidOut(shop, drawingCalls, people, granted(await draw(today)));
    expect([await balance('clientBank'), await balance('commissionHeld')]).toEqual([0, 0]);
  });

  test('is paid in one payment with its credit note', async () => {
    const { original, credit } = await aRefundedPremium();
    const both = await pay([original.noteId, credit.noteId]);
    expect(both.totalCents).toBe(54_000);
    expect(await balance('clientBank')).toBe(6_000);
  });

  test('is found where the payment was approved before, and where both are pressed at once', async () => {
    const original = await aPaidNote();
    const ready = await approved(shop, insurerPaymentCalls, people, granted(await save([original.noteId])));
    const credit = await aNote(shop, { ...credited, policyId: original.policyId });
    const refund = await anApprovedRefund(credit.noteId);
    const [insurer, client] = await Promise.all([
      move(shop, insurerPaymentCalls, 'pay', people.finance, ready),
      payRefund(refund),
    ]);
    const refusals = [insurer.code, client.code].filter((code) => code !== undefined);
    expect(refusals).toHaveLength(1);
    expect(['insurerPayment.aboveLimit', 'refund.insurerPartMissing']).toContain(refusals[0]);
    expect(await balance('clientBank')).toBeGreaterThan(0);
  });

  test('stays set against its note', async () => {
    const { original } = await aRefundedPremium();
    const { allocations } = await readNote(shop, people.finance, original.noteId);
    const body = { allocationId: allocations[0]?.allocationId ?? '' };
    const refused = await callAs(shop, takeBackAllocation, people.finance, { body });
    expect([refused.status, refused.code]).toEqual([409, 'allocation.refunded']);
    const [receiptId] = allocations.flatMap((each) => each.receiptId ?? []);
    const receipt = await readReceipt(shop, people.finance, receiptId ?? '');
    const reversed = await reverse(shop, people.finance, receipt, { gapConfirmed: true });
    expect([reversed.status, reversed.code]).toEqual([409, 'allocation.refunded']);
  });

  test('is named by the proof where the insurer had all of it nevertheless, until it gives its part back', async () => {
    const { original, credit } = await aRefundedPremium();
    await payInsurer(shop, original.noteId, 90_000);
    expect(await lentOn(today)).toMatchObject([
      { subject: 'note', id: credit.noteId, name: credit.noteNumber, expectedCents: 0, foundCents: -36_000 },
    ]);
    await payInsurer(shop, credit.noteId, -36_000);
    expect(await lentOn(today)).toEqual([]);
  });
});

describe('commission of premium that was refunded', () => {
  test('is not drawn by a drawing of the days before', async () => {
    await aPaidNote().then(async ({ policyId }) => {
      shop.clock.set('2026-12-01');
      people = await payers(shop);
      await aNote(shop, { ...credited, policyId });
    });
    const made = granted(await draw('2026-11-30'));
    expect(made.totalCents).toBe(6_000);
    expect(made.parts.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([-4_000, 10_000]);
    await paidOut(shop, drawingCalls, people, made);
    expect(await balance('commissionHeld')).toBe(0);
    // What was drawn is not held any more, whatever day is asked.
    expect((await draw('2026-11-30')).code).toBe('disbursement.nothingDue');
  });

  test('is not drawn by what was approved before', async () => {
    const original = await aPaidNote();
    const ready = await approved(shop, drawingCalls, people, granted(await draw(today)));
    const credit = await aNote(shop, { ...credited, policyId: original.policyId });
    granted(await payRefund(await anApprovedRefund(credit.noteId)));
    const refused = await move(shop, drawingCalls, 'pay', people.finance, ready);
    expect([refused.status, refused.code]).toEqual([409, 'disbursement.changed']);
    const back = granted(await move(shop, drawingCalls, 'giveBack', people.approver, ready));
    const anew = { number: back.number, version: back.version, earnedUntil: today };
    const made = granted(await callAs(shop, commission.saveCommissionDrawing, people.finance, { body: anew }));
    expect(made.totalCents).toBe(6_000);
    await paidOut(shop, drawingCalls, people, made);
  });

  test('does not pay the insurer of what its credit note was set against, until the office has put it back', async () => {
    const original = await aPaidNote();
    await pay([original.noteId]);
    await paidOut(shop, drawingCalls, people, granted(await draw(today)));
    expect(await balance('clientBank')).toBe(0);
    const { policyId } = original;
    const credit = await aNote(shop, { ...credited, policyId });
    await pay([credit.noteId]);
    const debit = await aNote(shop, { totalCents: 40_000, commissionCents: 1_000, consultantCents: 600, policyId });
    const body = { creditNoteId: credit.noteId, noteId: debit.noteId, partCents: 40_000 };
    granted(await callAs(shop, notes.offsetNotes, people.finance, { body }));
    expect((await pay([debit.noteId])).totalCents).toBe(36_000);
    expect(await balance('clientBank')).toBe(0);
    await paidOut(shop, drawingCalls, people, granted(await draw(today)));
    expect((await pay([debit.noteId])).totalCents).toBe(3_000);
    expect([await balance('clientBank'), await balance('commissionHeld')]).toEqual([0, 0]);
  });
});

test('money of a receipt that went back twice is another client’s: the receipt is named, that day and after it', async () => {
  const { finance, approver } = people;
  const { receiptId, ...first } = granted(await record(shop, finance, cheque));
  const banked = granted(await moveReceipt(shop, finance, { receiptId, ...first }, 'bank'));
  granted(await moveReceipt(shop, finance, banked, 'clear'));
  const { refundId, version } = granted(await askRefund(shop, finance, { receiptId, amountKeyed: 90_000 }));
  const refund = granted(await callAs(shop, refunds.approveRefund, approver, { body: { refundId, version } }));
  granted(await payRefund(refund));
  expect(await lentOn(today)).toEqual([]);
  granted(await moveReceipt(shop, finance, await readReceipt(shop, finance, receiptId), 'dishonour'));
  const named = {
    equation: 'noMoneyLent',
    subject: 'receipt',
    id: receiptId,
    name: first.receiptNumber,
    expectedCents: 0,
    foundCents: -90_000,
  };
  const { figures, problems } = await examineDay(shop.deps.db, today, noFigures);
  expect(problems).toEqual([named]);
  expect((await examineDay(shop.deps.db, '2026-11-22', figures)).problems).toEqual([named]);
});
