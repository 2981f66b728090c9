import { randomUUID } from 'node:crypto';
import type { Call } from '@onegi/contract/call';
import { getArAp } from '@onegi/contract/calls/policies/ar-ap';
import { matchBankLine, undoBankMatch } from '@onegi/contract/calls/settlement/bank-lines';
import { receiptList } from '@onegi/contract/calls/settlement/receipt-list';
import * as calls from '@onegi/contract/calls/settlement/receipts';
import { clientStatement } from '@onegi/contract/calls/settlement/statements';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { anOpenLine, bankLinesOf, importStatement, statementCsv } from '@onegi/testing/factories/bank';
import { callAs, encoded, granted } from '@onegi/testing/factories/calls';
import { call } from '@onegi/testing/factories/purchases';
import {
  aFinanceUser,
  allocate,
  aNote,
  aReceiptGoneBackTwice,
  askRefund,
  cheque,
  payInsurer,
  readNote,
  readReceipt,
  record,
  reverse,
} from '@onegi/testing/factories/receipts';
import { canReadPdf, pdfText } from '@onegi/testing/pdf';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientReceipts } from '../../client/client-documents.ts';
import { findProblems } from '../../ledger/proof/checks.ts';
import { examineDay, noFigures } from '../../ledger/proof/examine-day.ts';

let shop: TestApp;
let finance: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  finance = await aFinanceUser(shop);
});
afterAll(() => shop.close());

const problems = () => findProblems(shop.deps.db, shop.clock.today());
async function balanceOf(receiptId: string) {
  const { rows } = await sql<{ account: string; cents: number }>`
    select account, sum(amount_cents)::int as cents from journal_lines where receipt_id = ${receiptId}
    group by account having sum(amount_cents) <> 0`.execute(shop.deps.db);
  return rows;
}
/** What is answered to a request as somebody may write it. */
async function refusedAsKeyed({ path }: Call, body: Record<string, unknown>) {
  const { status, fieldTexts } = await call(shop, 'POST', path, body, finance.browser);
  return [status, Object.keys(fieldTexts ?? {})];
}
const codesOf = (answers: readonly { code?: string }[]) => answers.map(({ code }) => code ?? 'ok').toSorted();

