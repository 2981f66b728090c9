import { systemClock } from '../adapters/clock/system.ts';
import { inTransaction } from '../db/transaction.ts';
import { publishDraft } from '../modules/catalogue/upkeep/publish-draft.ts';
import { StartError } from '../start-error.ts';
import { readArguments, readCount, readLine, runCommand, withDatabase } from './run-command.ts';

const USAGE = 'npm run catalogue:publish -- --line TRAVEL --version 2';

/** Publishes a draft; every running server follows by itself. */
async function publish(): Promise<number> {
  const { values } = readArguments(USAGE, { line: { type: 'string' }, version: { type: 'string' } });
  const line = readLine(values.line, USAGE);
  const version = readCount(values.version, 'version', USAGE);
  if (!version) throw new StartError(`Say which draft with --version.\nUsage: ${USAGE}`);
  const effectiveFrom = await withDatabase(({ db }) =>
    inTransaction(db, (tx) => publishDraft(tx, line, version, systemClock.today())),
  );
  console.log(`${line} version ${version} is published and final; it is in force from ${effectiveFrom}.`);
  return 0;
}

await runCommand(publish);
