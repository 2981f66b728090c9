import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { diskFiles } from '../../../apps/api/src/adapters/files/disk-files.ts';
import type { Files } from '../../../apps/api/src/ports/files.ts';
import { type TestDatabase, testDatabase } from './database.ts';

export interface EmptyPortal {
  readonly database: TestDatabase;
  readonly files: Files;
  readonly folder: string;
  close(): Promise<void>;
}

/** A database without tables and a store without files, such as a new machine has. */
export async function emptyPortal(): Promise<EmptyPortal> {
  const database = await testDatabase();
  // By a connection of its own: one that stays open looks like a portal at work.
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('drop schema jobs cascade; drop schema public cascade; create schema public');
  await client.end();
  const folder = mkdtempSync(join(tmpdir(), 'onegi-empty-'));
  return {
    database,
    files: diskFiles(join(folder, 'files')),
    folder,
    async close() {
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
