import { systemClock } from '../adapters/clock/system.ts';
import { importWorkbook, type OnProgress } from '../modules/catalogue/upkeep/import-workbook.ts';
import { describeProblem, WorkbookRefused } from '../modules/catalogue/upkeep/problems.ts';
import { StartError } from '../start-error.ts';
import { readArguments, runCommand, userPath, withDatabase } from './run-command.ts';

const USAGE = 'npm run catalogue:import -- FILE.xlsx [--publish] [--language zh-Hant]';
const PRINT_EVERY_MS = 1_000;

/** One line that is written over on a terminal; elsewhere a line a second. */
function progressTeller(): OnProgress {
  let printedAt = performance.now();
  return ({ doing, sheet, rows, of }) => {
    const isTerminal = process.stderr.isTTY;
    if (!isTerminal && performance.now() - printedAt < PRINT_EVERY_MS) return;
    printedAt = performance.now();
    const count =
      rows === undefined
        ? ''
        : `: ${rows.toLocaleString('en-HK')}${of ? ` of ${of.toLocaleString('en-HK')}` : ''} rows`;
    const text = `${doing}${sheet ? ` ${sheet}` : ''}${count}`;
    process.stderr.write(isTerminal ? `\r\u001b[K${text}` : `${text}\n`);
  };
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}

async function importFile(): Promise<number> {
  const { values, positionals } = readArguments(USAGE, {
    publish: { type: 'boolean' },
    language: { type: 'string' },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new StartError(`Usage: ${USAGE}`);
  const path = userPath(file);
  const language = values.language === 'zh-Hant' ? 'zh-Hant' : 'en';
  try {
    const imported = await withDatabase(({ db }) =>
      importWorkbook({ db, clock: systemClock }, path, { publish: values.publish ?? false }, progressTeller()),
    );
    clearProgress();
    const { line, version, effectiveFrom, plans, cells, benefits, isPublished, unread } = imported;
    console.log(
      `${line} version ${version}, ${isPublished ? 'published' : 'a draft'} for ${effectiveFrom}: ${plans} plans, ${cells} tariff values, ${benefits} benefits`,
    );
    if (unread.length > 0) console.log(`Not read: ${unread.join(', ')}`);
    if (!isPublished) {
      console.log(`See who moves: npm run catalogue:preview -- --line ${line} --version ${version}`);
      console.log(`Publish:       npm run catalogue:publish -- --line ${line} --version ${version}`);
    }
    return 0;
  } catch (error) {
    clearProgress();
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new StartError(`There is no file ${path}.`);
    if (!(error instanceof WorkbookRefused)) throw error;
    console.error(
      `Nothing was imported: ${error.total} ${error.total === 1 ? 'thing is' : 'things are'} wrong with ${file}.\n`,
    );
    for (const problem of error.problems) console.error(describeProblem(problem, language));
    if (error.total > error.problems.length) console.error(`… and ${error.total - error.problems.length} more`);
    return 1;
  }
}

await runCommand(importFile);
