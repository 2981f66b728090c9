import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Files } from '../../ports/files.ts';
import { filePath } from './file-key.ts';
import { readOrNull } from './read-or-null.ts';

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
  };
}
