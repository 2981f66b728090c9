import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type Account, accounts } from '../accounts.ts';
import { bankDisagrees, findBankPosition } from './bank-agrees.ts';
import { countedOn } from './check.ts';
import { eachOnce, findings } from './checks.ts';
import { hashDay } from './hash-day.ts';
import { inLanes } from './in-lanes.ts';
import { findLent, noMoneyLent } from './lent-notes.ts';
import type { Balances, DayExamined, ProofFigures, ProofProblem } from './proof.ts';

const nothing = Object.fromEntries(accounts.map((account) => [account, 0])) as unknown as Balances;
/** The figures before the first day. */
export const noFigures: ProofFigures = { ...nothing, turnover: 0, held: 0, lent: [], bankStatement: null };

async function movementsOf(db: Db, day: string): Promise<{ byAccount: Map<Account, number>; turnover: number }> {
  const rows = await db
    .selectFrom('journal_lines')
    .select(['account', sql<number>`sum(amount_cents)::float8`.as('cents')])
    .select(sql<number>`coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::float8`.as('debits'))
    .where('booked_on', '=', day)
    .groupBy('account')
    .execute();
  return {
    byAccount: new Map(rows.map(({ account, cents }) => [account, cents])),
    turnover: rows.reduce((sum, { debits }) => sum + debits, 0),
  };
}

/**
 * What came to be held for notes on a day: what was set against them, less what insurers were paid and what was earned. A credit
 * note of an earned premium takes its commission back when it is issued.
 */
async function heldOf(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (
      (select coalesce(sum(amount_cents), 0) from allocations where posted and ${countedOn(day)})
      - (select coalesce(sum(l.amount_cents), 0) from journal_lines l join journal_entries e on e.id = l.entry_id and e.booked_on = l.booked_on
        where l.booked_on = ${day} and l.account in ('insurerPayable', 'commissionDeferred') and e.event <> 'noteIssued')
      + (select coalesce(sum(l.amount_cents), 0) from journal_lines l join journal_entries e on e.id = l.entry_id and e.booked_on = l.booked_on
        where l.booked_on = ${day} and l.account = 'commissionHeld' and e.event = 'noteIssued')
    )::float8 as cents`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** Clients' money is there: what is at the bank and on its way is what is owed, held, or was put in by the office. */
function moneyIsThere(day: string, figures: ProofFigures): ProofProblem[] {
  const { clientBank, clientClearing, unallocated, refundPayable, commissionHeld, officeAdvance, held } = figures;
  const there = clientBank + clientClearing;
  const owed = held - unallocated - refundPayable - commissionHeld - officeAdvance;
  if (there === owed) return [];
  return [{ equation: 'moneyIsThere', subject: 'day', id: day, name: day, expectedCents: owed, foundCents: there }];
}

interface Parts {
  readonly hashed: Awaited<ReturnType<typeof hashDay>>;
  readonly movements: Awaited<ReturnType<typeof movementsOf>>;
  readonly held: number;
  readonly lent: Awaited<ReturnType<typeof findLent>>;
  readonly bank: Awaited<ReturnType<typeof findBankPosition>>;
}

/**
 * What a closed day comes to, from the figures of the day before. What it reads is never changed, so that it comes to the
 * same whenever it is asked, and in parts that are read at the same time.
 * @param db the database, where the parts may have connections of their own; in a transaction one follows the other
 */
export async function examineDay(db: Db, day: string, before: ProofFigures): Promise<DayExamined> {
  const read: { [Part in keyof Parts]?: Parts[Part] } = {};
  const part =
    <P extends keyof Parts>(name: P, work: (db: Db) => Promise<Parts[P]>) =>
    async (of: Db): Promise<ProofProblem[]> => {
      read[name] = (await work(of)) as never;
      return [];
    };
  // The longest first, so that no lane waits for it in the end.
  const problems = await inLanes(db, [
    part('hashed', (of) => hashDay(of, day)),
    part('movements', (of) => movementsOf(of, day)),
    part('held', (of) => heldOf(of, day)),
    part('lent', (of) => findLent(of, day, before.lent)),
    // A proof of the release before says nothing of the bank.
    part('bank', (of) => findBankPosition(of, day, before.bankStatement ?? null)),
    ...findings(day),
  ]);
  const { hashed, movements, held, lent, bank } = read as Parts;
  const { byAccount, turnover } = movements;
  const balances = Object.fromEntries(
    accounts.map((account) => [account, before[account] + (byAccount.get(account) ?? 0)]),
  ) as unknown as Balances;
  const figures = { ...balances, turnover, held: before.held + held, lent, bankStatement: bank };
  return {
    day,
    entries: hashed.entries,
    figures,
    problems: [
      ...eachOnce(problems.flat()),
      ...(await bankDisagrees(db, day, figures.bankStatement)),
      ...moneyIsThere(day, figures),
      ...noMoneyLent(day, figures),
    ],
    entriesHash: hashed.hash,
  };
}
