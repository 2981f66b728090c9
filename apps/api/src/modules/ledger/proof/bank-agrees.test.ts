import * as lines from '@onegi/contract/calls/settlement/bank-lines';
import { bankPosition, explainBankMovement } from '@onegi/contract/calls/settlement/bank-position';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { aReceipt, bankLinesOf, type GivenLine, importStatement, statementCsv } from '@onegi/testing/factories/bank';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { cheque, move, record, reverse } from '@onegi/testing/factories/receipts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { reverseEntries } from '../post-entries.ts';
import type { DayExamined } from './proof.ts';
import { proveDays } from './prove-days.ts';
import { verifyProofs } from './verify-proofs.ts';

let shop: TestApp;
let finance: SignedIn;
beforeEach(async () => {
  shop = await testApp({ today: '2026-11-16' });
  finance = await signedInAs(shop, ['finance']);
});
afterEach(() => shop.close());

/** Every day that was proved, computed again; it must come to what was written down. */
async function provedDays(): Promise<Map<string, DayExamined>> {
  await proveDays(shop.deps);
  const days = new Map<string, DayExamined>();
  for await (const { differences, ...day } of verifyProofs(shop.deps.db, shop.deps.config.secretKeys)) {
    expect([day.day, differences]).toEqual([day.day, []]);
    days.set(day.day, day);
  }
  return days;
}

/** Goes on to a moment, where finance signs in anew. */
async function goTo(moment: string): Promise<void> {
  shop.clock.set(moment);
  finance = await signedInAs(shop, ['finance']);
}
const until = (day: string) => goTo(`${day}T05:00:00+08:00`);
async function imported(given: readonly GivenLine[], opening: number, texts: Record<string, string> = {}) {
  const { sent, msg } = await importStatement(shop, finance, statementCsv(given, opening), { texts });
  expect(sent, msg).toBeDefined();
}
const bankProblems = (day: DayExamined | undefined) =>
  day?.problems
    .filter(({ equation }) => equation === 'bankAgrees')
    .map(({ subject, id, expectedCents, foundCents }) => ({
      subject,
      id,
      expectedCents,
      foundCents,
    }));
const ask = (call: { path: string }, lineId: string, payload: object) =>
  shop.app.inject({
    method: 'POST',
    url: `/api${call.path.replace(/\{\w+\}/, lineId)}`,
    headers: finance.browser,
    payload,
  });
const entryOf = async (receiptId: string) =>
  (
    await shop.deps.db
      .selectFrom('journal_entries')
      .select('id')
      .where('receipt_id', '=', receiptId)
      .where('event', '=', 'banked')
      .executeTakeFirstOrThrow()
  ).id;

test('a day that no statement covers is no problem; the one it is imported on says that bank and books agree [C-6.5-20]', async () => {
  await aReceipt(shop, { cents: 10_000, reference: 'A' });
  await goTo('2026-11-17');
  await aReceipt(shop, { cents: 2_000, reference: 'B' });
  await goTo('2026-11-18');
  await imported(
    [
      { on: '2026-11-16', cents: 10_000, reference: 'A' },
      { on: '2026-11-17', cents: 2_000, reference: 'B' },
    ],
    0,
  );
  await until('2026-11-19');
  const days = await provedDays();
  expect(days.get('2026-11-17')?.figures.bankStatement).toBeNull();
  expect(days.get('2026-11-18')?.figures.bankStatement).toEqual({
    day: '2026-11-17',
    bankCents: 12_000,
    ledgerCents: 12_000,
    open: [],
  });
  expect([...days.values()].flatMap(({ problems }) => problems)).toEqual([]);
});

test('what is in transit is listed, and named once it is older than five working days without a note [C-6.5-21]', async () => {
  const slow = await aReceipt(shop, { cents: 10_000, reference: 'SLOW' });
  await imported([{ on: '2026-11-16', cents: -700, reference: 'CHARGE' }], 0);
  const [line] = await bankLinesOf(shop);
  const entry = await entryOf(slow.id);
  await until('2026-11-26');
  const open = [
    { id: entry, kind: 'movement', name: 'banked', day: '2026-11-16', cents: 10_000 },
    { id: line?.lineId, kind: 'line', name: 'CHARGE', day: '2026-11-16', cents: -700 },
  ];
  let days = await provedDays();
  expect(days.get('2026-11-16')?.figures.bankStatement).toEqual({
    day: '2026-11-16',
    bankCents: -700,
    ledgerCents: 10_000,
    open,
  });
  // From Monday the 16th, Monday the 23rd is the fifth working day.
  expect(bankProblems(days.get('2026-11-23'))).toEqual([]);
  expect(bankProblems(days.get('2026-11-24'))).toEqual([
    { subject: 'entry', id: entry, expectedCents: 10_000, foundCents: 0 },
    { subject: 'bankLine', id: line?.lineId, expectedCents: 0, foundCents: -700 },
  ]);

  const note = { note: 'On its way' };
  expect((await ask(lines.explainBankLine, line?.lineId ?? '', note)).statusCode).toBe(200);
  const movement = { bankAccount: 'client', movementId: entry, ...note };
  expect((await ask({ path: '/settlement/bank/movements/explain' }, '', movement)).statusCode).toBe(200);
  await until('2026-11-27');
  days = await provedDays();
  expect(days.get('2026-11-26')?.figures.bankStatement?.open).toEqual(open);
  expect(bankProblems(days.get('2026-11-26'))).toEqual([]);
  expect(bankProblems(days.get('2026-11-25'))).toHaveLength(2);
});

