import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aNotice, aPayment, notify } from '@onegi/testing/factories/purchases';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { postEntries } from '../post-entries.ts';
import { banked, earned, officeCovered, received } from '../postings.ts';
import type { DayExamined, Equation } from './proof.ts';
import { proveDays, proveNextDay } from './prove-days.ts';
import { verifyProofs } from './verify-proofs.ts';

let shop: TestApp;
const today = '2026-11-21';
beforeAll(async () => {
  shop = await testApp({ today });
  for (let sale = 0; sale < 2; sale++) await sell();
  shop.clock.set('2026-11-22');
  await sell();
  // The afternoon before, what was paid cannot be issued any more.
  shop.clock.set('2026-11-23T05:00:00+08:00');
});
afterAll(() => shop.close());

async function sell(): Promise<void> {
  const payment = await aPayment(shop);
  expect((await notify(shop, await aNotice(shop, payment))).status).toBe(200);
}

const run = (text: string) => shop.database.pool.query(text);

const verified = async () => {
  const days = [];
  for await (const day of verifyProofs(shop.deps.db, shop.deps.config.secretKeys)) days.push(day);
  return days;
};

test('the days that are over are proved once, by whichever process comes first, and today is not', async () => {
  const outcomes: (DayExamined | null)[] = [];
  for (let look = 0; look < 3; look++) {
    outcomes.push(...(await Promise.all([proveNextDay(shop.deps), proveNextDay(shop.deps)])));
  }
  const proved = outcomes.filter((outcome) => outcome !== null);
  expect(proved.map(({ day, entries, problems }) => [day, entries, problems])).toEqual([
    ['2026-11-21', 6, []],
    ['2026-11-22', 3, []],
  ]);
  const [first, second] = proved;
  expect(first?.figures.clientClearing).toBeGreaterThan(0);
  expect(first?.figures.held).toBe(first?.figures.clientClearing);
  expect(second?.figures.clientClearing).toBeGreaterThan(first?.figures.clientClearing ?? 0);
  const { rows } = await run(`select count(*)::int as n from audit_waiting where action = 'ledger.proved'`);
  expect(
    rows[0].n + (await run(`select count(*)::int as n from audit_trail where action = 'ledger.proved'`)).rows[0].n,
  ).toBe(2);
});

test('asked again, a past day comes to the same', async () => {
  expect((await verified()).map(({ day, differences, problems }) => [day, differences, problems])).toEqual([
    ['2026-11-21', [], []],
    ['2026-11-22', [], []],
  ]);
});

test('a day that was closed takes no more entries, and what was posted cannot be changed', async () => {
  const receiptId = randomUUID();
  const entry = {
    event: 'received',
    postings: received({ receiptId, method: 'FPS', amountCents: 100 }),
    postedBy: null,
  } as const;
  await expect(
    inTransaction(shop.deps.db, (tx) => postEntries(shop.deps, tx, [{ ...entry, bookedOn: '2026-11-22' }])),
  ).rejects.toThrow('closed');
  for (const table of ['journal_entries', 'journal_lines', 'ledger_proofs', 'ledger_days', 'allocations']) {
    await expect(run(`delete from ${table}`), table).rejects.toThrow(/never changed/);
  }
  await expect(run('update journal_lines set amount_cents = amount_cents + 1')).rejects.toThrow('never changed');
  await expect(run('update allocations set amount_cents = amount_cents + 1')).rejects.toThrow('never changed');
  await expect(run('truncate journal_lines')).rejects.toThrow('never changed');
});

test('an entry that does not balance is refused by the database, too [C-6.6-03]', async () => {
  const id = randomUUID();
  await run(
    `insert into journal_entries (id, event, booked_on, posted_at) values ('${id}', 'banked', '2026-11-23', now())`,
  );
  await expect(
    run(`insert into journal_lines (entry_id, line_no, booked_on, account, amount_cents)
      values ('${id}', 1, '2026-11-23', 'clientBank', 100), ('${id}', 2, '2026-11-23', 'officeBank', -99)`),
  ).rejects.toThrow('balance');
  await expect(
    run(`insert into journal_lines (entry_id, line_no, booked_on, account, amount_cents)
      values ('${id}', 1, '2026-11-23', 'receivable', 100), ('${id}', 2, '2026-11-23', 'officeBank', -100)`),
  ).rejects.toThrow('journal_lines_account');
  await shop.database.pool.query('alter table journal_entries disable trigger user');
  await run(`delete from journal_entries where id = '${id}'`);
  await shop.database.pool.query('alter table journal_entries enable trigger user');
});

