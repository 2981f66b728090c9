import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyPortal } from '@onegi/testing/empty-portal';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS_DIR, migrate, readMigrations } from '../../db/migrate.ts';

// Files of the editor were rows of content_files alone until migration 052; processes of the release before go on so.
let portal: Awaited<ReturnType<typeof emptyPortal>>;
beforeAll(async () => {
  portal = await emptyPortal();
});
afterAll(() => portal.close());

/** As the release before writes them. */
async function uploaded(pool: pg.Pool, fileName: string): Promise<{ id: string; key: string }> {
  const [id, key] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into content_files (id, box, state, shown_on, title_en, title_zh, file_name, file_type, file_key, changed_at, revision)
     values ($1, 'news', 'draft', '2026-11-22', 'a', 'a', $2, 'pdf', $3, '2026-11-21T04:00Z', 0)`,
    [id, fileName, key],
  );
  return { id, key };
}

const stored = async (pool: pg.Pool, key: string) =>
  (
    await pool.query('select purpose, state, owner_id, file_name, file_type, sha256 from stored_files where id = $1', [
      key,
    ])
  ).rows[0];

test('files that were uploaded before, or beside it by the release before, are stored files too', async () => {
  const { pool } = portal.database;
  const folder = mkdtempSync(join(tmpdir(), 'onegi-before-052-'));
  try {
    for (const { name } of readMigrations(MIGRATIONS_DIR).filter((one) => one.name < '052')) {
      copyFileSync(join(MIGRATIONS_DIR, name), join(folder, name));
    }
    await migrate(pool, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const before = await uploaded(pool, 'before.pdf');
  await migrate(pool);
  const beside = await uploaded(pool, 'beside.pdf');
  const facts = { purpose: 'news', state: 'kept', file_type: 'pdf', sha256: null };
  expect(await stored(pool, before.key)).toEqual({ ...facts, owner_id: before.id, file_name: 'before.pdf' });
  expect(await stored(pool, beside.key)).toEqual({ ...facts, owner_id: beside.id, file_name: 'beside.pdf' });

  await pool.query('delete from content_files where id = $1', [before.id]);
  expect(await stored(pool, before.key)).toMatchObject({ state: 'removed' });
  expect(await stored(pool, beside.key)).toMatchObject({ state: 'kept' });
});
