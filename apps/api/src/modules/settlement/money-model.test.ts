import { returnableMethods } from '@onegi/contract/fields/receipts';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aUser } from '@onegi/testing/factories/accounts';
import { aNote, payInsurer } from '@onegi/testing/factories/receipts';
import { type ModelAllocation, type ModelReceipt, MoneyModel } from '@onegi/testing/money-model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { type Actor, visitor } from '../../ports/actor.ts';
import { coverGap } from './notes/cover-gap.ts';
import { offsetNotes } from './notes/offset-notes.ts';
import { writeOffNote } from './notes/write-off.ts';
import { allocateReceipt } from './receipts/allocate.ts';
import { moveReceipt } from './receipts/move-receipt.ts';
import { recordGatewayPayout } from './receipts/record-payout.ts';
import { recordReceipt } from './receipts/record-receipt.ts';
import { reverseWrongReceipt } from './receipts/reverse-wrong-receipt.ts';
import { takeBackAllocation } from './receipts/take-back.ts';
import { approveRefund, moveRefund } from './refunds/move-refund.ts';
import { requestRefund } from './refunds/request-refund.ts';

const EVENTS = 1_000;
const SEED = 20_261_123;

let shop: TestApp;
let finance: Actor;
let approver: Actor;
beforeAll(async () => {
  shop = await testApp();
  const of = async (role: 'finance' | 'approver'): Promise<Actor> => ({
    ...visitor,
    userId: (await aUser(shop, { roles: [role] })).id,
    roles: [role],
  });
  [finance, approver] = [await of('finance'), await of('approver')];
});
afterAll(() => shop.close());

