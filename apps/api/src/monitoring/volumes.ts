import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import type { DiskSpace, Volume, Volumes } from '../ports/monitoring.ts';

/** Free and whole bytes of the disk that holds the path. A folder that is not made yet lies where its parent does. */
async function spaceAt(path: string): Promise<DiskSpace> {
  try {
    const { bavail, blocks, bsize } = await statfs(path);
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isAbsent || dirname(path) === path) throw error;
    return spaceAt(dirname(path));
  }
}

export function openVolumes(
  { dataDir, databaseUrl, s3 }: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>,
  space: (path: string) => Promise<DiskSpace> = spaceAt,
): Volumes {
  const kept: { name: Volume['name']; path: string }[] = [];
  if (!databaseUrl) kept.push({ name: 'database', path: join(dataDir, 'postgres') });
  if (!s3) kept.push({ name: 'files', path: join(dataDir, 'files') });
  return {
    read: () => Promise.all(kept.map(async ({ name, path }) => ({ name, ...(await space(path)) }))),
  };
}
