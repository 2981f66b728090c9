import type { DateSystem, SheetRow } from '@onegi/xlsx-reader/cells';
import { type OpenWorkbook, openWorkbook } from '@onegi/xlsx-reader/open-workbook';
import type { SheetFacts } from '@onegi/xlsx-reader/read-rows';
import type { SheetEntry } from '@onegi/xlsx-reader/read-workbook';
import { XlsxRefused } from '@onegi/xlsx-reader/xlsx-refused';
import { type ColumnKey, layout, READ_ME, type SheetKey, type SheetLayout } from './layout.ts';
import { type Problems, refuseFile } from './problems.ts';
import { readValue } from './read-value.ts';

/** One row of a sheet: its number in the file, and what its cells say as text; null where empty or wrong. */
export interface TableRow<Key extends string = string> {
  readonly row: number;
  readonly values: Readonly<Record<Key, string | null>>;
}

export type Tables = { readonly [Sheet in SheetKey]: readonly TableRow<ColumnKey<Sheet>>[] };

export interface ParsedWorkbook {
  readonly tables: Tables;
  /** Sheets that upkeep does not know, which were not read. */
  readonly unread: readonly string[];
}

/** Told now and then while a long sheet is read. */
export type OnRows = (sheet: string, rows: number) => void;

/** Five times the largest tariff there is. */
const MOST_ROWS = 50_000;
const TELL_EVERY = 1_000;
const SHEETS = Object.keys(layout) as SheetKey[];
/** Without rows in these there is nothing to sell. */
const NEEDED: ReadonlySet<SheetKey> = new Set(['version', 'plans', 'tariff', 'benefits', 'terms']);

/**
 * Reads the cells of a workbook by the layout of its sheets. What is wrong with single cells is added to `problems`.
 * @throws WorkbookRefused when the file or one of its sheets as a whole cannot be read
 */
export async function parseWorkbook(
  path: string,
  problems: Problems,
  onRows: OnRows = () => undefined,
): Promise<ParsedWorkbook> {
  let workbook: OpenWorkbook | undefined;
  try {
    workbook = await openWorkbook(path);
    return await parseSheets(workbook, problems, onRows);
  } catch (error) {
    throw error instanceof XlsxRefused ? refuseFile(error.fault, { ...error.params }) : error;
  } finally {
    workbook?.close();
  }
}

async function parseSheets(workbook: OpenWorkbook, problems: Problems, onRows: OnRows): Promise<ParsedWorkbook> {
  const known = new Set<SheetEntry>();
  const tables: Record<string, readonly TableRow[]> = {};
  for (const key of SHEETS) {
    const sheet = findSheet(workbook, layout[key].name, problems);
    if (sheet) known.add(sheet);
    const rows = sheet && (await readTable(workbook, sheet, layout[key], problems, onRows));
    if (rows) tables[key] = rows;
    if (rows?.length === 0 && NEEDED.has(key)) problems.add({ sheet: layout[key].name }, 'noRows');
  }
  // With a sheet missing every other one would seem wrong.
  if (SHEETS.some((key) => !tables[key] || (tables[key].length === 0 && NEEDED.has(key)))) problems.refuseIfAny();
  const unread = workbook.sheets.filter((sheet) => !known.has(sheet) && sheet.name !== READ_ME);
  return { tables: tables as unknown as Tables, unread: unread.map(({ name }) => name) };
}

function findSheet({ sheets }: OpenWorkbook, name: string, problems: Problems): SheetEntry | null {
  const [sheet, another] = sheets.filter((each) => each.name.toLowerCase() === name.toLowerCase());
  if (!sheet?.part) problems.add({ sheet: name }, 'noSheet');
  else if (another) problems.add({ sheet: name }, 'sheetTwice');
  else if (sheet.isHidden) problems.add({ sheet: name }, 'hiddenSheet');
  return sheet ?? null;
}

/** Null where the sheet as a whole cannot be read. */
async function readTable(
  workbook: OpenWorkbook,
  sheet: SheetEntry,
  { name, columns }: SheetLayout,
  problems: Problems,
  onRows: OnRows,
): Promise<TableRow[] | null> {
  if (!sheet.part) return null;
  const facts: SheetFacts = { merged: [], hiddenColumns: [] };
  const rows: TableRow[] = [];
  let places: ReadonlyMap<string, number> | null = null;
  let hiddenRow: number | null = null;
  for await (const row of workbook.rows(sheet, facts)) {
    if (row.isHidden) hiddenRow ??= row.number;
    if (!places) {
      places = placesOf(row, name, columns, problems);
      if (!places) return null;
      continue;
    }
    const table = readRow(row, places, name, columns, workbook.dateSystem, problems);
    if (table) rows.push(table);
    if (rows.length > MOST_ROWS) {
      problems.add({ sheet: name }, 'tooManyRows', { most: MOST_ROWS });
      return null;
    }
    if (table && rows.length % TELL_EVERY === 0) onRows(name, rows.length);
  }
  if (!places) {
    placesOf({ number: 1, isHidden: false, cells: [] }, name, columns, problems);
    return null;
  }
  if (hiddenRow !== null) problems.add({ sheet: name, row: hiddenRow }, 'hiddenRows');
  if (facts.merged.length > 0) problems.add({ sheet: name }, 'merged', { range: facts.merged.join(', ') });
  for (const [key, place] of places) {
    const isHidden = facts.hiddenColumns.some(({ from, to }) => place >= from && place <= to);
    if (isHidden) problems.add({ sheet: name, column: columns[key]?.heading ?? key }, 'hiddenColumns');
  }
  onRows(name, rows.length);
  return rows;
}

/** Where each column stands, by the headings of the first row; null when one is missing or there twice. */
function placesOf(
  { cells, number }: SheetRow,
  sheet: string,
  columns: SheetLayout['columns'],
  problems: Problems,
): ReadonlyMap<string, number> | null {
  const before = problems.total;
  const headings = Array.from(cells, (cell) => (cell?.kind === 'text' ? cell.value.trim().toLowerCase() : ''));
  const places = new Map<string, number>();
  for (const [key, { heading, type }] of Object.entries(columns)) {
    const place = headings.indexOf(heading.toLowerCase());
    if (place >= 0) places.set(key, place);
    else if (type.of !== 'words') problems.add({ sheet, column: heading }, 'noColumn');
    if (place !== headings.lastIndexOf(heading.toLowerCase())) {
      problems.add({ sheet, row: number, column: heading }, 'columnTwice');
    }
  }
  return problems.total === before ? places : null;
}

/** Null for a row that holds nothing in the columns that are read. */
function readRow(
  { number: row, cells }: SheetRow,
  places: ReadonlyMap<string, number>,
  sheet: string,
  columns: SheetLayout['columns'],
  system: DateSystem,
  problems: Problems,
): TableRow | null {
  const isRead = ([key, { type }]: [string, { type: { of: string } }]) => type.of !== 'words' && places.has(key);
  const read = Object.entries(columns).filter(isRead);
  if (read.every(([key]) => cells[places.get(key) ?? -1] === undefined)) return null;
  const values: Record<string, string | null> = {};
  for (const [key, { heading, type, isRequired }] of read) {
    values[key] = null;
    const place = { sheet, row, column: heading };
    const cell = cells[places.get(key) ?? -1];
    if (cell) {
      const result = readValue(cell, type, system);
      if ('value' in result) values[key] = result.value;
      else problems.add(place, result.problem, result.params);
    } else if (isRequired) problems.add(place, 'required');
  }
  return { row, values };
}
