import { type TestApp, testApp } from '@onegi/testing/app';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemoUsers } from '../../src/modules/accounts/users/seed-demo-users.ts';
import type { ProofProblem } from '../../src/modules/ledger/proof/proof.ts';
import { proveNextDay } from '../../src/modules/ledger/proof/prove-days.ts';
import { verifyProofs } from '../../src/modules/ledger/proof/verify-proofs.ts';
import { bucketDays } from '../../src/modules/settlement/ageing/open-notes.ts';
import { seedCases } from '../cases/seed-cases.ts';
import { seedMotor } from '../motor/seed-motor.ts';
import { seedSales } from '../sales/seed-sales.ts';
import { seedOffice, wantsOffice } from './seed-office.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await seedDemoUsers(shop.deps);
  await seedSales(shop.deps);
  await seedCases(shop.deps);
  await seedMotor(shop.deps);
  await seedOffice(shop.deps);
}, 300_000);
afterAll(() => shop.close());

/** How many rows of a table have each value of a column; none: 0. */
async function counted(table: string, column: string): Promise<(value: string) => number> {
  const { rows } = await sql<{ value: string; count: number }>`
    select ${sql.ref(column)}::text as value, count(*)::int as count from ${sql.table(table)} group by 1`.execute(
    shop.deps.db,
  );
  return (value) => rows.find((row) => row.value === value)?.count ?? 0;
}

describe('the demonstration’s year of the office', () => {
  test('has endorsements that add, change, give back and cancel, and every way a client pays [C-6.7-05]', async () => {
    const endorsements = await counted('policy_endorsements', 'kind');
    for (const kind of ['EA', 'EN', 'ER', 'CN']) expect([kind, endorsements(kind) > 0]).toEqual([kind, true]);
    expect(endorsements('EA')).toBeGreaterThan(12);
    expect(endorsements('CN')).toBeGreaterThan(3);
    const methods = await counted('receipts', 'method');
    for (const method of ['FPS', 'TT', 'CHQ', 'INS', 'CC'])
      expect([method, methods(method) > 0]).toEqual([method, true]);
    expect((await counted('receipts', 'bank_status'))('returned')).toBe(3);
    const settled = await counted('debit_credit_notes', 'settlement');
    for (const how of ['settled', 'partlySettled', 'unsettled', 'writtenOff'])
      expect([how, settled(how) > 0]).toEqual([how, true]);
  });

  test('settles most notes of motor cases, some not yet and some in part', async () => {
    const notes = await shop.deps.db
      .selectFrom('debit_credit_notes as n')
      .innerJoin('motor_cases as c', 'c.policy_id', 'n.policy_id')
      .select('settlement')
      .execute();
    const settled = Object.groupBy(notes, ({ settlement }) => settlement);
    expect(notes.length).toBeGreaterThan(8);
    expect((settled.settled?.length ?? 0) + (settled.writtenOff?.length ?? 0)).toBeGreaterThan(4);
    expect([settled.partlySettled?.length, (settled.unsettled?.length ?? 0) > 1]).toEqual([1, true]);
  });

  test('has refunds, payments to insurers, drawings, payouts and bank statements of a year', async () => {
    expect((await counted('client_refunds', 'state'))('paid')).toBeGreaterThan(3);
    expect((await counted('insurer_payments', 'state'))('paid')).toBeGreaterThan(20);
    expect((await counted('commission_drawings', 'state'))('paid')).toBeGreaterThan(8);
    expect((await counted('commission_payouts', 'state'))('paid')).toBeGreaterThan(20);
    const { rows } = await sql<{ payouts: number; statements: number; covered: number }>`
      select (select count(*)::int from gateway_payouts) as payouts, (select count(*)::int from bank_statements) as statements,
        (select count(*)::int from journal_entries where event = 'officeCovered' and note_id is not null) as covered`.execute(
      shop.deps.db,
    );
    expect(rows[0]?.payouts).toBeGreaterThan(18);
    expect(rows[0]?.statements).toBeGreaterThan(10);
    // A cheque came back after the insurer had been paid: the office covered it, and took it back once it was paid.
    expect(rows[0]?.covered).toBeGreaterThan(1);
  });

  test('leaves something to do: every age of what clients owe, drafts, a refund, a receipt and two lines of the bank', async () => {
    const { db, clock } = shop.deps;
    for (const [bucket, [from, until]] of Object.entries(bucketDays)) {
      if (bucket === 'current') continue;
      const { rows } = await sql`
        select from debit_credit_notes where settlement in ('unsettled', 'partlySettled') and amount_cents > 0
          and ${clock.today()}::date - account_on between ${from ?? 0} and ${until ?? 10_000}`.execute(db);
      expect([bucket, rows.length > 0]).toEqual([bucket, true]);
    }
    const drafts = await counted('endorsement_drafts', 'state');
    expect([drafts('draft'), drafts('awaitingApproval')]).toEqual([1, 3]);
    expect((await counted('client_refunds', 'state'))('due')).toBe(1);
    expect((await counted('bank_lines', 'state'))('unmatched')).toBe(2);
    for (const table of ['insurer_payments', 'commission_drawings'])
      expect([table, (await counted(table, 'state'))('awaitingApproval')]).toEqual([table, 1]);
    const unallocated = await db
      .selectFrom('receipts')
      .select('bank_status')
      .where('allocated_cents', '=', 0)
      .where('refunded_cents', '=', 0)
      .where('bank_status', '<>', 'returned')
      .orderBy('bank_status')
      .execute();
    expect(unallocated.map(({ bank_status }) => bank_status)).toEqual(['cleared', 'unbanked']);
    const unsent = await db.selectFrom('mails').select('kind').where('state', '<>', 'sent').execute();
    expect(unsent).toEqual([]);
  });

  test('proves on every day, and comes to the same when the days are asked again', async () => {
    const problems: ProofProblem[] = [];
    let days = 0;
    for (let day = await proveNextDay(shop.deps); day; day = await proveNextDay(shop.deps)) {
      days += 1;
      problems.push(...day.problems);
    }
    expect(problems).toEqual([]);
    expect(days).toBeGreaterThan(300);
    const different: unknown[] = [];
    for await (const { day, differences } of verifyProofs(shop.deps.db, shop.deps.config.secretKeys))
      if (differences.length > 0) different.push([day, differences]);
    expect(different).toEqual([]);
  }, 120_000);

  test('is made once, and never for days that are closed', async () => {
    expect(await wantsOffice(shop.deps)).toBe(false);
  });
});
