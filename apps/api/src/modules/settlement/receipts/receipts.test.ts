import { findNotes } from '@onegi/contract/calls/settlement/notes';
import { receiptList } from '@onegi/contract/calls/settlement/receipt-list';
import * as calls from '@onegi/contract/calls/settlement/receipts';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  aFinanceUser,
  allocate,
  aNote,
  cheque,
  move,
  payInsurer,
  readNote,
  readReceipt,
  record,
} from '@onegi/testing/factories/receipts';
import { canReadPdf, pdfText } from '@onegi/testing/pdf';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Account } from '../../ledger/accounts.ts';
import { printReceipt } from './print-receipt.ts';

let shop: TestApp;
let finance: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  finance = await aFinanceUser(shop);
});
afterAll(() => shop.close());

/** What an account holds of a note or a receipt: debits are positive. */
async function balance(account: Account, of: { noteId?: string; receiptId?: string; consultantCode?: string } = {}) {
  const rows = await shop.deps.db.selectFrom('journal_lines').selectAll().where('account', '=', account).execute();
  return rows
    .filter((row) => !of.noteId || row.note_id === of.noteId)
    .filter((row) => !of.receiptId || row.receipt_id === of.receiptId)
    .filter((row) => !of.consultantCode || row.consultant_code === of.consultantCode)
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}

const earningsOf = (noteId: string) =>
  shop.deps.db
    .selectFrom('commission_earnings')
    .select(['consultant_code', 'amount_cents', 'payable_on'])
    .where('note_id', '=', noteId)
    .orderBy('amount_cents', 'desc')
    .execute();

