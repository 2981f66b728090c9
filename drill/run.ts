import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isSurvived, printFaults, printTable, type Row } from './report.ts';
import { Runner } from './runner.ts';
import { scenarios } from './scenarios/all.ts';

/**
 * `npm run drill [-- --short] [-- scenario …]`.
 * Runs the scenarios that are named, or all of them (the short form: those that fit), and prints one table.
 * @returns how many were survived and how many were not
 */
async function runDrill(names: readonly string[], isShort: boolean): Promise<{ passed: number; failed: number }> {
  const chosen = scenarios.filter(({ name, inShort }) =>
    names.length > 0 ? names.includes(name) : !isShort || inShort,
  );
  const runner = new Runner(isShort);
  const rows: Row[] = [];
  const breakOff = async (code: number): Promise<never> => {
    await runner.close();
    process.exit(code);
  };
  const interrupted = () => breakOff(130);
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
  process.once('uncaughtException', (error) => {
    console.error(error);
    void breakOff(1);
  });
  try {
    for (const scenario of chosen) {
      console.log(`${scenario.name}: ${scenario.about}`);
      rows.push(await runner.run(scenario));
    }
  } finally {
    await runner.close();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
  for (const row of rows) printFaults(row);
  console.log('');
  printTable(rows);
  const passed = rows.filter(isSurvived).length;
  return { passed, failed: rows.length - passed };
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { short: { type: 'boolean', default: false }, report: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown.length > 0) {
    console.error(
      `No scenario is called ${unknown.join(', ')}; there are ${scenarios.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(2);
  }
  const outcome = await runDrill(positionals, values.short);
  if (values.report) writeFileSync(values.report, JSON.stringify(outcome));
  process.exit(outcome.failed > 0 ? 1 : 0);
}
