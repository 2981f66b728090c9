import pg from 'pg';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { examineDay, noFigures } from '../apps/api/src/modules/ledger/proof/examine-day.ts';
import { addDays } from '../packages/contract/src/lines/dates.ts';
import { withoutIndexes, withoutTriggers } from './many-cases.ts';
import { say, times, whole } from './report.ts';
import type { Stage } from './stage.ts';

/** Entries of each day: for each sale a note, a receipt, its way to the bank, an allocation and the commission that is earned. */
const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 100_000);
const ENTRIES_OF_SALE = 5;
/** So many entries before the day that is measured, at each step; ten million take a quarter of an hour and 15 GB. */
const BEFORE = (process.env.BENCH_BEFORE ?? '1000000,3000000').split(',').map(Number);
const MOST_MS = 5_000;
/** How much longer the last day may take than the first: it holds as much. */
const MOST_GROWTH = 1.5;
const FIRST_DAY = '2031-01-01';

const TABLES = [
  'policies',
  'policy_endorsements',
  'debit_credit_notes',
  'receipts',
  'allocations',
  'journal_entries',
  'journal_lines',
  'commission_earnings',
  'bank_statements',
  'bank_lines',
  'bank_matches',
];

/** Where the client account stands: the demonstration has imported statements of its own. */
async function lastStatement(client: pg.Client): Promise<{ number: number; cents: number }> {
  const { rows } = await client.query<{ number: number; cents: number }>(
    `select number, closing_cents::float8 as cents from bank_statements where account = 'client' order by number desc limit 1`,
  );
  return rows[0] ?? { number: 0, cents: 0 };
}

/**
 * Days of sales by transfer, written as they are: policies, endorsements, notes, receipts, allocations, earnings, entries and lines,
 * and a bank statement of each day, matched line by line.
 */
async function fillDays(client: pg.Client, first: number, last: number, sales: number): Promise<void> {
  const day = `('${FIRST_DAY}'::date + (n / ${sales})::int)`;
  const at = `(${day} + time '02:00') at time zone 'UTC'`;
  const { number, cents } = await lastStatement(client);
  await client.query(`
    create temp table sale on commit drop as
    select *, commission - share as house, ${cents} + sum(premium) over (order by n) as balance from (
      select *, floor((commission * 6000 * 2 + 10000) / 20000) as share from (
        select n, ${day} as day, ${at} as at, 'TRB' || lpad((n % 500)::text, 5, '0') as code, uuidv7() as policy,
          uuidv7() as note, uuidv7() as receipt, uuidv7() as allocation, uuidv7() as issued,
          uuidv7() as received, uuidv7() as banked, uuidv7() as allocated, uuidv7() as earned,
          uuidv7() as bank_line, 10000 + n % 90000 as premium, (10000 + n % 90000) / 10 as commission
        from generate_series(${first * sales}, ${(last + 1) * sales - 1}) n) of_day) shared`);
  await client.query(`
    create temp table statement on commit drop as
    select uuidv7() as id, day, min(at) as at, min(balance - premium) as opening, max(balance) as closing, count(*) as lines,
      ${number} + row_number() over (order by day) as number
    from sale group by day`);
  const statements = [
    `insert into policies (id, policy_number, transaction_number, line, insurer_code, plan_code, language, starts_on, ends_on,
       currency, consultant_code, holder_sealed, answers_sealed, issued_on, issued_at)
     select policy, 'BL-' || n, 'BLT-' || n, 'TRAVEL', 'LPG', 'ANY', 'en', day, day, 'HKD', code, '', '', day, at from sale`,
    `insert into policy_endorsements (policy_id, endorsement_no, kind, effective_on, account_on, gross_premium_cents, insurer_discount_bp,
       net_premium_cents, client_discount_bp, actual_premium_cents, other_levies_cents, levy_cents, total_levies_cents, basic_rate_bp,
       basic_commission_cents, total_commission_cents, payout_bp, consultant_commission_cents, house_commission_cents,
       receivable_cents, payable_cents, created_at)
     select policy, '000', 'NB', day, day, premium, 0, premium, 0, premium, 0, 0, 0, 1000, commission, commission, 6000, share, house,
       premium, premium - commission, at from sale`,
    `insert into debit_credit_notes (id, note_number, policy_id, endorsement_no, kind, amount_cents, currency, account_on, due_on,
       settlement, allocated_cents, created_at, posted, earned_on)
     select note, 'BLN-' || n, policy, '000', 'DEBIT', premium, 'HKD', day, day, 'settled', premium, at, true, day from sale`,
    `insert into receipts (id, receipt_number, policy_id, received_on, received_at, amount_cents, currency, method, bank_status,
       paid_type, bank_reference, allocated_cents, posted)
     select receipt, 'BLR-' || n, policy, day, at, premium, 'HKD', 'FPS', 'cleared', 'full', '', premium, true from sale`,
    `insert into allocations (id, receipt_id, note_id, amount_cents, allocated_at, posted)
     select allocation, receipt, note, premium, at, true from sale`,
    `insert into commission_earnings (id, note_id, consultant_code, amount_cents, earned_on, payable_on)
     select uuidv7(), note, code, share, day, (date_trunc('month', day) + interval '1 month 14 days')::date from sale`,
    `insert into journal_entries (id, event, booked_on, posted_at, policy_id, note_id, receipt_id, payment_id)
     select issued, 'noteIssued', day, at, policy, note, null::uuid, null::uuid from sale
     union all select received, 'received', day, at, policy, null, receipt, null from sale
     union all select banked, 'banked', day, at, policy, null, receipt, null from sale
     union all select allocated, 'allocated', day, at, policy, note, receipt, allocation from sale
     union all select earned, 'earned', day, at, policy, note, null, null from sale`,
    `insert into journal_lines (entry_id, line_no, booked_on, account, amount_cents, note_id, receipt_id, insurer_code, consultant_code, method)
     select issued, 1, day, 'receivable', premium, note, null::uuid, null, null::text, null from sale
     union all select issued, 2, day, 'insurerPayable', commission - premium, note, null, 'LPG', null, null from sale
     union all select issued, 3, day, 'commissionDeferred', -commission, note, null, null, null, null from sale
     union all select received, 1, day, 'clientClearing', premium, null, receipt, null, null, 'FPS' from sale
     union all select received, 2, day, 'unallocated', -premium, null, receipt, null, null, null from sale
     union all select banked, 1, day, 'clientBank', premium, null, null, null, null, null from sale
     union all select banked, 2, day, 'clientClearing', -premium, null, receipt, null, null, 'FPS' from sale
     union all select allocated, 1, day, 'unallocated', premium, null, receipt, null, null, null from sale
     union all select allocated, 2, day, 'receivable', -premium, note, null, null, null, null from sale
     union all select earned, 1, day, 'commissionDeferred', commission, note, null, null, null, null from sale
     union all select earned, 2, day, 'commissionHeld', -commission, note, null, null, null, null from sale
     union all select earned, 3, day, 'consultantExpense', share, null, null, null, code, null from sale
     union all select earned, 4, day, 'consultantPayable', -share, null, null, null, code, null from sale`,
    `insert into bank_statements (id, account, number, starts_on, ends_on, opening_cents, closing_cents, lines, file_name, file_hash,
       imported_by, imported_at)
     select id, 'client', number, day, day, opening, closing, lines, 'bench.csv', '', uuidv7(), at from statement`,
    `insert into bank_lines (id, account, statement_id, line_no, booked_on, amount_cents, reference, balance_cents, occurrence, state)
     select bank_line, 'client', id, 1 + n % ${sales}, sale.day, premium, 'BLR-' || n, balance, 1, 'matched' from sale join statement using (day)`,
    `insert into bank_matches (id, line_id, account, entry_id, kind, target_id, amount_cents, reason, matched_at)
     select uuidv7(), bank_line, 'client', banked, 'receipt', receipt, premium, 'reference', at from sale`,
  ];
  for (const statement of statements) await client.query(statement);
}