const policyOf = (id: string) =>
  shop.deps.db.selectFrom('policies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const caseA = { totalCents: 1_067_924, commissionCents: 137_320, consultantCents: 82_392, code: 'TR0001' };

describe('a receipt that is recorded', () => {
  test('by FPS, transfer, in cash, by autopay or PPS is at the bank at once; a cheque and a card are not [C-6.3-01]', async () => {
    for (const [method, status] of [
      ['FPS', 'banked'],
      ['TT', 'banked'],
      ['CSH', 'banked'],
      ['AUT', 'banked'],
      ['PPS', 'banked'],
      ['CHQ', 'unbanked'],
      ['CC', 'unbanked'],
    ]) {
      const receipt = granted(await record(shop, finance, { method, chequeNumber: '1' }));
      expect([method, receipt.bankStatus]).toEqual([method, status]);
      const { receiptId } = receipt;
      expect(await balance('clientClearing', { receiptId })).toBe(status === 'banked' ? 0 : 100_000);
      expect(await balance('unallocated', { receiptId })).toBe(-100_000);
      expect(receipt.receiptNumber).toMatch(/^RC2611\d{6}$/);
    }
  });

  const { wireName: wire } = calls.recordReceipt.body;
  test('needs a number of its cheque, an amount in cents above nothing and within reason, and no day to come [C-6.3-02]', async () => {
    const refused = async (input: object) => {
      const sent = { amountCents: '10.00', receivedOn: '2026-11-21', method: 'FPS', ...input };
      const body = Object.fromEntries(Object.entries(sent).map(([name, value]) => [wire(name), value]));
      const answer = await shop.app.inject({
        method: 'POST',
        url: `/api${calls.recordReceipt.path}`,
        headers: finance.browser,
        payload: body,
      });
      const { fields } = answer.json();
      return [answer.statusCode, ...fields.map(({ field }: { field: string }) => field)];
    };
    expect(await refused({ method: 'CHQ' })).toEqual([400, wire('chequeNumber')]);
    for (const amount of ['0.00', '-1.00', '0.001', '1000000000000000.00', '1000000000.01', 10, null])
      expect([amount, ...(await refused({ amountCents: amount }))]).toEqual([amount, 400, wire('amountCents')]);
    expect(await refused({ receivedOn: '2026-11-22' })).toEqual([400, wire('receivedOn')]);
    expect(await refused({ method: 'OFS' })).toEqual([400, wire('method')]);
  });

  test('keeps who paid and what is said of it sealed, and gives them to who may read money', async () => {
    const words = { payer: 'CHAN TAI MAN', remarks: 'Second instalment' };
    const { receiptId } = granted(await record(shop, finance, words));
    const row = await shop.deps.db
      .selectFrom('receipts')
      .selectAll()
      .where('id', '=', receiptId)
      .executeTakeFirstOrThrow();
    expect(row.payer_sealed?.includes('CHAN')).toBe(false);
    expect(await readReceipt(shop, await signedInAs(shop, ['compliance']), receiptId)).toMatchObject(words);
    const consultant = await signedInAs(shop, ['consultant']);
    expect((await callAs(shop, calls.readReceipt, consultant, { query: { receiptId } })).status).toBe(403);
    expect((await record(shop, await signedInAs(shop, ['officer']))).status).toBe(403);
  });

  test('says who recorded it in both languages, and in English alone of who has no Chinese name', async () => {
    const named = await signedInAs(shop, ['finance'], { name: 'Fiona Lam', nameZh: '林財欣' });
    expect(granted(await record(shop, named))).toMatchObject({ recordedBy: 'Fiona Lam', recordedByZh: '林財欣' });
    const unnamed = await signedInAs(shop, ['finance'], { name: 'Oscar Yip' });
    expect(granted(await record(shop, unnamed))).toMatchObject({ recordedBy: 'Oscar Yip', recordedByZh: null });
  });

  test('by a double click is one receipt [C-6.3-03]', async () => {
    const note = await aNote(shop);
    const key = 'a-receipt-clicked-twice';
    const answers = await Promise.all([1, 2].map(() => record(shop, finance, { parts: [[note.noteId, 50_000]] }, key)));
    expect(new Set(answers.map((answer) => granted(answer).receiptNumber)).size).toBe(1);
    expect((await readNote(shop, finance, note.noteId)).balanceCents).toBe(50_000);
  });

  test('is found in the list by number, method, day and what is left of it, and leaves as a workbook', async () => {
    const { receiptNumber } = granted(await record(shop, finance, { method: 'PPS', amountCents: 12_345 }));
    const found = async (asked: object) =>
      granted(await callAs(shop, receiptList.page, finance, { body: asked })).records.map((row) => row.receiptNumber);
    expect(await found({ receiptNumberPart: receiptNumber.slice(-4) })).toContain(receiptNumber);
    expect(await found({ method: 'PPS', hasRest: 'some', receivedFrom: '2026-11-21' })).toContain(receiptNumber);
    expect(await found({ method: 'PPS', hasRest: 'none' })).not.toContain(receiptNumber);
    expect(await found({ receivedUntil: '2026-11-20' })).toEqual([]);
  });

  test('is printed in both languages with what it pays [C-6.3-04]', async () => {
    const note = await aNote(shop);
    const { receiptId, receiptNumber } = granted(
      await record(shop, finance, { payer: 'CHAN TAI MAN', parts: [[note.noteId, 60_000]] }),
    );
    for (const [lang, title] of [
      ['en', 'Official receipt'],
      ['zh-Hant', '收據'],
    ]) {
      const url = `/api${calls.receiptPdf.path}?receiptId=${receiptId}&lang=${lang}`;
      const pdf = await shop.app.inject({ url, headers: finance.browser });
      expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
      if (!canReadPdf) continue;
      const text = await pdfText(pdf.rawPayload);
      for (const fact of [title, receiptNumber, 'CHAN TAI MAN', note.noteNumber, 'HK$600.00', 'HK$400.00'])
        expect(text).toContain(fact);
    }
  });
});

test('a receipt without a payer names the client whose note it pays, not one whose note it was taken back from', async () => {
  const printed = vi.spyOn(shop.deps.pdfs, 'make').mockResolvedValue(Buffer.from('%PDF-'));
  // Whichever of the two rows comes first.
  for (let pair = 0; pair < 4; pair++) {
    const other = await aNote(shop, { surname: 'BYMISTAKE' });
    const receipt = granted(await record(shop, finance, { parts: [[other.noteId, 100_000]] }));
    const own = await aNote(shop, { surname: 'HARBOUR' });
    const body = { allocationId: receipt.allocations[0]?.allocationId };
    granted(await callAs(shop, calls.takeBackAllocation, finance, { body }));
    const free = await readReceipt(shop, finance, receipt.receiptId);
    granted(await allocate(shop, finance, free, [[own.noteId, 100_000]]));
    await printReceipt(shop.deps, { receiptId: receipt.receiptId });
  }
  const files = printed.mock.calls.map(([file]) => JSON.stringify(file));
  printed.mockRestore();
  expect(files.filter((file) => file.includes('BYMISTAKE') || !file.includes('HARBOUR'))).toEqual([]);
});

describe('money that is set against notes', () => {
  test('whole and banked: settled, earned and shared to the cent, and the policy is pending no more [C-6.3-05]', async () => {
    const { noteId, policyId } = await aNote(shop, caseA);
    expect((await policyOf(policyId)).pending_since).toBe('2026-11-21');
    const receipt = granted(await record(shop, finance, { amountCents: 1_067_924, parts: [[noteId, 1_067_924]] }));
    expect(receipt).toMatchObject({ restCents: 0, paidType: 'full' });
    expect(await readNote(shop, finance, noteId)).toMatchObject({ settlement: 'settled', earnedOn: '2026-11-21' });
    expect(await balance('commissionHeld', { noteId })).toBe(-137_320);
    expect(await balance('commissionDeferred', { noteId })).toBe(0);
    expect(await balance('insurerPayable', { noteId })).toBe(-930_604);
    expect(await balance('consultantPayable', { consultantCode: 'TR0001' })).toBe(-82_392);
    expect(await earningsOf(noteId)).toEqual([
      { consultant_code: 'TR0001', amount_cents: 82_392, payable_on: '2026-12-15' },
    ]);
    expect((await policyOf(policyId)).pending_since).toBeNull();
  });

  test('half: nothing is earned yet, and the insurer is still owed all of it [C-6.3-05]', async () => {
    const { noteId, policyId } = await aNote(shop, caseA);
    granted(await record(shop, finance, { amountCents: 533_962, parts: [[noteId, 533_962]] }));
    expect(await readNote(shop, finance, noteId)).toMatchObject({ settlement: 'partlySettled', earnedOn: null });
    expect(await balance('commissionHeld', { noteId })).toBe(0);
    expect(await earningsOf(noteId)).toEqual([]);
    expect((await policyOf(policyId)).pending_since).not.toBeNull();
  });

  test('a second consultant has a part, and the last part takes the difference of the rounding [C-6.3-06]', async () => {
    const split = { secondCode: 'TR0003', secondShareBp: 3_333 };
    const { noteId } = await aNote(shop, { ...caseA, code: 'TR0002', ...split, consultantCents: 10_001 });
    granted(await record(shop, finance, { amountCents: 1_067_924, parts: [[noteId, 1_067_924]] }));
    const earned = await earningsOf(noteId);
    expect(earned.map((row) => [row.consultant_code, row.amount_cents])).toEqual([
      ['TR0002', 6_668],
      ['TR0003', 3_333],
    ]);
  });

  test('one receipt pays many notes, many receipts pay one, and what is left waits [C-6.3-07]', async () => {
    const [one, two] = [await aNote(shop), await aNote(shop)];
    const receipt = granted(await record(shop, finance, { amountCents: 150_000 }));
    const used = granted(
      await allocate(shop, finance, receipt, [
        [one.noteId, 100_000],
        [two.noteId, 20_000],
      ]),
    );
    expect(used).toMatchObject({ restCents: 30_000, paidType: 'over', allocatedCents: 120_000 });
    granted(await record(shop, finance, { amountCents: 80_000, parts: [[two.noteId, 80_000]] }));
    expect(await readNote(shop, finance, two.noteId)).toMatchObject({ settlement: 'settled', balanceCents: 0 });
  });

  test('more than is open, or than is left of the receipt, is refused on its field [C-6.3-08]', async () => {
    const { noteId } = await aNote(shop);
    const receipt = granted(await record(shop, finance, { amountCents: 150_000 }));
    const above = await allocate(shop, finance, receipt, [[noteId, 100_001]]);
    expect([above.status, above.code, Object.keys(above.fieldTexts ?? {})]).toEqual([
      409,
      'allocation.aboveBalance',
      ['parts.0.amount'],
    ]);
    const other = await aNote(shop);
    const tooMuch = await allocate(shop, finance, receipt, [
      [noteId, 100_000],
      [other.noteId, 50_001],
    ]);
    expect(tooMuch.code).toBe('receipt.insufficient');
    expect((await readNote(shop, finance, noteId)).balanceCents).toBe(100_000);
    expect(
      (
        await allocate(shop, finance, receipt, [
          [noteId, 60_000],
          [noteId, 60_000],
        ])
      ).code,
    ).toBe('allocation.aboveBalance');
  });

  test('of two who use the same receipt, or pay the same note, one wins and the other is told [C-6.3-09]', async () => {
    const [one, two] = [await aNote(shop), await aNote(shop)];
    const receipt = granted(await record(shop, finance));
    const used = await Promise.all([
      allocate(shop, finance, receipt, [[one.noteId, 100_000]]),
      allocate(shop, finance, receipt, [[two.noteId, 100_000]]),
    ]);
    expect(used.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const three = await aNote(shop);
    const receipts = await Promise.all([1, 2, 3].map(async () => granted(await record(shop, finance))));
    const paid = await Promise.all(receipts.map((each) => allocate(shop, finance, each, [[three.noteId, 100_000]])));
    expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await readNote(shop, finance, three.noteId)).toMatchObject({ settlement: 'settled', balanceCents: 0 });
  });

  test('many who pay many notes in any order never wait for each other for ever', async () => {
    const notes = await Promise.all(Array.from({ length: 4 }, () => aNote(shop)));
    const pay = async (at: number) => {
      const receipt = granted(await record(shop, finance, { amountCents: 4_000 }));
      const parts = notes.map(({ noteId }) => [noteId, 1_000] as const);
      return allocate(shop, finance, receipt, at % 2 ? parts : parts.toReversed());
    };
    const done = await Promise.all(Array.from({ length: 8 }, (_, at) => pay(at)));
    expect(done.map(({ status }) => status)).toEqual(Array(8).fill(200));
    for (const { noteId } of notes) expect((await readNote(shop, finance, noteId)).allocatedCents).toBe(8_000);
  });

  test('can be taken back with what was earned, once; not when the money went further [C-6.3-10]', async () => {
    const { noteId, policyId } = await aNote(shop, { code: 'TR0004' });
    const takeBack = (allocationId: string | undefined) =>
      callAs(shop, calls.takeBackAllocation, finance, { body: { allocationId } });
    const receipt = granted(await record(shop, finance, { parts: [[noteId, 100_000]] }));
    const [allocation] = receipt.allocations;
    const both = await Promise.all([takeBack(allocation?.allocationId), takeBack(allocation?.allocationId)]);
    expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['allocation.takenBack', 'ok']);
    expect(await readNote(shop, finance, noteId)).toMatchObject({ settlement: 'unsettled', earnedOn: null });
    const free = await readReceipt(shop, finance, receipt.receiptId);
    expect([receipt.paidType, free.restCents, free.paidType]).toEqual(['full', 100_000, 'over']);
    expect(await balance('consultantPayable', { consultantCode: 'TR0004' })).toBe(0);
    expect((await earningsOf(noteId)).map((row) => row.amount_cents)).toEqual([6_000, -6_000]);
    expect((await policyOf(policyId)).pending_since).not.toBeNull();

    const again = granted(
      await allocate(shop, finance, await readReceipt(shop, finance, receipt.receiptId), [[noteId, 100_000]]),
    );
    const standing = again.allocations.find(({ isTakenBack }) => !isTakenBack);
    await payInsurer(shop, noteId, 90_000);
    expect((await takeBack(standing?.allocationId)).code).toBe('allocation.insurerPaid');
    const { db } = shop.deps;
    const payout = { payout_id: receipt.receiptId };
    await db.updateTable('commission_earnings').set(payout).where('note_id', '=', noteId).execute();
    expect((await takeBack(standing?.allocationId)).code).toBe('allocation.commissionPaid');
  });

  test('is found beside the receipt by policy, note or client, the first to fall due first', async () => {
    const surname = 'QUAYSIDE';
    const later = await aNote(shop, { surname, dueOn: '2027-02-01' });
    const sooner = await aNote(shop, { surname, dueOn: '2027-01-01' });
    const find = async (searched: string) =>
      granted(await callAs(shop, findNotes, finance, { body: { searched } })).notes.map(({ noteId }) => noteId);
    expect(await find('quayside')).toEqual([sooner.noteId, later.noteId]);
    expect(await find(later.noteNumber)).toEqual([later.noteId]);
    expect(await find(sooner.policyNumber.toLowerCase())).toEqual([sooner.noteId]);
  });
});

