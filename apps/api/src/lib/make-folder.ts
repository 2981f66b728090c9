import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

function tryToMake(path: string, mode: number): 'there' | 'no parent' {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 'no parent';
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
  return 'there';
}

/**
 * Makes a folder and those above it. Node's own recursive form never ends where a file system says "no such folder" to
 * every attempt, as /proc does.
 * @throws the system's error
 */
export function makeFolder(path: string, mode: number): void {
  if (tryToMake(path, mode) === 'there') return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent, mode);
  mkdirSync(path, { mode });
}
