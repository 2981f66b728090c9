import { randomUUID } from 'node:crypto';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Files } from '../../ports/files.ts';
import { fileFolders, filePath, isFileKey } from './file-key.ts';
import { isMissing, readOrNull } from './read-or-null.ts';

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Files on the disk of this machine, below one folder. */
export function diskFiles(folder: string): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    async put(key, bytes) {
      const path = filePath(key);
      // Written aside and then renamed: a reader sees the whole file or none, also when the process dies in between.
      const aside = `${path}.${randomUUID()}`;
      await disk.put(aside, bytes);
      await rename(join(folder, aside), join(folder, path));
    },
    read: (key) => readOrNull(disk, filePath(key)),
    remove: (key) => disk.delete(filePath(key)),
    async *list() {
      // What is being written aside has a longer name and is no file yet.
      for (const name of fileFolders) yield* (await namesIn(join(folder, name))).filter(isFileKey).sort();
    },
  };
}
