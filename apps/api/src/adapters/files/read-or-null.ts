import type { Disk } from 'flydrive';

const MISSING = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

export function isMissing(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, name } = at as NodeJS.ErrnoException;
    if (MISSING.has(code ?? '') || MISSING.has(name)) return true;
  }
  return false;
}

export async function readOrNull(disk: Disk, path: string): Promise<Buffer | null> {
  try {
    return Buffer.from(await disk.getBytes(path));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