describe('a cheque', () => {
  test('earns nothing until it is banked, and then what it has settled [C-6.3-11]', async () => {
    const { noteId } = await aNote(shop);
    const receipt = granted(await record(shop, finance, { ...cheque, parts: [[noteId, 100_000]] }));
    expect(await readNote(shop, finance, noteId)).toMatchObject({ settlement: 'settled', earnedOn: null });
    const at = granted(await move(shop, finance, receipt, 'bank'));
    expect(at.bankStatus).toBe('banked');
    expect((await readNote(shop, finance, noteId)).earnedOn).toBe('2026-11-21');
    expect((await move(shop, finance, receipt, 'bank')).code).toBe('receipt.stale');
    expect(granted(await move(shop, finance, at, 'clear'))).toMatchObject({
      bankStatus: 'cleared',
      allowedActions: ['dishonour', 'reverse'],
    });
  });

  test('that is dishonoured reverses all it has done; what the insurer has got is a gap until the office covers it [C-6.3-12]', async () => {
    const { noteId, policyId } = await aNote(shop, { code: 'TR0005' });
    const receipt = granted(await record(shop, finance, { ...cheque, parts: [[noteId, 100_000]] }));
    const banked = granted(await move(shop, finance, receipt, 'bank'));
    await payInsurer(shop, noteId, 90_000);
    const returned = granted(await move(shop, finance, banked, 'dishonour'));
    expect(returned).toMatchObject({ bankStatus: 'returned', restCents: 0, allocatedCents: 0, allowedActions: [] });
    expect(returned.entries.map(({ event }) => event).toSorted()).toEqual(
      ['received', 'allocated', 'banked', 'reversed', 'reversed', 'reversed'].toSorted(),
    );
    const { receiptId } = receipt;
    for (const account of ['unallocated', 'clientClearing'] as const)
      expect(await balance(account, { receiptId })).toBe(0);
    expect(await balance('consultantPayable', { consultantCode: 'TR0005' })).toBe(0);
    expect((await policyOf(policyId)).pending_since).not.toBeNull();
    const cover = (coveredCents: number) => callAs(shop, calls.coverGap, finance, { body: { noteId, coveredCents } });
    expect(await readNote(shop, finance, noteId)).toMatchObject({
      settlement: 'unsettled',
      gapCents: 90_000,
      allowedActions: ['reopen', 'coverGap'],
    });
    expect((await cover(90_001)).code).toBe('gap.other');
    expect(granted(await cover(90_000)).gapCents).toBe(0);
    expect((await cover(-1)).code).toBe('gap.other');
    granted(await record(shop, finance, { parts: [[noteId, 100_000]] }));
    expect(await readNote(shop, finance, noteId)).toMatchObject({
      gapCents: -90_000,
      allowedActions: ['takeAdvanceBack'],
    });
    expect(granted(await cover(-90_000)).gapCents).toBe(0);
    expect((await allocate(shop, finance, returned, [[noteId, 1]])).code).toBe('receipt.wrongState');
  });

  test('alone, and a direct debit, can come back', async () => {
    const receipt = granted(await record(shop, finance));
    expect(receipt.allowedActions).toEqual(['clear', 'reverse']);
    expect((await move(shop, finance, receipt, 'dishonour')).code).toBe('receipt.notReturnable');
    granted(await move(shop, finance, granted(await record(shop, finance, { method: 'AUT' })), 'dishonour'));
  });
});

