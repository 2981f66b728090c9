import { seedCatalogue } from '../seeds/catalogue/seed-catalogue.ts';
import { seedContent } from '../seeds/content/seed-content.ts';
import { seedDemo } from '../seeds/seed-demo.ts';
import { systemClock } from './adapters/clock/system.ts';
import type { FinishedJob } from './adapters/jobs/pg-boss-jobs.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase, requireDatabase } from './db/database.ts';
import { lockDataDir, startEmbedded } from './db/embedded-database.ts';
import { migrate } from './db/migrate.ts';
import type { Api } from './http/fastify.ts';
import { type Gate, openGate } from './http/gate.ts';
import { readBuiltPages } from './http/pages/built-pages.ts';
import { currentBuild, folderOfBuild } from './http/pages/current-build.ts';
import { loadRenderer } from './http/pages/render-page.ts';
import { runDailyVerification } from './modules/audit/run-daily.ts';
import { requireWhole } from './modules/backup/unfinished-restore.ts';
import { requireKeys } from './modules/keys/find-key-problem.ts';
import { openDeps } from './open-deps.ts';
import { startPeriodicWork } from './periodic-work.ts';
import { startWarnings } from './start-warnings.ts';

const CHAIN_EVERY_MS = 1_000;
/** A statement of a request that takes longer waits for a database that will not answer. */
const STATEMENT_MS = 30_000;
/** Processes that start together wait for the one that sells the demonstration's year. */
const DEMO_STATEMENT_MS = 600_000;

export interface RunningServer {
  config: Config;
  port: number;
  close: () => Promise<void>;
}

export interface ServerOptions {
  variables: NodeJS.ProcessEnv;
  onProgress?: (step: string) => void;
  /** Makes sure that the pages are built, once the port is ours and before anything else is started. */
  preparePages?: (config: Config) => Promise<void>;
  /** Development: pages come from here instead of the build. */
  developPages?: (gate: Gate) => Promise<DevelopedPages>;
}

export interface DevelopedPages {
  serve: (app: Api) => void;
  close: () => Promise<void>;
}

/** What was opened, closed in the opposite order; every step is tried even when one fails. */
class Closing {
  readonly #steps: (() => unknown)[] = [];
  #done: Promise<void> | undefined;

  add(step: () => unknown): void {
    this.#steps.unshift(step);
  }

  run(): Promise<void> {
    this.#done ??= this.#runAll();
    return this.#done;
  }

  async #runAll(): Promise<void> {
    for (const step of this.#steps) {
      try {
        await step();
      } catch (error) {
        console.error(`While closing: ${(error as Error).message}`);
      }
    }
  }
}

/** On connections of its own: they need sessions and may take long, as when another process is at it. */
async function prepareDatabase(config: Config, url: string, onProgress: (step: string) => void) {
  const { db, pool, close } = openDatabase({ url: config.databaseListenUrl ?? url, maxConnections: 2 });
  try {
    await requireDatabase(pool);
    await requireWhole(pool);
    await requireKeys(db, config);
    const applied = await migrate(pool);
    if (applied.length > 0) onProgress(`Applied ${applied.length} migrations`);
    onProgress('Checking the catalogue …');
    await seedCatalogue(db, { levyMode: config.levyMode });
    await seedContent(db, { clock: systemClock, demo: config.demo });
  } finally {
    await close();
  }
}

async function open(options: ServerOptions, closing: Closing): Promise<RunningServer> {
  const { variables, onProgress = () => undefined, preparePages, developPages } = options;
  const config = readConfig(variables);
  const gate = await openGate(config.port, config.host, config.trustProxy ? { socketsPerAddress: 0 } : {});
  closing.add(() => gate.close(0));
  if (!config.databaseUrl) closing.add(lockDataDir(config.dataDir));
  await preparePages?.(config);

  let databaseUrl = config.databaseUrl;
  if (!databaseUrl) {
    onProgress('Starting the database …');
    const embedded = await startEmbedded(config.dataDir);
    databaseUrl = embedded.url;
    closing.add(embedded.stop);
  }
  let app: Api | undefined;
  const onProblem = (where: string, error: unknown) =>
    app?.log.warn({ where, err: error }, 'trouble in the background');
  await prepareDatabase(config, databaseUrl, onProgress);
  const database = openDatabase({
    url: databaseUrl,
    statementLimitMs: config.demo ? DEMO_STATEMENT_MS : STATEMENT_MS,
    onConnectionLost: (error) => onProblem('database', error),
  });
  closing.add(database.close);
  await requireDatabase(database.pool);

  const onJobFinished = (job: FinishedJob) => app?.log.info(job, 'job');
  const { deps, close } = await openDeps({
    config,
    database,
    databaseUrl,
    clock: systemClock,
    onProblem,
    onReadinessChanged: ({ isReady, checks }) =>
      app?.log.warn({ isReady, reasons: checks.flatMap(({ reason }) => reason ?? []) }, 'readiness changed'),
    onJobFinished,
  });
  closing.add(close);
  if (config.demo) {
    onProgress('Checking the demonstration …');
    await seedDemo(deps, variables, databaseUrl);
  }
  const developed = await developPages?.(gate);
  if (developed) closing.add(developed.close);
  const build = developed ? undefined : currentBuild();
  const pages = build && readBuiltPages(folderOfBuild(build));
  const renderPage = pages && (await loadRenderer(pages.folder));
  app = await buildApp(deps, {
    ...(pages ? { pages } : {}),
    ...(renderPage ? { renderPage } : {}),
    ...(developed ? { servePages: developed.serve } : {}),
  });
  closing.add(app.close);
  for (const warning of startWarnings(config)) app.log.warn(warning);
  await deps.jobs.start();
  if (app.scrape && config.metrics?.port !== undefined) {
    const { listenForScrapes } = await import('./http/listen-for-scrapes.ts');
    closing.add((await listenForScrapes(config.metrics, config.metrics.port, app.scrape)).close);
  }
  const chainer = setInterval(() => void deps.audit.chain(), CHAIN_EVERY_MS);
  closing.add(() => clearInterval(chainer));
  closing.add(runDailyVerification(deps, app.log));
  closing.add(() => gate.close());
  const ready = app;
  gate.open((request, response) => ready.routing(request, response));
  closing.add(startPeriodicWork(deps, onProblem));
  return { config, port: gate.port, close: () => closing.run() };
}

/** Starts everything, in the order in which each part needs the one before; fails with a StartError and nothing left open. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const closing = new Closing();
  try {
    return await open(options, closing);
  } catch (error) {
    await closing.run();
    throw error;
  }
}
