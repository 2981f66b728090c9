import { checkBoundaries } from './checks/boundaries.ts';
import { checkGlossary } from './checks/glossary.ts';
import { checkLines } from './checks/lines.ts';
import { checkMessages } from './checks/messages.ts';
import { checkMigrations } from './checks/migrations.ts';
import { checkDeadCode, checkFormat, checkLock, checkTypes } from './checks/programs.ts';
import { checkWireNames } from './checks/wire-names.ts';
import { checkWords } from './checks/words.ts';
import { checkFieldsDocument } from './print-fields.ts';
import { checkModuleOrderDocument } from './print-module-order.ts';
import { checkPermissionsDocument } from './print-permissions.ts';
import { checkSpecifications } from './print-specification.ts';
import { checkWorkflowsDocument } from './print-workflows.ts';

type Check = () => string[] | Promise<string[]>;

const checks: Record<string, Check> = {
  types: checkTypes,
  'lint and format': checkFormat,
  boundaries: checkBoundaries,
  'wire names': checkWireNames,
  messages: checkMessages,
  lines: checkLines,
  migrations: checkMigrations,
  'dead code': checkDeadCode,
  words: checkWords,
  'lock file': checkLock,
  'fields document': checkFieldsDocument,
  'module order document': checkModuleOrderDocument,
  glossary: checkGlossary,
  'permissions document': checkPermissionsDocument,
  'workflows document': checkWorkflowsDocument,
  'specification documents': checkSpecifications,
};

export interface CheckResult {
  passed: number;
  failed: number;
}

async function problemsOf(check: Check): Promise<string[]> {
  try {
    return await check();
  } catch (error) {
    return [`the check itself failed: ${(error as Error).message}`];
  }
}

/** Runs every check, each with a one-line result and its problems below. */
export async function runChecks(): Promise<CheckResult> {
  const result: CheckResult = { passed: 0, failed: 0 };
  for (const [name, check] of Object.entries(checks)) {
    const started = performance.now();
    const problems = await problemsOf(check);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (problems.length === 0) result.passed += 1;
    else result.failed += 1;
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    for (const problem of problems) console.log(problem.replaceAll(/^/gm, '    '));
  }
  return result;
}

if (import.meta.main) {
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
