import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineCodes } from '@onegi/contract/lines';
import { fixedClock } from '@onegi/testing/clock';
import { type TestDatabase, testDatabase } from '@onegi/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeTables } from './export-version.ts';
import { importWorkbook } from './import-workbook.ts';
import { parseWorkbook } from './parse-workbook.ts';
import { Problems } from './problems.ts';
import { readContent } from './read-content.ts';
import { writeWorkbook } from './write-workbook.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'onegi-upkeep-'));
// The day the demo's versions take over on, so that they can be taken in again as they are.
const clock = fixedClock('2026-01-01');

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function exported(line: (typeof lineCodes)[number], version: number) {
  const content = await readContent(database.db, line, version);
  if (!content) throw new Error(`There is no version ${version} of ${line}`);
  const path = join(folder, `${line}-${version}.xlsx`);
  writeFileSync(path, await writeWorkbook(writeTables(content)));
  return { content, path };
}

test.each(lineCodes)('%s comes back from a workbook as it went in', async (line) => {
  const first = await exported(line, 1);
  const imported = await importWorkbook({ db: database.db, clock }, first.path);
  expect(imported).toMatchObject({ line, version: 2, isPublished: false, unread: [] });

  const second = await exported(line, 2);
  expect(second.content).toEqual({
    ...first.content,
    version: 2,
    status: 'draft',
    rows: withVersion(first.content.rows, 2),
  });
  expect(second.content.rows.plans.length).toBeGreaterThan(0);

  const problems = new Problems();
  const before = await parseWorkbook(first.path, problems);
  expect(await parseWorkbook(second.path, problems)).toEqual(before);
  expect(problems.total).toBe(0);
});

function withVersion<Rows extends { plans: readonly { version: number }[] }>(rows: Rows, version: number): Rows {
  return { ...rows, plans: rows.plans.map((plan) => ({ ...plan, version })) };
}