describe('a receipt that was recorded wrongly', () => {
  test('is reversed with all that it has done, for a reason, and the books prove [C-6.3-50]', async () => {
    const { noteId, policyId } = await aNote(shop, { code: 'TR0004' });
    for (const method of ['FPS', 'TT', 'CSH', 'PPS'] as const) {
      const receipt = granted(await record(shop, finance, { method, parts: [[noteId, 100_000]] }));
      expect(receipt.allowedActions).toEqual(['clear', 'reverse']);
      const { receiptId, version } = receipt;
      expect(await refusedAsKeyed(calls.reverseReceipt, { receiptId, version, reversalReason: ' ' })).toEqual([
        400,
        ['reversalReason'],
      ]);
      const reversed = granted(await reverse(shop, finance, receipt, { reversalReason: 'Of another payer' }));
      expect(reversed).toMatchObject({
        ...{ bankStatus: 'reversed', allocatedCents: 0, restCents: 0, allowedActions: [] },
        ...{ reversedOn: shop.clock.today(), reversalReason: 'Of another payer' },
      });
      expect(reversed.reversedBy).toBeTruthy();
      expect(reversed.entries.filter(({ event }) => event === 'reversed')).toHaveLength(3);
      expect(await balanceOf(receipt.receiptId)).toEqual([]);
      expect(await readNote(shop, finance, noteId)).toMatchObject({ settlement: 'unsettled', earnedOn: null });
      expect((await allocate(shop, finance, reversed, [[noteId, 1]])).code).toBe('receipt.wrongState');
      expect((await reverse(shop, finance, reversed)).code).toBe('receipt.wrongState');
    }
    const { db } = shop.deps;
    const policy = await db.selectFrom('policies').selectAll().where('id', '=', policyId).executeTakeFirstOrThrow();
    expect(policy.pending_since).not.toBeNull();
    granted(await reverse(shop, finance, granted(await record(shop, finance, cheque))));
    granted(await reverse(shop, finance, granted(await record(shop, finance, { method: 'CC' }))));
    expect(await problems()).toEqual([]);
    const kept = await db.selectFrom('receipts').select('reversal_reason_sealed').execute();
    expect(kept.some(({ reversal_reason_sealed: sealed }) => sealed?.includes('Of another payer'))).toBe(false);
  });

  test('is listed, printed and shown to the client as cancelled, with what it had paid [C-6.3-51]', async () => {
    const [other, own] = [await aNote(shop), await aNote(shop)];
    const receipt = granted(await record(shop, finance, { parts: [[other.noteId, 10_000]], payer: 'CHAN TAI MAN' }));
    const body = { allocationId: receipt.allocations[0]?.allocationId };
    granted(await callAs(shop, calls.takeBackAllocation, finance, { body }));
    const seen = await readReceipt(shop, finance, receipt.receiptId);
    const paid = granted(await allocate(shop, finance, seen, [[own.noteId, 60_000]]));
    shop.clock.advance(60);
    granted(await reverse(shop, finance, paid));
    const shown = { receiptNumber: receipt.receiptNumber, allocatedCents: 60_000, bankStatus: 'reversed' };
    const { db } = shop.deps;
    expect(await clientReceipts(db, own.policyId)).toMatchObject([{ ...shown, documentId: receipt.receiptId }]);
    expect(await clientReceipts(db, other.policyId)).toEqual([]);
    const listed = async (bankStatus: 'reversed' | 'returned') => {
      const asked = { receiptNumberPart: receipt.receiptNumber, bankStatus };
      const body = { current: 1, size: 10, ...asked };
      return granted(await callAs(shop, receiptList.page, finance, { body })).records.map((row) => row.bankStatus);
    };
    expect([await listed('reversed'), await listed('returned')]).toEqual([['reversed'], []]);
    for (const [lang, title] of [
      ['en', 'CANCELLED'],
      ['zh-Hant', '已取消'],
    ]) {
      const url = `/api${calls.receiptPdf.path}?receiptId=${receipt.receiptId}&lang=${lang}`;
      const pdf = await shop.app.inject({ url, headers: finance.browser });
      expect(pdf.statusCode).toBe(200);
      if (!canReadPdf) continue;
      const text = await pdfText(pdf.rawPayload);
      for (const fact of [title, receipt.receiptNumber, own.noteNumber, 'HK$600.00']) expect(text).toContain(fact);
      for (const fact of [other.noteNumber, 'PAID']) expect(text).not.toContain(fact);
    }
  });

  test('tells on the statement of account and in AR/AP that its money is not there', async () => {
    const { policyId, policyNumber, noteId } = await aNote(shop);
    const paid = granted(await record(shop, finance, { parts: [[noteId, 100_000]] }));
    const paidTypes = async () => {
      const { receipts } = granted(
        await callAs(shop, getArAp, finance, { query: encoded(getArAp, 'query', { number: policyNumber }) }),
      );
      return receipts.map(({ paidType }) => paidType);
    };
    expect(await paidTypes()).toEqual(['full']);
    granted(await reverse(shop, finance, paid));
    expect(await paidTypes()).toEqual([null]);
    const today = shop.clock.today();
    const query = encoded(clientStatement.show, 'query', { key: policyId, from: today, until: today });
    const { movements } = granted(await callAs(shop, clientStatement.show, finance, { query }));
    const moved = movements.filter(({ reference }) => reference === paid.receiptNumber);
    expect(moved.map(({ kind, movedCents }) => [kind, movedCents])).toEqual([
      ['receiptReversed', 100_000],
      ['receipt', -100_000],
    ]);
    for (const [language, kind] of [
      ['en', 'Receipt reversed'],
      ['zh-Hant', '收款沖銷'],
    ]) {
      const file = (path: string) => {
        const url = `/api/statements/client/${path}?client=${policyId}&dateF=${today}&dateT=${today}&language=${language}`;
        return shop.app.inject({ url, headers: finance.browser });
      };
      const { sheets } = await readXlsx((await file('workbook')).rawPayload);
      expect(sheets[0]?.rows.flat()).toContain(kind);
      if (canReadPdf) expect(await pdfText((await file('pdf')).rawPayload)).toContain(kind);
    }
  });
});

