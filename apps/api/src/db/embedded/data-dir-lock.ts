import { join } from 'node:path';
import { makeFolder } from '../../lib/make-folder.ts';
import { type ProcessLock, takeProcessLock } from '../../lib/process-lock.ts';
import { StartError } from '../../start-error.ts';

function take(dataDir: string): ProcessLock {
  try {
    makeFolder(dataDir, 0o711);
    return takeProcessLock(join(dataDir, 'onegi.lock'));
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** Makes this the only OneGI process on the folder; the answer gives it free again. */
export function lockDataDir(dataDir: string): () => void {
  const lock = take(dataDir);
  if (lock.release) return lock.release;
  throw new StartError(
    lock.holder
      ? `DATA_DIR ${dataDir} is in use by another OneGI process (pid ${lock.holder}): stop it or choose another DATA_DIR.`
      : `DATA_DIR ${dataDir} is being started by other OneGI processes at this moment: try again.`,
  );
}