/** What puts a corrupted row right again. */
let mend: string[] = [];
afterEach(async () => {
  for (const statement of mend) await withoutTriggers(statement);
  mend = [];
});

async function withoutTriggers(statement: string): Promise<void> {
  const table = /^(?:update|delete from|insert into) (\w+)/.exec(statement)?.[1];
  await run(`alter table ${table} disable trigger user`);
  await run(statement);
  await run(`alter table ${table} enable trigger user`);
}

const one = async (table: string, where = 'true') =>
  (await run(`select id::text from ${table} where ${where} order by 1 limit 1`)).rows[0].id as string;

/** A row of each table, one cent off, and the equation that it breaks. */
const corruptions: readonly (readonly [
  what: string,
  table: string,
  column: string,
  where: string,
  equation: Equation,
])[] = [
  ['a note', 'debit_credit_notes', 'amount_cents', 'true', 'figuresAgree'],
  ['what of a note is allocated', 'debit_credit_notes', 'allocated_cents', 'true', 'notesSettled'],
  ['an allocation', 'allocations', 'amount_cents', 'true', 'notesSettled'],
  ['a receipt', 'receipts', 'amount_cents', 'true', 'notesSettled'],
  ['what of a receipt is used', 'receipts', 'allocated_cents', 'true', 'notesSettled'],
  ['a payment at the gateway', 'payments', 'amount_cents', `state = 'paid'`, 'cardsReceived'],
];

test.each(corruptions)('%s that is one cent off is named [C-6.6-04]', async (_what, table, column, where, equation) => {
  const id = await one(table, where);
  // In the direction that no constraint refuses.
  const [there, back] = column === 'amount_cents' ? ['+', '-'] : ['-', '+'];
  mend = [`update ${table} set ${column} = ${column} ${back} 1 where id = '${id}'`];
  await withoutTriggers(`update ${table} set ${column} = ${column} ${there} 1 where id = '${id}'`);
  const found = (await verified()).flatMap(({ problems }) => problems);
  const owners = new Set([id, ...(table === 'allocations' ? [await noteOf(id)] : [])]);
  expect(found.filter((problem) => owners.has(problem.id)).map((problem) => problem.equation)).toContain(equation);
});

const noteOf = async (allocation: string) =>
  (await run(`select note_id::text from allocations where id = '${allocation}'`)).rows[0].note_id as string;

test.each(['receivable', 'insurerPayable', 'clientClearing', 'unallocated', 'commissionDeferred'])(
  'a line of %s that is one cent off breaks its entry, the day’s hash and the figures',
  async (account) => {
    const { rows } = await run(
      `select entry_id::text, line_no from journal_lines where account = '${account}' order by 1 limit 1`,
    );
    const where = `entry_id = '${rows[0].entry_id}' and line_no = ${rows[0].line_no}`;
    mend = [`update journal_lines set amount_cents = amount_cents - 1 where ${where}`];
    await withoutTriggers(`update journal_lines set amount_cents = amount_cents + 1 where ${where}`);
    const days = await verified();
    const wrong = days.filter(({ differences }) => differences.length > 0);
    expect(wrong[0]?.differences).toEqual(expect.arrayContaining(['figures', 'entries']));
    expect(days.flatMap(({ problems }) => problems)).toContainEqual(
      expect.objectContaining({ equation: 'entriesBalance', subject: 'entry', id: rows[0].entry_id }),
    );
  },
);

