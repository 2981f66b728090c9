import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { makeFolder } from '../lib/make-folder.ts';

/** No upload takes longer than its request may; what is older was left behind by a process that was killed. */
const STRAY_AFTER_MS = 10 * 60_000;

const made = new Set<string>();

/** Where uploads lie until they are kept or refused: on the disk of the files, so that keeping one is a change of name. */
export function uploadFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  const folder = join(dataDir, 'uploads');
  if (!made.has(folder)) makeFolder(folder, 0o700);
  made.add(folder);
  return folder;
}

/** Removes what killed processes left behind; uploads of other processes that are under way stay. */
export async function sweepUploads(config: Pick<Config, 'dataDir'>): Promise<void> {
  const folder = uploadFolder(config);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may have removed it meanwhile.
    const changedAt = (await stat(path).catch(() => undefined))?.mtimeMs;
    if (changedAt !== undefined && changedAt < Date.now() - STRAY_AFTER_MS) await rm(path, { force: true });
  }
}
