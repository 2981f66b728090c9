import pg from 'pg';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { examineDay, noFigures } from '../apps/api/src/modules/ledger/proof/examine-day.ts';
import { addDays } from '../packages/contract/src/lines/dates.ts';
import { withoutIndexes, withoutTriggers } from './many-cases.ts';
import { say, times, whole } from './report.ts';
import type { Stage } from './stage.ts';

/** Entries of each day: a note, a receipt and an allocation for each sale. */
const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 100_000);
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
];

/** Days of sales by transfer, written as they are: policies, endorsements, notes, receipts, allocations, entries and lines. */
async function fillDays(client: pg.Client, first: number, last: number, sales: number): Promise<void> {
  const day = `('${FIRST_DAY}'::date + (n / ${sales})::int)`;
  const at = `(${day} + time '02:00') at time zone 'UTC'`;
  await client.query(`
    create temp table sale on commit drop as select n, ${day} as day, ${at} as at, gen_random_uuid() as policy,
      gen_random_uuid() as note, gen_random_uuid() as receipt, gen_random_uuid() as issued, gen_random_uuid() as received,
      gen_random_uuid() as allocated, 10000 + n % 90000 as premium, (10000 + n % 90000) / 10 as commission
    from generate_series(${first * sales}, ${(last + 1) * sales - 1}) n`);
  const statements = [
    `insert into policies (id, policy_number, transaction_number, line, insurer_code, plan_code, language, starts_on, ends_on,
       currency, holder_sealed, answers_sealed, issued_on, issued_at)
     select policy, 'BL-' || n, 'BLT-' || n, 'TRAVEL', 'LPG', 'ANY', 'en', day, day, 'HKD', '', '', day, at from sale`,
    `insert into policy_endorsements (policy_id, endorsement_no, kind, effective_on, account_on, gross_premium_cents, insurer_discount_bp,
       net_premium_cents, client_discount_bp, actual_premium_cents, other_levies_cents, levy_cents, total_levies_cents, basic_rate_bp,
       basic_commission_cents, total_commission_cents, payout_bp, consultant_commission_cents, house_commission_cents,
       receivable_cents, payable_cents, created_at)
     select policy, '000', 'NB', day, day, premium, 0, premium, 0, premium, 0, 0, 0, 1000, commission, commission, 0, 0,
       commission, premium, premium - commission, at from sale`,
    `insert into debit_credit_notes (id, note_number, policy_id, endorsement_no, kind, amount_cents, currency, account_on, due_on,
       settlement, allocated_cents, created_at, posted)
     select note, 'BLN-' || n, policy, '000', 'DEBIT', premium, 'HKD', day, day, 'settled', premium, at, true from sale`,
    `insert into receipts (id, receipt_number, policy_id, received_on, received_at, amount_cents, currency, method, bank_status,
       paid_type, bank_reference, allocated_cents, posted)
     select receipt, 'BLR-' || n, policy, day, at, premium, 'HKD', 'FPS', 'unbanked', 'full', '', premium, true from sale`,
    `insert into allocations (receipt_id, note_id, amount_cents, allocated_at, posted) select receipt, note, premium, at, true from sale`,
    `insert into journal_entries (id, event, booked_on, posted_at, policy_id, note_id, receipt_id)
     select issued, 'noteIssued', day, at, policy, note, null from sale
     union all select received, 'received', day, at, policy, null, receipt from sale
     union all select allocated, 'allocated', day, at, policy, note, receipt from sale`,
    `insert into journal_lines (entry_id, line_no, booked_on, account, amount_cents, note_id, receipt_id, insurer_code, method)
     select issued, 1, day, 'receivable', premium, note, null::uuid, null, null from sale
     union all select issued, 2, day, 'insurerPayable', commission - premium, note, null, 'LPG', null from sale
     union all select issued, 3, day, 'commissionDeferred', -commission, note, null, null, null from sale
     union all select received, 1, day, 'clientClearing', premium, null, receipt, null, 'FPS' from sale
     union all select received, 2, day, 'unallocated', -premium, null, receipt, null, null from sale
     union all select allocated, 1, day, 'unallocated', premium, null, receipt, null, null from sale
     union all select allocated, 2, day, 'receivable', -premium, note, null, null, null from sale`,
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
  const sales = Math.ceil(ENTRIES / 3);
  async function prove(n: number): Promise<number> {
    const began = performance.now();
    // Days before were filled and not proved: what each brings is examined, what they come to together is left out.
    const { problems } = await examineDay(database.db, addDays(FIRST_DAY, n), noFigures);
    const taken = performance.now() - began;
    if (problems.length > 0) throw new Error(`The day does not prove: ${JSON.stringify(problems[0])}`);
    return taken;
  }
  try {
    await client.query('set synchronous_commit = off');
    console.log(`\nProof of a day with ${whole(sales * 3)} entries`);
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
      const last = Math.ceil(before / (sales * 3));
      const began = performance.now();
      await fill(client, filled + 1, last, sales);
      const seconds = whole((performance.now() - began) / 1000);
      filled = last;
      await prove(last);
      const taken = await prove(last);
      say(
        `proof of a day after ${whole(sales * 3 * last)} entries`,
        `${whole(taken)} ms, ${times(taken / first)} the first (filled in ${seconds} s)`,
        taken <= MOST_MS && taken / first <= MOST_GROWTH,
      );
    }
  } finally {
    await client.end();
    await database.close();
  }
}
