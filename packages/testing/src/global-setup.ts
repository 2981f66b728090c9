import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedCatalogue } from '../../../apps/api/seeds/catalogue/seed-catalogue.ts';
import { pgBossJobs } from '../../../apps/api/src/adapters/jobs/pg-boss-jobs.ts';
import { openDatabase } from '../../../apps/api/src/db/database.ts';
import { startEmbedded } from '../../../apps/api/src/db/embedded-database.ts';
import { migrate } from '../../../apps/api/src/db/migrate.ts';
import type {} from './provided.ts';

const TEMPLATE = 'onegi_template';

const IN_MEMORY = '/dev/shm';
/** More than the databases of a run and its log ever take. */
const ENOUGH_BYTES = 6 * 2 ** 30;

/** A database is a thousand small files, made anew for each test: in memory that takes a tenth of the time. */
function folderOfDatabases(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return Math.min(bavail * bsize, freemem()) >= ENOUGH_BYTES ? IN_MEMORY : tmpdir();
}

/** One PostgreSQL for the whole run, with a migrated and seeded template that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(folderOfDatabases(), 'onegi-test-'));
  chmodSync(dataDir, 0o711);
  const embedded = await startEmbedded(dataDir, {
    databaseName: TEMPLATE,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const stop = async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { db, pool, close } = openDatabase({ url: embedded.url, maxConnections: 2 });
    await migrate(pool);
    await seedCatalogue(db, { levyMode: 'FIXED_004' });
    await close();
    // The library's own tables take longer than all of ours.
    const jobs = pgBossJobs({
      databaseUrl: embedded.url,
      onProblem: ({ error }) => console.error(error),
    });
    await jobs.start();
    await jobs.stop();
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('templateUrl', embedded.url);
  return stop;
}
