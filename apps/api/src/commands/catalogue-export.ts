import { writeFile } from 'node:fs/promises';
import { writeTables } from '../modules/catalogue/upkeep/export-version.ts';
import { readContent } from '../modules/catalogue/upkeep/read-content.ts';
import { writeWorkbook } from '../modules/catalogue/upkeep/write-workbook.ts';
import { StartError } from '../start-error.ts';
import { readArguments, readCount, readLine, runCommand, userPath, withDatabase } from './run-command.ts';

const USAGE = 'npm run catalogue:export -- --line TRAVEL [--version 2] [--out FILE.xlsx]';

/** Writes one version of a line, the latest published one unless told otherwise, into a workbook. */
async function exportVersion(): Promise<number> {
  const { values } = readArguments(USAGE, {
    line: { type: 'string' },
    version: { type: 'string' },
    out: { type: 'string' },
  });
  const line = readLine(values.line, USAGE);
  const version = readCount(values.version, 'version', USAGE);
  const content = await withDatabase(({ db }) => readContent(db, line, version));
  if (!content) throw new StartError(`There is no ${version ? `version ${version}` : 'published version'} of ${line}.`);
  const path = userPath(values.out ?? `${line}-v${content.version}.xlsx`);
  // Somebody's unfinished changes may be in a file of that name.
  await writeFile(path, await writeWorkbook(writeTables(content)), { flag: 'wx' }).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new StartError(`${path} is there already: name another file with --out.`);
    throw new StartError(`${path} cannot be written (${code}).`);
  });
  console.log(
    `${line} version ${content.version} (${content.status}, from ${content.effectiveFrom}): ${content.rows.plans.length} plans, ${content.rows.cells.length} tariff values, ${content.rows.benefits.length} benefits\n${path}`,
  );
  return 0;
}

await runCommand(exportVersion);
