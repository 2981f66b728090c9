import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aNote, type BookedExample } from '@onegi/testing/factories/receipts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examineDay, noFigures } from '../ledger/proof/examine-day.ts';
import { postEarlier } from './post-earlier.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-01' });
});
afterAll(() => shop.close());

/** A sale by card as the release before wrote it: cleared at once, and without entries. */
async function anEarlierSale(totalCents = 100_000): Promise<BookedExample & { receiptId: string }> {
  const note = await aNote(shop, { isPosted: false, totalCents, code: 'TR0001' });
  const receiptId = randomUUID();
  const run = (text: string, values: unknown[]) => shop.database.pool.query(text, values);
  await run(
    `insert into receipts (id, receipt_number, policy_id, received_on, received_at, amount_cents, currency, method,
       bank_status, paid_type, bank_reference) values ($1, $2, $3, $4, $5, $6, 'HKD', 'CC', 'cleared', 'full', 'x')`,
    [receiptId, `RC-${receiptId}`, note.policyId, shop.clock.today(), shop.clock.now(), totalCents],
  );
  await run(`insert into allocations (receipt_id, note_id, amount_cents, allocated_at) values ($1, $2, $3, $4)`, [
    receiptId,
    note.noteId,
    totalCents,
    shop.clock.now(),
  ]);
  return { ...note, receiptId };
}

const entriesOf = async (noteId: string, receiptId: string) => {
  const rows = await shop.deps.db
    .selectFrom('journal_entries')
    .select(['event', 'booked_on'])
    .where((eb) => eb.or([eb('note_id', '=', noteId), eb('receipt_id', '=', receiptId)]))
    .execute();
  return rows.map(({ event, booked_on }) => `${event} ${booked_on}`).toSorted();
};

test('what was sold before the ledger is posted on its own days, once, whoever does it at once [C-6.3-17]', async () => {
  const sales = await Promise.all(Array.from({ length: 5 }, () => anEarlierSale()));
  shop.clock.set('2026-11-21');
  await Promise.all([1, 2, 3].map(() => postEarlier(shop.deps)));
  await postEarlier(shop.deps);
  const day = '2026-11-01';
  for (const { noteId, receiptId } of sales) {
    expect(await entriesOf(noteId, receiptId)).toEqual(
      ['allocated', 'banked', 'earned', 'noteIssued', 'received'].map((event) => `${event} ${day}`),
    );
    const note = await shop.deps.db
      .selectFrom('debit_credit_notes')
      .selectAll()
      .where('id', '=', noteId)
      .executeTakeFirstOrThrow();
    expect(note).toMatchObject({ settlement: 'settled', earned_on: day, posted: true });
  }
  const earned = await shop.deps.db.selectFrom('commission_earnings').selectAll().execute();
  expect(earned.map(({ amount_cents, payable_on }) => [amount_cents, payable_on])).toEqual(
    sales.map(() => [6_000, '2026-12-15']),
  );
});

test('and today, where its day was closed, which stays as it was proved [C-6.6-11]', async () => {
  shop.clock.set('2026-11-02');
  const { noteId, receiptId } = await anEarlierSale();
  await shop.deps.db.insertInto('ledger_days').values({ day: '2026-11-10', closed_at: shop.clock.now() }).execute();
  shop.clock.set('2026-11-21');
  await postEarlier(shop.deps);
  expect(new Set((await entriesOf(noteId, receiptId)).map((entry) => entry.split(' ')[1]))).toEqual(
    new Set(['2026-11-21']),
  );
  for (const [day, held] of [
    ['2026-11-02', 0],
    ['2026-11-21', 90_000],
  ] as const) {
    const { figures, problems } = await examineDay(shop.deps.db, day, noFigures);
    // Its commission of HK$100.00 is earned; what the insurer has to come by is held.
    expect([day, figures.held]).toEqual([day, held]);
    expect(problems.filter(({ equation }) => equation === 'notesSettled' || equation === 'moneyIsThere')).toEqual([]);
  }
});
