import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openFiles } from '../adapters/files/open-files.ts';
import { type Config, readConfig } from '../config.ts';
import { openDatabase, requireDatabase } from '../db/database.ts';
import { lockDataDir, startEmbedded } from '../db/embedded-database.ts';
import { forgetHeadAside } from '../modules/audit/head.ts';
import { forgetKeptHeads } from '../modules/audit/kept-heads.ts';
import { StartError } from '../start-error.ts';

async function emptyDatabase(url: string): Promise<void> {
  const { pool, close } = openDatabase({ url, maxConnections: 1 });
  try {
    await requireDatabase(pool);
    await pool.query('drop schema if exists jobs cascade; drop schema public cascade; create schema public');
  } finally {
    await close();
  }
}

async function reset(config: Config): Promise<void> {
  if (config.databaseUrl) {
    await emptyDatabase(config.databaseListenUrl ?? config.databaseUrl);
    const files = await openFiles(config);
    await forgetHeadAside(files);
    await forgetKeptHeads(files);
    return;
  }
  const unlock = lockDataDir(config.dataDir);
  try {
    const embedded = await startEmbedded(config.dataDir);
    await emptyDatabase(embedded.url).finally(embedded.stop);
    rmSync(join(config.dataDir, 'files'), { recursive: true, force: true });
  } finally {
    unlock();
  }
}

try {
  const config = readConfig(process.env);
  if (config.databaseUrl && !process.argv.includes('--yes')) {
    throw new StartError(
      'This would delete everything in the database of DATABASE_URL: say so with npm run db:reset -- --yes.',
    );
  }
  await reset(config);
  console.log('The database is empty; the next start fills it again.');
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
