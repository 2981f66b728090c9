import { receiveCommission } from '@onegi/contract/calls/settlement/receipts';
import { clientStatement, insurerStatement } from '@onegi/contract/calls/settlement/statements';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, encoded, granted } from '@onegi/testing/factories/calls';
import {
  anImportedNote,
  anImportedPolicy,
  anImportedReceipt,
  halfReceived,
  type ImportExample,
  importedWorkbook,
  importers,
} from '@onegi/testing/factories/policy-imports';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientMark } from '../client-mark.ts';

const period = { from: '2026-09-01', until: '2026-11-30' };

let shop: TestApp;
let finance: SignedIn;
beforeEach(async () => {
  shop = await testApp({ today: '2026-11-23' });
  finance = await signedInAs(shop, ['finance']);
});
afterEach(() => shop.close());

const moveIn = async (example: Pick<ImportExample, 'notes' | 'receipts'>) =>
  importedWorkbook(shop, await importers(shop), { policies: [anImportedPolicy], ...example });

async function statementOfInsurer() {
  const query = encoded(insurerStatement.show, 'query', { key: 'LPG', ...period });
  return granted(await callAs(shop, insurerStatement.show, finance, { query }));
}

async function statementOfClient() {
  const { key } = await shop.deps.db.selectFrom('policies').select(clientMark.as('key')).executeTakeFirstOrThrow();
  const query = encoded(clientStatement.show, 'query', { key, ...period });
  return granted(await callAs(shop, clientStatement.show, finance, { query }));
}

/** What the ledger holds of an account, in cents. */
async function inLedger(account: 'insurerPayable' | 'receivable') {
  const { rows } = await shop.database.pool.query(
    'select coalesce(sum(amount_cents), 0)::int as cents from journal_lines where account = $1',
    [account],
  );
  return rows[0].cents as number;
}

test('an insurer’s lists what it had before the import, and closes as the ledger does', async () => {
  await moveIn({ notes: [{ ...anImportedNote, insurerPaid: 3000 }], receipts: [halfReceived] });
  const { closingCents, movements } = await statementOfInsurer();
  expect(movements.map(({ kind, movedOn, movedCents }) => [kind, movedOn, movedCents])).toEqual([
    ['debitNote', '2026-10-01', 930_604],
    ['broughtIn', '2026-11-23', -300_000],
  ]);
  expect(closingCents).toBe(-(await inLedger('insurerPayable')));
});

test('an insurer’s lists the commission that it pays for what clients paid to it, and closes as the ledger does', async () => {
  await moveIn({ notes: [anImportedNote], receipts: [{ ...anImportedReceipt, method: 'INS' }] });
  expect((await statementOfInsurer()).closingCents).toBe(-137_320);
  const { id: noteId } = await shop.deps.db.selectFrom('debit_credit_notes').select('id').executeTakeFirstOrThrow();
  granted(await callAs(shop, receiveCommission, finance, { body: { noteId } }));
  const { closingCents, movements } = await statementOfInsurer();
  expect(movements.map(({ kind, movedOn, movedCents }) => [kind, movedOn, movedCents])).toEqual([
    ['debitNote', '2026-10-01', 930_604],
    ['direct', '2026-10-20', -1_067_924],
    ['commissionReceived', '2026-11-23', 137_320],
  ]);
  expect([closingCents, await inLedger('insurerPayable')]).toEqual([0, 0]);
});

test('a client’s has what was paid before the import on its own day, and never before the note', async () => {
  const early = { ...halfReceived, receiptNumber: 'R-2', receivedOn: '2026-09-25', bankedOn: '2026-09-25' } as const;
  await moveIn({
    notes: [anImportedNote],
    receipts: [
      { ...halfReceived, allocated: 5339.3, receiptAmount: 5339.3 },
      early,
      { receiptNumber: 'W-1', method: 'WOF', receivedOn: '2026-10-21', policyNumber: 'HK-000001', allocated: 0.32 },
    ],
  });
  const { openingCents, closingCents, movements } = await statementOfClient();
  expect(movements.map(({ kind, movedOn, movedCents }) => [kind, movedOn, movedCents])).toEqual([
    ['debitNote', '2026-10-01', 1_067_924],
    ['receipt', '2026-10-01', -533_962],
    ['receipt', '2026-10-20', -533_930],
    ['writeOff', '2026-10-21', -32],
  ]);
  expect([openingCents, closingCents, await inLedger('receivable')]).toEqual([0, 0, 0]);
});
