import type { ErrorCode } from '@onegi/contract/errors';
import type { Cell, DateSystem } from '@onegi/xlsx-reader/cells';
import { type OpenWorkbook, openWorkbook } from '@onegi/xlsx-reader/open-workbook';
import { XlsxRefused } from '@onegi/xlsx-reader/xlsx-refused';
import { csvRows } from '../lib/csv-rows.ts';
import { AppError } from './app-error.ts';
import type { Upload } from './take-upload.ts';

/** How the cells of a workbook and of a text are read. */
export interface CellReader<T> {
  readonly cell: (cell: Cell | undefined, system: DateSystem) => T;
  readonly text: (text: string) => T;
  /** What is answered to a workbook that cannot be read. */
  readonly unreadable: ErrorCode;
}

export interface UploadRow<T> {
  /** From 1, as a spreadsheet program counts. */
  readonly number: number;
  readonly cells: readonly T[];
}

async function* rowsOfWorkbook<T>(path: string, { cell, unreadable }: CellReader<T>): AsyncGenerator<UploadRow<T>> {
  let workbook: OpenWorkbook | undefined;
  try {
    workbook = await openWorkbook(path);
    const { dateSystem } = workbook;
    const sheet = workbook.sheets.find(({ isHidden, part }) => !isHidden && part);
    if (!sheet) throw new AppError(unreadable);
    for await (const { number, cells } of workbook.rows(sheet))
      yield { number, cells: Array.from(cells, (each) => cell(each, dateSystem)) };
  } catch (error) {
    throw error instanceof XlsxRefused ? new AppError(unreadable) : error;
  } finally {
    workbook?.close();
  }
}

async function* rowsOfText<T>(path: string, { text }: CellReader<T>): AsyncGenerator<UploadRow<T>> {
  for await (const { number, cells } of csvRows(path)) yield { number, cells: cells.map(text) };
}

/** The rows of an uploaded spreadsheet: of the first sheet that is shown, or of comma-separated values. */
export const uploadRows = <T>(
  { path, fileType }: Pick<Upload, 'path' | 'fileType'>,
  reader: CellReader<T>,
): AsyncGenerator<UploadRow<T>> => (fileType === 'csv' ? rowsOfText(path, reader) : rowsOfWorkbook(path, reader));
