import { type TestApp, testApp } from '@onegi/testing/app';
import { aUser } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import {
  anImportedCreditNote,
  anImportedNote,
  anImportedPolicy,
  anImportedReceipt,
  halfReceived,
  type ImportExample,
  importedWorkbook,
  importers,
  wasPaidOn,
} from '@onegi/testing/factories/policy-imports';
import { aFinanceUser, move, readReceipt, reverse } from '@onegi/testing/factories/receipts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, visitor } from '../../ports/actor.ts';
import { proveNextDay } from '../ledger/proof/prove-days.ts';
import { recordReceipt } from '../settlement/receipts/record-receipt.ts';

const today = '2026-11-23';
let shop: TestApp;
beforeEach(async () => {
  shop = await testApp({ today });
});
afterEach(() => shop.close());

interface Case extends Omit<ImportExample, 'policies'> {
  readonly policy?: object;
  /** What must be at the bank, in cents. */
  readonly bank: number;
  readonly settlement: string;
}

const cases: Record<string, Case> = {
  'nobody has paid': { notes: [anImportedNote], bank: 0, settlement: 'unsettled' },
  'half is paid and in the client account': {
    notes: [anImportedNote],
    receipts: [halfReceived],
    bank: 533_962,
    settlement: 'partlySettled',
  },
  'half is paid and the insurer had a part of it': {
    notes: [{ ...anImportedNote, insurerPaid: 3000 }],
    receipts: [halfReceived],
    bank: 233_962,
    settlement: 'partlySettled',
  },
  'all is paid, the insurer and the office had nothing yet': {
    notes: [anImportedNote],
    receipts: [anImportedReceipt],
    bank: 1_067_924,
    settlement: 'settled',
  },
  'all is paid, and everybody had theirs': {
    notes: [{ ...anImportedNote, ...wasPaidOn }],
    receipts: [anImportedReceipt],
    bank: 0,
    settlement: 'settled',
  },
  'two consultants share, and neither was paid': {
    policy: { secondConsultant: 'TR7002', secondShare: 33.33 },
    notes: [{ ...anImportedNote, insurerPaid: 9306.04 }],
    receipts: [anImportedReceipt],
    bank: 137_320,
    settlement: 'settled',
  },
  'a cheque is not banked yet': {
    notes: [anImportedNote],
    receipts: [{ ...anImportedReceipt, method: 'CHQ', chequeNumber: '000123', bankedOn: null }],
    bank: 0,
    settlement: 'settled',
  },
  'the client paid the insurer, who owes the commission': {
    notes: [anImportedNote],
    receipts: [{ ...anImportedReceipt, method: 'INS' }],
    bank: 0,
    settlement: 'settled',
  },
  'the client paid the insurer, who gave the commission': {
    notes: [{ ...anImportedNote, commissionDrawn: 1373.2, consultantPaid: 'Y' }],
    receipts: [{ ...anImportedReceipt, method: 'INS' }],
    bank: 0,
    settlement: 'settled',
  },
  'the last cents were written off': {
    notes: [{ ...anImportedNote, ...wasPaidOn }],
    receipts: [
      { ...anImportedReceipt, receiptAmount: 10678.9, allocated: 10678.9 },
      { receiptNumber: 'W-1', method: 'WOF', receivedOn: '2026-10-20', policyNumber: 'HK-000001', allocated: 0.34 },
    ],
    bank: 0,
    settlement: 'writtenOff',
  },
  'money lies there that is set against nothing': {
    notes: [anImportedNote],
    receipts: [{ ...anImportedReceipt, policyNumber: null, allocated: null }],
    bank: 1_067_924,
    settlement: 'unsettled',
  },
  'half of it went back to the client, and everybody gave theirs': {
    notes: [
      { ...anImportedNote, ...wasPaidOn },
      { ...anImportedCreditNote, insurerPaid: -4653.02, commissionDrawn: -686.6, consultantPaid: 'Y' },
    ],
    receipts: [
      anImportedReceipt,
      {
        receiptNumber: 'RF-1',
        method: 'RFD',
        receivedOn: '2026-11-02',
        policyNumber: 'HK-000001',
        endorsementNo: '001',
        allocated: -5339.62,
      },
    ],
    bank: 0,
    settlement: 'settled',
  },
  'half was cancelled before anybody paid, and is offset': {
    notes: [anImportedNote, anImportedCreditNote],
    receipts: [
      halfReceived,
      { receiptNumber: 'O-1', method: 'OFS', receivedOn: '2026-11-02', policyNumber: 'HK-000001', allocated: 5339.62 },
      {
        receiptNumber: 'O-1',
        method: 'OFS',
        receivedOn: '2026-11-02',
        policyNumber: 'HK-000001',
        endorsementNo: '001',
        allocated: -5339.62,
      },
    ],
    bank: 533_962,
    settlement: 'settled',
  },
};