describe('of two at once one wins', () => {
  test('who reverse a receipt; a double click is one reversal [C-6.3-53]', async () => {
    const receipt = granted(await record(shop, finance));
    const other = await aFinanceUser(shop);
    const both = await Promise.all([reverse(shop, finance, receipt), reverse(shop, other, receipt)]);
    expect(codesOf(both)).toEqual(['ok', 'receipt.stale']);
    const twice = granted(await record(shop, finance));
    const key = randomUUID();
    const same = await Promise.all([reverse(shop, finance, twice, { key }), reverse(shop, finance, twice, { key })]);
    expect(same.map(({ status }) => status)).toContain(200);
    const { entries } = await readReceipt(shop, finance, twice.receiptId);
    expect(entries.filter(({ event }) => event === 'reversed')).toHaveLength(2);
  });

  test('a reversal and an allocation [C-6.3-53]', async () => {
    for (let at = 0; at < 4; at++) {
      const { noteId } = await aNote(shop, { code: 'TR0006' });
      const receipt = granted(await record(shop, finance));
      const answers = await Promise.all([
        reverse(shop, finance, receipt),
        allocate(shop, finance, receipt, [[noteId, 100_000]]),
      ]);
      expect(codesOf(answers)).toEqual(['ok', 'receipt.stale']);
      const { allocatedCents, bankStatus } = await readReceipt(shop, finance, receipt.receiptId);
      expect([bankStatus, allocatedCents]).toEqual(answers[0].code ? ['banked', 100_000] : ['reversed', 0]);
    }
    expect(await problems()).toEqual([]);
  });

  test('a reversal and a line of a bank statement that shows the money [C-6.3-53]', async () => {
    const won = new Set<string>();
    for (let at = 0; at < 6; at++) {
      const amountCents = 700_100 + at;
      const { lineId } = await anOpenLine(shop, finance, amountCents);
      const receipt = granted(await record(shop, finance, { amountCents }));
      const entry = receipt.entries.find(({ event }) => event === 'banked');
      const match = () =>
        callAs(shop, matchBankLine, finance, {
          params: { lineId },
          body: { entryIds: [entry?.entryId as string], receiptIds: [] },
        });
      // One after the other in both orders, then at once.
      const firstMatched = at === 1 ? await match() : undefined;
      const reversing = reverse(shop, finance, receipt);
      if (at === 0) await reversing;
      const matching = firstMatched ?? match();
      const [reversed, matched] = [await reversing, await matching];
      const isReversed = reversed.code === undefined;
      won.add(isReversed ? 'reversal' : 'match');
      expect(matched.code).toBe(isReversed ? 'bankMovement.notFound' : undefined);
      const now = await readReceipt(shop, finance, receipt.receiptId);
      expect(now.bankStatus).toBe(isReversed ? 'reversed' : 'cleared');
      if (isReversed) continue;
      expect(now.allowedActions).not.toContain('reverse');
      expect((await reverse(shop, finance, now)).code).toBe('receipt.matched');
      granted(await callAs(shop, undoBankMatch, finance, { params: { lineId } }));
      const open = await readReceipt(shop, finance, receipt.receiptId);
      expect(open.allowedActions).toContain('reverse');
      granted(await reverse(shop, finance, open));
    }
    expect(won.size).toBe(2);
    const matched = await shop.deps.db
      .selectFrom('bank_matches as m')
      .innerJoin('receipts as r', 'r.id', 'm.target_id')
      .select('m.id')
      .where('r.reversed_on', 'is not', null)
      .where('m.undone_at', 'is', null)
      .execute();
    expect(matched).toEqual([]);
  });
});

test('a statement shows the receipt that took its place, by the same reference and amount [C-6.3-54]', async () => {
  const input = { amountCents: 88_800, bankReference: 'SAME-88' };
  const wrong = granted(await record(shop, finance, { ...input, payer: 'WRONG' }));
  granted(await reverse(shop, finance, wrong));
  const right = granted(await record(shop, finance, { ...input, payer: 'RIGHT' }));
  const last = await shop.deps.db
    .selectFrom('bank_statements')
    .select('closing_cents')
    .orderBy('number', 'desc')
    .executeTakeFirst();
  const line = { on: shop.clock.today(), cents: 88_800, reference: 'SAME-88' };
  await importStatement(shop, finance, statementCsv([line], last?.closing_cents ?? 0));
  const found = (await bankLinesOf(shop)).find(({ reference }) => reference === 'SAME-88');
  expect(found?.state).toBe('matched');
  expect((await readReceipt(shop, finance, right.receiptId)).bankStatus).toBe('cleared');
});

test('what went back of a receipt that the bank returned afterwards is covered by the office, and the books prove [C-6.3-55]', async () => {
  const day = shop.clock.today();
  const lent = async () => {
    const found = await examineDay(shop.deps.db, day, noFigures);
    return found.problems.filter(({ equation }) => equation === 'noMoneyLent').map(({ name }) => name);
  };
  expect(await lent()).toEqual([]);
  const receipt = await aReceiptGoneBackTwice(shop, finance);
  const { receiptId } = receipt;
  expect(await lent()).toEqual([receipt.receiptNumber]);
  expect(receipt).toMatchObject({ gapCents: 100_000, allowedActions: ['coverGap'] });
  const cover = (coveredCents: number) => callAs(shop, calls.coverGap, finance, { body: { receiptId, coveredCents } });
  const { noteId } = await aNote(shop);
  for (const both of [{ noteId, receiptId }, {}])
    expect(await refusedAsKeyed(calls.coverGap, { ...both, amount: '1.00' })).toEqual([400, ['noteId']]);
  expect((await cover(100_001)).code).toBe('gap.other');
  const both = await Promise.all([cover(100_000), cover(100_000)]);
  expect(codesOf(both)).toEqual(['gap.other', 'ok']);
  expect(await lent()).toEqual([]);
  expect(await problems()).toEqual([]);
  const covered = await readReceipt(shop, finance, receiptId);
  expect(covered).toMatchObject({ gapCents: 0, allowedActions: [] });
  expect(covered.entries.at(-1)?.event).toBe('officeCovered');
  expect((await cover(-1)).code).toBe('gap.other');
});

