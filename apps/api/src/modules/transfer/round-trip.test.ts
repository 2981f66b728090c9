import { buffer } from 'node:stream/consumers';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aUser, signedInAs } from '@onegi/testing/factories/accounts';
import { anIssuedEndorsement } from '@onegi/testing/factories/endorsements';
import {
  anImportedCreditNote,
  anImportedNote,
  anImportedPerson,
  anImportedPolicy,
  anImportedReceipt,
  importedWorkbook,
  importers,
  wasPaidOn,
} from '@onegi/testing/factories/policy-imports';
import { partsOf } from '@onegi/testing/zip';
import { afterEach, expect, test, vi } from 'vitest';
import { type Actor, visitor } from '../../ports/actor.ts';
import { proveNextDay } from '../ledger/proof/prove-days.ts';
import { readPersons } from '../persons/read-persons.ts';
import { recordReceipt } from '../settlement/receipts/record-receipt.ts';
import { exportBytes } from './export-portal.ts';

const shops: TestApp[] = [];
const aShop = async () => {
  const shop = await testApp({ today: '2026-11-23' });
  shops.push(shop);
  return shop;
};
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close();
});

const policy = (at: number, more: object = {}) => ({
  ...anImportedPolicy,
  policyNumber: `HK-00000${at}`,
  hkid: null,
  ...more,
});
const note = (at: number, more: object = {}) => ({ ...anImportedNote, policyNumber: `HK-00000${at}`, ...more });

const moved = {
  policies: [
    policy(1),
    policy(2, { surname: null, firstName: null, insuredName: '港灣示範 <有限> & "公司"', consultant: null }),
    policy(3, { endedAs: 'cancelled', secondConsultant: 'TR7002', secondShare: 40 }),
  ],
  persons: [
    anImportedPerson,
    {
      ...anImportedPerson,
      personNo: '3',
      personKind: 'C',
      surname: 'CHAN',
      hkid: null,
      passport: 'K1234567',
      licensedOn: null,
    },
    {
      ...anImportedPerson,
      policyNumber: 'HK-000002',
      personKind: 'A',
      surname: '=1+1',
      firstName: null,
      relationship: null,
    },
  ],
  notes: [
    note(1, wasPaidOn),
    note(2, { payoutRate: null }),
    note(3),
    { ...anImportedCreditNote, policyNumber: 'HK-000003', kind: 'CN' },
  ],
  receipts: [
    { ...anImportedReceipt, receiptAmount: 20000, allocated: 10679.24 },
    { ...anImportedReceipt, receiptAmount: 20000, policyNumber: 'HK-000003', allocated: 5339.62 },
    {
      ...anImportedReceipt,
      receiptNumber: 'O-1',
      method: 'OFS',
      receiptAmount: null,
      bankedOn: null,
      policyNumber: 'HK-000003',
      allocated: 5339.62,
    },
    {
      ...anImportedReceipt,
      receiptNumber: 'O-1',
      method: 'OFS',
      receiptAmount: null,
      bankedOn: null,
      policyNumber: 'HK-000003',
      endorsementNo: '001',
      allocated: -5339.62,
    },
    {
      ...anImportedReceipt,
      receiptNumber: 'R-9',
      method: 'CHQ',
      chequeNumber: '77',
      bankedOn: null,
      receiptAmount: 55.5,
      policyNumber: null,
      allocated: null,
      payer: '=HYPERLINK("x")',
    },
  ],
};

/** What each portal says of the same business, in its own ids. */
async function figuresOf({ database: { pool }, deps }: TestApp) {
  const rows = async (text: string) => (await pool.query(text)).rows;
  const ids: { id: string }[] = await rows('select id from policies order by policy_number');
  return {
    persons: await Promise.all(ids.map(({ id }) => readPersons(deps.db, deps.seal, 'policy', id))),
    policies:
      await rows(`select policy_number, transaction_number, insurer_code, line, starts_on, ends_on, ended_as, consultant_code,
      second_consultant_code, second_share_bp from policies order by 1`),
    endorsements:
      await rows(`select p.policy_number, endorsement_no, kind, receivable_cents, payable_cents, total_commission_cents,
      consultant_commission_cents, basic_rate_bp, payout_bp, levy_cents from policy_endorsements e join policies p on p.id = policy_id order by 1, 2`),
    notes: await rows(`select note_number, amount_cents, allocated_cents, settlement, insurer_settled_on is null as owed
      from debit_credit_notes order by 1`),
    receipts: await rows(
      `select receipt_number, amount_cents, allocated_cents, method, bank_status = 'unbanked' as waits, cheque_number
        from receipts order by 1`,
    ),
    balances: await rows(`select account, sum(amount_cents)::text as cents from journal_lines
      where account not in ('consultantExpense', 'consultantPayable') group by 1 having sum(amount_cents) <> 0 order by 1`),
  };
}

