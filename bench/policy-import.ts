import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportColumn, ImportSheet } from '@onegi/contract/fields/transfer';
import { createNumberSeries } from '../apps/api/src/adapters/numbers/number-series.ts';
import type { OpenDatabase } from '../apps/api/src/db/database.ts';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { type SheetCell, writeSheets } from '../apps/api/src/lib/write-sheets.ts';
import { checkImport } from '../apps/api/src/modules/transfer/check-import.ts';
import { layout } from '../apps/api/src/modules/transfer/layout.ts';
import { headingOf, sheetNameOf } from '../apps/api/src/modules/transfer/words.ts';
import { drawImportNumbers, writeImport } from '../apps/api/src/modules/transfer/write-import.ts';
import { hongKongDate } from '../apps/api/src/ports/clock.ts';
import { sealOf } from './cases.ts';
import { say, times, whole } from './report.ts';
import type { Stage } from './stage.ts';

const POLICIES = 50_000;
const AIM_SECONDS = 60;
const BATCH = 1_000;
const TODAY = hongKongDate(new Date());

type Row = Readonly<Partial<Record<ImportColumn, SheetCell>>>;

const policyOf = (at: number): Row => ({
  policyNumber: `MOVED-${at}`,
  insurer: 'LPG',
  product: 'MOTOR',
  issuedOn: '2026-10-01',
  startsOn: '2026-10-01',
  endsOn: '2027-09-30',
  surname: 'DEMO',
  firstName: `NUMBER ${String.fromCharCode(65 + (at % 26))}`,
  email: `moved.${at}@example.com`,
  phone: String(91_000_000 + at),
});
const figures = {
  grossPremium: 1000,
  netPremium: 1000,
  actualPremium: 1000,
  receivable: 1000,
  payable: 900,
  commission: 100,
};
/** A third settled and passed on, a third settled, a third not paid. */
const noteOf = (at: number): Row => ({
  policyNumber: `MOVED-${at}`,
  kind: 'NB',
  effectiveOn: '2026-10-01',
  accountOn: '2026-10-01',
  dueOn: '2026-11-30',
  ...figures,
  ...(at % 3 === 0 ? { insurerPaid: 900, commissionDrawn: 100 } : {}),
});
const receiptOf = (at: number): Row => ({
  receiptNumber: `MOVED-R-${at}`,
  method: 'FPS',
  receivedOn: '2026-10-20',
  receiptAmount: 1000,
  bankedOn: '2026-10-20',
  policyNumber: `MOVED-${at}`,
  allocated: 1000,
});

function* rowsOf(sheet: ImportSheet, made: (at: number) => Row | null): Generator<SheetCell[]> {
  yield layout[sheet].map(({ key }) => headingOf('en', key));
  for (let at = 0; at < POLICIES; at++) {
    const row = made(at);
    if (row) yield layout[sheet].map(({ key }) => row[key] ?? null);
  }
}

const theBook = (path: string) =>
  pipeline(
    Readable.from(
      writeSheets([
        { name: sheetNameOf('en', 'policies'), rows: rowsOf('policies', policyOf) },
        { name: sheetNameOf('en', 'notes'), rows: rowsOf('notes', noteOf) },
        {
          name: sheetNameOf('en', 'receipts'),
          rows: rowsOf('receipts', (at) => (at % 3 === 2 ? null : receiptOf(at))),
        },
      ]),
    ),
    createWriteStream(path),
  );

/** As many rows as an import writes, of the same widths, without a thought: copies of what it wrote, table by table. */
async function bareInserts({ pool }: OpenDatabase): Promise<{ seconds: number; rows: number }> {
  const tables = [
    'policies',
    'policy_persons',
    'policy_person_fields',
    'policy_endorsements',
    'debit_credit_notes',
    'receipts',
    'allocations',
    'journal_entries',
    'journal_lines',
    'commission_earnings',
    'imported_rows',
  ];
  const client = await pool.connect();
  let rows = 0;
  try {
    await client.query('begin');
    for (const table of tables)
      await client.query(`create temporary table bare_${table} (like ${table} including indexes)`);
    const started = performance.now();
    for (const table of tables)
      rows += (await client.query(`insert into bare_${table} select * from ${table}`)).rowCount ?? 0;
    return { seconds: (performance.now() - started) / 1_000, rows };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Reads, checks and imports a workbook of many policies, beside as many bare rows in the same run. */
export async function measurePolicyImport(stage: Stage): Promise<void> {
  const database = openDatabase({ url: stage.databaseUrl, maxConnections: 3 });
  const folder = mkdtempSync(join(tmpdir(), 'onegi-policies-'));
  const path = join(folder, 'moved.xlsx');
  const { db } = database;
  const clock = { today: () => TODAY, now: () => new Date(`${TODAY}T12:00:00+08:00`) };
  const settings = { premiumTermDays: 60 };
  const catalogue = { current: () => ({ insurers: [{ code: 'LPG' }], settings }) };
  const seal = await sealOf(stage);
  const deps = { db, seal, clock, catalogue } as unknown as Parameters<typeof checkImport>[0];
  try {
    await theBook(path);
    const started = performance.now();
    const checked = await checkImport(deps, path);
    if (checked.findings.count() > 0) throw new Error(JSON.stringify(checked.findings.kept.slice(0, 3)));
    const read = (performance.now() - started) / 1_000;
    const numbers = await drawImportNumbers({ numbers: createNumberSeries(db), clock }, checked);
    const importId = randomUUID();
    const user = randomUUID();
    await db
      .insertInto('policy_imports')
      .values({ id: importId, file_id: importId, created_by: user, created_at: clock.now() })
      .execute();
    let reports = 0;
    await db.transaction().execute((tx) =>
      writeImport(deps, tx, checked, numbers, { importId, postedBy: user }, async () => {
        reports += 1;
      }),
    );
    const seconds = (performance.now() - started) / 1_000;
    const bare = await bareInserts(database);
    const megabytes = (await stat(path)).size / 1024 ** 2;
    say(
      `import of ${whole(POLICIES)} policies`,
      `${seconds.toFixed(1)} s (aim under ${AIM_SECONDS} s), of it read and checked ${read.toFixed(1)} s (${megabytes.toFixed(0)} MB); ${times(seconds / bare.seconds)} as many bare rows' ${bare.seconds.toFixed(1)} s (${whole(bare.rows)}); progress told ${whole(reports)} times, every ${whole(BATCH)} policies`,
      seconds < AIM_SECONDS && reports > POLICIES / BATCH,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await database.close();
  }
}
