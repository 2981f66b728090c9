import { randomUUID } from 'node:crypto';
import * as commission from '@onegi/contract/calls/settlement/commission';
import { insurerPaymentCalls } from '@onegi/contract/calls/settlement/insurer-payments';
import { allocateReceipt, moveReceipt } from '@onegi/contract/calls/settlement/receipts';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type BreakingPool, breakingPool } from '@onegi/testing/breaking-pool';
import { testDatabase } from '@onegi/testing/database';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { approved, move as moveOut, type Payers, payers, savePayment } from '@onegi/testing/factories/disbursements';
import { approveDraft, aSubmittedDraft, aYearsPolicy } from '@onegi/testing/factories/endorsements';
import { aSharedNote } from '@onegi/testing/factories/every-money-event';
import { aNotice, aPayment, notify } from '@onegi/testing/factories/purchases';
import { cheque, move, record } from '@onegi/testing/factories/receipts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProblems } from '../ledger/proof/checks.ts';

/** Nothing that is tried here takes as many statements. */
const MOST_STATEMENTS = 120;
const MOST_PAYOUTS = 45;

let shop: TestApp;
let pool: BreakingPool;
let people: Payers;
beforeAll(async () => {
  const database = await testDatabase();
  pool = breakingPool(database.pool);
  shop = await testApp({ database });
  people = await payers(shop);
});
afterAll(() => shop.close());

const tables = [
  ...['policies', 'policy_endorsements', 'debit_credit_notes', 'receipts', 'allocations', 'commission_earnings'],
  ...['journal_entries', 'journal_lines', 'documents', 'audit_waiting', 'audit_trail', 'mails', 'payment_events'],
];
const states = {
  receipts: 'bank_status',
  insurer_payments: 'state',
  commission_payouts: 'state',
  endorsement_drafts: 'state',
  payments: 'state',
  debit_credit_notes: 'settlement',
};

/** How many rows each table has, of those with a state how many in each. */
async function counted(): Promise<Record<string, number>> {
  const rows = await shop.database.pool.query(
    [
      // Events wait in one table and are chained in another.
      ...tables.map(
        (table) => `select '${table.replace(/^audit_.*/, 'audit')}' as what, count(*)::int as n from ${table}`,
      ),
      ...Object.entries(states).map(
        ([table, state]) => `select '${table} ' || ${state}, count(*)::int from ${table} group by ${state}`,
      ),
    ].join(' union all '),
  );
  const sums: Record<string, number> = {};
  for (const { what, n } of rows.rows) sums[what] = (sums[what] ?? 0) + n;
  return sums;
}

const difference = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((what) => [what, (after[what] ?? 0) - (before[what] ?? 0)] as const)
      .filter(([, change]) => change !== 0)
      .toSorted(),
  );

/** Something is made ready, and answers what does the work: again under the same key it does nothing more. */
type Work = () => Promise<() => Promise<{ status: number }>>;

const repeated =
  (send: (key: string) => Promise<{ status: number }>, key: string = randomUUID()) =>
  () =>
    send(key);

