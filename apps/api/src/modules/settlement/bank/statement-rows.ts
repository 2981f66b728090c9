import { MOST_COLUMNS } from '@onegi/contract/fields/bank';
import { type Cell, type DateSystem, dayOfSerial } from '@onegi/xlsx-reader/cells';
import { type OpenWorkbook, openWorkbook } from '@onegi/xlsx-reader/open-workbook';
import { XlsxRefused } from '@onegi/xlsx-reader/xlsx-refused';
import { AppError } from '../../../http/app-error.ts';
import type { Upload } from '../../../http/take-upload.ts';
import { csvRows, isFormulaText } from '../../../lib/csv-rows.ts';

/** Longer texts are cut: nothing of a statement is. */
const LONGEST_CELL = 1_000;

export interface StatementCell {
  readonly text: string;
  /** A day that the file itself knows as one, yyyy-MM-dd: no format of dates is needed to read it. */
  readonly day?: string;
  readonly isFormula?: true;
}

export interface StatementRow {
  /** As a spreadsheet program counts, from 1. */
  readonly number: number;
  readonly cells: readonly StatementCell[];
}

/** Line ends and other control characters are spaces in what is kept. */
const plain = (text: string) =>
  text
    .slice(0, LONGEST_CELL)
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();

function cellOf(cell: Cell | undefined, system: DateSystem): StatementCell {
  if (!cell) return { text: '' };
  if (cell.kind === 'formula') return { text: plain(cell.value), isFormula: true };
  if (cell.kind === 'date') return { text: plain(cell.value), day: cell.value.slice(0, 10) };
  // A day with a time is a day number with a fraction.
  const day = cell.format === 'date' ? dayOfSerial(String(Math.floor(Number(cell.value))), system) : null;
  return day ? { text: day, day } : { text: plain(cell.value) };
}

/** The rows of the first sheet that is shown. */
async function* rowsOfWorkbook(path: string): AsyncGenerator<StatementRow> {
  let workbook: OpenWorkbook | undefined;
  try {
    workbook = await openWorkbook(path);
    const { dateSystem, sheets } = workbook;
    const sheet = sheets.find(({ isHidden, part }) => !isHidden && part);
    if (!sheet) throw new AppError('bankStatement.unreadable');
    for await (const { number, cells } of workbook.rows(sheet))
      yield { number, cells: Array.from(cells.slice(0, MOST_COLUMNS), (cell) => cellOf(cell, dateSystem)) };
  } catch (error) {
    throw error instanceof XlsxRefused ? new AppError('bankStatement.unreadable') : error;
  } finally {
    workbook?.close();
  }
}

async function* rowsOfText(path: string): AsyncGenerator<StatementRow> {
  for await (const { number, cells } of csvRows(path)) {
    const read = cells.slice(0, MOST_COLUMNS).map((cell) => {
      const text = plain(cell);
      return isFormulaText(text) ? { text, isFormula: true as const } : { text };
    });
    yield { number, cells: read };
  }
}

/** The rows of a statement, one after the other. @throws AppError bankStatement.unreadable */
export const statementRows = ({ path, fileType }: Pick<Upload, 'path' | 'fileType'>): AsyncGenerator<StatementRow> =>
  fileType === 'csv' ? rowsOfText(path) : rowsOfWorkbook(path);