test('what was matched, undone and matched again leaves past days as they were [C-6.5-22]', async () => {
  const receipt = await aReceipt(shop, { cents: 500, reference: 'X1' });
  await imported([{ on: '2026-11-16', cents: 500, reference: 'X1' }], 0);
  const [line] = await bankLinesOf(shop);
  const entry = await entryOf(receipt.id);
  await until('2026-11-17');
  expect((await provedDays()).get('2026-11-16')?.figures.bankStatement?.open).toEqual([]);
  await ask(lines.undoBankMatch, line?.lineId ?? '', {});
  await until('2026-11-18');
  expect((await provedDays()).get('2026-11-17')?.figures.bankStatement?.open.map(({ id }) => id)).toEqual([
    entry,
    line?.lineId,
  ]);
  await ask(lines.matchBankLine, line?.lineId ?? '', { movementIds: [entry], receiptIds: [] });
  await until('2026-11-19');
  const days = await provedDays();
  expect(days.get('2026-11-18')?.figures.bankStatement?.open).toEqual([]);
  expect(days.get('2026-11-16')?.figures.bankStatement?.open).toEqual([]);
});

test('a line that was written down here only days later is in transit until its own day is covered [C-6.5-23]', async () => {
  await goTo('2026-11-17');
  await imported([{ on: '2026-11-16', cents: 900, reference: 'LATE' }], 0);
  await aReceipt(shop, { cents: 900, reference: 'LATE' });
  const [line] = await bankLinesOf(shop);
  const found = await shop.deps.db
    .selectFrom('journal_entries')
    .select('id')
    .where('event', '=', 'banked')
    .executeTakeFirstOrThrow();
  expect(
    (await ask(lines.matchBankLine, line?.lineId ?? '', { movementIds: [found.id], receiptIds: [] })).statusCode,
  ).toBe(200);
  await goTo('2026-11-18');
  await imported([{ on: '2026-11-18', cents: 1, reference: 'NEXT' }], 900);
  await until('2026-11-19');
  const days = await provedDays();
  expect(days.get('2026-11-17')?.figures.bankStatement).toMatchObject({
    day: '2026-11-16',
    bankCents: 900,
    ledgerCents: 0,
  });
  expect(days.get('2026-11-17')?.figures.bankStatement?.open).toMatchObject([{ kind: 'line', cents: 900 }]);
  expect(days.get('2026-11-18')?.figures.bankStatement?.open).toMatchObject([{ kind: 'line', name: 'NEXT' }]);
  expect([...days.values()].flatMap((day) => bankProblems(day))).toEqual([]);
});

test('what was banked by mistake and reversed is not in transit; once a line shows one of the two, the other is [C-6.5-24]', async () => {
  const receipt = await aReceipt(shop, { cents: 4_000, method: 'CHQ', cheque: '700700' });
  const entry = await entryOf(receipt.id);
  await inTransaction(shop.deps.db, (tx) => reverseEntries(shop.deps, tx, [entry], null));
  await imported([{ on: '2026-11-16', cents: -1, reference: 'Y' }], 0);
  await until('2026-11-17');
  expect((await provedDays()).get('2026-11-16')?.figures.bankStatement?.open).toMatchObject([{ name: 'Y' }]);
  await imported([{ on: '2026-11-17', cents: 4_000, reference: '700700' }], -1);
  await until('2026-11-18');
  const after = (await provedDays()).get('2026-11-17');
  expect(after?.figures.bankStatement?.open).toMatchObject([
    { kind: 'movement', name: 'reversed', cents: -4_000 },
    { kind: 'line', name: 'Y' },
  ]);
  expect(bankProblems(after)).toEqual([]);
});

