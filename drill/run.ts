import { isSurvived, printFaults, printTable, type Row } from './report.ts';
import { Runner } from './runner.ts';
import { scenarios } from './scenarios/all.ts';

const USAGE = 'npm run drill [-- --short] [-- scenario …]';

/**
 * Runs the scenarios that are named, or all of them (the short form: those that fit), and prints one table.
 * @returns how many were survived and how many were not
 */
export async function runDrill(
  names: readonly string[],
  isShort: boolean,
): Promise<{ passed: number; failed: number }> {
  const chosen = scenarios.filter(({ name, inShort }) =>
    names.length > 0 ? names.includes(name) : !isShort || inShort,
  );
  const runner = new Runner(isShort);
  const rows: Row[] = [];
  const interrupted = async (): Promise<never> => {
    await runner.close();
    process.exit(130);
  };
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
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
  const names = process.argv.slice(2).filter((argument) => argument !== '--short');
  const unknown = names.filter((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown.length > 0) {
    console.error(
      `No scenario is called ${unknown.join(', ')}. There are: ${scenarios.map(({ name }) => name).join(', ')}.`,
    );
    console.error(`Usage: ${USAGE}`);
    process.exit(2);
  }
  const { failed } = await runDrill(names, process.argv.includes('--short'));
  process.exit(failed > 0 ? 1 : 0);
}
