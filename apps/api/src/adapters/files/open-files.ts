import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { makeFolder } from '../../lib/make-folder.ts';
import type { Files } from '../../ports/files.ts';
import { StartError } from '../../start-error.ts';
import { diskFiles } from './disk-files.ts';

/** Where files are kept, as the configuration wants it. */
export async function openFiles({ s3, dataDir }: Config): Promise<Files> {
  if (!s3) {
    const folder = join(dataDir, 'files');
    try {
      makeFolder(folder, 0o700);
    } catch (error) {
      throw new StartError(`DATA_DIR ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
    }
    return diskFiles(folder);
  }
  const { s3Files } = await import('./s3-files.ts');
  return s3Files(s3);
}