/** Fills days in bulk: everything is there and set against each other, so triggers would find nothing to do. */
async function fill(client: pg.Client, first: number, last: number, sales: number): Promise<void> {
  const some = 30;
  await withoutIndexes(client, TABLES, () =>
    withoutTriggers(client, async () => {
      for (let from = first; from <= last; from += some) {
        await client.query('begin');
        await fillDays(client, from, Math.min(last, from + some - 1), sales);
        await client.query('commit');
      }
    }),
  );
}

/** The proof of a day, beside one pass over its lines; and that a day takes no longer because many came before it. */
export async function measureLedger({ databaseUrl }: Pick<Stage, 'databaseUrl'>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  const database = openDatabase({ url: databaseUrl, maxConnections: 2 });
  await client.connect();
  const sales = Math.ceil(ENTRIES / ENTRIES_OF_SALE);
  async function prove(n: number): Promise<number> {
    const [day, dayBefore] = [addDays(FIRST_DAY, n), addDays(FIRST_DAY, n - 1)];
    const { rows } = await client.query<{ cents: number }>(
      `select opening_cents::float8 as cents from bank_statements where account = 'client' and ends_on = $1`,
      [day],
    );
    const cents = rows[0]?.cents ?? 0;
    // Days before were filled and not proved: what each brings is examined, what they come to together is left out.
    const bankStatement = { day: dayBefore, bankCents: cents, ledgerCents: cents, open: [] };
    const began = performance.now();
    const { problems } = await examineDay(database.db, day, { ...noFigures, bankStatement });
    const taken = performance.now() - began;
    if (problems.length > 0) throw new Error(`The day does not prove: ${JSON.stringify(problems[0])}`);
    return taken;
  }
  try {
    await client.query('set synchronous_commit = off');
    console.log(`\nProof of a day with ${whole(sales * ENTRIES_OF_SALE)} entries`);
    await fill(client, 0, 0, sales);
    await prove(0);
    const pass = performance.now();
    await client.query('select account, sum(amount_cents) from journal_lines where booked_on = $1 group by account', [
      FIRST_DAY,
    ]);
    say('one pass over the lines of a day', `${whole(performance.now() - pass)} ms`);
    const first = await prove(0);
    say('proof of the first day', `${whole(first)} ms (aim under ${whole(MOST_MS)})`, first <= MOST_MS);
    let filled = 0;
    for (const before of BEFORE) {
      const last = Math.ceil(before / (sales * ENTRIES_OF_SALE));
      const began = performance.now();
      await fill(client, filled + 1, last, sales);
      const seconds = whole((performance.now() - began) / 1000);
      filled = last;
      await prove(last);
      const taken = await prove(last);
      say(
        `proof of a day after ${whole(sales * ENTRIES_OF_SALE * last)} entries`,
        `${whole(taken)} ms, ${times(taken / first)} the first (filled in ${seconds} s)`,
        taken <= MOST_MS && taken / first <= MOST_GROWTH,
      );
    }
  } finally {
    await client.end();
    await database.close();
  }
}
