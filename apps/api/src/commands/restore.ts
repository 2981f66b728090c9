import { createInterface } from 'node:readline/promises';
import { openFiles } from '../adapters/files/open-files.ts';
import { type Config, readConfig } from '../config.ts';
import { openDatabase, requireDatabase } from '../db/database.ts';
import { lockDataDir, startEmbedded } from '../db/embedded-database.ts';
import { printHead } from '../modules/audit/head.ts';
import { readSecretKey } from '../modules/backup/archive-key.ts';
import { RAISED_BY } from '../modules/backup/raise-numbers.ts';
import { type Restored, restoreBackup } from '../modules/backup/restore-backup.ts';
import { StartError } from '../start-error.ts';
import { readArguments, runCommand, userPath } from './run-command.ts';

const USAGE = 'npm run restore -- --from <file> [--key <file>] [--replace [--yes]]';
const MOST_TOLD = 20;

async function mayReplace(isSure: boolean): Promise<void> {
  if (isSure) return;
  if (!process.stdin.isTTY) throw new StartError('--replace deletes everything that is there: say --yes too.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Delete the database and all files that are there? Type "replace": ');
  terminal.close();
  if (answer.trim() !== 'replace') throw new StartError('Nothing was done.');
}

/** The database to restore into, held by nobody else. */
async function openTarget(config: Config): Promise<{ url: string; close: () => Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, close: async () => undefined };
  const unlock = lockDataDir(config.dataDir);
  try {
    const embedded = await startEmbedded(config.dataDir);
    return { url: embedded.url, close: () => embedded.stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

function report({ manifest, filesReadBack, policies, audit }: Restored): number {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const problems = [...policies.problems, ...audit.problems.map(({ text }) => `audit trail: ${text}`)];
  console.log(`Restored the state of ${manifest.takenAt}.\n`);
  const lines: [string, string][] = [
    ['tables', `${manifest.tables.length} with ${rows} rows, each byte for byte as saved`],
    ['files', `${manifest.files.count}, ${filesReadBack} read back`],
    [
      'numbers',
      `of policies, notes, receipts and all others go on ${RAISED_BY} higher: those given since are not given again`,
    ],
    ['policies', `${policies.policies}, ${policies.opened} opened, ${policies.problems.length} wrong`],
    ['audit trail', `${audit.rows} rows${audit.until ? ` until ${audit.until}` : ''}, ${audit.problems.length} wrong`],
  ];
  for (const [what, result] of lines) console.log(`  ${what.padEnd(12)} ${result}`);
  if (audit.rows > 0) console.log(`  its end      ${printHead(audit.head)}`);
  for (const problem of problems.slice(0, MOST_TOLD)) console.error(`  ${problem}`);
  if (problems.length > MOST_TOLD) console.error(`  and ${problems.length - MOST_TOLD} more`);
  console.log(
    problems.length === 0 ? '\nAll of it is right.' : '\nNOT all of it is right: look into it before selling.',
  );
  return problems.length === 0 ? 0 : 1;
}

await runCommand(async () => {
  const { values } = readArguments(USAGE, {
    from: { type: 'string' },
    key: { type: 'string' },
    replace: { type: 'boolean' },
    yes: { type: 'boolean' },
  });
  if (!values.from) throw new StartError(`Usage: ${USAGE}`);
  const path = userPath(values.from);
  const secretKey = await readSecretKey(values.key && userPath(values.key), process.env);
  const config = readConfig(process.env);
  const replace = values.replace ?? false;
  if (replace) await mayReplace(values.yes ?? false);
  const target = await openTarget(config);
  const database = openDatabase({ url: target.url, maxConnections: 2 });
  try {
    await requireDatabase(database.pool);
    const files = await openFiles(config);
    const onProgress = (step: string) => console.log(`  ${step}`);
    return report(await restoreBackup({ database, files, keys: config, secretKey, path, replace, onProgress }));
  } finally {
    await database.close();
    await target.close();
  }
});