describe('cards', () => {
  test('are at the bank when the gateway pays out their sum less its fee, which the office bears [C-6.3-13]', async () => {
    const { noteId } = await aNote(shop);
    const card = { method: 'CC' };
    const one = granted(await record(shop, finance, { ...card, parts: [[noteId, 100_000]] }));
    const two = granted(await record(shop, finance, { ...card, amountCents: 50_000 }));
    expect((await move(shop, finance, one, 'bank')).code).toBe('receipt.byPayout');
    const payOut = (arrivedCents: number, receiptIds = [one.receiptId, two.receiptId]) =>
      callAs(shop, calls.recordGatewayPayout, finance, {
        body: { receiptIds, feeCents: 4_500, arrivedCents, paidOutOn: '2026-11-21', bankReference: 'PO-77' },
      });
    const wrong = await payOut(145_000);
    expect([wrong.code, Object.keys(wrong.fieldTexts ?? {})]).toEqual(['payout.wrongSum', ['arrived']]);
    const before = await balance('clientBank');
    const both = await Promise.all([payOut(145_500), payOut(145_500)]);
    expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['ok', 'payout.notUnbanked']);
    expect((await balance('clientBank')) - before).toBe(150_000);
    expect(await balance('officeAdvance')).toBe(0);
    expect(await balance('gatewayFees')).toBe(4_500);
    expect((await readNote(shop, finance, noteId)).earnedOn).toBe('2026-11-21');
    expect((await readReceipt(shop, finance, two.receiptId)).bankStatus).toBe('banked');
  });
});

