import { insurerNotesDue, insurerPaymentCalls as moves } from '@onegi/contract/calls/settlement/insurer-payments';
import { insurerStatement } from '@onegi/contract/calls/settlement/statements';
import { type TestApp, testApp } from '@onegi/testing/app';
import { callAs, encoded, granted } from '@onegi/testing/factories/calls';
import { type Payers, paidOut, payers, savePayment } from '@onegi/testing/factories/disbursements';
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
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { proveNextDay } from '../../ledger/proof/prove-days.ts';

const insurer = 'LPG';
/** Nothing of it is left for the commission yet. */
const allButCommission = { ...anImportedReceipt, allocated: 9306.04, receiptAmount: 9306.04 } as const;
/** The insurer gave a part of its own. */
const credit = { ...anImportedCreditNote, insurerPaid: -2000 } as const;

let shop: TestApp;
let people: Payers;
beforeEach(async () => {
  shop = await testApp({ today: '2026-11-23' });
  people = await payers(shop);
});
afterEach(() => shop.close());

const moveIn = async (example: Pick<ImportExample, 'notes' | 'receipts'>) =>
  importedWorkbook(shop, await importers(shop), { policies: [anImportedPolicy], ...example });

const noteOf = (endorsementNo: string) =>
  shop.deps.db
    .selectFrom('debit_credit_notes')
    .select(['id', 'insurer_settled_on'])
    .where('endorsement_no', '=', endorsementNo)
    .executeTakeFirstOrThrow();

const listed = async () =>
  granted(await callAs(shop, insurerNotesDue, people.finance, { params: { insurerCode: insurer } })).records;

/** What the ledger says the insurer is owed, in cents. */
async function owed() {
  const { rows } = await shop.database.pool.query(
    `select coalesce(-sum(amount_cents), 0)::int as cents from journal_lines where account = 'insurerPayable'`,
  );
  return rows[0].cents as number;
}

async function statement() {
  const query = encoded(insurerStatement.show, 'query', { key: insurer, from: '2026-10-01', until: '2026-11-30' });
  return granted(await callAs(shop, insurerStatement.show, people.finance, { query }));
}

async function expectProved() {
  shop.clock.set('2026-11-24');
  expect((await proveNextDay(shop.deps))?.problems).toEqual([]);
}

const runs: Record<string, [Pick<ImportExample, 'notes' | 'receipts'>, string, number, number]> = {
  'had a part of what was banked is paid the rest of it': [
    { notes: [{ ...anImportedNote, insurerPaid: 3000 }], receipts: [halfReceived] },
    '000',
    233_962,
    930_604 - 533_962,
  ],
  'gave a part of a credit note gives the rest of it': [
    { notes: [{ ...anImportedNote, ...wasPaidOn }, credit], receipts: [anImportedReceipt] },
    '001',
    -265_302,
    0,
  ],
};

describe('an insurer that before the import', () => {
  test.each(Object.entries(runs))('%s, and the day proves', async (_, [example, endorsementNo, dueCents, left]) => {
    await moveIn(example);
    const { id: noteId } = await noteOf(endorsementNo);
    expect(await listed()).toMatchObject([{ noteId, dueCents }]);
    const made = granted(await savePayment(shop, people.finance, [{ noteId, insurer }]));
    expect(made.totalCents).toBe(dueCents);
    await paidOut(shop, moves, people, made);
    expect(await owed()).toBe(left);
    expect((await noteOf(endorsementNo)).insurer_settled_on).toBe(left === 0 ? '2026-11-23' : null);
    expect((await statement()).closingCents).toBe(left);
    await expectProved();
  });

  test('had all of its part is due nothing, though the client owes the commission still', async () => {
    await moveIn({ notes: [{ ...anImportedNote, insurerPaid: 9306.04 }], receipts: [allButCommission] });
    const { id: noteId, insurer_settled_on } = await noteOf('000');
    expect(insurer_settled_on).toBe('2026-10-20');
    expect(await listed()).toEqual([]);
    const refused = await savePayment(shop, people.finance, [{ noteId, insurer }]);
    expect([refused.status, refused.code]).toEqual([409, 'insurerPayment.noteNotDue']);
    await expectProved();
  });
});
