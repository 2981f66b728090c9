import { systemClock } from '../adapters/clock/system.ts';
import { readConfig } from '../config.ts';
import { requireKeys } from '../modules/keys/find-key-problem.ts';
import type { ProofProblem } from '../modules/ledger/proof/proof.ts';
import { proveNextDay } from '../modules/ledger/proof/prove-days.ts';
import { verifyProofs } from '../modules/ledger/proof/verify-proofs.ts';
import { readArguments, runCommand, withDatabase } from './run-command.ts';

const USAGE = 'npm run ledger:prove [-- --all]';
const MOST_NAMED = 20;

const hkd = (cents: number | null) => (cents === null ? '–' : (cents / 100).toFixed(2));

function nameProblems(day: string, problems: readonly ProofProblem[]): void {
  for (const { equation, subject, name, expectedCents, foundCents } of problems.slice(0, MOST_NAMED)) {
    console.error(`  ${day} ${equation}: ${subject} ${name}, expected ${hkd(expectedCents)}, found ${hkd(foundCents)}`);
  }
  if (problems.length > MOST_NAMED) console.error(`  ${day}: and ${problems.length - MOST_NAMED} more`);
}

/**
 * Proves the days that are over and not proved yet, then goes through every day anew and compares it with what was written
 * down of it. Ends with 0 when all is right, else names the rows and ends with 1. `--all` prints every day.
 */
await runCommand(async () => {
  const { values } = readArguments(USAGE, { all: { type: 'boolean' } });
  const config = readConfig(process.env);
  return withDatabase(async ({ db }) => {
    await requireKeys(db, config, ['secret']);
    const deps = { db, config, clock: systemClock };
    while (await proveNextDay(deps)) {
      // Day after day until none is left.
    }
    let [days, wrong] = [0, 0];
    for await (const { day, entries, figures, problems, differences } of verifyProofs(db, config.secretKeys)) {
      days++;
      const isRight = problems.length === 0 && differences.length === 0;
      if (!isRight) wrong++;
      if (values.all || !isRight) {
        console.log(`${day} ${isRight ? 'proved' : 'NOT proved'}: ${entries} entries, bank ${hkd(figures.clientBank)}`);
      }
      if (differences.length > 0) console.error(`  ${day}: not as it was written down (${differences.join(', ')})`);
      nameProblems(day, problems);
    }
    console.log(wrong === 0 ? `The books prove: ${days} days.` : `The books do NOT prove: ${wrong} of ${days} days.`);
    return wrong === 0 ? 0 : 1;
  });
});