test('what is exported comes in elsewhere with the same figures, and its day proves [C-8.6-11]', async () => {
  const first = await aShop();
  await importedWorkbook(first, await importers(first), moved);
  // Something happened here since.
  const { id: noteId } = await first.deps.db
    .selectFrom('debit_credit_notes as n')
    .innerJoin('policies as p', 'p.id', 'n.policy_id')
    .select('n.id')
    .where('p.policy_number', '=', 'HK-000002')
    .executeTakeFirstOrThrow();
  const finance: Actor = { ...visitor, userId: (await aUser(first, { roles: ['finance'] })).id, roles: ['finance'] };
  await recordReceipt(first.deps, finance, {
    method: 'FPS',
    amountCents: 1_067_924,
    receivedOn: '2026-11-23',
    payer: '陳大文',
    parts: [{ noteId, partCents: 1_067_924 }],
  });
  const parts = partsOf(await buffer(exportBytes(first.deps, 'zh-Hant')));
  const book = parts.find(({ name }) => name === 'OneGI-import.xlsx')?.data;
  if (!book) throw new Error('There is no workbook in the export');
  const second = await aShop();
  await importedWorkbook(second, await importers(second), book);
  expect(await figuresOf(second)).toEqual(await figuresOf(first));
  const insured = (await figuresOf(second)).persons.map((all) => all.filter(({ role }) => role === 'insured'));
  expect(insured.map((all) => all.map(({ personNo, kind }) => [personNo, kind]))).toEqual([
    [
      [1, 'D'],
      [3, 'C'],
    ],
    [[1, 'A']],
    [],
  ]);
  second.clock.set('2026-11-24');
  expect((await proveNextDay(second.deps))?.problems).toEqual([]);
  // Every table is there, with people's names, and no formula.
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['clients.csv', 'journal.csv', 'notes.csv']));
  expect(parts.find(({ name }) => name === 'clients.csv')?.data.toString()).toContain('港灣示範 <有限>');
});

test('a period that an endorsement makes longer, which is not in effect yet, holds what was issued for it [C-8.6-11]', async () => {
  const first = await aShop();
  const notes = [note(1, { otherLevies: 368.94, levy: 10.3 })];
  await importedWorkbook(first, await importers(first), { policies: [policy(1)], notes });
  const people = {
    writer: await signedInAs(first, ['operations']),
    approver: await signedInAs(first, ['approver']),
  };
  const keyed = { keyedPremiumCents: 100_00, reason: 'The insurer said so' };
  const endsOn = '2027-10-30';
  await anIssuedEndorsement(first, people, 'HK-000001', {
    action: 'extension',
    effectiveOn: '2027-09-01',
    endsOn,
    ...keyed,
  });
  await anIssuedEndorsement(first, people, 'HK-000001', { action: 'keyed', effectiveOn: '2027-10-10', ...keyed });
  const book = partsOf(await buffer(exportBytes(first.deps, 'en'))).find(({ name }) => name === 'OneGI-import.xlsx');
  const second = await aShop();
  await importedWorkbook(second, await importers(second), book?.data ?? Buffer.of());
  const [moved] = (await figuresOf(second)).policies;
  expect(moved).toMatchObject({ policy_number: 'HK-000001', ends_on: endsOn });
});

const waiting = `select 1 from pg_locks where not granted and relation = 'policies'::regclass
  and database = (select oid from pg_database where datname = current_database())`;

test('everything is sent to one at a time: another is asked to come again, also when the one before went away [C-8.6-18]', async () => {
  const shop = await aShop();
  const { browser } = await signedInAs(shop, ['administrator']);
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const ask = () => {
    const headers = { ...browser, 'content-type': 'application/json' };
    const going = new AbortController();
    return {
      going,
      answer: fetch(`${origin}/api/portal-export`, { method: 'POST', headers, body: '{}', signal: going.signal }),
    };
  };
  const client = await shop.database.pool.connect();
  try {
    await client.query('begin; lock table policies in access exclusive mode');
    const first = ask();
    expect((await first.answer).status).toBe(200);
    await vi.waitFor(async () => expect((await client.query(waiting)).rowCount).toBeGreaterThan(0), 10_000);
    const second = await ask().answer;
    expect([second.status, await second.json()]).toMatchObject([503, { code: 'server.busy' }]);
    first.going.abort();
  } finally {
    await client.query('rollback');
    client.release();
  }
  const sent = await vi.waitFor(async () => {
    const { answer } = ask();
    const { status } = await answer;
    expect(status).toBe(200);
    return (await answer).arrayBuffer();
  }, 10_000);
  expect(partsOf(Buffer.from(sent)).map(({ name }) => name)).toContain('OneGI-import.xlsx');
  const { rows } = await shop.database.pool.query(
    `select count(*)::int as n from audit_waiting where action = 'portal.exported'`,
  );
  expect(rows).toEqual([{ n: 2 }]);
  // Those that stay open for a next call.
  shop.app.server.closeAllConnections();
});
