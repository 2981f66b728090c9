import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedCatalogue } from '../../../apps/api/seeds/catalogue/seed-catalogue.ts';
import { pgBossJobs } from '../../../apps/api/src/adapters/jobs/pg-boss-jobs.ts';
import { openDatabase } from '../../../apps/api/src/db/database.ts';
import { startEmbedded } from '../../../apps/api/src/db/embedded-database.ts';
import { migrate } from '../../../apps/api/src/db/migrate.ts';
import type {} from './provided.ts';

const TEMPLATE = 'onegi_template';

/** One PostgreSQL for the whole run, with a migrated and seeded template that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'onegi-test-'));
  chmodSync(dataDir, 0o711);
  const embedded = await startEmbedded(dataDir, {
    databaseName: TEMPLATE,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '100' },
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
