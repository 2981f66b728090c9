import type { Db } from '../../../db/database.ts';
import { bankChecks } from './bank-checks.ts';
import type { Check } from './check.ts';
import { entryChecks } from './entry-checks.ts';
import { leavingChecks } from './leaving-checks.ts';
import { noteChecks } from './note-checks.ts';
import type { ProofProblem } from './proof.ts';
import { receiptChecks } from './receipt-checks.ts';
import { shareChecks } from './share-checks.ts';

const checks: readonly Check[] = [
  ...entryChecks,
  ...noteChecks,
  ...receiptChecks,
  ...leavingChecks,
  ...shareChecks,
  ...bankChecks,
];

/** Every row of a day that breaks an equation, once for each equation. */
export async function findProblems(db: Db, day: string): Promise<ProofProblem[]> {
  const problems = new Map<string, ProofProblem>();
  for (const { equation, subject, rows } of checks) {
    const { rows: found } = await rows(day).execute(db);
    for (const { id, name, expected: expectedCents, found: foundCents } of found) {
      const key = `${equation} ${subject} ${id}`;
      if (!problems.has(key)) problems.set(key, { equation, subject, id, name, expectedCents, foundCents });
    }
  }
  return [...problems.values()];
}
