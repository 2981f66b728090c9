import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildPages, pagesAreStale } from './build-pages.ts';
import { runChecks } from './check.ts';
import { runJourneys } from './e2e.ts';
import { ensureTestPrograms } from './find-chromium.ts';
import { type Outcome, runToEnd } from './run-to-end.ts';

const root = join(import.meta.dirname, '..');

interface VitestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numFailedTestSuites: number;
}

/** Said again at the very end, where the end of a long output is all that is kept. */
const failures: string[] = [];

/** Unit and api tests. A test that was skipped counts as failed: nothing is left out silently. */
async function runTests(): Promise<Outcome> {
  const report = join(root, 'test-results', 'vitest.json');
  rmSync(report, { force: true });
  const code = await runToEnd('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const result = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  const failed = result.numFailedTests + result.numPendingTests + result.numTodoTests;
  for (const { name, message, assertionResults } of result.testResults) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status !== 'passed') failures.push(`${relative(root, name)}: ${fullName}\n  ${failureMessages.join('\n  ')}`);
    }
    if (message) failures.push(`${relative(root, name)}: ${message}`);
  }
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && code !== 0 ? Math.max(1, result.numFailedTestSuites) : failed,
  };
}

async function build(): Promise<Outcome> {
  if (pagesAreStale()) await buildPages();
  return { passed: 1, failed: 0 };
}

/** The drill's short form: a scenario that was not survived is a failure. */
async function runDrill(): Promise<Outcome> {
  const report = join(root, 'test-results', 'drill.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  await runToEnd(process.execPath, ['drill/run.ts', '--short', '--report', report]);
  return JSON.parse(readFileSync(report, 'utf8')) as Outcome;
}

const steps: [string, () => Promise<Outcome>][] = [
  [
    'programs',
    async () => {
      ensureTestPrograms();
      return { passed: 0, failed: 0 };
    },
  ],
  ['checks', runChecks],
  ['tests', runTests],
  ['build', build],
  ['drill', runDrill],
  ['journeys', () => runJourneys()],
];

const total: Outcome = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const [name, step] of steps) {
  console.log(`\n── ${name}`);
  const outcome = await step().catch((error: Error): Outcome => {
    console.error(`${name} broke off: ${error.message}`);
    return { passed: 0, failed: 1 };
  });
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  if (outcome.passed + outcome.failed > 0) summary.push(`${name}: ${outcome.passed} passed, ${outcome.failed} failed`);
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${summary.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
