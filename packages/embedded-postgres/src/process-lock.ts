import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { processStart } from './process-start.ts';

interface Holder {
  pid: number;
  started: string;
}

/** Taken: `release` gives it free. Held: by the process `holder`, or by somebody who is just taking or leaving it. */
export type ProcessLock = { release: () => void } | { release: null; holder: number | null };

function read(path: string): { text: string; holder: Holder | undefined } | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    const [pid, ...started] = text.trim().split(' ');
    return { text, holder: Number(pid) > 0 ? { pid: Number(pid), started: started.join(' ') } : undefined };
  } catch {
    return undefined;
  }
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

/**
 * Takes a lock file that belongs to this process alone, for the processes of one machine. A lock whose process has
 * died, by kill -9 or power cut, is no obstacle: number and start time of the process must both still fit.
 * @throws what the file system says when the folder cannot be written
 */
export function takeProcessLock(lock: string): ProcessLock {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${processStart(process.pid) ?? ''}\n`, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      try {
        linkSync(own, lock);
        const mine = readFileSync(own, 'utf8');
        return {
          release: () => {
            if (read(lock)?.text === mine) rmSync(lock, { force: true });
          },
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const found = read(lock);
      if (found?.holder && processStart(found.holder.pid) === found.holder.started) {
        return { release: null, holder: found.holder.pid };
      }
      if (found) removeStale(lock, found.text);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return { release: null, holder: null };
}
