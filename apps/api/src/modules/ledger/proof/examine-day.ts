import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type Account, accounts } from '../accounts.ts';
import { bankDisagrees, findBankPosition } from './bank-agrees.ts';
import { findProblems } from './checks.ts';
import { hashDay } from './hash-day.ts';
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

/** What came to be held for notes on a day: what was set against them, less what insurers were paid and what was earned. */
async function heldOf(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (
      (select coalesce(sum(amount_cents), 0) from allocations
        where posted and allocated_at >= ${`${day}T00:00:00+08:00`}::timestamptz
          and allocated_at < ${`${day}T00:00:00+08:00`}::timestamptz + interval '1 day')
      - (select coalesce(sum(l.amount_cents), 0) from journal_lines l join journal_entries e on e.id = l.entry_id
        where l.booked_on = ${day} and l.account in ('insurerPayable', 'commissionDeferred') and e.event <> 'noteIssued')
      -- A credit note of a premium whose commission was earned gives it back by its issue.
      + (select coalesce(sum(l.amount_cents), 0) from journal_lines l join journal_entries e on e.id = l.entry_id
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

/**
 * What a closed day comes to, from the figures of the day before. What it reads is never changed, so that it comes to the
 * same whenever it is asked.
 */
export async function examineDay(db: Db, day: string, before: ProofFigures): Promise<DayExamined> {
  const { byAccount, turnover } = await movementsOf(db, day);
  const balances = Object.fromEntries(
    accounts.map((account) => [account, before[account] + (byAccount.get(account) ?? 0)]),
  ) as unknown as Balances;
  const figures = {
    ...balances,
    turnover,
    held: before.held + (await heldOf(db, day)),
    lent: await findLent(db, day, before.lent),
    // A proof of the release before says nothing of the bank.
    bankStatement: await findBankPosition(db, day, before.bankStatement ?? null),
  };
  const { entries, hash } = await hashDay(db, day);
  const problems = [
    ...(await findProblems(db, day)),
    ...(await bankDisagrees(db, day, figures.bankStatement)),
    ...moneyIsThere(day, figures),
    ...noMoneyLent(day, figures),
  ];
  return { day, entries, figures, problems, entriesHash: hash };
}
