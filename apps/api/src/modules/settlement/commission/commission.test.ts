import { randomUUID } from 'node:crypto';
import * as calls from '@onegi/contract/calls/settlement/commission';
import { insurerPaymentCalls } from '@onegi/contract/calls/settlement/insurer-payments';
import { consultantStatement } from '@onegi/contract/calls/settlement/statements';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aSession, type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { addEarning, aSettledNote } from '@onegi/testing/factories/booked-notes';
import { callAs, encoded, granted } from '@onegi/testing/factories/calls';
import { approved, move, type Payers, paidOut, payers, savePayment } from '@onegi/testing/factories/disbursements';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postEntries } from '../../ledger/post-entries.ts';
import { commissionDrawn } from '../../ledger/postings.ts';
import type { SealedMail } from '../../mail/queue-mail.ts';

const { drawingCalls, payoutCalls } = calls;
let shop: TestApp;
let people: Payers;
/** Each test has the books to itself, on 21 November 2026 unless it says otherwise. */
beforeEach(async () => {
  shop = await testApp();
  people = await payers(shop);
});
afterEach(() => shop.close());

/** Goes to another day: whoever was signed in is so no more. */
async function goTo(day: string) {
  shop.clock.set(day);
  people = await payers(shop);
}

async function balance(account: string, key: 'note_id' | 'consultant_code' | null = null, value = ''): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from journal_lines
    where account = ${account} and ${key ? sql`${sql.ref(key)}::text = ${value}` : sql`true`}`.execute(shop.deps.db);
  return rows[0]?.cents ?? 0;
}

const draw = (earnedUntil: string, more: object = {}, user: SignedIn = people.finance) =>
  callAs(shop, calls.saveCommissionDrawing, user, { body: { earnedUntil, ...more } });
const run = (payableOn: string, user: SignedIn = people.finance, key?: string) =>
  callAs(shop, calls.runPayouts, user, { body: { payableOn }, ...(key ? { key } : {}) });
const openPayout = async (number: string, user: SignedIn = people.finance) =>
  callAs(shop, payoutCalls.open, user, { params: { numberOpened: number } });

test('case A: insurer paid 9,306.04 and 1,373.20 drawn leave nothing of its money in the client account [C-6.4-14]', async () => {
  const note = await aSettledNote(shop);
  await paidOut(shop, insurerPaymentCalls, people, granted(await savePayment(shop, people.finance, [note])));
  expect(await balance('clientBank')).toBe(137_320);
  const held = granted(
    await callAs(shop, calls.commissionHeld, people.finance, {
      query: encoded(calls.commissionHeld, 'query', { earnedUntil: '2026-11-21' }),
    }),
  );
  expect(held).toEqual({ notes: 1, totalCents: 137_320 });
  const made = granted(await draw('2026-11-21'));
  expect(made).toMatchObject({ totalCents: 137_320, earnedUntil: '2026-11-21' });
  expect(made.number).toMatch(/^CD2611\d{6}$/);
  await paidOut(shop, drawingCalls, people, made);
  expect(await balance('clientBank')).toBe(0);
  for (const account of ['receivable', 'insurerPayable', 'commissionDeferred', 'commissionHeld']) {
    expect([account, await balance(account, 'note_id', note.noteId)]).toEqual([account, 0]);
  }
  expect(await balance('commissionIncome')).toBe(-137_320);
  expect((await draw('2026-11-21')).code).toBe('disbursement.nothingDue');
});

test('of two drawings at once one takes what is held, and nobody approves the own [C-6.4-15]', async () => {
  await aSettledNote(shop);
  const both = await Promise.all([draw('2026-11-21'), draw('2026-11-21', {}, people.colleague)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const made = both.flatMap(({ data }) => data ?? [])[0];
  if (!made) throw new Error('Nobody drew');
  const author = both[0]?.data ? people.finance : people.colleague;
  const submitted = granted(await move(shop, drawingCalls, 'submit', author, made));
  expect((await move(shop, drawingCalls, 'approve', author, submitted)).code).toBe('disbursement.own');
});

test('what the office owes the client account is put back: a drawing below zero turned round [C-6.4-16]', async () => {
  const note = await aSettledNote(shop);
  await paidOut(shop, drawingCalls, people, granted(await draw('2026-11-21')));
  const bank = await balance('clientBank');
  // Half of the premium goes back: the commission of it lies in the office's account and is owed to the clients'.
  await shop.deps.db.transaction().execute((tx) =>
    postEntries(shop.deps, tx, [
      {
        event: 'noteIssued',
        postings: [
          { account: 'commissionHeld', amountCents: 68_660, noteId: note.noteId },
          { account: 'receivable', amountCents: -68_660, noteId: note.noteId },
        ],
        postedBy: null,
      },
    ]),
  );
  const made = granted(await draw('2026-11-21'));
  expect(made.totalCents).toBe(-68_660);
  await paidOut(shop, drawingCalls, people, made);
  expect(await balance('clientBank')).toBe(bank + 68_660);
  expect(await balance('commissionHeld')).toBe(0);
});

test('a drawing takes what was earned until its day, and is refused where it was drawn meanwhile [C-6.4-17]', async () => {
  const first = await aSettledNote(shop);
  await goTo('2026-12-01');
  await aSettledNote(shop);
  const made = granted(await draw('2026-11-30'));
  expect(made.parts.map(({ noteNumber }) => noteNumber)).toEqual([first.noteNumber]);
  const ready = await approved(shop, drawingCalls, people, made);
  await shop.deps.db.transaction().execute((tx) =>
    postEntries(shop.deps, tx, [
      {
        event: 'commissionDrawn',
        postings: commissionDrawn([{ noteId: first.noteId, amountCents: 137_320 }]),
        postedBy: null,
      },
    ]),
  );
  const refused = await move(shop, drawingCalls, 'pay', people.finance, ready);
  expect([refused.status, refused.code]).toEqual([409, 'disbursement.changed']);
  const later = await draw('2026-12-02');
  expect([later.status, later.code, later.fields.length]).toEqual([400, 'request.invalid', 1]);
});

test('the consultant of case A is paid 823.92 on the 15th of the month after, is mailed and sees it [C-6.4-18]', async () => {
  const consultantCode = 'TR7001';
  const consultant = await signedInAs(shop, ['consultant'], { consultantCodes: [consultantCode] });
  await aSettledNote(shop, { consultantCode });
  const { made, carried } = granted(await run('2026-12-15'));
  expect([made.length, carried]).toEqual([1, 0]);
  const [number = ''] = made;
  expect(number).toMatch(/^CP2611\d{6}$/);
  const payout = granted(await openPayout(number));
  expect(payout).toMatchObject({ consultantCode, totalCents: 82_392, earnedCents: 82_392, clawbackCents: 0 });
  // It is nobody's to see before it is paid, and not payable before its day.
  expect((await openPayout(number, consultant)).code).toBe('disbursement.notFound');
  const ready = await approved(shop, payoutCalls, people, payout);
  expect((await move(shop, payoutCalls, 'pay', people.finance, ready)).code).toBe('disbursement.tooEarly');
  await goTo('2026-12-15');
  granted(await move(shop, payoutCalls, 'pay', people.finance, ready));
  expect(await balance('consultantPayable', 'consultant_code', consultantCode)).toBe(0);
  const again = await aSession(shop, consultant);
  expect(granted(await openPayout(number, again)).totalCents).toBe(82_392);
  const mails = await shop.deps.db.selectFrom('mails').selectAll().where('kind', '=', 'commission-paid').execute();
  const sealed = mails.map(({ id, mail_sealed }) => shop.deps.seal.open<SealedMail>(`mails/${id}`, mail_sealed));
  expect(sealed).toMatchObject([{ to: consultant.email, data: { totalCents: 82_392, number } }]);
  const another = await signedInAs(shop, ['consultant'], { consultantCodes: ['TR7002'] });
  expect((await openPayout(number, another)).code).toBe('disbursement.notFound');
});

test('a negative balance is carried against later earnings, and never paid [C-6.4-19]', async () => {
  const consultantCode = 'TR7100';
  const note = await aSettledNote(shop, { consultantCode });
  await addEarning(shop, note, -100_000);
  expect((await run('2026-12-15')).code).toBe('disbursement.nothingDue');
  const due = granted(
    await callAs(shop, calls.payoutsDue, people.finance, {
      query: encoded(calls.payoutsDue, 'query', { payableOn: '2026-12-15' }),
    }),
  );
  expect(due.records).toMatchObject([
    { consultantCode, earnedCents: 82_392, clawbackCents: -100_000, balanceCents: -17_608 },
  ]);
  await goTo('2026-12-20');
  await aSettledNote(shop, { consultantCode });
  const { made } = granted(await run('2027-01-15'));
  expect(granted(await openPayout(made[0] ?? '')).totalCents).toBe(82_392 - 17_608);
});

test('what went back after a payout was prepared is found when it is paid, and summed up anew [C-6.4-20]', async () => {
  const note = await aSettledNote(shop, { consultantCode: 'TR7200' });
  const { made } = granted(await run('2026-12-15'));
  const payout = granted(await openPayout(made[0] ?? ''));
  const ready = await approved(shop, payoutCalls, people, payout);
  await addEarning(shop, note, -20_000);
  await goTo('2026-12-15');
  expect((await move(shop, payoutCalls, 'pay', people.finance, ready)).code).toBe('disbursement.changed');
  const back = granted(await move(shop, payoutCalls, 'giveBack', people.approver, ready));
  const anew = granted(
    await callAs(shop, calls.refreshPayout, people.finance, { body: { number: back.number, version: back.version } }),
  );
  expect(anew.totalCents).toBe(62_392);
  expect(
    granted(await move(shop, payoutCalls, 'pay', people.finance, await approved(shop, payoutCalls, people, anew))),
  ).toMatchObject({ state: 'paid' });
});

test('of two runs at once one makes a consultant’s payout; a double click makes it once [C-6.4-21]', async () => {
  await aSettledNote(shop, { consultantCode: 'TR7300' });
  const both = await Promise.all([run('2026-12-15'), run('2026-12-15', people.colleague)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await aSettledNote(shop, { consultantCode: 'TR7301' });
  const key = randomUUID();
  const clicks = await Promise.all([1, 2].map(() => run('2026-12-15', people.finance, key)));
  expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
  const payouts = await shop.deps.db.selectFrom('commission_payouts').select('consultant_code').execute();
  expect(payouts.map(({ consultant_code }) => consultant_code).toSorted()).toEqual(['TR7300', 'TR7301']);
});

test('a consultant’s statement opens with what is carried, lists what moved and closes to the cent [C-6.4-22]', async () => {
  const consultantCode = 'TR7400';
  const note = await aSettledNote(shop, { consultantCode });
  await goTo('2026-12-10');
  await addEarning(shop, note, -10_000);
  const { made } = granted(await run('2026-12-15'));
  await goTo('2026-12-15');
  const payout = granted(await openPayout(made[0] ?? ''));
  await paidOut(shop, payoutCalls, people, payout);
  const consultant = await signedInAs(shop, ['consultant'], { consultantCodes: [consultantCode] });
  const statement = granted(
    await callAs(shop, consultantStatement.show, consultant, {
      query: encoded(consultantStatement.show, 'query', {
        key: consultantCode,
        from: '2026-12-01',
        until: '2026-12-31',
      }),
    }),
  );
  expect(statement).toMatchObject({ openingCents: 82_392, closingCents: -10_000 });
  expect(statement.movements).toMatchObject([
    { kind: 'clawback', movedCents: -10_000, balanceCents: 72_392, payableOn: '2027-01-15' },
    { kind: 'payout', movedCents: -82_392, balanceCents: -10_000, reference: payout.number },
  ]);
  const others = await callAs(shop, consultantStatement.show, consultant, {
    query: encoded(consultantStatement.show, 'query', { key: 'TR7401', from: '2026-12-01', until: '2026-12-31' }),
  });
  expect([others.status, others.code]).toEqual([404, 'account.notFound']);
});

test.each([
  ['2027-12-31', '2028-01-15'],
  ['2028-02-29', '2028-03-15'],
  ['2027-01-31', '2027-02-15'],
])('earned on %s it is payable on %s and paid on no earlier day', async (earnedOn, payableOn) => {
  await goTo(earnedOn);
  await aSettledNote(shop, { consultantCode: 'TR7500' });
  const { made } = granted(await run(payableOn));
  const ready = await approved(shop, payoutCalls, people, granted(await openPayout(made[0] ?? '')));
  await goTo(`${payableOn.slice(0, 8)}14T23:59:59+08:00`);
  expect((await move(shop, payoutCalls, 'pay', people.finance, ready)).code).toBe('disbursement.tooEarly');
  shop.clock.set(`${payableOn}T00:00:00+08:00`);
  expect(granted(await move(shop, payoutCalls, 'pay', people.finance, ready))).toMatchObject({ paidOn: payableOn });
});
