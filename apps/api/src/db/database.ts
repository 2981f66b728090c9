import { type Kysely, Kysely as KyselyInstance, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { isDatabaseAway } from './is-database-away.ts';
import type { PlatformTables } from './platform-tables.ts';
import { namesPrepared } from './prepared.ts';
import { queryByCallback } from './query-by-callback.ts';

/** Every table. A module adds its own in its tables.ts, by declaration merging: the database knows no module. */
export interface Database extends PlatformTables {}

/** The database, or a transaction on it: what repositories take. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

const { builtins } = pg.types;
const parsers: Record<number, (text: string) => unknown> = {
  // Counters and cents: far below 2^53.
  [builtins.INT8]: (text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value))
      throw new Error('A whole number of the database is beyond what can be computed with.');
    return value;
  },
  [builtins.NUMERIC]: (text) => text,
  // A date has no time and no zone: it stays yyyy-MM-dd.
  [builtins.DATE]: (text) => text,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

export interface DatabaseOptions {
  url: string;
  maxConnections?: number;
  /** A statement that is not answered within this time fails, and its connection is given up. Default: no limit. */
  statementLimitMs?: number;
  /** Told when an idle connection breaks (the server restarted): the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
}

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  close: () => Promise<void>;
}

export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const { url, maxConnections = 10, statementLimitMs, onConnectionLost } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'onegi',
    types,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  });
  pool.on('error', (error) => onConnectionLost?.(error));
  const named = namesPrepared();
  pool.on('connect', (client) => {
    // Time is counted here and not by the server: a server that is gone counts nothing, and a pooler refuses the setting.
    const query = queryByCallback(client.query.bind(client), statementLimitMs);
    client.query = named(query, client) as typeof client.query;
    surviveLoss(client);
  });
  const db = new KyselyInstance<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    close: async () => {
      await db.destroy();
      // Kysely ends only a pool that it has used itself; an idle connection would hold the process for half a minute.
      if (!pool.ended) await pool.end();
    },
  };
}

/**
 * Keeps a connection that breaks from doing more harm than to fail the work that holds it. The pool listens to idle
 * connections alone: without a listener of ours the loss of one in use would end the process.
 */
function surviveLoss(client: pg.PoolClient): void {
  client.on('error', () => undefined);
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  // About to be closed, or with an answer that is late or never comes: nobody else may get this connection.
  const endWhenAway = (error: unknown) => {
    if (isDatabaseAway(error)) client.end().catch(() => undefined);
  };
  client.query = ((...args: unknown[]) => {
    const answer = query(...args);
    if (answer instanceof Promise) answer.catch(endWhenAway);
    return answer;
  }) as typeof client.query;
}

/** Fails with a sentence for the operator when the database cannot be reached or is too old. */
export async function requireDatabase(pool: pg.Pool): Promise<void> {
  let version: string;
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
    version = rows[0]?.server_version_num ?? '0';
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${message || code}.`);
  }
  if (Number(version) < 150_000)
    throw new StartError(`PostgreSQL 15 or newer is needed; the database of DATABASE_URL is ${version}.`);
}
