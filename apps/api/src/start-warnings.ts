import { join } from 'node:path';
import type { Config } from './config.ts';

/** What an operator should know of a configuration that works all the same, a sentence each. */
export function startWarnings({ databaseUrl, s3, dataDir }: Config): string[] {
  const warnings: string[] = [];
  if (databaseUrl && !s3) {
    warnings.push(`DATABASE_URL is set without S3_BUCKET: files stay on this machine, in ${join(dataDir, 'files')}.`);
  }
  return warnings;
}
