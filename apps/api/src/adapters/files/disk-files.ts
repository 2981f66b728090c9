import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Files } from '../../ports/files.ts';
import { fileFolders, filePath, isFileKey } from './file-key.ts';
import { isMissing, readOrNull, streamOrNull } from './or-null.ts';

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
  // Written aside and then renamed: a reader sees the whole file or none, also when the process dies in between.
  const aside = (path: string) => `${path}.${randomUUID()}`;
  return {
    async put(key, bytes) {
      const path = filePath(key);
      const from = aside(path);
      await disk.put(from, bytes);
      await rename(join(folder, from), join(folder, path));
    },
    async putFile(key, from) {
      const path = join(folder, filePath(key));
      await mkdir(dirname(path), { recursive: true });
      try {
        await rename(from, path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
        const copy = aside(path);
        await copyFile(from, copy);
        await rename(copy, path);
      }
    },
    read: (key) => readOrNull(disk, filePath(key)),
    openStream: (key) => streamOrNull(disk, filePath(key)),
    remove: (key) => disk.delete(filePath(key)),
    async *list() {
      // What is being written aside has a longer name and is no file yet.
      for (const name of fileFolders) yield* (await namesIn(join(folder, name))).filter(isFileKey).sort();
    },
  };
}
