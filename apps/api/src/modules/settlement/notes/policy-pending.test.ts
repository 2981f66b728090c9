import * as notes from '@onegi/contract/calls/settlement/notes';
import * as receipts from '@onegi/contract/calls/settlement/receipts';
import { addDays } from '@onegi/contract/lines/dates';
import { type TestApp, testApp } from '@onegi/testing/app';
import type { SignedIn } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  aFinanceUser,
  aNote,
  type BookedExample,
  cheque,
  move,
  payInsurer,
  readReceipt,
  record,
  reverse,
} from '@onegi/testing/factories/receipts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lapsePolicies } from '../../policies/endorsements/lapse-policies.ts';
import { remindClients } from '../ageing/remind-clients.ts';

const ISSUED = '2026-11-21';
/** Long after day 60. */
const LATER = '2027-04-01';
let shop: TestApp;
let finance: SignedIn;
beforeEach(async () => {
  shop = await testApp({ today: ISSUED });
  finance = await aFinanceUser(shop);
});
afterEach(() => shop.close());

/** Somebody of finance at work on a day: a session of another month is over. */
async function on(day: string): Promise<void> {
  shop.clock.set(day);
  finance = await aFinanceUser(shop);
}
const aPolicy = () => aNote(shop, { dueOn: '2027-01-20' });
const takeBack = (allocationId: string | undefined) =>
  callAs(shop, receipts.takeBackAllocation, finance, { body: { allocationId } });
const change = (policyId: string, row: { ends_on?: string; issued_at?: Date; pending_since?: null }) =>
  shop.deps.db.updateTable('policies').set(row).where('id', '=', policyId).execute();
/** Where a policy stands after the work of a day. */
async function stands({ policyId }: BookedExample, day = shop.clock.today()) {
  shop.clock.set(day);
  await remindClients(shop.deps);
  await lapsePolicies(shop.deps);
  const { pending_since, ended_as } = await shop.deps.db
    .selectFrom('policies')
    .select(['pending_since', 'ended_as'])
    .where('id', '=', policyId)
    .executeTakeFirstOrThrow();
  return { pending: pending_since, ended: ended_as };
}
const warnings = ({ noteId }: BookedExample) =>
  shop.deps.db.selectFrom('note_reminders').select('day').where('note_id', '=', noteId).where('day', '=', 61).execute();

/** Its premium is paid in full, and goes back long after. */
const waysBack = {
  'an allocation that is taken back': async (note: BookedExample) => {
    const { receiptId } = granted(await record(shop, finance, { parts: [[note.noteId, 100_000]] }));
    await on(LATER);
    const { allocations } = await readReceipt(shop, finance, receiptId);
    granted(await takeBack(allocations[0]?.allocationId));
  },
  'a premium of which it turns out that no insurer has it': async (note: BookedExample) => {
    const { receiptId } = granted(await record(shop, finance, { method: 'INS', parts: [[note.noteId, 100_000]] }));
    await on(LATER);
    const { allocations } = await readReceipt(shop, finance, receiptId);
    granted(await takeBack(allocations[0]?.allocationId));
  },
  'a cheque that comes back': async (note: BookedExample) => {
    const paid = granted(await record(shop, finance, { ...cheque, parts: [[note.noteId, 100_000]] }));
    const banked = granted(await move(shop, finance, paid, 'bank'));
    await on(LATER);
    granted(await move(shop, finance, banked, 'dishonour'));
  },
  'a direct debit that comes back': async (note: BookedExample) => {
    const paid = granted(await record(shop, finance, { method: 'AUT', parts: [[note.noteId, 100_000]] }));
    await on(LATER);
    granted(await move(shop, finance, paid, 'dishonour'));
  },
};

describe.each(Object.entries(waysBack))('%s after day 60', (_, goBack) => {
  test('lets the policy wait from that day, warned, and lapse when day 61 after it begins', async () => {
    const note = await aPolicy();
    await goBack(note);
    expect(await stands(note)).toEqual({ pending: LATER, ended: null });
    expect(await warnings(note)).toHaveLength(1);
    expect(await stands(note, addDays(LATER, 60))).toEqual({ pending: LATER, ended: null });
    expect(await warnings(note)).toHaveLength(1);
    expect(await stands(note, addDays(LATER, 61))).toEqual({ pending: LATER, ended: 'lapsed' });
  });

  test('ends nothing of a policy whose period is over', async () => {
    const note = await aPolicy();
    await change(note.policyId, { ends_on: addDays(LATER, -1) });
    await goBack(note);
    expect(await stands(note, addDays(LATER, 61))).toEqual({ pending: null, ended: null });
    expect(await warnings(note)).toEqual([]);
  });

  test('ends nothing of one whose period is over before day 61: it has expired', async () => {
    const note = await aPolicy();
    await change(note.policyId, { ends_on: addDays(LATER, 10) });
    await goBack(note);
    expect(await stands(note)).toEqual({ pending: LATER, ended: null });
    expect(await stands(note, addDays(LATER, 61))).toEqual({ pending: null, ended: null });
  });
});

