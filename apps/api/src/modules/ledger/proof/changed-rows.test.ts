import { addDays } from '@onegi/contract/lines/dates';
import { type TestApp, testApp } from '@onegi/testing/app';
import { everyMoneyEvent } from '@onegi/testing/factories/every-money-event';
import {
  anImportedNote,
  anImportedPolicy,
  anImportedReceipt,
  importedWorkbook,
  importers,
  wasPaidOn,
} from '@onegi/testing/factories/policy-imports';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../../db/database.ts';
import { examineDay, noFigures } from './examine-day.ts';
import type { ProofFigures, ProofProblem } from './proof.ts';
import { proveDays } from './prove-days.ts';
import { verifyProofs } from './verify-proofs.ts';

/** The day on which everything happened, and the one on which consultants were paid. */
const days = ['2026-11-21', '2026-12-15'] as const;
/** Policies of earlier books, booked long before the day on which they came in: one unpaid, one of which everybody had theirs. */
const policyNumber = 'HK-000002';
const moved = {
  policies: [anImportedPolicy, { ...anImportedPolicy, policyNumber, hkid: null }],
  notes: [anImportedNote, { ...anImportedNote, policyNumber, ...wasPaidOn }],
  receipts: [{ ...anImportedReceipt, policyNumber }],
};
let shop: TestApp;
let before: ReadonlyMap<string, ProofFigures>;
/** What no statement has shown by the second day, and is named for it already. */
let known: ReadonlySet<string>;
const keyOf = ({ equation, id, expectedCents, foundCents }: ProofProblem) =>
  [equation, id, expectedCents, foundCents].join(' ');
beforeAll(async () => {
  shop = await testApp({ today: days[0] });
  await importedWorkbook(shop, await importers(shop), moved);
  await everyMoneyEvent(shop, days[1]);
  shop.clock.set('2026-12-16T05:00:00+08:00');
  while ((await proveDays(shop.deps)) === 'more');
  const proofs = await shop.deps.db.selectFrom('ledger_proofs').select(['day', 'figures']).execute();
  before = new Map(proofs.map(({ day, figures }) => [day, figures as unknown as ProofFigures]));
  known = new Set((await shop.deps.db.transaction().execute((tx) => problemsOf(tx, days[1]))).map(keyOf));
}, 60_000);
afterAll(() => shop.close());

test('whatever moves money leaves books that prove, also when they are asked again', async () => {
  const asked = [];
  for await (const { day, problems, differences } of verifyProofs(shop.deps.db, shop.deps.config.secretKeys))
    asked.push([day, problems.filter(({ equation }) => equation !== 'bankAgrees'), differences]);
  expect(asked.filter(([, problems, differences]) => problems?.length || differences?.length)).toEqual([]);
  expect(asked.length).toBe(25);
});

type Row = Readonly<Record<string, unknown>> & { readonly ctid: string };

/** A table of money: by what its rows differ in kind, and what of them is changed. */
interface MoneyTable {
  readonly kinds: string;
  /** A column, and what it is changed to. */
  readonly changes: Readonly<Record<string, string>>;
  /** What of a row can be there only once, and is different in its double. */
  readonly unique?: Readonly<Record<string, string>>;
}

const more = (column: string) => ({ [column]: `${column} + 1` });
const another = (column: string) => ({ [column]: `case when ${column} is not null then gen_random_uuid() end` });
const other = (column: string, ...values: [string, string]) => ({
  [column]: `case when ${column} = '${values[0]}' then '${values[1]}' else '${values[0]}' end`,
});
const states = other('state', 'approved', 'paid');
const numbered = { id: 'gen_random_uuid()', number: `number || 'X'` };
const disbursed = { ...more('total_cents'), ...more('paid_on'), ...states };

