import { randomUUID } from 'node:crypto';
import { getArAp } from '@onegi/contract/calls/policies/ar-ap';
import * as calls from '@onegi/contract/calls/settlement/insurer-payments';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { aNote, aSettledNote, type BookedNote, payNote } from '@onegi/testing/factories/booked-notes';
import { callAs, encoded, granted } from '@onegi/testing/factories/calls';
import { approved, move, type Payers, paidOut, payers, savePayment } from '@onegi/testing/factories/disbursements';
import { call } from '@onegi/testing/factories/purchases';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { insurerPaymentCalls: moves } = calls;
let shop: TestApp;
let people: Payers;
beforeAll(async () => {
  shop = await testApp();
  people = await payers(shop);
});
afterAll(() => shop.close());

/** The balance of an account, of a note where one is named. */
async function balance(account: string, noteId?: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from journal_lines
    where account = ${account} and ${noteId ? sql`note_id = ${noteId}` : sql`true`}`.execute(shop.deps.db);
  return rows[0]?.cents ?? 0;
}

const entriesOf = (event: 'insurerPaid') =>
  shop.deps.db.selectFrom('journal_entries').selectAll().where('event', '=', event).execute();

const dueOf = async (insurerCode: string, noteId: string) => {
  const { records } = granted(await callAs(shop, calls.insurerNotesDue, people.finance, { params: { insurerCode } }));
  return records.find((note) => note.noteId === noteId);
};

const bank = (receiptId: string) =>
  shop.deps.db.updateTable('receipts').set({ bank_status: 'banked' }).where('id', '=', receiptId).execute();

/** Sets a credit note against a debit note, as their client asks for. */
async function setAgainst(debit: BookedNote, credit: BookedNote, cents: number) {
  const [of, against] = [randomUUID(), randomUUID()];
  const row = { receipt_id: null, kind: 'offset' as const, allocated_at: shop.clock.now(), posted: true };
  await shop.deps.db
    .insertInto('allocations')
    .values([
      { ...row, id: of, note_id: debit.noteId, amount_cents: cents, other_id: against },
      { ...row, id: against, note_id: credit.noteId, amount_cents: -cents, other_id: of },
    ])
    .execute();
}

test('the insurer of case A is paid 9,306.04 net of commission, and all of it is posted [C-6.4-01]', async () => {
  const note = await aSettledNote(shop);
  const made = granted(await savePayment(shop, people.finance, [note]));
  expect(made).toMatchObject({ state: 'draft', totalCents: 930_604, insurerCode: 'LPG' });
  expect(made.number).toMatch(/^PY2611\d{6}$/);
  expect(made.parts).toMatchObject([{ noteNumber: note.noteNumber, amountCents: 930_604 }]);
  const before = await balance('clientBank');
  const paid = await paidOut(shop, moves, people, made);
  expect(paid).toMatchObject({ state: 'paid', paidOn: '2026-11-21', bankReference: 'FT26330001' });
  expect(await balance('insurerPayable', note.noteId)).toBe(0);
  expect(await balance('clientBank')).toBe(before - 930_604);
  // Whoever looks into the policy of the note finds the payment, as the back office.
  const [part] = made.parts;
  const number = 'LPG-MTR-26-PAID';
  const policies = shop.deps.db.updateTable('policies').set({ policy_number: number });
  await policies.where('policy_number', '=', part?.policyNumber ?? '').execute();
  const arAp = granted(await callAs(shop, getArAp, people.finance, { query: encoded(getArAp, 'query', { number }) }));
  expect(arAp.payments).toEqual([
    { paymentNumber: made.number, paidOn: '2026-11-21', paymentCents: 930_604, allocatedCents: 930_604 },
  ]);
  // What was paid is due no more.
  expect(await dueOf('LPG', note.noteId)).toBeUndefined();
});

test('half paid by the client, half of it can be paid and no more; the rest when it is banked [C-6.4-02]', async () => {
  const note = await aNote(shop, { insurer: 'SFY' });
  expect(await dueOf('SFY', note.noteId)).toBeUndefined();
  await payNote(shop, note, 533_962);
  expect(await dueOf('SFY', note.noteId)).toMatchObject({ dueCents: 533_962, bankedCents: 533_962 });
  const half = granted(await savePayment(shop, people.finance, [note]));
  expect(half.totalCents).toBe(533_962);
  await paidOut(shop, moves, people, half);
  expect(await dueOf('SFY', note.noteId)).toMatchObject({ dueCents: 0, hindrance: 'waitsForMoney' });
  const refused = await savePayment(shop, people.finance, [note]);
  expect([refused.status, refused.code]).toEqual([409, 'insurerPayment.noteNotDue']);
  // A cheque that is not banked is no money yet.
  const receipt = await payNote(shop, note, note.receivable - 533_962, 'unbanked');
  expect(await dueOf('SFY', note.noteId)).toMatchObject({ dueCents: 0, hindrance: 'waitsForMoney' });
  await bank(receipt);
  // Never more than is owed, though the commission is banked, too.
  expect(await dueOf('SFY', note.noteId)).toMatchObject({ dueCents: 930_604 - 533_962 });
});

test('what came back between approval and payment is found: nothing is paid above what is banked [C-6.4-03]', async () => {
  const note = await aNote(shop);
  const receipt = await payNote(shop, note, note.receivable);
  const ready = await approved(shop, moves, people, granted(await savePayment(shop, people.finance, [note])));
  await shop.deps.db.updateTable('receipts').set({ bank_status: 'returned' }).where('id', '=', receipt).execute();
  const entries = (await entriesOf('insurerPaid')).length;
  const refused = await move(shop, moves, 'pay', people.finance, ready);
  expect([refused.status, refused.code]).toEqual([409, 'insurerPayment.aboveLimit']);
  expect(await entriesOf('insurerPaid')).toHaveLength(entries);
  const { state } = granted(
    await callAs(shop, moves.open, people.finance, { params: { numberOpened: ready.number } }),
  ) as {
    state: string;
  };
  expect(state).toBe('approved');
});

test('a note stands in one open payment; of two at once one gets it, and it is free again when cancelled [C-6.4-04]', async () => {
  const note = await aSettledNote(shop);
  const both = await Promise.all([
    savePayment(shop, people.finance, [note]),
    savePayment(shop, people.colleague, [note]),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.code).toBe('insurerPayment.noteTaken');
  const made = both.flatMap(({ data }) => data ?? [])[0];
  if (!made) throw new Error('Nobody got it');
  expect(await dueOf('LPG', note.noteId)).toMatchObject({
    dueCents: 0,
    hindrance: 'inPayment',
    inPayment: made.number,
  });
  granted(await move(shop, moves, 'cancel', people.finance, made));
  granted(await savePayment(shop, people.finance, [note]));
});

test('nobody approves what they prepared or submitted; of two approvers one wins, the other is told [C-6.4-05]', async () => {
  const { finance, colleague, approver } = people;
  const made = granted(await savePayment(shop, finance, [await aSettledNote(shop)]));
  const submitted = granted(await move(shop, moves, 'submit', colleague, made));
  for (const user of [finance, colleague]) {
    const own = await move(shop, moves, 'approve', user, submitted);
    expect([own.status, own.code]).toEqual([409, 'disbursement.own']);
  }
  const other = await signedInAs(shop, ['approver']);
  const both = await Promise.all([approver, other].map((user) => move(shop, moves, 'approve', user, submitted)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.code).toBe('disbursement.stale');
});

test('an answer names who prepared it and who may approve it, and offers nobody what is not theirs to do [C-6.4-06]', async () => {
  const made = granted(await savePayment(shop, people.finance, [await aSettledNote(shop)]));
  const submitted = granted(await move(shop, moves, 'submit', people.finance, made));
  const seenBy = async (user: typeof people.finance) =>
    granted(await callAs(shop, moves.open, user, { params: { numberOpened: submitted.number } })) as {
      allowedActions: string[];
      approvers: { consultantName: string; consultantNameZh: string }[];
      preparedBy: string;
      preparedByZh: string | null;
    };
  const own = await seenBy(people.finance);
  expect(own.allowedActions.toSorted()).toEqual(['cancel', 'return']);
  expect((await seenBy(people.approver)).allowedActions.toSorted()).toEqual(['approve', 'return']);
  expect(own.approvers.map(({ consultantName }) => consultantName)).not.toContain(own.preparedBy);
  expect(own.approvers.length).toBeGreaterThan(1);
  // Who has no Chinese name is called by the English one.
  expect(own.preparedByZh).toBeNull();
  expect(own.approvers.map(({ consultantNameZh }) => consultantNameZh)).not.toContain('');
});

test('a double click pays once, and whoever presses later is told [C-6.4-07]', async () => {
  const ready = await approved(
    shop,
    moves,
    people,
    granted(await savePayment(shop, people.finance, [await aSettledNote(shop)])),
  );
  const before = (await entriesOf('insurerPaid')).length;
  const key = randomUUID();
  const clicks = await Promise.all([1, 2].map(() => move(shop, moves, 'pay', people.finance, ready, key)));
  expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
  expect(await entriesOf('insurerPaid')).toHaveLength(before + 1);
  const later = await move(shop, moves, 'pay', people.colleague, ready);
  expect([later.status, later.code]).toEqual([409, 'disbursement.stale']);
});

test('a credit note reduces a payment, and pays for what it was set against [C-6.4-08]', async () => {
  const insurer = 'PLV';
  const debit = await aSettledNote(shop, { insurer });
  const credit = await aNote(shop, { insurer, receivable: -247_337, payable: -217_349, share: 0 });
  const made = granted(await savePayment(shop, people.finance, [debit, credit]));
  expect(made.totalCents).toBe(930_604 - 217_349);
  await paidOut(shop, moves, people, made);
  expect(await balance('insurerPayable', credit.noteId)).toBe(0);
  expect(await dueOf(insurer, credit.noteId)).toBeUndefined();

  // Another note was settled by setting the credit note against it: its insurer is paid out of the return premium.
  const offset = await aNote(shop, { insurer, receivable: 247_337, payable: 217_349 });
  await setAgainst(offset, credit, 247_337);
  expect(await dueOf(insurer, offset.noteId)).toMatchObject({ dueCents: 217_349 });
});

test('a note of another insurer is refused as one that does not exist [C-6.4-09]', async () => {
  const note = await aSettledNote(shop, { insurer: 'SFY' });
  const refused = await savePayment(shop, people.finance, [{ noteId: note.noteId, insurer: 'LPG' }]);
  expect([refused.status, refused.code]).toEqual([409, 'insurerPayment.noteNotDue']);
  const unknown = await savePayment(shop, people.finance, [{ noteId: randomUUID(), insurer: 'LPG' }]);
  expect([unknown.status, unknown.code]).toEqual([409, 'insurerPayment.noteNotDue']);
});

test('a draft is chosen anew by its newest version, and what was approved can be returned with a reason [C-6.4-10]', async () => {
  const [first, second] = [await aSettledNote(shop), await aSettledNote(shop)];
  const made = granted(await savePayment(shop, people.finance, [first]));
  const { number, version } = made;
  const changed = granted(await savePayment(shop, people.finance, [first, second], { number, version }));
  expect(changed).toMatchObject({ number, totalCents: 2 * 930_604, version: version + 1 });
  const stale = await savePayment(shop, people.finance, [second], { number, version });
  expect([stale.status, stale.code]).toEqual([409, 'disbursement.stale']);
  const ready = await approved(shop, moves, people, changed);
  const back = granted(await move(shop, moves, 'giveBack', people.approver, ready));
  expect(back).toMatchObject({ state: 'draft', reason: 'A note is missing', approvedBy: null });
});

test('by insurer it is told what can be paid, what comes off it and what waits for clients [C-6.4-11]', async () => {
  const insurer = 'HBR';
  const known = shop.deps.catalogue.current().insurers.map(({ code }) => code);
  const code = known.find((each) => !['LPG', 'SFY', 'PLV'].includes(each)) ?? insurer;
  await aSettledNote(shop, { insurer: code });
  await payNote(shop, await aNote(shop, { insurer: code }), 100_00);
  await aNote(shop, { insurer: code, receivable: -50_00, payable: -40_00, share: 0 });
  const { records } = granted(await callAs(shop, calls.insurersDue, people.finance));
  expect(records.find(({ insurerCode }) => insurerCode === code)).toMatchObject({
    notes: 3,
    dueCents: 930_604 + 100_00,
    waitingCents: 930_604 - 100_00,
    creditCents: -40_00,
  });
});

test('the remittance advice is a PDF in both languages and a workbook of the notes [C-6.4-12]', async () => {
  const made = granted(await savePayment(shop, people.finance, [await aSettledNote(shop)]));
  const file = (path: string, language: string) =>
    shop.app.inject({
      url: `/api/insurer-payments/${made.number}/${path}?language=${language}`,
      headers: people.finance.browser,
    });
  for (const language of ['en', 'zh-Hant']) {
    const pdf = await file('remittance', language);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const sheet = await file('workbook', language);
    expect(sheet.headers['content-type']).toContain('spreadsheetml');
  }
});

test('payments are not for consultants, and an unknown number is none [C-6.4-13]', async () => {
  const consultant = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR7777'] });
  expect((await call(shop, 'GET', '/insurer-payments/due', undefined, consultant.browser)).code).toBe(
    'permission.denied',
  );
  const none = await callAs(shop, moves.open, people.finance, { params: { numberOpened: 'PY2611999999' } });
  expect([none.status, none.code]).toEqual([404, 'disbursement.notFound']);
});

test('a credit note pays for a debit note in the payment that has both, and no payment is of another total than was shown', async () => {
  const insurer = shop.deps.catalogue.current().insurers.at(-1)?.code ?? '';
  const debit = await aNote(shop, { insurer, receivable: 10_000_00, payable: 8_000_00 });
  await payNote(shop, debit, 5_000_00);
  const credit = await aNote(shop, { insurer, receivable: -3_000_00, payable: -3_000_00, share: 0 });
  await setAgainst(debit, credit, 3_000_00);
  expect(await dueOf(insurer, debit.noteId)).toMatchObject({ dueCents: 8_000_00, coveredCents: 5_000_00 });
  const other = await savePayment(shop, people.finance, [debit], { totalCents: 8_000_00 });
  expect([other.status, other.code]).toEqual([409, 'insurerPayment.totalChanged']);
  expect(await dueOf(insurer, debit.noteId)).toMatchObject({ inPayment: null });
  // Once the credit note stands in a payment of its own it pays for nothing else.
  granted(await savePayment(shop, people.finance, [credit], { totalCents: -3_000_00 }));
  expect(await dueOf(insurer, debit.noteId)).toMatchObject({ dueCents: 5_000_00 });
  const { records } = granted(await callAs(shop, calls.insurersDue, people.finance));
  const ofInsurer = records.find(({ insurerCode }) => insurerCode === insurer);
  const listed = granted(
    await callAs(shop, calls.insurerNotesDue, people.finance, { params: { insurerCode: insurer } }),
  );
  const due = listed.records.reduce((sum, { dueCents }) => sum + Math.max(0, dueCents), 0);
  expect(ofInsurer).toMatchObject({ dueCents: due, waitingCents: 3_000_00 });
  expect(granted(await savePayment(shop, people.finance, [debit], { totalCents: 5_000_00 })).totalCents).toBe(5_000_00);
});
