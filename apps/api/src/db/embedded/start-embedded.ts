import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from '../is-database-away.ts';
import { CLUSTER_USER, openCluster } from './cluster.ts';
import { startPostmaster, stopPostmaster } from './postmaster.ts';
import { keptSecret } from './secret-files.ts';

export interface EmbeddedDatabase {
  /** Where the database answers, with its password: not for logs. */
  url: string;
  stop: () => Promise<void>;
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

export interface EmbeddedOptions {
  databaseName?: string;
  /** Settings of PostgreSQL that differ from ours; tests have no use for durability. */
  settings?: Record<string, string>;
}

/** Starts, or attaches to, the PostgreSQL that lives in DATA_DIR. The caller holds the lock of DATA_DIR. */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const { databaseName = 'onegi', settings = {} } = options;
  const cluster = await openCluster(dataDir, () => keptSecret(join(dataDir, 'postgres.password')));
  for (let attempt = 1; ; attempt++) {
    const postmaster = await startPostmaster(cluster, settings);
    const urlOf = (name: string) =>
      `postgres://${CLUSTER_USER}:${encodeURIComponent(cluster.password)}@127.0.0.1:${postmaster.port}/${name}`;
    try {
      await createDatabase(urlOf('postgres'), databaseName);
      return { url: urlOf(databaseName), stop: () => stopPostmaster(cluster, postmaster) };
    } catch (error) {
      // One that was killed a moment ago still looks alive when it is attached to.
      if (attempt >= ATTEMPTS || !isDatabaseAway(error)) throw error;
      await sleep(500);
    }
  }
}