const works: Record<string, Work> = {
  'a policy that was bought': async () => {
    const notice = await aNotice(shop, await aPayment(shop));
    return () => notify(shop, notice);
  },
  'an endorsement': async () => {
    const writer = await signedInAs(shop, ['operations']);
    const draft = await aSubmittedDraft(shop, writer, await aYearsPolicy(shop, { settlement: 'unsettled' }), {
      action: 'cancelByClient',
    });
    return repeated((key) => approveDraft(shop, people.approver, draft, key));
  },
  'a receipt with what it pays': async () => {
    const { noteId } = await aSharedNote(shop);
    return repeated((key) => record(shop, people.finance, { parts: [[noteId, 100_000]] }, key));
  },
  'an allocation': async () => {
    const { noteId } = await aSharedNote(shop);
    const { receiptId, version } = granted(await record(shop, people.finance));
    const body = { receiptId, version, parts: [{ noteId, partCents: 100_000 }] };
    return repeated((key) => callAs(shop, allocateReceipt, people.finance, { body, key }));
  },
  'a cheque that came back': async () => {
    const { noteId } = await aSharedNote(shop);
    const paid = granted(await record(shop, people.finance, { ...cheque, parts: [[noteId, 100_000]] }));
    const { receiptId, version } = granted(await move(shop, people.finance, paid, 'bank'));
    const body = { receiptId, version, action: 'dishonour' as const };
    return repeated((key) => callAs(shop, moveReceipt, people.finance, { body, key }));
  },
  'a payment to an insurer': async () => {
    const { noteId } = await aSharedNote(shop);
    granted(await record(shop, people.finance, { parts: [[noteId, 100_000]] }));
    const made = granted(await savePayment(shop, people.finance, [{ noteId, insurer: 'LPG' }]));
    const ready = await approved(shop, insurerPaymentCalls, people, made);
    return repeated((key) => moveOut(shop, insurerPaymentCalls, 'pay', people.finance, ready, key));
  },
};

/** A process that was killed holds up a repetition for twenty seconds: they are over. */
const claimsRunOut = () =>
  shop.database.pool.query(`update idempotency set locked_until = now() - interval '1 second' where answer is null`);

/** Breaks the work off after each of its statements; each time nothing or all of it is there, and once repeated all of it, once. */
async function breakOff(work: Work): Promise<number> {
  const clean = await work();
  const start = await counted();
  expect((await clean()).status).toBe(200);
  const whole = difference(start, await counted());
  expect(Object.keys(whole).length).toBeGreaterThan(3);
  for (let statement = 1; statement <= MOST_STATEMENTS; statement++) {
    const send = await work();
    const before = await counted();
    pool.breakAfter(statement);
    const { status } = await send();
    const wasBroken = pool.disarm();
    const left = difference(before, await counted());
    expect([statement, left]).toEqual([statement, status === 200 || Object.keys(left).length > 0 ? whole : {}]);
    await claimsRunOut();
    expect([statement, (await send()).status]).toEqual([statement, 200]);
    expect([statement, difference(before, await counted())]).toEqual([statement, whole]);
    if (!wasBroken) return statement;
  }
  throw new Error('It took more statements than were tried');
}

test.each(Object.keys(works))(
  '%s is there whole or not at all, whichever statement the process ends at, and once when it is asked again [C-6.6-08]',
  async (name) => {
    expect(await breakOff(works[name] as Work)).toBeGreaterThan(5);
    expect(await findProblems(shop.deps.db, shop.clock.today())).toEqual([]);
  },
  60_000,
);

test('so is a payout to a consultant, and the books of the day prove [C-6.6-08]', async () => {
  // Consultants are paid on the 15th of the month after: what they earned by then is made ready.
  for (let at = 0; at < MOST_PAYOUTS; at++) {
    const code = `TR8${String(at).padStart(3, '0')}`;
    const { noteId } = await aSharedNote(shop, { code });
    granted(await record(shop, people.finance, { parts: [[noteId, 100_000]] }));
  }
  shop.clock.set('2026-12-15');
  people = await payers(shop);
  const { made } = granted(
    await callAs(shop, commission.runPayouts, people.finance, { body: { payableOn: '2026-12-15' } }),
  );
  const numbers = made.values();
  const work: Work = async () => {
    const number = numbers.next().value as string;
    const payout = granted(
      await callAs(shop, commission.payoutCalls.open, people.finance, { params: { numberOpened: number } }),
    );
    const ready = await approved(shop, commission.payoutCalls, people, payout);
    return repeated((key) => moveOut(shop, commission.payoutCalls, 'pay', people.finance, ready, key));
  };
  expect(await breakOff(work)).toBeGreaterThan(5);
  for (const day of ['2026-11-21', '2026-12-15']) expect(await findProblems(shop.deps.db, day)).toEqual([]);
}, 90_000);