/** Banked by mistake on the 16th, put right on the 26th, after a statement until the 16th was imported. */
const putRight = {
  'a receipt that was recorded wrongly': async () => {
    const receipt = granted(await record(shop, finance, { amountCents: 4_000 }));
    return async () => void granted(await reverse(shop, finance, receipt));
  },
  'a cheque that comes back': async () => {
    const recorded = granted(await record(shop, finance, { ...cheque, amountCents: 4_000 }));
    const receipt = granted(await move(shop, finance, recorded, 'bank'));
    return async () => void granted(await move(shop, finance, receipt, 'dishonour'));
  },
};
test.each(Object.entries(putRight))(
  '%s after the last day of the statement is late no more, and stays in transit until that day is covered [C-6.5-24]',
  async (_, make) => {
    const mend = await make();
    await goTo('2026-11-17');
    await imported([{ on: '2026-11-16', cents: 700, reference: 'OTHER' }], 0);
    await aReceipt(shop, { cents: 700, reference: 'OTHER' });
    await until('2026-11-26');
    await provedDays();
    const read = async () => granted(await callAs(shop, bankPosition, finance, { query: { bankAccount: 'client' } }));
    expect((await read()).movements).toMatchObject([{ amount: 4_000, isLate: true, isReversed: false }]);
    const late = await bankLinesOf(shop);
    const other = await shop.deps.db
      .selectFrom('journal_lines')
      .select('entry_id')
      .where('account', '=', 'clientBank')
      .where('amount_cents', '=', 700)
      .executeTakeFirstOrThrow();
    await mend();
    await ask(lines.matchBankLine, late[0]?.lineId ?? '', { movementIds: [other.entry_id], receiptIds: [] });
    const position = await read();
    expect(position).toMatchObject({ closing: 700, ledgerBalance: 4_000, openLines: 0 });
    expect(position.movements).toMatchObject([{ amount: 4_000, isLate: false, isReversed: true }]);
    const entryId = position.movements[0]?.entryId as string;
    await until('2026-11-27');
    let days = await provedDays();
    expect(bankProblems(days.get('2026-11-25'))).toHaveLength(2);
    expect(days.get('2026-11-26')?.figures.bankStatement?.open).toMatchObject([
      { kind: 'movement', id: entryId, cents: 4_000 },
      { kind: 'line', name: 'OTHER', cents: 700 },
    ]);
    expect(bankProblems(days.get('2026-11-26'))).toEqual([]);
    const body = { account: 'client' as const, entryId, note: 'Recorded by mistake' };
    granted(await callAs(shop, explainBankMovement, finance, { body }));
    await imported([{ on: '2026-11-26', cents: 1, reference: 'NEXT' }], 700);
    expect((await read()).movements).toEqual([]);
    await until('2026-11-28');
    days = await provedDays();
    expect(days.get('2026-11-27')?.figures.bankStatement?.open).toMatchObject([{ kind: 'line', name: 'NEXT' }]);
    expect(bankProblems(days.get('2026-11-27'))).toEqual([]);
  },
);

test('what the account held at first is what the books had moved until then, or stands open [C-6.5-25]', async () => {
  const early = await aReceipt(shop, { cents: 6_000, reference: 'E1' });
  await aReceipt(shop, { cents: 1_500, reference: 'E2' });
  await goTo('2026-11-17');
  await imported(
    [
      { on: '2026-11-17', cents: 1_500, reference: 'E2' },
      { on: '2026-11-17', cents: -5, reference: 'Z' },
    ],
    6_000,
  );
  const [opening] = await bankLinesOf(shop);
  expect(opening).toMatchObject({ lineNo: 0, amount: 6_000, reason: 'openingBalance', targetName: early.number });
  await until('2026-11-18');
  const day = (await provedDays()).get('2026-11-17');
  expect(day?.figures.bankStatement?.open).toMatchObject([{ kind: 'line', name: 'Z', cents: -5 }]);
  expect(bankProblems(day)).toEqual([]);
});

test.each([
  ['a line', 'bank_lines', 'amount_cents', 'line_no = 1'],
  ['a match', 'bank_matches', 'amount_cents', 'true'],
  ['a statement', 'bank_statements', 'closing_cents', 'true'],
] as const)('%s that is one cent off is found by the proof [C-6.5-26]', async (_what, table, column, where) => {
  await aReceipt(shop, { cents: 10_000, reference: 'A' });
  await imported([{ on: '2026-11-16', cents: 10_000, reference: 'A' }], 0);
  await until('2026-11-17');
  expect(bankProblems((await provedDays()).get('2026-11-16'))).toEqual([]);
  const run = (text: string) => shop.database.pool.query(text);
  await run(`alter table ${table} disable trigger user`);
  await run(`update ${table} set ${column} = ${column} + 1 where ${where}`);
  const days = [];
  for await (const day of verifyProofs(shop.deps.db, shop.deps.config.secretKeys)) days.push(day);
  expect(days[0]?.differences).toContain('figures');
  const { open = [], bankCents, ledgerCents } = days[0]?.figures.bankStatement ?? {};
  expect([open.length, bankCents !== ledgerCents].filter(Boolean)).not.toEqual([]);
});
