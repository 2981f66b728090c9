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

/** The rows of a day that break an equation, check by check: work that may be done at the same time. */
export const findings = (day: string): ((db: Db) => Promise<ProofProblem[]>)[] =>
  checks.map(({ equation, subject, rows }) => async (db) => {
    const { rows: found } = await rows(day).execute(db);
    return found.map(({ id, name, expected: expectedCents, found: foundCents }) => ({
      equation,
      subject,
      id,
      name,
      expectedCents,
      foundCents,
    }));
  });

/** Each row once for each equation. */
export function eachOnce(problems: readonly ProofProblem[]): ProofProblem[] {
  const found = new Map<string, ProofProblem>();
  for (const problem of problems) {
    const key = `${problem.equation} ${problem.subject} ${problem.id}`;
    if (!found.has(key)) found.set(key, problem);
  }
  return [...found.values()];
}

/** Every row of a day that breaks an equation, once for each equation. */
export async function findProblems(db: Db, day: string): Promise<ProofProblem[]> {
  const problems: ProofProblem[] = [];
  for (const find of findings(day)) problems.push(...(await find(db)));
  return eachOnce(problems);
}
