import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openCluster } from './cluster.ts';
import { startPostmaster, stopPostmaster } from './postmaster.ts';

export interface EmbeddedPostgres {
  /** postgres://… of the database, with its password: not for logs. */
  url: string;
  /** Stops the server in an orderly way: what is committed is on disk. */
  stop: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The folder of data, password and log; made where it is missing. */
  dataDir: string;
  /** The program it belongs to, [a-z]+: the superuser, and the name of the folders that the binaries may be copied to. */
  name: string;
  /** Made where it is missing. Default: `name`. */
  databaseName?: string;
  /** Settings of postgresql.conf that differ from this package's. */
  settings?: Readonly<Record<string, string>>;
}

const ATTEMPTS = 5;

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** A server that was killed a moment ago, or is still stopping, refuses or breaks the connection off. */
function isGoingAway(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return /^(?:ECONN\w+|EPIPE|ETIMEDOUT|57P0\d|08\w{3})$/.test(code) || /terminated|timeout/i.test(message);
}

/**
 * Starts the PostgreSQL of the data folder, or attaches to it where it runs already. Two processes must not start the
 * same folder at the same time: hold a lock (`takeProcessLock`), unless only to attach.
 * @throws EmbeddedPostgresError
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, name, databaseName = name, settings = {} } = options;
  const cluster = await openCluster(dataDir, name);
  for (let attempt = 1; ; attempt++) {
    const postmaster = await startPostmaster(cluster, settings);
    const urlOf = (database: string) =>
      `postgres://${cluster.user}:${encodeURIComponent(cluster.password)}@127.0.0.1:${postmaster.port}/${database}`;
    try {
      await createDatabase(urlOf('postgres'), databaseName);
      return { url: urlOf(databaseName), stop: () => stopPostmaster(cluster, postmaster) };
    } catch (error) {
      if (attempt >= ATTEMPTS || !isGoingAway(error)) throw error;
      await sleep(500);
    }
  }
}
