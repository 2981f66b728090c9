import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemClock } from '../adapters/clock/system.ts';
import { openFiles } from '../adapters/files/open-files.ts';
import { readConfig } from '../config.ts';
import { newBackupKey, readPublicKey, readSecretKey } from '../modules/backup/archive-key.ts';
import { backupName, keepNewest } from '../modules/backup/keep-backups.ts';
import { lastBackup } from '../modules/backup/last-backup.ts';
import { makeBackup } from '../modules/backup/make-backup.ts';
import type { Manifest } from '../modules/backup/manifest.ts';
import { verifyArchive } from '../modules/backup/verify-archive.ts';
import { StartError } from '../start-error.ts';
import { readArguments, readCount, runCommand, userPath, withDatabase } from './run-command.ts';

const USAGE = `npm run backup -- --to <folder or file> [--keep 14] [--key <file>]
       npm run backup -- --verify <file> [--key <file>]
       npm run backup -- --new-key`;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function describe({ takenAt, product, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, files.bytes);
  return `state of ${takenAt}, version ${product}: ${rows} rows of ${tables.length} tables, ${files.count} files, ${megabytes(bytes)} before compression`;
}

/** Where to write: a new file in a folder that is there, or a file that is not there yet. */
async function pathOf(to: string): Promise<{ path: string; folder: string | null }> {
  const place = userPath(to);
  const found = await stat(place).catch(() => null);
  if (found?.isDirectory()) return { path: join(place, backupName(systemClock.now())), folder: place };
  if (found) throw new StartError(`${place} is there already: a backup overwrites nothing.`);
  const isFolderThere = await stat(dirname(place)).catch(() => null);
  if (!place.endsWith('.age') || !isFolderThere) {
    throw new StartError(`There is no folder ${place}; a file to be written ends with .age.`);
  }
  return { path: place, folder: null };
}

async function backup(to: string, keep: number | undefined, keyFile: string | undefined): Promise<number> {
  const { path, folder } = await pathOf(to);
  if (keep && !folder) throw new StartError('--keep needs --to to name a folder.');
  const publicKey = await readPublicKey(keyFile && userPath(keyFile), process.env);
  const config = readConfig(process.env);
  const files = await openFiles(config);
  const keys = config;
  await withDatabase(async (database) => {
    const before = await lastBackup(database.db).catch(() => null);
    const onProgress = (step: string) => process.stdout.isTTY && console.log(`  ${step}`);
    const { manifest, bytes } = await makeBackup({
      database,
      files,
      clock: systemClock,
      keys,
      publicKey,
      path,
      onProgress,
    });
    console.log(`Backed up to ${path} (${megabytes(bytes)}): ${describe(manifest)}.`);
    console.log(`Before this one: ${before ? before.takenAt.toISOString() : 'none'}.`);
    console.log(
      `Not in it, and needed to restore: SECRET_KEY (id ${manifest.keys.secret.join(', ')}) and DATA_KEY (id ${manifest.keys.data.join(', ')})${
        config.databaseUrl ? '' : `, in ${config.dataDir}/secret.key and data.key`
      }, and the secret backup key. Keep them apart from the backups.`,
    );
  });
  if (folder && keep) {
    for (const name of await keepNewest(folder, keep)) console.log(`Removed the old ${name}.`);
  }
  return 0;
}

await runCommand(async () => {
  const { values } = readArguments(USAGE, {
    to: { type: 'string' },
    keep: { type: 'string' },
    key: { type: 'string' },
    verify: { type: 'string' },
    'new-key': { type: 'boolean' },
  });
  if (values['new-key']) {
    const { publicKey, secretKey } = await newBackupKey();
    console.log(`BACKUP_KEY of the machine that backs up (public):\n${publicKey}\n`);
    console.log(
      `Secret key that opens the backups: write it down and keep it elsewhere, it is shown only now:\n${secretKey}`,
    );
    return 0;
  }
  if (values.verify) {
    const secretKey = await readSecretKey(values.key && userPath(values.key), process.env);
    const manifest = await verifyArchive(userPath(values.verify), secretKey, readConfig(process.env));
    console.log(`The backup is whole: ${describe(manifest)}.`);
    return 0;
  }
  if (!values.to) throw new StartError(`Usage: ${USAGE}`);
  return backup(values.to, readCount(values.keep, 'keep', USAGE), values.key);
});