// Last: these write what the books would name.
describe('a receipt whose money went further', () => {
  test('is not reversed, nor where it may yet [C-6.3-52]', async () => {
    const refusal = async (change: (noteId: string, receiptId: string) => Promise<unknown>) => {
      const { noteId } = await aNote(shop, { code: 'TR0005' });
      const { receiptId } = granted(await record(shop, finance, { parts: [[noteId, 100_000]], amountCents: 150_000 }));
      await change(noteId, receiptId);
      const before = await readReceipt(shop, finance, receiptId);
      const { code } = await reverse(shop, finance, before);
      expect(await readReceipt(shop, finance, receiptId)).toEqual(before);
      return code;
    };
    expect(await refusal((noteId) => payInsurer(shop, noteId, 90_000))).toBe('allocation.insurerPaid');
    const paidOut = (noteId: string) =>
      shop.deps.db
        .updateTable('commission_earnings')
        .set({ payout_id: randomUUID() })
        .where('note_id', '=', noteId)
        .execute();
    expect(await refusal(paidOut)).toBe('allocation.commissionPaid');
    expect(await refusal((_, receiptId) => askRefund(shop, finance, { receiptId, amountKeyed: 1_000 }))).toBe(
      'receipt.refunded',
    );
    const byGateway = (_: string, receiptId: string) =>
      shop.deps.db.updateTable('receipts').set({ payment_id: randomUUID() }).where('id', '=', receiptId).execute();
    expect(await refusal(byGateway)).toBe('receipt.notReversible');
    expect((await reverse(shop, finance, { receiptId: randomUUID(), version: 1 })).code).toBe('receipt.notFound');
    const receipt = granted(await record(shop, finance));
    expect((await reverse(shop, finance, { ...receipt, version: 9 })).code).toBe('receipt.stale');
    const approver = await signedInAs(shop, ['approver']);
    expect((await reverse(shop, approver, receipt)).code).toBe('permission.denied');
  });

  test('that pays a note twice is asked for both parts together', async () => {
    const { noteId } = await aNote(shop);
    const parts = [
      [noteId, 50_000],
      [noteId, 50_000],
    ] as const;
    const receipt = granted(await record(shop, finance, { parts }));
    await payInsurer(shop, noteId, 45_000);
    expect((await reverse(shop, finance, receipt)).code).toBe('allocation.insurerPaid');
    await payInsurer(shop, noteId, -45_000);
    granted(await reverse(shop, finance, receipt));
    expect(await readNote(shop, finance, noteId)).toMatchObject({ settlement: 'unsettled', gapCents: 0 });
  });

  test('to the insurer or a consultant is reversed once it is confirmed that the office covers the gap [C-6.3-52]', async () => {
    const { noteId, noteNumber } = await aNote(shop, { code: 'TR0007' });
    const { db } = shop.deps;
    const receipt = granted(await record(shop, finance, { parts: [[noteId, 100_000]] }));
    await payInsurer(shop, noteId, 90_000);
    const payout = { payout_id: randomUUID() };
    await db.updateTable('commission_earnings').set(payout).where('note_id', '=', noteId).execute();
    expect((await reverse(shop, finance, receipt)).code).toBe('allocation.commissionPaid');
    const { receiptId, version } = receipt;
    const keyed = { receiptId, version, reversalReason: 'Twice', gapConfirmed: 'x' };
    expect(await refusedAsKeyed(calls.reverseReceipt, keyed)).toEqual([400, ['gapConfirmed']]);
    expect(granted(await reverse(shop, finance, receipt, { gapConfirmed: true })).bankStatus).toBe('reversed');
    expect(await balanceOf(receiptId)).toEqual([]);
    expect(await readNote(shop, finance, noteId)).toMatchObject({ settlement: 'unsettled', gapCents: 90_000 });
    const lent = async () => {
      const found = await examineDay(db, shop.clock.today(), noFigures);
      return found.problems.filter(({ name }) => name === noteNumber).map(({ equation }) => equation);
    };
    expect(await lent()).toContain('noMoneyLent');
    granted(await callAs(shop, calls.coverGap, finance, { body: { noteId, coveredCents: 90_000 } }));
    expect(await lent()).not.toContain('noMoneyLent');
    const earned = await db
      .selectFrom('commission_earnings')
      .select('amount_cents')
      .where('note_id', '=', noteId)
      .execute();
    expect(earned.map(({ amount_cents }) => amount_cents).toSorted((a, b) => a - b)).toEqual([-6_000, 6_000]);
  });
});
