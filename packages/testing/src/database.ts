import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../apps/api/src/db/database.ts';
import type {} from './provided.ts';

export interface TestDatabase extends OpenDatabase {
  url: string;
  /** Closes the connections and drops the database. */
  drop: () => Promise<void>;
}

async function onServer(templateUrl: string, statement: string): Promise<void> {
  const url = new URL(templateUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of one's own on the real PostgreSQL of the run: migrated, with the catalogue's demo data. */
export function testDatabase({ maxConnections = 10 } = {}): Promise<TestDatabase> {
  return databaseFrom(new URL(inject('templateUrl')).pathname.slice(1), maxConnections);
}

/** The same with nothing in it. */
export function emptyDatabase({ maxConnections = 10 } = {}): Promise<TestDatabase> {
  return databaseFrom('template0', maxConnections);
}

async function databaseFrom(template: string, maxConnections: number): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(templateUrl, `create database ${name} template ${template} strategy = file_copy`);
  const url = new URL(templateUrl);
  url.pathname = `/${name}`;
  const open = openDatabase({ url: url.href, maxConnections });
  return {
    ...open,
    url: url.href,
    drop: async () => {
      await open.close();
      await onServer(templateUrl, `drop database ${name} with (force)`);
    },
  };
}
