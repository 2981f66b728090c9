import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedCatalogue } from '../../../../apps/api/seeds/catalogue/seed-catalogue.ts';
import { seedContent } from '../../../../apps/api/seeds/content/seed-content.ts';
import { type Config, readConfig } from '../../../../apps/api/src/config.ts';
import { migrate } from '../../../../apps/api/src/db/migrate.ts';
import { type TestApp, type TestAppOptions, testApp } from '../app.ts';
import { fixedClock } from '../clock.ts';
import { emptyDatabase, type TestDatabase } from '../database.ts';
import { type Release, type ReleaseMade, releaseFolder, releaseVariables } from './release-config.ts';

export interface ReleaseApp extends TestApp {
  /** What the release made, by the names under which people hold it. */
  made: ReleaseMade;
  /** The migrations of the present code that the data had not seen. */
  migrated: readonly string[];
}

export const readMade = (release: Release): ReleaseMade =>
  JSON.parse(readFileSync(join(releaseFolder(release), 'made.json'), 'utf8'));

/** A database as a release left it, not migrated. */
export async function releaseDatabase(release: Release): Promise<TestDatabase> {
  const database = await emptyDatabase();
  // One connection for all of it, which keeps the settings of the dump to itself.
  const client = await database.pool.connect();
  await client.query(readFileSync(join(releaseFolder(release), 'data.sql'), 'utf8'));
  // The job library goes by the database's clock: to it, all of this was queued just now.
  await client.query(`
    update jobs.job set created_on = now(), start_after = now(), keep_until = now() + interval '14 days'
    where state < 'active'`);
  client.release(true);
  return database;
}

/**
 * The present code on the data of a release: migrated and with what a start adds, by the keys and on the day of the
 * release. What was signed and sealed then can be opened; the jobs that were left go on.
 */
export async function releaseApp(release: Release, options: TestAppOptions = {}): Promise<ReleaseApp> {
  const made = readMade(release);
  const database = await releaseDatabase(release);
  const migrated = await migrate(database.pool);
  await seedCatalogue(database.db, { levyMode: 'FIXED_004' });
  await seedContent(database.db, { clock: fixedClock(made.today), demo: true });
  // The files are put where the app looks for them once it is open: its folder is a fresh one.
  const { dataDir: _, ...config }: Config = readConfig({ ...releaseVariables, DATABASE_URL: database.url });
  const shop = await testApp({
    today: made.today,
    ...options,
    database,
    config: { ...config, ...options.config },
  });
  for (const [key, bytes] of Object.entries(made.files)) await shop.deps.files.put(key, Buffer.from(bytes, 'base64'));
  return { ...shop, made, migrated };
}