test('an endorsement whose figures were changed together is named by its note', async () => {
  const id = await one('policy_endorsements');
  const change = (sign: string) =>
    `update policy_endorsements set actual_premium_cents = actual_premium_cents ${sign} 100, receivable_cents = receivable_cents ${sign} 100, payable_cents = payable_cents ${sign} 100 where id = '${id}'`;
  mend = [change('-')];
  await withoutTriggers(change('+'));
  expect((await verified()).flatMap(({ problems }) => problems)).toContainEqual(
    expect.objectContaining({ equation: 'figuresAgree', subject: 'note', expectedCents: expect.any(Number) }),
  );
});

test('a stored proof that was changed, or was signed by no key of ours, is named', async () => {
  mend = [
    `update ledger_proofs set figures = jsonb_set(figures, '{held}', to_jsonb((figures->>'held')::int - 5)) where day = '2026-11-21'`,
  ];
  await withoutTriggers(
    `update ledger_proofs set figures = jsonb_set(figures, '{held}', to_jsonb((figures->>'held')::int + 5)) where day = '2026-11-21'`,
  );
  const [first, second] = await verified();
  expect(first?.differences).toEqual(['figures', 'chain']);
  expect(second?.differences).toEqual(['figures']);
  const foreign = [Buffer.alloc(32, 7)] as const;
  for await (const day of verifyProofs(shop.deps.db, foreign)) expect(day.differences).toContain('signature');
});

test('what lends one client’s money to another is a breach until the office covers it, and books that do not prove are told of', async () => {
  const { rows } =
    await run(`select n.id::text as note, n.policy_id::text as policy, e.total_commission_cents::int as cents, r.id::text as receipt,
      r.amount_cents::int as amount
    from debit_credit_notes n join policy_endorsements e using (policy_id, endorsement_no) join allocations a on a.note_id = n.id
    join receipts r on r.id = a.receipt_id order by 1 limit 1`);
  const { note, cents, receipt, amount } = rows[0];
  await inTransaction(shop.deps.db, (tx) =>
    postEntries(shop.deps, tx, [
      { event: 'banked', postings: banked({ receiptId: receipt, method: 'CC', amountCents: amount }), postedBy: null },
      {
        event: 'earned',
        postings: earned({ noteId: note, amountCents: amount + cents }, [{ consultantCode: 'TR0001', amountCents: 5 }]),
        postedBy: null,
        noteId: note,
      },
    ]),
  );
  shop.clock.set('2026-11-24T05:00:00+08:00');
  await proveDays(shop.deps);
  expect(shop.problems.map(({ where }) => where)).toContain('ledger');
  const last = (await verified()).at(-1);
  expect(last?.problems).toContainEqual({
    equation: 'noMoneyLent',
    subject: 'note',
    id: note,
    name: expect.stringMatching(/^DN/),
    expectedCents: 0,
    foundCents: -cents,
  });
  expect(last?.problems.map(({ equation }) => equation)).toContain('sharesAgree');

  const covered = { event: 'officeCovered', postings: officeCovered(cents), postedBy: null } as const;
  await inTransaction(shop.deps.db, (tx) => postEntries(shop.deps, tx, [covered]));
  shop.clock.set('2026-11-25T05:00:00+08:00');
  await proveDays(shop.deps);
  const after = (await verified()).at(-1);
  expect(after).toMatchObject({ day: '2026-11-24', problems: [], figures: { lent: [{ id: note, cents }] } });
});

test('before four in the morning a day is not over: what was begun before midnight may still come in', async () => {
  shop.clock.set('2026-11-26T03:59:00+08:00');
  expect(await proveNextDay(shop.deps)).toBeNull();
  shop.clock.set('2026-11-26T04:00:00+08:00');
  expect(await proveNextDay(shop.deps)).toMatchObject({ day: '2026-11-25', entries: 0, problems: [] });
  expect(await sql`select 1 from ledger_days where day = '2026-11-25'`.execute(shop.deps.db)).toMatchObject({
    rows: [expect.anything()],
  });
});

test('weeks that nobody proved are proved up to yesterday, some days at a time, without a pause', async () => {
  shop.clock.set('2026-12-20T05:00:00+08:00');
  const ends: unknown[] = [];
  do ends.push(await proveDays(shop.deps));
  while (ends.at(-1) === 'more');
  expect(ends).toEqual(['more', 'more', undefined]);
  expect((await verified()).at(-1)?.day).toBe('2026-12-19');
});
