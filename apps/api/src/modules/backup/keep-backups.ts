import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^onegi-\d{8}T\d{6}Z\.tar\.zst\.age$/;

/** The name of a backup begun at a moment: names sort by age. */
export const backupName = (now: Date): string => `onegi-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.zst.age`;

/** Removes all but the newest backups of a folder, and only what is named like one; answers the names removed. */
export async function keepNewest(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(folder, name));
  return old;
}
