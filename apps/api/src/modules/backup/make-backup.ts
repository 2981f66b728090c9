import type { OpenDatabase } from '../../db/database.ts';
import { productVersion } from '../../lib/product-version.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { KeyConfig } from '../keys/keys-in-use.ts';
import { dumpDatabase } from './dump-database.ts';
import { dumpFiles } from './dump-files.ts';
import { keepBackup } from './last-backup.ts';
import { ARCHIVE_FORMAT, dataKeyId, entryNames, type Manifest, secretKeyId, signManifest } from './manifest.ts';
import { requireWhole } from './unfinished-restore.ts';
import { createArchive } from './write-archive.ts';

export interface BackupOptions {
  readonly database: Pick<OpenDatabase, 'db' | 'pool'>;
  readonly files: Files;
  readonly clock: Clock;
  /** Only ids and a signature of these go into the backup. */
  readonly keys: KeyConfig;
  /** age1…: whoever has the secret key to it opens the backup. */
  readonly publicKey: string;
  /** The file to be written. */
  readonly path: string;
  readonly onProgress?: (step: string) => void;
  /** Told the database snapshot's name while it can be shared. */
  readonly onSnapshot?: (snapshot: string) => Promise<void>;
}

export interface BackupMade {
  readonly manifest: Manifest;
  readonly bytes: number;
}

/** Backs up database and files of a portal that goes on working. The file appears under its name only when it is whole. */
export async function makeBackup(options: BackupOptions): Promise<BackupMade> {
  const { database, files, clock, keys, publicKey, path, onProgress = () => undefined, onSnapshot } = options;
  await requireWhole(database.pool);
  const archive = await createArchive(path, publicKey);
  try {
    const { takenAt, ...facts } = await dumpDatabase(database.pool, archive, onProgress, onSnapshot);
    const stored = await dumpFiles(files, archive);
    onProgress(`${stored.count} files`);
    const manifest: Manifest = {
      format: ARCHIVE_FORMAT,
      product: productVersion,
      takenAt: takenAt.toISOString(),
      ...facts,
      keys: { data: keys.dataKeys.map(dataKeyId), secret: keys.secretKeys.map(secretKeyId) },
      files: stored,
    };
    const json = Buffer.from(JSON.stringify(manifest, null, 1));
    await archive.add(entryNames.manifest, json);
    await archive.add(entryNames.signature, Buffer.from(signManifest(keys.secretKeys[0], json)));
    const bytes = await archive.finish();
    await keepBackup(database.db, { takenAt, finishedAt: clock.now(), bytes });
    return { manifest, bytes };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}
