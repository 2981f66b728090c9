import { paymentList } from '@onegi/contract/calls/purchases/payment-list';
import { outstandingNotes } from '@onegi/contract/calls/settlement/note-list';
import * as notes from '@onegi/contract/calls/settlement/notes';
import * as calls from '@onegi/contract/calls/settlement/receipts';
import * as refunds from '@onegi/contract/calls/settlement/refunds';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aNotice, aPayment, notify, partChargedBack, paymentIdOf } from '@onegi/testing/factories/purchases';
import {
  allocate,
  aNote,
  aRefund,
  aReopenedNote,
  askRefund,
  cheque,
  move,
  payInsurer,
  readNote,
  readReceipt,
  record,
} from '@onegi/testing/factories/receipts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '../../ledger/accounts.ts';
import { confirmCardRefunds } from './confirm-card-refunds.ts';

let shop: TestApp;
let finance: SignedIn;
let approver: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  finance = await signedInAs(shop, ['finance'], { name: 'Fiona Lam', nameZh: '林財欣' });
  approver = await signedInAs(shop, ['approver'], { name: 'Anna Ho', nameZh: '何安娜' });
});
afterAll(() => shop.close());

interface Seen {
  readonly refundId: string;
  readonly version: number;
}
const approve = (user: SignedIn, { refundId, version }: Seen) =>
  callAs(shop, refunds.approveRefund, user, { body: { refundId, version } });
const moveTo = (action: 'pay' | 'cancel', { refundId, version }: Seen) =>
  callAs(shop, refunds.moveRefund, finance, { body: { refundId, version, action } });
const approved = async (refund: Seen) => granted(await approve(approver, refund));

async function balance(account: Account, ids: readonly string[]) {
  const rows = await shop.deps.db.selectFrom('journal_lines').selectAll().where('account', '=', account).execute();
  return rows
    .filter(({ note_id, receipt_id }) => ids.includes(note_id ?? '') || ids.includes(receipt_id ?? ''))
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}

/** What of a card's money is at the bank, or at the gateway. */
async function bankBalance(receiptId: string) {
  const { rows } = await shop.database.pool.query(
    `select coalesce(sum(l.amount_cents), 0)::int as cents from journal_lines l join journal_entries e on e.id = l.entry_id
     where l.account in ('clientBank', 'clientClearing') and (e.receipt_id = $1
       or e.payment_id = (select payout_id from receipts where id = $1))`,
    [receiptId],
  );
  return rows[0].cents as number;
}

const credited = { totalCents: -40_000, commissionCents: -4_000, consultantCents: -2_400 };

/** A policy that was paid, and a credit note of a part of its premium. */
async function aCreditNote(clawback = true) {
  const original = await aNote(shop, { code: 'TR0001' });
  granted(await record(shop, finance, { parts: [[original.noteId, 100_000]] }));
  const { policyId } = original;
  const back = clawback ? { clawback: [{ consultantCode: 'TR0001', amountCents: 2_400 }] } : {};
  return { original, credit: await aNote(shop, { ...credited, ...back, policyId }) };
}

/** A policy that was paid by card and paid out, and a credit note of all of it. */
async function aCardToGiveBack() {
  const payment = await aPayment(shop);
  await notify(shop, await aNotice(shop, payment, { type: 'paid' }));
  const { db } = shop.deps;
  const receipt = await db
    .selectFrom('receipts')
    .selectAll()
    .where('payment_id', '=', await paymentIdOf(shop, payment))
    .executeTakeFirstOrThrow();
  const payout = { receiptIds: [receipt.id], feeCents: 0, arrivedCents: receipt.amount_cents };
  const arrived = { ...payout, paidOutOn: shop.clock.today(), bankReference: 'PO-1' };
  granted(await callAs(shop, calls.recordGatewayPayout, finance, { body: arrived }));
  const policyId = receipt.policy_id as string;
  const { total_commission_cents: commission } = await db
    .selectFrom('policy_endorsements')
    .selectAll()
    .where('policy_id', '=', policyId)
    .executeTakeFirstOrThrow();
  const { insurer_code: insurer } = await db
    .selectFrom('policies')
    .selectAll()
    .where('id', '=', policyId)
    .executeTakeFirstOrThrow();
  const credit = await aNote(shop, {
    policyId,
    insurer,
    totalCents: -receipt.amount_cents,
    commissionCents: -commission,
    consultantCents: 0,
    clawback: [],
  });
  const ask = (amountKeyed: number) => askRefund(shop, finance, { noteId: credit.noteId, amountKeyed, method: 'CC' });
  return { payment, receipt, credit, ask };
}

