import * as bankLines from '@onegi/contract/calls/settlement/bank-lines';
import * as commission from '@onegi/contract/calls/settlement/commission';
import { insurerPaymentCalls } from '@onegi/contract/calls/settlement/insurer-payments';
import * as notes from '@onegi/contract/calls/settlement/notes';
import * as receipts from '@onegi/contract/calls/settlement/receipts';
import * as refunds from '@onegi/contract/calls/settlement/refunds';
import type { TestApp } from '../app.ts';
import type { SignedIn } from './accounts.ts';
import { bankLinesOf, importStatement, statementCsv } from './bank.ts';
import { callAs, granted } from './calls.ts';
import { type Payers, paidOut, payers, savePayment } from './disbursements.ts';
import { aNotice, aPayment, notify, partChargedBack } from './purchases.ts';
import {
  allocate,
  aNote,
  aReceiptGoneBackTwice,
  askRefund,
  cheque,
  move,
  type NoteExample,
  record,
  reverse,
} from './receipts.ts';

const consultantCode = 'TR0001';

/** A note of HK$1,000 with its commission of 100, of which 60 are the consultant's. */
export async function aSharedNote(shop: TestApp, example: NoteExample = {}) {
  const note = await aNote(shop, { code: consultantCode, ...example });
  await shop.deps.db
    .updateTable('policy_endorsements')
    .set({ payout_bp: 6_000 })
    .where('policy_id', '=', note.policyId)
    .execute();
  return note;
}

async function refundOf(shop: TestApp, { finance, approver }: Payers, input: Record<string, unknown>) {
  const { refundId, version } = granted(await askRefund(shop, finance, input));
  const approved = granted(await callAs(shop, refunds.approveRefund, approver, { body: { refundId, version } }));
  const body = { refundId, version: approved.version, action: 'pay' as const };
  return granted(await callAs(shop, refunds.moveRefund, finance, { body }));
}

/** Premium that an insurer and the office had, and that came back dishonoured: a gap that the office covers. */
async function aCoveredGap(shop: TestApp, people: Payers): Promise<void> {
  const { finance } = people;
  const note = await aSharedNote(shop);
  const paid = granted(await record(shop, finance, { ...cheque, parts: [[note.noteId, 100_000]] }));
  const banked = granted(await move(shop, finance, paid, 'bank'));
  const payment = granted(await savePayment(shop, finance, [{ noteId: note.noteId, insurer: 'LPG' }]));
  await paidOut(shop, insurerPaymentCalls, people, payment);
  granted(await move(shop, finance, banked, 'dishonour'));
  granted(await callAs(shop, receipts.coverGap, finance, { body: { noteId: note.noteId, coveredCents: 90_000 } }));
}

/** Credit notes: one set against a debit note, one that goes back to the client once its insurer has given its part. */
async function creditNotes(shop: TestApp, people: Payers): Promise<void> {
  const { finance } = people;
  const credit = { totalCents: -20_000, commissionCents: 0, consultantCents: 0, code: null } as const;
  const first = await aNote(shop, { commissionCents: 0, consultantCents: 0 });
  const { noteId: creditNoteId } = await aNote(shop, { ...credit, policyId: first.policyId });
  const body = { creditNoteId, noteId: first.noteId, partCents: 20_000 };
  granted(await callAs(shop, notes.offsetNotes, finance, { body }));
  const second = await aNote(shop, { commissionCents: 0, consultantCents: 0 });
  granted(await record(shop, finance, { parts: [[second.noteId, 100_000]] }));
  const { noteId } = await aNote(shop, { ...credit, policyId: second.policyId });
  const insurer = 'LPG';
  const returned = granted(
    await savePayment(shop, finance, [
      { noteId: second.noteId, insurer },
      { noteId, insurer },
    ]),
  );
  await paidOut(shop, insurerPaymentCalls, people, returned);
  await refundOf(shop, people, { noteId, amountKeyed: 20_000 });
}

