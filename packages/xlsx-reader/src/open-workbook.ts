import type { DateSystem, SheetRow } from './cells.ts';
import { openPackage } from './open-package.ts';
import { readRows, type SheetFacts } from './read-rows.ts';
import { readWorkbook, type SheetEntry } from './read-workbook.ts';

/** An .xlsx file whose sheets are read one after the other, row by row. */
export interface OpenWorkbook {
  /** In the order of the file. */
  readonly sheets: readonly SheetEntry[];
  /** What day numbers count from: `dayOfSerial` needs it. */
  readonly dateSystem: DateSystem;
  /**
   * The rows of a sheet that hold anything; none of a sheet that has no cells (a chart). `facts` is filled on the way
   * and complete after the last row.
   * @throws XlsxRefused on a damaged sheet
   */
  rows(sheet: SheetEntry, facts?: SheetFacts): AsyncGenerator<SheetRow, void, undefined>;
  close(): void;
}

/**
 * Opens the .xlsx file at the path; the caller closes it.
 * @throws XlsxRefused when it is no workbook, could do harm or is larger than the limits
 * @throws what the file system says when the file cannot be read
 */
export async function openWorkbook(path: string): Promise<OpenWorkbook> {
  const file = await openPackage(path);
  try {
    const workbook = await readWorkbook(file);
    return {
      sheets: workbook.sheets,
      dateSystem: workbook.dateSystem,
      async *rows({ part }, facts = { merged: [], hiddenColumns: [] }) {
        if (part) yield* readRows(file, workbook, part, facts);
      },
      close: file.close,
    };
  } catch (error) {
    file.close();
    throw error;
  }
}
