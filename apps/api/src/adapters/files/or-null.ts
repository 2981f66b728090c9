import type { Disk } from 'flydrive';
import type { StoredFile } from '../../ports/files.ts';

const MISSING = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

export function isMissing(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, name } = at as NodeJS.ErrnoException;
    if (MISSING.has(code ?? '') || MISSING.has(name)) return true;
  }
  return false;
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const readOrNull = (disk: Disk, path: string): Promise<Buffer | null> =>
  orNull(disk.getBytes(path).then((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));

export const streamOrNull = (disk: Disk, path: string): Promise<StoredFile | null> =>
  orNull(
    disk.getMetaData(path).then(async ({ contentLength }) => ({
      bytes: contentLength,
      stream: await disk.getStream(path),
    })),
  );
