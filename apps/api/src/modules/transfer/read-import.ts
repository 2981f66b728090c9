import { type ImportSheet, importSheets, MOST_IMPORTED_ROWS } from '@onegi/contract/fields/transfer';
import type { Cell } from '@onegi/xlsx-reader/cells';
import { type OpenWorkbook, openWorkbook } from '@onegi/xlsx-reader/open-workbook';
import { XlsxRefused } from '@onegi/xlsx-reader/xlsx-refused';
import { languages as portalLanguages } from '../../lib/texts.ts';
import type { Findings } from './findings.ts';
import { type Column, type ImportedRows, layout, optionalSheets } from './layout.ts';
import { readCell, type Value } from './read-cell.ts';
import { headingOf, sheetNameOf } from './words.ts';

const plain = (text: string) => text.trim().toLowerCase();

/** Whose heading this is, in either language; the mark of required columns is no part of it. */
function columnsOf(sheet: ImportSheet, heads: readonly (Cell | undefined)[]): Map<number, Column> {
  const byHeading = new Map(
    layout[sheet].flatMap((column) =>
      portalLanguages.map((language) => [plain(headingOf(language, column.key)), column] as const),
    ),
  );
  const found = new Map<number, Column>();
  for (const [at, head] of heads.entries()) {
    const column = head && byHeading.get(plain(head.value.replace(/\*\s*$/, '')));
    if (column) found.set(at, column);
  }
  return found;
}

type Row = { readonly row: number } & Readonly<Record<string, Value>>;

/** Rows without a problem; those that have one are told and left out. */
async function readSheet(workbook: OpenWorkbook, sheet: ImportSheet, findings: Findings): Promise<Row[]> {
  const names = new Set(portalLanguages.map((language) => plain(sheetNameOf(language, sheet))));
  const entry = workbook.sheets.find(({ name }) => names.has(plain(name)));
  if (!entry) {
    if (!optionalSheets.has(sheet)) findings.add('noSheet', { sheet });
    return [];
  }
  const rows: Row[] = [];
  let columns: Map<number, Column> | undefined;
  for await (const { number, cells } of workbook.rows(entry)) {
    if (!columns) {
      columns = columnsOf(sheet, cells);
      const there = new Set([...columns.values()].map(({ key }) => key));
      const missing = layout[sheet].filter(({ key, required }) => required && !there.has(key));
      for (const { key } of missing) findings.add('noColumn', { sheet, column: key });
      if (missing.length > 0) return [];
      continue;
    }
    if (rows.length >= MOST_IMPORTED_ROWS) {
      findings.add('tooManyRows', { sheet, row: number }, { text: String(MOST_IMPORTED_ROWS) });
      // Nothing of it is imported: what was read of it so far is not kept, and the rest is not read.
      return [];
    }
    const row: Record<string, Value> = {};
    let isWhole = true;
    for (const [at, column] of columns) {
      const read = readCell(cells[at], column, workbook.dateSystem);
      if ('value' in read) row[column.key] = read.value;
      else {
        isWhole = false;
        const text = column.personal ? '' : (cells[at]?.value ?? '');
        findings.add(read.problem, { sheet, row: number, column: column.key }, { text });
      }
    }
    if (isWhole) rows.push({ ...Object.fromEntries(layout[sheet].map(({ key }) => [key, null])), ...row, row: number });
  }
  return rows;
}

/** The sheets of the workbook at the path, as far as they can be read; what cannot is told. */
export async function readImport(
  path: string,
  findings: Findings,
  onSheet: (done: number) => Promise<void> = async () => undefined,
): Promise<ImportedRows> {
  const read: Record<ImportSheet, Row[]> = { policies: [], persons: [], notes: [], receipts: [] };
  let workbook: OpenWorkbook | undefined;
  try {
    workbook = await openWorkbook(path);
    for (const [at, sheet] of importSheets.entries()) {
      read[sheet] = await readSheet(workbook, sheet, findings);
      await onSheet(at + 1);
    }
  } catch (error) {
    if (!(error instanceof XlsxRefused)) throw error;
    findings.add(error.fault === 'tooBig' ? 'tooBig' : 'unreadable', {});
  } finally {
    workbook?.close();
  }
  if (read.policies.length === 0 && findings.count() === 0) findings.add('noRows', { sheet: 'policies' });
  return read as unknown as ImportedRows;
}