test('a policy of which a part is still paid goes on, until none is', async () => {
  const note = await aPolicy();
  const one = granted(await record(shop, finance, { amountCents: 60_000, parts: [[note.noteId, 60_000]] }));
  const other = granted(await record(shop, finance, { amountCents: 39_960, parts: [[note.noteId, 39_960]] }));
  granted(await callAs(shop, notes.writeOffNote, finance, { body: { noteId: note.noteId } }));
  expect(await stands(note)).toEqual({ pending: null, ended: null });
  await on(LATER);
  granted(await takeBack(one.allocations[0]?.allocationId));
  expect(await stands(note)).toEqual({ pending: null, ended: null });
  // What is written off is not paid.
  granted(await takeBack(other.allocations[0]?.allocationId));
  expect(await stands(note)).toEqual({ pending: LATER, ended: null });
});

test('one that was never paid waits from its account date, whatever was set against it and taken back', async () => {
  const note = await aPolicy();
  const { allocations } = granted(await record(shop, finance, { parts: [[note.noteId, 50_000]] }));
  await on(addDays(ISSUED, 20));
  granted(await takeBack(allocations[0]?.allocationId));
  expect(await stands(note)).toEqual({ pending: ISSUED, ended: null });
  expect(await stands(note, addDays(ISSUED, 61))).toEqual({ pending: ISSUED, ended: 'lapsed' });
});

test('one that was moved in after its term is in force, as it was before anything was paid here', async () => {
  const note = await aPolicy();
  await change(note.policyId, { pending_since: null, issued_at: new Date('2027-03-01T00:00:00Z') });
  await on(LATER);
  const { allocations } = granted(await record(shop, finance, { parts: [[note.noteId, 100_000]] }));
  granted(await takeBack(allocations[0]?.allocationId));
  expect(await stands(note, addDays(LATER, 61))).toEqual({ pending: null, ended: null });
});

describe('money that was recorded wrongly and is reversed', () => {
  const parts = (noteId: string, cents: number) => ({
    amountCents: cents,
    parts: [[noteId, cents]] as [string, number][],
  });
  test('of a policy of which only half was ever paid: it waits from its account date', async () => {
    const note = await aPolicy();
    granted(await record(shop, finance, parts(note.noteId, 50_000)));
    const wrong = granted(await record(shop, finance, parts(note.noteId, 50_000)));
    expect((await stands(note)).pending).toBeNull();
    await on(addDays(ISSUED, 20));
    granted(await reverse(shop, finance, wrong));
    expect(await stands(note)).toEqual({ pending: ISSUED, ended: null });
    expect(await stands(note, addDays(ISSUED, 61))).toEqual({ pending: ISSUED, ended: 'lapsed' });
  });

  test('of one that was never paid, on its last days: it has a week more, and the client is warned', async () => {
    const note = await aPolicy();
    await on(addDays(ISSUED, 55));
    const wrong = granted(await record(shop, finance, parts(note.noteId, 100_000)));
    granted(await reverse(shop, finance, wrong));
    const pending = addDays(ISSUED, 2);
    expect(await stands(note, addDays(ISSUED, 62))).toEqual({ pending, ended: null });
    expect(await warnings(note)).toHaveLength(1);
    expect(await stands(note, addDays(ISSUED, 63))).toEqual({ pending, ended: 'lapsed' });
  });

  test('of one whose insurer was paid with it: it is in force, and waits from the day of the reversal', async () => {
    const note = await aPolicy();
    const wrong = granted(await record(shop, finance, parts(note.noteId, 100_000)));
    await payInsurer(shop, note.noteId, 90_000);
    await on(LATER);
    const seen = await readReceipt(shop, finance, wrong.receiptId);
    granted(await reverse(shop, finance, seen, { gapConfirmed: true }));
    expect(await stands(note, addDays(LATER, 60))).toEqual({ pending: LATER, ended: null });
    expect(await stands(note, addDays(LATER, 61))).toEqual({ pending: LATER, ended: 'lapsed' });
  });

  test('after day 60: the client is warned, and the policy lapses when the eighth day begins', async () => {
    const note = await aPolicy();
    const wrong = granted(await record(shop, finance, parts(note.noteId, 100_000)));
    await on(LATER);
    granted(await reverse(shop, finance, await readReceipt(shop, finance, wrong.receiptId)));
    expect(await stands(note)).toMatchObject({ ended: null });
    expect(await warnings(note)).toHaveLength(1);
    expect(await stands(note, addDays(LATER, 7))).toMatchObject({ ended: null });
    expect(await stands(note, addDays(LATER, 8))).toMatchObject({ ended: 'lapsed' });
  });

  test('of one that other money had settled before: it waits from the day on which nothing of it is left', async () => {
    const note = await aPolicy();
    const paid = granted(await record(shop, finance, parts(note.noteId, 100_000)));
    granted(await takeBack(paid.allocations[0]?.allocationId));
    const wrong = granted(await record(shop, finance, parts(note.noteId, 100_000)));
    await on(LATER);
    granted(await reverse(shop, finance, wrong));
    expect(await stands(note)).toEqual({ pending: LATER, ended: null });
    expect(await stands(note, addDays(LATER, 60))).toEqual({ pending: LATER, ended: null });
  });
});
