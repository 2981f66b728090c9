import { streamCsvRows } from 'hucre/csv';
import { readText } from './inspect/inspect-text.ts';

export interface CsvRow {
  /** From 1, as a spreadsheet program counts. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** The divider that the first line has most of. */
function dividerOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  const counted = [',', ';', '\t'].map((divider) => ({ divider, count: line.split(divider).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).divider;
}

/** Whether a spreadsheet program would compute a cell of text; what begins with a sign may be an amount. */
export const isFormulaText = (text: string): boolean => /^\s*[=@]/.test(text);

/** The rows of a file of comma-separated values, or of semicolons or tabs. */
export async function* csvRows(path: string): AsyncGenerator<CsvRow> {
  const text = await readText(path);
  let number = 0;
  for (const row of streamCsvRows(text, { delimiter: dividerOf(text) })) {
    number += 1;
    yield { number, cells: row.map((cell) => String(cell ?? '')) };
  }
}