describe('a premium that the client pays to the insurer', () => {
  test('settles the note whole, and its commission is earned when the insurer pays it [C-6.3-14]', async () => {
    const { noteId, policyId } = await aNote(shop, { code: 'TR0006' });
    expect((await record(shop, finance, { method: 'INS', parts: [[noteId, 50_000]] })).code).toBe(
      'allocation.directWhole',
    );
    const bank = await balance('clientBank');
    granted(await record(shop, finance, { method: 'INS', parts: [[noteId, 100_000]] }));
    expect(await readNote(shop, finance, noteId)).toMatchObject({
      settlement: 'settled',
      earnedOn: null,
      allowedActions: ['receiveCommission'],
    });
    expect((await policyOf(policyId)).pending_since).toBeNull();
    expect(await balance('insurerPayable', { noteId })).toBe(10_000);
    const receive = () => callAs(shop, calls.receiveCommission, finance, { body: { noteId } });
    expect(granted(await receive()).partCents).toBe(10_000);
    expect((await receive()).code).toBe('commission.notDirect');
    expect((await readNote(shop, finance, noteId)).allowedActions).toEqual([]);
    for (const account of ['receivable', 'insurerPayable', 'commissionDeferred', 'commissionHeld'] as const)
      expect([account, await balance(account, { noteId })]).toEqual([account, 0]);
    expect(await balance('clientBank')).toBe(bank);
    expect(await balance('consultantPayable', { consultantCode: 'TR0006' })).toBe(-6_000);
  });
});

