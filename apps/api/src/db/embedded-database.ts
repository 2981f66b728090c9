import { join } from 'node:path';
import { EmbeddedPostgresError } from '@onegi/embedded-postgres/embedded-postgres-error';
import { type ProcessLock, takeProcessLock } from '@onegi/embedded-postgres/process-lock';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@onegi/embedded-postgres/start-embedded-postgres';
import { makeFolder } from '../lib/make-folder.ts';
import { StartError } from '../start-error.ts';

/** Names the superuser, the database and the lock file: kept by every DATA_DIR there is. */
export const EMBEDDED_NAME = 'onegi';

function take(dataDir: string): ProcessLock {
  try {
    makeFolder(dataDir, 0o711);
    return takeProcessLock(join(dataDir, `${EMBEDDED_NAME}.lock`));
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** Makes this the only OneGI process on the folder; the answer gives it free again. @throws StartError */
export function lockDataDir(dataDir: string): () => void {
  const lock = take(dataDir);
  if (lock.release) return lock.release;
  throw new StartError(
    lock.holder
      ? `DATA_DIR ${dataDir} is in use by another OneGI process (pid ${lock.holder}): stop it or choose another DATA_DIR.`
      : `DATA_DIR ${dataDir} is being started by other OneGI processes at this moment: try again.`,
  );
}

/**
 * Starts, or attaches to, the PostgreSQL that lives in DATA_DIR. The caller holds the lock of DATA_DIR.
 * @throws StartError
 */
export async function startEmbedded(
  dataDir: string,
  options: { databaseName?: string; settings?: Record<string, string> } = {},
): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ dataDir, name: EMBEDDED_NAME, ...options });
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    throw new StartError(`${error.message} Choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL 15 or newer.`);
  }
}

/** The embedded database for a command: that of the OneGI which is running, left running; or one started for the command. */
export async function borrowEmbedded(dataDir: string): Promise<EmbeddedPostgres> {
  let unlock: () => void;
  try {
    unlock = lockDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const running = await startEmbedded(dataDir);
    return { url: running.url, stop: async () => undefined };
  }
  const embedded = await startEmbedded(dataDir);
  return { url: embedded.url, stop: () => embedded.stop().finally(unlock) };
}