const tables: Readonly<Record<string, MoneyTable>> = {
  journal_entries: {
    kinds: 'event',
    changes: {
      ...other('event', 'received', 'banked'),
      ...more('booked_on'),
      ...another('note_id'),
      ...another('receipt_id'),
      ...another('payment_id'),
      ...another('reverses'),
    },
    unique: { id: 'gen_random_uuid()', reverses: 'null' },
  },
  journal_lines: {
    kinds: `account, (select event = 'reversed' from journal_entries e where e.id = entry_id)`,
    changes: {
      ...more('amount_cents'),
      ...more('booked_on'),
      ...other('account', 'clientBank', 'officeBank'),
      ...another('note_id'),
      ...another('receipt_id'),
      insurer_code: `'SFY'`,
      consultant_code: `'TR0009'`,
      ...other('method', 'FPS', 'CC'),
      ...another('entry_id'),
    },
    unique: { line_no: 'line_no + 100' },
  },
  policy_endorsements: {
    kinds: `receivable_cents > 0, account_on < '${days[0]}'`,
    changes: { ...more('receivable_cents'), ...more('payable_cents'), ...more('total_commission_cents') },
    unique: { endorsement_no: `'099'`, id: 'gen_random_uuid()' },
  },
  debit_credit_notes: {
    kinds: `settlement, kind, earned_on is null, account_on < '${days[0]}'`,
    changes: {
      ...more('amount_cents'),
      ...more('allocated_cents'),
      ...other('settlement', 'settled', 'unsettled'),
      ...more('earned_on'),
      ...another('policy_id'),
    },
    unique: { id: 'gen_random_uuid()', note_number: `note_number || 'X'`, endorsement_no: `'099'` },
  },
  receipts: {
    kinds:
      'method, bank_status, refunded_cents > 0, charged_back_cents > 0, reversed_on is not null, import_id is not null',
    changes: {
      ...more('amount_cents'),
      ...more('allocated_cents'),
      ...more('refunded_cents'),
      ...more('charged_back_cents'),
      ...other('bank_status', 'unbanked', 'banked'),
      ...more('reversed_on'),
      ...other('method', 'FPS', 'TT'),
      ...another('payment_id'),
      ...another('payout_id'),
    },
    unique: { id: 'gen_random_uuid()', receipt_number: `receipt_number || 'X'` },
  },
  allocations: {
    kinds: 'kind, reverses is null, amount_cents > 0, counted_on is null',
    changes: {
      ...more('amount_cents'),
      ...other('kind', 'money', 'direct'),
      allocated_at: `allocated_at + interval '1 day'`,
      ...another('note_id'),
      ...another('receipt_id'),
      ...another('other_id'),
      ...another('reverses'),
      posted: 'not posted',
    },
    unique: { id: 'gen_random_uuid()', reverses: 'null' },
  },
  commission_earnings: {
    kinds: 'reverses is null, payout_id is null',
    changes: {
      ...more('amount_cents'),
      ...more('earned_on'),
      ...more('payable_on'),
      consultant_code: `'TR0009'`,
      ...another('note_id'),
      ...another('payout_id'),
      ...another('reverses'),
    },
    unique: { id: 'gen_random_uuid()', reverses: 'null' },
  },
  insurer_payments: {
    kinds: 'state, total_cents > 0',
    changes: { ...disbursed, insurer_code: `'SFY'` },
    unique: numbered,
  },
  insurer_payment_notes: {
    kinds: 'amount_cents > 0',
    changes: { ...more('amount_cents'), ...another('note_id'), ...another('payment_id') },
    unique: { note_id: 'gen_random_uuid()' },
  },
  commission_drawings: { kinds: 'state', changes: disbursed, unique: numbered },
  commission_drawing_notes: {
    kinds: 'amount_cents > 0',
    changes: { ...more('amount_cents'), ...another('note_id'), ...another('drawing_id') },
    unique: { note_id: 'gen_random_uuid()' },
  },
  commission_payouts: { kinds: 'state', changes: { ...disbursed, consultant_code: `'TR0009'` }, unique: numbered },
  card_chargebacks: {
    kinds: 'was_banked',
    changes: {
      ...more('amount_cents'),
      ...another('receipt_id'),
      ...another('payment_id'),
      charged_back_at: `charged_back_at + interval '1 day'`,
      was_banked: 'not was_banked',
    },
    unique: { id: 'gen_random_uuid()', event_id: `event_id || 'X'` },
  },
  gateway_payouts: {
    kinds: 'id is null',
    changes: { ...more('amount_cents'), ...more('fee_cents'), ...more('receipts') },
    unique: { id: 'gen_random_uuid()' },
  },
  client_refunds: {
    kinds: 'state, note_id is null',
    changes: {
      ...more('amount_cents'),
      ...more('paid_on'),
      ...other('state', 'paid', 'cancelled'),
      ...another('note_id'),
      ...another('receipt_id'),
      ...another('allocation_id'),
    },
    unique: { id: 'gen_random_uuid()', refund_number: `refund_number || 'X'` },
  },
  payments: {
    kinds: 'state',
    changes: { ...more('amount_cents'), paid_at: `paid_at + interval '1 day'` },
    unique: { id: 'gen_random_uuid()' },
  },
  bank_statements: {
    kinds: 'id is null',
    changes: { ...more('opening_cents'), ...more('closing_cents'), ...more('lines') },
    unique: { id: 'gen_random_uuid()', number: 'number + 1' },
  },
  bank_lines: {
    kinds: 'state',
    changes: {
      ...more('amount_cents'),
      ...more('balance_cents'),
      ...other('state', 'matched', 'unmatched'),
      ...another('statement_id'),
    },
    unique: { id: 'gen_random_uuid()', line_no: 'line_no + 100', occurrence: 'occurrence + 1' },
  },
  bank_matches: {
    kinds: 'kind',
    changes: {
      ...more('amount_cents'),
      ...another('line_id'),
      ...another('entry_id'),
      ...another('target_id'),
      undone_at: 'matched_at',
    },
    unique: { id: 'gen_random_uuid()', entry_id: 'gen_random_uuid()' },
  },
  bank_explanations: { kinds: 'id is null', changes: { ...another('line_id') }, unique: {} },
};