const tables = ['receipts', 'allocations', 'journal_entries', 'journal_lines', 'commission_earnings', 'audit_waiting'];
const counted = async () => {
  const of = (table: string) => shop.database.pool.query<{ rows: number }>(`select count(*) as rows from ${table}`);
  return Promise.all(tables.map(async (table) => [table, (await of(table)).rows[0]?.rows]));
};

/** Does something while no row can be written into a table. */
async function whileFailing<T>(table: string, work: () => Promise<T>): Promise<T> {
  await shop.database.pool.query(`create function fails() returns trigger language plpgsql as $$ begin raise 'on purpose'; end $$;
    create trigger fails before insert on ${table} for each row execute function fails()`);
  try {
    return await work();
  } finally {
    await shop.database.pool.query('drop function fails cascade');
  }
}

test('where writing any table fails, nothing of a receipt is half-written [C-6.3-15]', async () => {
  const { noteId } = await aNote(shop, { code: 'TR0007' });
  for (const table of tables) {
    const before = await counted();
    const failed = await whileFailing(table, () => record(shop, finance, { parts: [[noteId, 100_000]] }));
    expect([table, failed.status]).toEqual([table, 500]);
    expect(await counted()).toEqual(before);
    expect((await readNote(shop, finance, noteId)).balanceCents).toBe(100_000);
  }
  granted(await record(shop, finance, { parts: [[noteId, 100_000]] }));
});

test('nor of one that comes back [C-6.3-15]', async () => {
  const { noteId } = await aNote(shop, { code: 'TR0008' });
  const banked = granted(await record(shop, finance, { method: 'AUT', parts: [[noteId, 100_000]] }));
  for (const table of tables.filter((name) => name !== 'receipts')) {
    const before = await counted();
    const failed = await whileFailing(table, () => move(shop, finance, banked, 'dishonour'));
    expect([table, failed.status]).toEqual([table, 500]);
    expect(await counted()).toEqual(before);
    expect(await readReceipt(shop, finance, banked.receiptId)).toEqual(banked);
  }
  granted(await move(shop, finance, banked, 'dishonour'));
});
