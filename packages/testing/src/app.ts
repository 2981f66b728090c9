import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppOptions, buildApp } from '../../../apps/api/src/app.ts';
import { type Config, readConfig } from '../../../apps/api/src/config.ts';
import type { Deps } from '../../../apps/api/src/deps.ts';
import type { Api } from '../../../apps/api/src/http/fastify.ts';
import { type LoadedCatalogue, loadCatalogue } from '../../../apps/api/src/modules/catalogue/load-catalogue.ts';
import { openCatalogue } from '../../../apps/api/src/modules/catalogue/open-catalogue.ts';
import { openDeps } from '../../../apps/api/src/open-deps.ts';
import type { Clock } from '../../../apps/api/src/ports/clock.ts';
import { type FixedClock, fixedClock } from './clock.ts';
import { type TestDatabase, testDatabase } from './database.ts';

export interface TestAppOptions extends AppOptions {
  /** The day the clock stands at. */
  today?: string;
  config?: Partial<Config>;
  replaced?: Partial<Deps>;
  /** Instead of a fresh one: dropped when the app is closed. */
  database?: TestDatabase;
}

export interface TestApp {
  app: Api;
  deps: Deps;
  clock: FixedClock;
  database: TestDatabase;
  /** Trouble that the parts reported in the background. */
  problems: { where: string; error: unknown }[];
  close: () => Promise<void>;
}

function testConfig(dataDir: string, databaseUrl: string, changes: Partial<Config>): Config {
  const key = () => randomBytes(32).toString('base64');
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: key(),
    DATA_KEY: key(),
    LOG_LEVEL: 'silent',
    DEMO: 'true',
    REQUESTS_PER_MINUTE: '0',
  });
  return { ...config, ...changes };
}

/** The catalogue of a fresh database, compiled once for all of a process. */
let compiled: LoadedCatalogue | undefined;

async function freshCatalogue(
  { db, url }: TestDatabase,
  config: Config,
  clock: Clock,
  onError: (error: unknown) => void,
) {
  compiled ??= await loadCatalogue(db, clock.today());
  return openCatalogue({ db, clock, connectionString: config.databaseListenUrl ?? url, onError, before: compiled });
}

/** The whole server on a database of its own, with a clock that stands still; call it through `app.inject`. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { today, config: changes = {}, replaced = {}, database: given, ...appOptions } = options;
  const database = given ?? (await testDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'onegi-test-app-'));
  const clock = fixedClock(today);
  const problems: TestApp['problems'] = [];
  const config = testConfig(dataDir, database.url, changes);
  const onProblem = (where: string, error: unknown) => problems.push({ where, error });
  const catalogue = given
    ? {}
    : { catalogue: await freshCatalogue(database, config, clock, (error) => onProblem('catalogue', error)) };
  const { deps, close } = await openDeps({
    config,
    database,
    databaseUrl: database.url,
    clock,
    onProblem,
    replaced: { ...catalogue, ...replaced },
  });
  // Tests run beside each other on machines that stand still at times: what they ask is not refused for that.
  const app = await buildApp(deps, { busyFromMs: 0, ...appOptions });
  await deps.jobs.start();
  return {
    app,
    deps,
    clock,
    database,
    problems,
    close: async () => {
      await app.close();
      await close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