class Undone extends Error {}

/** Does something that no trigger sees, looks, and takes it back. Null where the database refuses even that. */
async function afterChange<T>(statement: string, look: (tx: Tx) => Promise<T>): Promise<T | null> {
  let seen: T | null = null;
  try {
    await shop.deps.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(statement).execute(tx);
      seen = await look(tx);
      throw new Undone();
    });
  } catch (error) {
    const isRefused = /^23/.test(String((error as { code?: string }).code));
    if (!(error instanceof Undone) && !isRefused) throw error;
  }
  return seen;
}

const problemsOf = async (tx: Tx, day: string): Promise<readonly ProofProblem[]> =>
  (await examineDay(tx, day, before.get(addDays(day, -1)) ?? noFigures)).problems;

/** Whether the proof of one of the days names a row now. */
async function isNamedAs(tx: Tx, names: ReadonlySet<string>): Promise<boolean> {
  for (const day of days) {
    const found = await problemsOf(tx, day);
    if (found.some((problem) => names.has(problem.id) && !known.has(keyOf(problem)))) return true;
  }
  return false;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const idsIn = (rows: readonly object[]) =>
  rows.flatMap(
    (row) => Object.values(row).filter((value) => typeof value === 'string' && UUID.test(value)) as string[],
  );

/** What a row is called by: its own id, and those of the rows that it is a part of. */
async function namesOf(tx: Tx, table: string, ids: readonly string[]): Promise<Set<string>> {
  const whole = await sql<object>`
    select e.* from journal_entries e where ${table} = 'journal_lines' and e.id = any(${ids}::uuid[])`.execute(tx);
  const notes = await sql<object>`
    select n.id from debit_credit_notes n where ${table} = 'policy_endorsements' and n.policy_id = any(${ids}::uuid[])`.execute(
    tx,
  );
  return new Set([...ids, ...idsIn(whole.rows), ...idsIn(notes.rows)]);
}

const rowsOf = async (table: string, kinds: string): Promise<Row[]> =>
  (await shop.database.pool.query(`select distinct on (${kinds}) ctid::text, * from ${table} order by ${kinds}, ctid`))
    .rows;

/** What says nothing of money, and is not named. */
const meaningless: readonly string[] = [
  // No commission is earned by a note that bears none.
  'debit_credit_notes (settled,CREDIT,f,f): earned_on',
  // When it was earned in earlier books, these alone say.
  'debit_credit_notes (settled,DEBIT,f,t): earned_on',
  // What counts on the day on which it was posted afterwards, or came in, was set against its note on a day that it alone says.
  'allocations (money,t,t,f): allocated_at',
  // What a client paid to an insurer is in the books only as far as it is set against notes.
  'receipts (INS,cleared,f,f,f,f): amount_cents',
  // A receipt of a day before these books has nothing of the days that are proved, until something moves its money.
  'receipts (FPS,cleared,f,f,f,t): doubled',
];

/** The rows that a transaction has written. */
const changedIn = async (tx: Tx, table: string): Promise<readonly object[]> =>
  (
    await sql<object>`select * from ${sql.table(table)} where xmin::text = (txid_current() % 4294967296)::text`.execute(
      tx,
    )
  ).rows;

/** What was not named, in words. */
async function unnamed(
  table: string,
  { kinds, changes, unique = {} }: MoneyTable,
): Promise<{ tried: number; missed: string[] }> {
  const columns = (await shop.database.pool.query(`select * from ${table} limit 0`)).fields.map(({ name }) => name);
  const doubled = columns.map((name) => unique[name] ?? name).join(', ');
  const missed: string[] = [];
  let tried = 0;
  for (const row of await rowsOf(table, kinds)) {
    const where = `where ctid = '${row.ctid}'`;
    const statements = {
      removed: `delete from ${table} ${where}`,
      doubled: `insert into ${table} (${columns.join(', ')}) select ${doubled} from ${table} ${where}`,
      ...Object.fromEntries(
        Object.entries(changes)
          .filter(([column]) => row[column] !== null)
          .map(([column, value]) => [column, `update ${table} set ${column} = ${value} ${where}`]),
      ),
    };
    for (const [what, statement] of Object.entries(statements)) {
      const isNamed = await afterChange(statement, async (tx) =>
        isNamedAs(tx, await namesOf(tx, table, idsIn([row, ...(await changedIn(tx, table))]))),
      );
      if (isNamed === null) continue;
      tried++;
      const kind = (await shop.database.pool.query(`select (${kinds})::text as kind from ${table} ${where}`)).rows[0]
        .kind;
      if (!isNamed) missed.push(`${table} ${kind}: ${what}`);
    }
  }
  return { tried, missed };
}

test.each(Object.entries(tables))(
  'a row of %s that is changed, removed or doubled is named by the proof of its day [C-6.6-04]',
  async (name, table) => {
    const { tried, missed } = await unnamed(name, table);
    expect(missed.filter((change) => !meaningless.includes(change))).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  },
  60_000,
);

test.each(['2019-01-01', '2099-12-31'])(
  'an earning of %s, which is never proved, is named by its note [C-6.6-04]',
  async (day) => {
    const statement = `insert into commission_earnings (id, note_id, consultant_code, amount_cents, earned_on, payable_on)
    select gen_random_uuid(), note_id, consultant_code, 100000, '${day}', payable_on from commission_earnings
    where earned_on = '${days[0]}' limit 1`;
    const isNamed = await afterChange(statement, async (tx) =>
      isNamedAs(tx, new Set(idsIn(await changedIn(tx, 'commission_earnings')))),
    );
    expect(isNamed).toBe(true);
  },
);