/** The same sequence for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const random = randomOf(SEED);
const oneOf = <T>(all: readonly T[]): T | undefined => all[random(all.length)];
const model = new MoneyModel();
const happened = new Map<string, number>();
const breached = new Set<string>();

/** Whether it was done; a refusal is an AppError, anything else a fault. */
async function done(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

const rowOf = (id: string) =>
  shop.deps.db.selectFrom('receipts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const debits = () => model.notes.filter((note) => note.total > 0);
const openDebits = () => debits().filter((note) => model.open(note) > 0);
const openCredits = () => model.notes.filter((note) => note.total < 0 && model.open(note) < 0);
const live = () => model.receipts.filter(({ status }) => status !== 'returned');

async function issue(policyId?: string, sign = 1) {
  const commission = sign * random(3_000);
  const total = commission + sign * (random(20_000) + 50);
  const made = await aNote(shop, {
    totalCents: total,
    commissionCents: commission,
    consultantCents: Math.trunc(commission / 2),
    code: 'TR0001',
    ...(policyId ? { policyId } : {}),
  });
  const { noteId: id } = made;
  model.notes.push({
    id,
    policyId: made.policyId,
    total,
    commission,
    paidToInsurer: 0,
    isEarned: false,
    isWrittenOff: false,
  });
}

async function allocationRow({ note, receipt, amount, kind }: ModelAllocation) {
  const rows = await shop.deps.db
    .selectFrom('allocations as a')
    .select('a.id')
    .where('a.note_id', '=', note.id)
    .where('a.receipt_id', receipt ? '=' : 'is', receipt ? receipt.id : null)
    .where('a.amount_cents', '=', amount)
    .where('a.kind', '=', kind)
    .where('a.reverses', 'is', null)
    .where(sql<boolean>`not exists (select from allocations r where r.reverses = a.id)`)
    .execute();
  return rows[0]?.id as string;
}

const events: Record<string, () => Promise<void>> = {
  issue: () => issue(),
  credit: async () => {
    const original = oneOf(debits());
    if (original) await issue(original.policyId, -1);
  },
  receive: async () => {
    const method = oneOf(['CHQ', 'FPS', 'CC', 'AUT'] as const) as ModelReceipt['method'];
    const amount = random(30_000) + 1;
    const input = { amountCents: amount, receivedOn: shop.clock.today(), method, chequeNumber: '1' };
    const { receiptId: id } = await recordReceipt(shop.deps, finance, input);
    const status = method === 'CHQ' || method === 'CC' ? 'unbanked' : 'banked';
    model.receipts.push({ id, method, amount, status, refunded: 0, goneBack: 0 });
  },
  bank: async () => {
    const receipt = oneOf(live().filter(({ status, method }) => status === 'unbanked' && method === 'CHQ'));
    if (!receipt) return;
    const { version } = await rowOf(receipt.id);
    await moveReceipt(shop.deps, finance, { receiptId: receipt.id, version, action: 'bank' });
    receipt.status = 'banked';
  },
  payOut: async () => {
    const cards = live().filter(({ status, method }) => status === 'unbanked' && method === 'CC');
    const sum = cards.reduce((all, { amount }) => all + amount, 0);
    if (cards.length === 0 || sum < 2) return;
    const feeCents = random(Math.floor(sum / 2));
    const money = { feeCents, arrivedCents: sum - feeCents, paidOutOn: shop.clock.today(), bankReference: 'PO' };
    await recordGatewayPayout(shop.deps, finance, { receiptIds: cards.map(({ id }) => id), ...money });
    for (const card of cards) card.status = 'banked';
  },
  allocate: async () => {
    const [receipt, note] = [oneOf(live()), oneOf(openDebits())];
    if (!receipt || !note) return;
    const amount = oneOf([
      model.open(note),
      model.rest(receipt),
      Math.max(1, model.open(note) - random(100)),
      random(20_000) + 1,
    ]) as number;
    if (amount < 1) return;
    const { version } = await rowOf(receipt.id);
    const parts = [{ noteId: note.id, partCents: amount }];
    const isFitting = amount <= model.open(note) && amount <= model.rest(receipt);
    expect(await done(allocateReceipt(shop.deps, finance, { receiptId: receipt.id, version, parts }))).toBe(isFitting);
    if (isFitting) model.allocations.push({ note, receipt, amount, kind: 'money' });
  },
  takeBack: async () => {
    const allocation = oneOf(model.allocations.filter(({ kind }) => kind === 'money' || kind === 'writeOff'));
    if (!allocation) return;
    const { note, amount } = allocation;
    const isFitting = model.allocated(note) - note.paidToInsurer - amount >= 0;
    expect(await done(takeBackAllocation(shop.deps, finance, await allocationRow(allocation)))).toBe(isFitting);
    if (isFitting) model.allocations = model.allocations.filter((each) => each !== allocation);
  },
  writeOff: async () => {
    const note = oneOf(openDebits().filter((each) => model.open(each) <= 200));
    if (!note) return;
    const amount = model.open(note);
    const writtenOff = model.allocations.filter((each) => each.note === note && each.kind === 'writeOff');
    const isFitting = writtenOff.reduce((sum, each) => sum + each.amount, amount) <= 100;
    expect(await done(writeOffNote(shop.deps, finance, note.id))).toBe(isFitting);
    if (isFitting) model.allocations.push({ note, receipt: null, amount, kind: 'writeOff' });
  },
  dishonour: async () => {
    const receipt = oneOf(live());
    if (!receipt) return;
    const { version } = await rowOf(receipt.id);
    const isReturnable = returnableMethods.includes(receipt.method);
    const input = { receiptId: receipt.id, version, action: 'dishonour' } as const;
    expect(await done(moveReceipt(shop.deps, finance, input))).toBe(isReturnable);
    if (!isReturnable) return;
    receipt.status = 'returned';
    receipt.refunded = receipt.goneBack;
    model.allocations = model.allocations.filter((each) => each.receipt !== receipt);
  },
  reverse: async () => {
    const receipt = oneOf(live());
    if (!receipt) return;
    const { version } = await rowOf(receipt.id);
    const own = model.allocations.filter((each) => each.receipt === receipt);
    const isFitting =
      receipt.refunded === 0 &&
      !(receipt.method === 'CC' && receipt.status !== 'unbanked') &&
      own.every(({ note }) => {
        const taken = own.filter((each) => each.note === note).reduce((sum, { amount }) => sum + amount, 0);
        return model.allocated(note) - note.paidToInsurer - taken >= 0;
      });
    const input = { receiptId: receipt.id, version, reversalReason: 'Keyed twice' };
    expect(await done(reverseWrongReceipt(shop.deps, finance, input))).toBe(isFitting);
    if (!isFitting) return;
    receipt.status = 'returned';
    model.allocations = model.allocations.filter((each) => each.receipt !== receipt);
  },
  payInsurer: async () => {
    const note = oneOf(
      debits().filter((each) => model.held(each) > 0 && each.total - each.commission > each.paidToInsurer),
    );
    if (!note) return;
    const amount = random(Math.min(model.held(note), note.total - note.commission - note.paidToInsurer)) + 1;
    await payInsurer(shop, note.id, amount);
    note.paidToInsurer += amount;
    model.paidOut += amount;
  },
  offset: async () => {
    const credit = oneOf(openCredits());
    const debit = credit && oneOf(openDebits().filter(({ policyId }) => policyId === credit.policyId));
    if (!credit || !debit) return;
    const most = Math.min(-model.open(credit), model.open(debit));
    const amount = most + (random(4) === 0 ? 1 : 0);
    const input = { creditNoteId: credit.id, noteId: debit.id, partCents: amount };
    expect(await done(offsetNotes(shop.deps, finance, input))).toBe(amount === most);
    if (amount !== most) return;
    model.allocations.push({ note: credit, receipt: null, amount: -amount, kind: 'offset' });
    model.allocations.push({ note: debit, receipt: null, amount, kind: 'offset' });
  },
  refundCredit: async () => {
    const note = oneOf(openCredits());
    if (!note) return;
    const amount = random(-model.open(note)) + 1;
    const asked = { noteId: note.id, amountKeyed: amount, method: 'FPS' as const, payee: 'DEMO ONE' };
    const refund = await requestRefund(shop.deps, finance, asked);
    const allocation: ModelAllocation = { note, receipt: null, amount: -amount, kind: 'refund' };
    model.allocations.push(allocation);
    const { refundId, version } = refund;
    if (random(2)) return;
    await moveRefund(shop.deps, finance, { refundId, version, action: 'cancel' });
    model.allocations = model.allocations.filter((each) => each !== allocation);
  },
  refundReceipt: async () => {
    const receipt = oneOf(live().filter((each) => each.status !== 'unbanked' && model.rest(each) > 0));
    if (!receipt) return;
    const amount = random(model.rest(receipt)) + 1;
    const asked = { receiptId: receipt.id, amountKeyed: amount, method: 'FPS' as const, payee: 'DEMO ONE' };
    // Before it is cleared the bank may return it.
    if (returnableMethods.includes(receipt.method) && receipt.status !== 'cleared') {
      expect(await done(requestRefund(shop.deps, finance, asked))).toBe(false);
      const { version: seen } = await rowOf(receipt.id);
      await moveReceipt(shop.deps, finance, { receiptId: receipt.id, version: seen, action: 'clear' });
      receipt.status = 'cleared';
    }
    const { refundId, version } = await requestRefund(shop.deps, finance, asked);
    receipt.refunded += amount;
    expect(await done(approveRefund(shop.deps, { ...finance, roles: ['finance'] }, { refundId, version }))).toBe(false);
    const approved = await approveRefund(shop.deps, approver, { refundId, version });
    if (random(3) === 0) return;
    await moveRefund(shop.deps, finance, { refundId, version: approved.version, action: 'pay' });
    receipt.goneBack += amount;
    model.paidOut += amount;
  },
  cover: async () => {
    const note = oneOf(debits().filter((each) => model.held(each) < 0));
    if (!note) return;
    const coveredCents = 1;
    if (await done(coverGap(shop.deps, finance, { noteId: note.id, coveredCents }))) model.advance += coveredCents;
  },
};

async function expectAsModelled(what: string): Promise<void> {
  const { db } = shop.deps;
  const notes = await db.selectFrom('debit_credit_notes').selectAll().execute();
  const seen = new Map(notes.map((row) => [row.id, [row.allocated_cents, row.settlement, row.earned_on !== null]]));
  for (const note of model.notes)
    expect([what, ...(seen.get(note.id) ?? [])]).toEqual([
      what,
      model.allocated(note),
      model.settlement(note),
      note.isEarned,
    ]);
  const receipts = await db.selectFrom('receipts').selectAll().execute();
  const kept = new Map(receipts.map((row) => [row.id, [row.allocated_cents, row.refunded_cents, row.bank_status]]));
  for (const receipt of model.receipts)
    expect([what, ...(kept.get(receipt.id) ?? [])]).toEqual([
      what,
      model.used(receipt),
      receipt.refunded,
      receipt.status,
    ]);
  await expectBooks(what);
}

/** Equations 1, 3 and 4 of the daily proof, by the ledger and by the model. */
async function expectBooks(what: string): Promise<void> {
  const { rows } = await sql<{ account: string; cents: number }>`
    select account, sum(amount_cents)::bigint as cents from journal_lines group by account`.execute(shop.deps.db);
  const books = new Map(rows.map(({ account, cents }) => [account, cents]));
  const of = (account: string) => books.get(account) ?? 0;
  const money = of('clientBank') + of('clientClearing');
  expect([what, rows.reduce((sum, { cents }) => sum + cents, 0)]).toEqual([what, 0]);
  expect([what, money]).toEqual([what, model.money()]);
  expect([what, money]).toEqual([what, model.owed(-of('refundPayable'))]);
  const earned = model.notes.filter(({ isEarned }) => isEarned).reduce((sum, note) => sum + note.commission, 0);
  expect([what, 0 - of('commissionHeld')]).toEqual([what, earned]);
  const held = await sql<{ note_id: string; cents: number }>`
    select note_id, -sum(amount_cents)::bigint as cents from journal_lines
    where account in ('receivable', 'insurerPayable', 'commissionDeferred') and note_id is not null group by note_id`.execute(
    shop.deps.db,
  );
  const byNote = new Map(held.rows.map(({ note_id, cents }) => [note_id, cents]));
  for (const note of model.notes) expect([what, byNote.get(note.id) ?? 0]).toEqual([what, model.held(note)]);
  // No client's money paid for another's but where a cheque came back after the insurer had been paid.
  for (const note of debits().filter((each) => model.held(each) < 0)) {
    expect(note.paidToInsurer).toBeGreaterThan(0);
    breached.add(note.id);
  }
}

test(`a thousand events at random leave notes, receipts and books as a simple model has them (seed ${SEED}) [C-6.3-16]`, async () => {
  const often = ['issue', 'receive', 'receive', 'allocate', 'allocate', 'allocate', 'allocate', 'bank', 'payInsurer'];
  const names = [...often, ...Object.keys(events)];
  for (let at = 1; at <= EVENTS; at++) {
    const name = oneOf(names) as string;
    await events[name]?.();
    model.earn();
    happened.set(name, (happened.get(name) ?? 0) + 1);
    await expectAsModelled(`event ${at}: ${name}`);
  }
  for (const name of Object.keys(events)) expect([name, (happened.get(name) ?? 0) > 5]).toEqual([name, true]);
  expect(breached.size).toBeGreaterThan(0);
}, 240_000);