/** Card payments through the gateway, and a card of the office's machine, paid out together. Of two a bank takes back a part. */
async function cards(shop: TestApp, { finance }: Payers): Promise<void> {
  const [early, late] = [await aPayment(shop), await aPayment(shop)];
  for (const payment of [early, late]) await notify(shop, await aNotice(shop, payment));
  await partChargedBack(shop, early, 1_234);
  granted(await record(shop, finance, { method: 'CC', amountCents: 12_345 }));
  const found = await shop.deps.db
    .selectFrom('receipts')
    .select(['id', 'amount_cents', 'charged_back_cents'])
    .where('method', '=', 'CC')
    .where('bank_status', '=', 'unbanked')
    .execute();
  const sum = found.reduce((all, { amount_cents, charged_back_cents }) => all + amount_cents - charged_back_cents, 0);
  const body = {
    receiptIds: found.map(({ id }) => id),
    feeCents: 345,
    arrivedCents: sum - 345,
    paidOutOn: shop.clock.today(),
    bankReference: 'PO-1',
  };
  granted(await callAs(shop, receipts.recordGatewayPayout, finance, { body }));
  await partChargedBack(shop, late, 2_345);
}

/** A receipt that was recorded wrongly, of a note that it had settled, and the right one. */
async function aWrongReceipt(shop: TestApp, finance: SignedIn): Promise<void> {
  const { noteId } = await aSharedNote(shop);
  const wrong = granted(await record(shop, finance, { method: 'TT', parts: [[noteId, 100_000]] }));
  granted(await reverse(shop, finance, wrong));
  granted(await record(shop, finance, { method: 'TT', parts: [[noteId, 60_000]], amountCents: 60_000 }));
}

/** What the bank showed: a receipt, what was no movement and is explained, and what nobody has looked at. */
async function aStatement(shop: TestApp, finance: SignedIn): Promise<void> {
  granted(await record(shop, finance, { amountCents: 7_700, bankReference: 'SHOWN' }));
  const on = shop.clock.today();
  const lines = [
    { on, cents: 7_700, reference: 'SHOWN' },
    { on, cents: -50, reference: 'CHARGE' },
    { on, cents: -60, reference: 'UNKNOWN' },
  ];
  await importStatement(shop, finance, statementCsv(lines));
  const charge = (await bankLinesOf(shop)).find(({ reference }) => reference === 'CHARGE');
  const body = { note: 'A charge of the bank' };
  granted(await callAs(shop, bankLines.explainBankLine, finance, { params: { lineId: charge?.lineId ?? '' }, body }));
}

/** Whatever moves money, done once as the office does it, so that every table of money has rows; payouts a month later. */
export async function everyMoneyEvent(shop: TestApp, payableOn: string): Promise<void> {
  let people = await payers(shop);
  const { finance } = people;
  const note = await aSharedNote(shop);
  granted(await record(shop, finance, { parts: [[note.noteId, 100_000]], amountCents: 150_000 }));
  const payment = granted(await savePayment(shop, finance, [{ noteId: note.noteId, insurer: 'LPG' }]));
  await paidOut(shop, insurerPaymentCalls, people, payment);
  const short = await aSharedNote(shop);
  const almost = granted(await record(shop, finance, { ...cheque, amountCents: 99_950 }));
  const banked = granted(await move(shop, finance, almost, 'bank'));
  granted(await allocate(shop, finance, banked, [[short.noteId, 99_950]]));
  granted(await callAs(shop, notes.writeOffNote, finance, { body: { noteId: short.noteId } }));
  const direct = await aSharedNote(shop);
  granted(await record(shop, finance, { method: 'INS', parts: [[direct.noteId, 100_000]] }));
  granted(await callAs(shop, receipts.receiveCommission, finance, { body: { noteId: direct.noteId } }));
  const { receiptId } = granted(await record(shop, finance, { amountCents: 40_000 }));
  await refundOf(shop, people, { receiptId, amountKeyed: 15_000 });
  granted(await askRefund(shop, finance, { receiptId, amountKeyed: 5_000 }));
  await aCoveredGap(shop, people);
  await creditNotes(shop, people);
  await cards(shop, people);
  await aWrongReceipt(shop, finance);
  const { receiptId: twice } = await aReceiptGoneBackTwice(shop, finance, 30_000);
  granted(await callAs(shop, receipts.coverGap, finance, { body: { receiptId: twice, coveredCents: 30_000 } }));
  await aStatement(shop, finance);
  const drawn = await callAs(shop, commission.saveCommissionDrawing, finance, {
    body: { earnedUntil: shop.clock.today() },
  });
  await paidOut(shop, commission.drawingCalls, people, granted(drawn));
  shop.clock.set(payableOn);
  people = await payers(shop);
  const { made } = granted(await callAs(shop, commission.runPayouts, people.finance, { body: { payableOn } }));
  const [number = ''] = made;
  const payout = granted(
    await callAs(shop, commission.payoutCalls.open, people.finance, { params: { numberOpened: number } }),
  );
  await paidOut(shop, commission.payoutCalls, people, payout);
}
