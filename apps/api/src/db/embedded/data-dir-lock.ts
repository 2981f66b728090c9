import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../lib/make-folder.ts';
import { StartError } from '../../start-error.ts';
import { processStart } from './process-start.ts';

interface Holder {
  pid: number;
  started: string;
}

function read(path: string): { text: string; holder: Holder | undefined } | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    const [pid, ...started] = text.trim().split(' ');
    return { text, holder: Number(pid) > 0 ? { pid: Number(pid), started: started.join(' ') } : undefined };
  } catch {
    return undefined;
  }
}

function prepareFolder(dataDir: string, own: string): void {
  try {
    makeFolder(dataDir, 0o711);
    writeFileSync(own, `${process.pid} ${processStart(process.pid) ?? ''}\n`, { mode: 0o600 });
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/**
 * Makes this the only OneGI process on the folder; the answer gives it free again. A lock whose process has died, by
 * kill -9 or power cut, is no obstacle: number and start time of the process must both still fit.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = join(dataDir, 'onegi.lock');
  const own = join(dataDir, `onegi.lock.${process.pid}`);
  prepareFolder(dataDir, own);
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      try {
        linkSync(own, lock);
        const mine = readFileSync(own, 'utf8');
        return () => {
          if (read(lock)?.text === mine) rmSync(lock, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const found = read(lock);
      if (found?.holder && processStart(found.holder.pid) === found.holder.started) {
        throw new StartError(
          `DATA_DIR ${dataDir} is in use by another OneGI process (pid ${found.holder.pid}): stop it or choose another DATA_DIR.`,
        );
      }
      if (found) removeStale(lock, found.text);
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw new StartError(`DATA_DIR ${dataDir} is being started by other OneGI processes at this moment: try again.`);
}

/** Only one of several starters may remove the dead lock, and none may remove the new lock of another. */
function removeStale(lock: string, staleText: string): void {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (readFileSync(aside, 'utf8') !== staleText) linkSync(aside, lock);
  } catch {
    // Another starter was quicker.
  }
  rmSync(aside, { force: true });
}