async function balances() {
  const { rows } = await shop.database.pool.query(
    `select account, sum(amount_cents)::int as cents from journal_lines group by account having sum(amount_cents) <> 0`,
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

describe('a policy that was moved in', () => {
  test.each(Object.entries(cases))('proves its day where %s [C-8.6-06]', async (_, { policy, bank, ...of }) => {
    const user = await importers(shop);
    const { settlement, ...example } = of;
    const done = await importedWorkbook(shop, user, { ...example, policies: [{ ...anImportedPolicy, ...policy }] });
    expect(done.counts).toMatchObject({ policies: 1, clientMoney: bank });
    const note = await shop.deps.db
      .selectFrom('debit_credit_notes')
      .select(['settlement', 'earned_on', 'insurer_settled_on'])
      .where('endorsement_no', '=', '000')
      .executeTakeFirstOrThrow();
    expect(note.settlement).toBe(settlement);
    expect((await balances()).clientBank ?? 0).toBe(bank);
    shop.clock.set('2026-11-24');
    const proved = await proveNextDay(shop.deps);
    expect(proved?.problems).toEqual([]);
    expect(proved?.figures.clientBank).toBe(bank);
    // Income of earlier years stays in their books.
    expect(proved?.figures.commissionIncome).toBe(0);
  });

  test('goes on like every other: its rest is paid, its commission earned, and the next day proves [C-8.6-07]', async () => {
    const user = await importers(shop);
    await importedWorkbook(shop, user, {
      policies: [anImportedPolicy],
      notes: [anImportedNote],
      receipts: [halfReceived],
    });
    const { id: noteId } = await shop.deps.db.selectFrom('debit_credit_notes').select('id').executeTakeFirstOrThrow();
    const finance: Actor = { ...visitor, userId: (await aUser(shop, { roles: ['finance'] })).id, roles: ['finance'] };
    await recordReceipt(shop.deps, finance, {
      method: 'FPS',
      amountCents: 533_962,
      receivedOn: today,
      parts: [{ noteId, partCents: 533_962 }],
    });
    const note = await shop.deps.db.selectFrom('debit_credit_notes').selectAll().executeTakeFirstOrThrow();
    expect([note.settlement, note.earned_on]).toEqual(['settled', today]);
    const policy = await shop.deps.db.selectFrom('policies').select('pending_since').executeTakeFirstOrThrow();
    expect(policy.pending_since).toBeNull();
    expect(await balances()).toMatchObject({
      clientBank: 1_067_924,
      commissionHeld: -137_320,
      consultantPayable: -82_392,
    });
    shop.clock.set('2026-11-24');
    expect((await proveNextDay(shop.deps))?.problems).toEqual([]);
  });

  test('a cheque that was banked and cleared here can come back or be reversed; one that was cleared before cannot', async () => {
    const user = await importers(shop);
    const [before, here, slip] = ['Q-1', 'Q-2', 'Q-3'].map((receiptNumber, at) => ({
      ...anImportedReceipt,
      ...{ receiptNumber, method: 'CHQ', chequeNumber: `70000${at}`, policyNumber: null, allocated: null },
      bankedOn: at === 0 ? anImportedReceipt.bankedOn : null,
    }));
    await importedWorkbook(shop, user, {
      policies: [anImportedPolicy],
      notes: [anImportedNote],
      receipts: [before, here, slip] as ImportExample['receipts'] & object,
    });
    const finance = await aFinanceUser(shop);
    const rows = await shop.deps.db.selectFrom('receipts').select('id').orderBy('receipt_number').execute();
    const read = (at: number) => readReceipt(shop, finance, rows[at]?.id ?? '');
    expect((await read(0)).allowedActions).toEqual([]);
    expect((await move(shop, finance, await read(0), 'dishonour')).code).toBe('receipt.notReturnable');
    expect((await reverse(shop, finance, await read(0))).code).toBe('receipt.notReversible');
    for (const at of [1, 2]) {
      const banked = granted(await move(shop, finance, await read(at), 'bank'));
      const cleared = granted(await move(shop, finance, banked, 'clear'));
      expect(cleared.allowedActions).toEqual(['dishonour', 'reverse']);
    }
    granted(await move(shop, finance, await read(1), 'dishonour'));
    granted(await reverse(shop, finance, await read(2)));
    expect(await balances()).toMatchObject({ clientBank: 1_067_924 });
    shop.clock.set('2026-11-24');
    expect((await proveNextDay(shop.deps))?.problems).toEqual([]);
  });
});
