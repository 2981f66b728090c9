import type { Files } from '../../ports/files.ts';
import { StartError } from '../../start-error.ts';
import { sha256Of } from './file-digest.ts';
import type { Manifest } from './manifest.ts';

const TOGETHER = 16;
/** Every so manieth file is read back after the restore. */
const READ_BACK_EVERY = 100;

/** Removes every stored file. */
export async function removeFiles(files: Files): Promise<void> {
  for await (const key of files.list()) await files.remove(key);
}

export async function hasFiles(files: Files): Promise<boolean> {
  for await (const _ of files.list()) return true;
  return false;
}

/** Puts files as they come, some of them side by side. */
export function restoreFiles(files: Files) {
  const running = new Set<Promise<void>>();
  const sampled = new Map<string, string>();
  let failure: unknown;
  let count = 0;
  return {
    async put(key: string, bytes: Buffer): Promise<void> {
      if (count++ % READ_BACK_EVERY === 0) sampled.set(key, sha256Of(bytes));
      const one: Promise<void> = files
        .put(key, bytes)
        .catch((error: unknown) => {
          failure ??= error;
        })
        .finally(() => running.delete(one));
      running.add(one);
      if (running.size >= TOGETHER) await Promise.race(running);
      if (failure) throw failure;
    },
    /** Waits for the last ones, counts all and reads every hundredth back. */
    async finish({ files: expected }: Manifest): Promise<{ count: number; readBack: number }> {
      await Promise.all(running);
      if (failure) throw failure;
      let listed = 0;
      for await (const _ of files.list()) listed += 1;
      if (listed !== expected.count) {
        throw new StartError(`Nothing was restored: ${listed} files would be there instead of ${expected.count}.`);
      }
      for (const [key, sha256] of sampled) {
        const bytes = await files.read(key);
        if (!bytes || sha256Of(bytes) !== sha256) {
          throw new StartError(`Nothing was restored: the file ${key} does not read as it was written.`);
        }
      }
      return { count: listed, readBack: sampled.size };
    },
  };
}