describe('a refund', () => {
  test('of a credit note is approved by another person, and paid when insurer and office have given their parts [C-6.3-20]', async () => {
    const { original, credit } = await aCreditNote();
    await payInsurer(shop, original.noteId, 90_000);
    const asked = granted(await askRefund(shop, finance, { noteId: credit.noteId, amountKeyed: 40_000 }));
    expect(asked).toMatchObject({ refundState: 'due', allowedActions: ['cancel'] });
    expect(await readNote(shop, finance, credit.noteId)).toMatchObject({ settlement: 'settled', balanceCents: 0 });
    expect(await balance('refundPayable', [credit.noteId])).toBe(-40_000);
    expect((await approve(finance, asked)).code).toBe('refund.ownRequest');
    expect((await moveTo('pay', asked)).code).toBe('refund.wrongState');
    const refund = await approved(asked);
    expect((await moveTo('pay', refund)).code).toBe('refund.insurerPartMissing');
    await payInsurer(shop, credit.noteId, -36_000);
    const paid = granted(await moveTo('pay', refund));
    expect(paid).toMatchObject({ refundState: 'paid', paidOn: '2026-11-21', allowedActions: [] });
    expect(await balance('refundPayable', [credit.noteId])).toBe(0);
    expect((await moveTo('pay', refund)).code).toBe('refund.stale');
  });

  test('waits for a debit note of the same policy, and for money that is not at the bank', async () => {
    const original = await aNote(shop);
    const credit = await aNote(shop, { ...credited, policyId: original.policyId });
    const refund = await approved(
      granted(await askRefund(shop, finance, { noteId: credit.noteId, amountKeyed: 40_000 })),
    );
    expect((await moveTo('pay', refund)).code).toBe('refund.debitNotesOpen');
    granted(await record(shop, finance, { ...cheque, parts: [[original.noteId, 100_000]] }));
    expect((await moveTo('pay', refund)).code).toBe('refund.notBanked');
  });

  test('more than is owed is refused, and what is cancelled is owed again', async () => {
    const { credit } = await aCreditNote();
    const ask = (amountKeyed: number) => askRefund(shop, finance, { noteId: credit.noteId, amountKeyed });
    const refused = await ask(40_001);
    expect([refused.status, refused.code, Object.keys(refused.fieldTexts)]).toEqual([
      409,
      'refund.aboveBalance',
      ['amount'],
    ]);
    const both = await Promise.all([ask(40_000), ask(40_000)]);
    expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['ok', 'refund.aboveBalance']);
    const asked = granted(both.find(({ code }) => !code) as (typeof both)[0]);
    granted(await moveTo('cancel', asked));
    expect((await readNote(shop, finance, credit.noteId)).balanceCents).toBe(-40_000);
    expect(await balance('refundPayable', [credit.noteId])).toBe(0);
  });

  test('of money that was set against nothing keeps it from notes until it is cancelled or paid [C-6.3-21]', async () => {
    const { noteId } = await aNote(shop);
    const receipt = granted(await record(shop, finance));
    const { receiptId } = receipt;
    const asked = granted(await askRefund(shop, finance, { receiptId, amountKeyed: 60_000 }));
    const seen = await readReceipt(shop, finance, receiptId);
    expect(seen).toMatchObject({ restCents: 40_000, refundedCents: 60_000 });
    expect((await allocate(shop, finance, seen, [[noteId, 40_001]])).code).toBe('receipt.insufficient');
    const refund = await approved(asked);
    const both = await Promise.all([moveTo('pay', refund), moveTo('pay', refund)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balance('unallocated', [receiptId])).toBe(-40_000);
    const unbanked = granted(await record(shop, finance, cheque));
    expect((await askRefund(shop, finance, { receiptId: unbanked.receiptId, amountKeyed: 1 })).code).toBe(
      'refund.notBanked',
    );
  });

  test('of a cheque or a direct debit waits until the bank can no longer return it [C-6.3-21]', async () => {
    for (const method of ['CHQ', 'AUT']) {
      const recorded = granted(await record(shop, finance, { method, chequeNumber: '000123' }));
      const { receiptId } = recorded;
      const banked = method === 'AUT' ? recorded : granted(await move(shop, finance, recorded, 'bank'));
      const ask = () => askRefund(shop, finance, { receiptId, amountKeyed: 90_000 });
      const early = await ask();
      expect([early.status, early.code]).toEqual([409, 'refund.notCleared']);
      expect((await readReceipt(shop, finance, receiptId)).refundedCents).toBe(0);
      granted(await move(shop, finance, banked, 'clear'));
      const refund = await approved(granted(await ask()));
      // The line of the statement that had shown it turned out to be another movement.
      const stand = (bank_status: 'banked' | 'cleared') =>
        shop.deps.db.updateTable('receipts').set({ bank_status }).where('id', '=', receiptId).execute();
      await stand('banked');
      expect((await moveTo('pay', refund)).code).toBe('refund.notCleared');
      await stand('cleared');
      expect(granted(await moveTo('pay', refund)).refundState).toBe('paid');
    }
  });

  test('two approvers: one approves, the other is told', async () => {
    const asked = await aRefund(shop, finance);
    const other = await signedInAs(shop, ['approver']);
    const both = await Promise.all([approve(approver, asked), approve(other, asked)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await approve(await signedInAs(shop, ['officer']), asked)).status).toBe(403);
  });

  test('of a card goes back whole through its gateway; a part must go by transfer [C-6.3-22]', async () => {
    const { payment, receipt, credit, ask } = await aCardToGiveBack();
    expect((await ask(1_000)).code).toBe('refund.cardWholeOnly');
    const refund = await approved(granted(await ask(receipt.amount_cents)));
    const asked = granted(await moveTo('pay', refund));
    expect(asked.refundState).toBe('approved');
    expect((await moveTo('pay', asked)).code).toBe('refund.underway');
    expect((await moveTo('cancel', asked)).code).toBe('refund.underway');
    const payable = () => balance('refundPayable', [credit.noteId]);
    await confirmCardRefunds(shop.deps);
    expect(await payable()).toBe(-receipt.amount_cents);
    await notify(shop, await aNotice(shop, payment, { type: 'refunded' }));
    await Promise.all([confirmCardRefunds(shop.deps), confirmCardRefunds(shop.deps)]);
    const paid = granted(await callAs(shop, refunds.refundList.page, finance, { body: { refundState: 'paid' } }));
    const listed = paid.records.find(({ refundId }) => refundId === refund.refundId);
    // Who acted is said as they are called in either language.
    expect(listed).toMatchObject({ requestedBy: 'Fiona Lam', requestedByZh: '林財欣' });
    expect(listed).toMatchObject({ approvedBy: 'Anna Ho', approvedByZh: '何安娜' });
    expect(await payable()).toBe(0);
  });

  test('of a card payment that goes back by another refund is refused at the method, until that one is cancelled', async () => {
    const { receipt, credit, ask } = await aCardToGiveBack();
    const { policyId } = credit;
    const other = await aNote(shop, { policyId, totalCents: -receipt.amount_cents, commissionCents: 0, clawback: [] });
    const askOther = () =>
      askRefund(shop, finance, { noteId: other.noteId, amountKeyed: receipt.amount_cents, method: 'CC' });
    const both = await Promise.all([ask(receipt.amount_cents), askOther()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect([refused?.code, Object.keys(refused?.fieldTexts ?? {})]).toEqual(['refund.cardTaken', ['refundMethod']]);
    const first = granted(both.find(({ status }) => status === 200) as (typeof both)[0]);
    const waiting = both[0]?.status === 200 ? askOther : () => ask(receipt.amount_cents);
    expect((await waiting()).code).toBe('refund.cardTaken');
    const ready = await approved(first);
    expect((await waiting()).code).toBe('refund.cardTaken');
    granted(await moveTo('cancel', ready));
    granted(await waiting());
  });

  test('of a card of which a bank took back a part goes by transfer [C-6.3-22]', async () => {
    const { payment, receipt, ask } = await aCardToGiveBack();
    expect((await partChargedBack(shop, payment, 500)).status).toBe(200);
    expect((await ask(receipt.amount_cents)).code).toBe('refund.cardWholeOnly');
  });

  test('that the gateway is carrying out stays when a bank takes back a part, and is booked on its word [C-6.3-22]', async () => {
    const { payment, receipt, credit, ask } = await aCardToGiveBack();
    const refund = await approved(granted(await ask(receipt.amount_cents)));
    granted(await moveTo('pay', refund));
    for (const part of [500, 200]) expect((await partChargedBack(shop, payment, part)).status).toBe(200);
    expect(await balance('refundPayable', [credit.noteId])).toBe(-receipt.amount_cents);
    expect((await notify(shop, await aNotice(shop, payment, { type: 'refunded' }))).status).toBe(200);
    await confirmCardRefunds(shop.deps);
    expect(await balance('refundPayable', [credit.noteId])).toBe(0);
  });

  test('that finance cancels and the gateway carries out all the same is booked as money that is gone [C-6.3-22]', async () => {
    const { payment, receipt, credit, ask } = await aCardToGiveBack();
    const refund = await approved(granted(await ask(receipt.amount_cents)));
    granted(await moveTo('pay', refund));
    expect((await partChargedBack(shop, payment, 500)).status).toBe(200);
    granted(await moveTo('cancel', refund));
    const inBank = () => bankBalance(receipt.id);
    expect(await inBank()).toBe(receipt.amount_cents - 500);
    for (let i = 0; i < 2; i++)
      expect((await notify(shop, await aNotice(shop, payment, { type: 'refunded' }))).status).toBe(200);
    await confirmCardRefunds(shop.deps);
    expect([await inBank(), await balance('unallocated', [receipt.id])]).toEqual([0, 0]);
    // The premium is owed again, and the client is still owed as much: one is set against the other.
    const owed = await readReceipt(shop, finance, receipt.id);
    expect(owed).toMatchObject({ bankStatus: 'returned', allocatedCents: 0, chargedBackCents: receipt.amount_cents });
    expect((await readNote(shop, finance, credit.noteId)).balanceCents).toBe(-receipt.amount_cents);
    const listed = granted(await callAs(shop, paymentList.page, finance, { body: { problem: 'chargedBack' } })).records;
    expect(listed.map(({ chargedBackCents }) => chargedBackCents)).toContain(receipt.amount_cents);
  });

  test('is cancelled or carried out, never both, where the word of the gateway comes meanwhile [C-6.3-22]', async () => {
    const { payment, receipt, credit, ask } = await aCardToGiveBack();
    const refund = await approved(granted(await ask(receipt.amount_cents)));
    granted(await moveTo('pay', refund));
    expect((await partChargedBack(shop, payment, 500)).status).toBe(200);
    const notice = await aNotice(shop, payment, { type: 'refunded' });
    const [cancelled, arrived] = await Promise.all([moveTo('cancel', refund), notify(shop, notice)]);
    expect(arrived.status).toBe(200);
    await confirmCardRefunds(shop.deps);
    expect(await balance('refundPayable', [credit.noteId])).toBe(0);
    if (cancelled.status === 200) expect(await bankBalance(receipt.id)).toBe(0);
    else expect(cancelled.code).toBe('refund.underway');
  });
});

describe('a note', () => {
  test('is opened again until it is settled, changed, and approved by another; meanwhile nothing pays it [C-6.3-23]', async () => {
    const note = await aReopenedNote(shop, finance);
    const { noteId, version } = note;
    expect(note).toMatchObject({ noteState: 'reopened', allowedActions: ['change'] });
    expect(note).toMatchObject({ reopenedBy: 'Fiona Lam', reopenedByZh: '林財欣' });
    expect((await record(shop, finance, { parts: [[noteId, 1_000]] })).code).toBe('note.reopened');
    const act = (user: SignedIn, action: string, at: number, input: object = {}) =>
      callAs(shop, notes.moveNote, user, { body: { noteId, version: at, action, ...input } });
    expect((await act(finance, 'approve', version)).code).toBe('note.ownChange');
    const early = await act(finance, 'change', version, { dueOn: '2026-11-20' });
    expect([early.status, Object.keys(early.fieldTexts)]).toEqual([400, [notes.moveNote.body.wireName('dueOn')]]);
    const changed = granted(await act(finance, 'change', version, { dueOn: '2027-03-01', remarks: 'As agreed' }));
    expect(changed).toMatchObject({ dueOn: '2027-03-01', remarks: 'As agreed' });
    const other = await signedInAs(shop, ['finance'], { name: 'Oscar Yip', nameZh: '葉敖' });
    expect(granted(await act(other, 'approve', changed.version))).toMatchObject({
      noteState: 'issued',
      approvedBy: 'Oscar Yip',
      approvedByZh: '葉敖',
    });
    granted(await record(shop, finance, { parts: [[noteId, 100_000]] }));
    expect((await act(finance, 'reopen', changed.version + 1)).code).toBe('note.settled');
  });

  test('is either opened again or settled, where both are tried at once [C-6.3-23]', async () => {
    const { noteId } = await aNote(shop);
    const [paid, reopened] = await Promise.all([
      record(shop, finance, { parts: [[noteId, 100_000]] }),
      callAs(shop, notes.moveNote, finance, { body: { noteId, version: 1, action: 'reopen' } }),
    ]);
    expect([paid.status, reopened.status].toSorted()).toEqual([200, 409]);
  });

  test('of a credit is set against a debit note of the same client alone, and both are settled [C-6.3-24]', async () => {
    const debit = await aNote(shop);
    const credit = await aNote(shop, { ...credited, policyId: debit.policyId });
    const offset = (creditNoteId: string, noteId: string, partCents: number) =>
      callAs(shop, notes.offsetNotes, finance, { body: { creditNoteId, noteId, partCents } });
    const stranger = await aNote(shop);
    expect((await offset(credit.noteId, stranger.noteId, 10_000)).code).toBe('note.offsetOther');
    expect((await offset(credit.noteId, debit.noteId, 40_001)).code).toBe('allocation.aboveBalance');
    expect((await offset(debit.noteId, credit.noteId, 1)).code).toBe('note.notPayable');
    const both = await Promise.all([1, 2].map(() => offset(credit.noteId, debit.noteId, 40_000)));
    expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['allocation.aboveBalance', 'ok']);
    expect((await readNote(shop, finance, debit.noteId)).balanceCents).toBe(60_000);
    expect(await readNote(shop, finance, credit.noteId)).toMatchObject({
      settlement: 'settled',
      earnedOn: '2026-11-21',
    });
    granted(await record(shop, finance, { amountCents: 60_000, parts: [[debit.noteId, 60_000]] }));
    const all = [debit.noteId, credit.noteId];
    expect(await balance('receivable', all)).toBe(0);
    expect(await balance('commissionHeld', all)).toBe(-6_000);
    expect(await balance('commissionDeferred', all)).toBe(0);
  });

  test('whose last HK$1.00 is written off is settled and earned; more is not [C-6.3-25]', async () => {
    const { noteId } = await aNote(shop);
    const writeOff = () => callAs(shop, notes.writeOffNote, finance, { body: { noteId } });
    const receipt = granted(await record(shop, finance, { parts: [[noteId, 99_899]] }));
    expect((await writeOff()).code).toBe('note.writeOffTooMuch');
    granted(await allocate(shop, finance, receipt, [[noteId, 1]]));
    const both = await Promise.all([writeOff(), writeOff()]);
    expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['note.settled', 'ok']);
    expect(await readNote(shop, finance, noteId)).toMatchObject({ settlement: 'writtenOff', earnedOn: '2026-11-21' });
  });

  test('is written off up to HK$1.00 in all, also where its money came back meanwhile [C-6.3-25]', async () => {
    const { noteId } = await aNote(shop, { totalCents: 10_000 });
    const writeOff = () => callAs(shop, notes.writeOffNote, finance, { body: { noteId } });
    const input = { ...cheque, amountCents: 9_960, parts: [[noteId, 9_960]] as const };
    const paid = granted(await record(shop, finance, input));
    granted(await writeOff());
    granted(await move(shop, finance, paid, 'dishonour'));
    granted(await record(shop, finance, { amountCents: 9_899, parts: [[noteId, 9_899]] }));
    const open = await readNote(shop, finance, noteId);
    expect([open.balanceCents, open.allowedActions]).toEqual([61, ['reopen']]);
    expect((await writeOff()).code).toBe('note.writeOffTooMuch');
    granted(await record(shop, finance, { amountCents: 1, parts: [[noteId, 1]] }));
    expect((await readNote(shop, finance, noteId)).allowedActions).toContain('writeOff');
    granted(await writeOff());
  });

  test('says what may be done with its money, and takes a write-off and an offset back [C-6.3-27]', async () => {
    const debit = await aNote(shop);
    const credit = await aNote(shop, { ...credited, policyId: debit.policyId });
    const body = { creditNoteId: credit.noteId, noteId: debit.noteId, partCents: 40_000 };
    granted(await callAs(shop, notes.offsetNotes, finance, { body }));
    granted(await record(shop, finance, { amountCents: 59_950, parts: [[debit.noteId, 59_950]] }));
    const read = () => readNote(shop, finance, debit.noteId);
    expect((await read()).allowedActions).toContain('writeOff');
    expect((await readNote(shop, approver, debit.noteId)).allowedActions).toEqual([]);
    granted(await callAs(shop, notes.writeOffNote, finance, { body: { noteId: debit.noteId } }));
    const { allocations, settlement } = await read();
    expect(settlement).toBe('writtenOff');
    const found = allocations.map(({ kind, amountCents, canTakeBack }) => [kind, amountCents, canTakeBack]);
    expect(found.toSorted()).toEqual([
      ['money', 59_950, true],
      ['offset', 40_000, true],
      ['writeOff', 50, true],
    ]);
    for (const kind of ['writeOff', 'offset']) {
      const allocationId = allocations.find((each) => each.kind === kind)?.allocationId ?? '';
      granted(await callAs(shop, calls.takeBackAllocation, finance, { body: { allocationId } }));
    }
    expect(await read()).toMatchObject({ settlement: 'partlySettled', balanceCents: 40_050, earnedOn: null });
    expect((await readNote(shop, finance, credit.noteId)).balanceCents).toBe(-40_000);
    expect(await balance('receivable', [debit.noteId, credit.noteId])).toBe(50);
  });

  test('that is open is listed by what is due, of whom, and with which insurer [C-6.3-26]', async () => {
    const of = { code: 'TR0909', insurer: 'HBR' };
    const late = await aNote(shop, { ...of, dueOn: '2026-11-01', totalCents: 70_000 });
    const soon = await aNote(shop, { ...of, dueOn: '2026-12-01', totalCents: 90_000 });
    const listed = async (asked: object) =>
      granted(await callAs(shop, outstandingNotes.page, finance, { body: asked })).records;
    const idsOf = async (asked: object) => (await listed(asked)).map(({ noteId }) => noteId);
    expect(await idsOf({ consultantCode: 'TR0909' })).toEqual([late.noteId, soon.noteId]);
    expect(await idsOf({ insurer: 'HBR', sort: 'balanceCents' })).toEqual([soon.noteId, late.noteId]);
    expect(await idsOf({ consultantCode: 'TR0909', dueState: 'overdue' })).toEqual([late.noteId]);
    expect((await listed({ policyNumberPart: late.policyNumber }))[0]).toMatchObject({
      daysOverdue: 20,
      balanceCents: 70_000,
    });
    granted(await record(shop, finance, { parts: [[late.noteId, 70_000]] }));
    expect(await idsOf({ consultantCode: 'TR0909' })).toEqual([soon.noteId]);
    expect(await idsOf({ consultantCode: 'TR0909', stands: 'partlySettled' })).toEqual([]);
    // Others are found where they are asked for: what was done with them can be undone.
    expect(await idsOf({ consultantCode: 'TR0909', stands: 'settled' })).toEqual([late.noteId]);
    expect(await idsOf({ consultantCode: 'TR0909', stands: 'writtenOff' })).toEqual([]);
    expect(await idsOf({ consultantCode: 'TR0909', stands: 'commissionDue' })).toEqual([]);
    granted(await record(shop, finance, { method: 'INS', parts: [[soon.noteId, 90_000]] }));
    expect(await idsOf({ consultantCode: 'TR0909', stands: 'commissionDue' })).toEqual([soon.noteId]);
  });
});

test('what is of nobody answers as if it were not there', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  const asked = [
    await callAs(shop, calls.readReceipt, finance, { query: { receiptId: nobody } }),
    await callAs(shop, notes.readNote, finance, { query: { noteId: nobody } }),
    await moveTo('cancel', { refundId: nobody, version: 1 }),
    await callAs(shop, calls.takeBackAllocation, finance, { body: { allocationId: nobody } }),
    await allocate(shop, finance, { receiptId: nobody, version: 1 }, [[nobody, 1]]),
  ];
  expect(asked.map(({ status }) => status)).toEqual(Array(asked.length).fill(404));
});
