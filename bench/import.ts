import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { workbookDesk } from '@onegi/testing/catalogue-workbook';
import { partsOf, zipOf } from '@onegi/testing/zip';
import { type OpenDatabase, openDatabase } from '../apps/api/src/db/database.ts';
import { say, times, whole } from './report.ts';

const ROOT = resolve(import.meta.dirname, '..');
const ROWS = 10_000;
const MB = 1024 * 1024;
const AFTER_TODAY = '2099-01-01';

interface Run {
  readonly seconds: number;
  /** The most the process ever held, as the kernel counts it (Linux). */
  readonly megabytes: number;
  readonly code: number | null;
  readonly output: string;
}

/** `npm run catalogue:import -- FILE` as its own process, its memory watched. */
async function runImport(databaseUrl: string, dataDir: string, file: string): Promise<Run> {
  const key = () => randomBytes(32).toString('base64');
  const started = performance.now();
  const child = spawn(process.execPath, [resolve(ROOT, 'apps/api/src/commands/catalogue-import.ts'), file], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: key(), DATA_KEY: key() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let megabytes = 0;
  const watch = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      megabytes = Math.max(megabytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // It has just ended.
    }
  }, 20);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearInterval(watch);
  return { seconds: (performance.now() - started) / 1_000, megabytes, code, output };
}

/** The same number of rows put into a table by bare statements, without a file. */
async function bareInsert({ pool }: OpenDatabase): Promise<number> {
  const started = performance.now();
  const client = await pool.connect();
  try {
    await client.query(
      `begin; create temporary table bare_cells (line text, version integer, table_name text, key text[], seq integer,
         value numeric, primary key (line, version, table_name, key)) on commit drop`,
    );
    for (let from = 0; from < ROWS; from += 1_000) {
      const keys = Array.from({ length: 1_000 }, (_, index) => String(from + index));
      await client.query(
        `insert into bare_cells select 'TRAVEL', 1, 'spare', array[key], key::integer, 1.25 from unnest($1::text[]) as key`,
        [keys],
      );
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  return (performance.now() - started) / 1_000;
}

/** A tariff that unpacks to so many megabytes: few rows with a long remark each, in a column that is not read. */
async function heavyWorkbook(file: string, megabytes: number): Promise<Buffer> {
  const remark = 'x'.repeat(8_000);
  const rows = Array.from({ length: Math.floor((megabytes * MB) / (remark.length + 120)) }, (_, index) => {
    const row = index + 1_000;
    const text = (column: string, value: string) => `<c r="${column}${row}" t="inlineStr"><is><t>${value}</t></is></c>`;
    return `<row r="${row}">${text('A', 'spare')}${text('B', String(row))}${text('H', '1')}${text('J', remark)}</row>`;
  }).join('');
  const parts = partsOf(readFileSync(file));
  return zipOf(
    parts.map(({ name, data }) => ({
      name,
      data: name.endsWith('/sheet4.xml') ? data.toString().replace('</sheetData>', `${rows}</sheetData>`) : data,
    })),
  );
}

/** Import of a large tariff beside the bare rows, and what hostile sizes cost. */
export async function measureImport(databaseUrl: string): Promise<void> {
  const database = openDatabase({ url: databaseUrl, maxConnections: 1 });
  const desk = workbookDesk(database.db);
  const dataDir = mkdtempSync(join(tmpdir(), 'onegi-import-'));
  try {
    const large = await desk.file((tables) => {
      for (let row = 0; row < ROWS; row++) tables.tariff.push({ table: 'spare', key1: String(row), value: '1.25' });
    }, AFTER_TODAY);
    const bare = await bareInsert(database);
    const run = await runImport(databaseUrl, dataDir, large);
    if (run.code !== 0) throw new Error(`The import failed:\n${run.output}`);
    say(
      `import of ${whole(ROWS)} tariff rows`,
      `${run.seconds.toFixed(1)} s (aim under 10 s), ${times(run.seconds / bare)} the bare rows' ${bare.toFixed(2)} s; ${run.megabytes.toFixed(0)} MB at most`,
      run.seconds < 10,
    );

    const small = await desk.file(undefined, AFTER_TODAY);
    const heavy = join(dataDir, 'heavy.xlsx');
    for (const { megabytes, isTaken } of [
      { megabytes: 95, isTaken: true },
      { megabytes: 200, isTaken: false },
    ]) {
      writeFileSync(heavy, await heavyWorkbook(small, megabytes));
      const { seconds, megabytes: held, code } = await runImport(databaseUrl, dataDir, heavy);
      if ((code === 0) !== isTaken) throw new Error(`A file of ${megabytes} MB ended with code ${code}`);
      say(
        `import of a file of ${megabytes} MB unpacked`,
        `${isTaken ? 'read' : 'refused'} in ${seconds.toFixed(1)} s, ${held.toFixed(0)} MB at most (aim under 400 MB)`,
        held < 400,
      );
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    desk.close();
    await database.close();
  }
}
