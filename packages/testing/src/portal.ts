import { buildApp } from '../../../apps/api/src/app.ts';
import { readConfig } from '../../../apps/api/src/config.ts';
import { openDeps } from '../../../apps/api/src/open-deps.ts';
import type { TestApp } from './app.ts';
import type { FixedClock } from './clock.ts';
import type { TestDatabase } from './database.ts';

export interface PortalOptions {
  readonly database: TestDatabase;
  readonly dataDir: string;
  readonly clock: FixedClock;
  /** As an operator writes them, the newest first. */
  readonly dataKey: string;
  readonly secretKey: string;
}

/** What a portal with these keys is started with. */
export const portalVariables = ({ database, dataDir, dataKey, secretKey }: Omit<PortalOptions, 'clock'>) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  DATA_KEY: dataKey,
  SECRET_KEY: secretKey,
  LOG_LEVEL: 'silent',
  DEMO: 'true',
  REQUESTS_PER_MINUTE: '0',
});

/** The whole server on a database that outlives it, so that another may be opened on it: with other keys, for instance. */
export async function openPortal({ database, clock, ...rest }: PortalOptions): Promise<TestApp> {
  const problems: TestApp['problems'] = [];
  const { deps, close } = await openDeps({
    config: readConfig(portalVariables({ database, ...rest })),
    database,
    databaseUrl: database.url,
    clock,
    onProblem: (where, error) => problems.push({ where, error }),
  });
  const app = await buildApp(deps, { busyFromMs: 0 });
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
    },
  };
}
