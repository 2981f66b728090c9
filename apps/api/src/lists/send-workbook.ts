import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { EXPORTED_ROWS, type List, type ListColumn } from '@onegi/contract/list';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import type { Reply } from '../http/fastify.ts';
import { dispositionOf } from '../lib/file-name.ts';
import { type Language, texts } from '../lib/texts.ts';
import type { Key } from './page-of.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows that are read and written at once: a file of any length takes no more memory. */
const BATCH = 500;
const WIDTH = 24;
const MONEY = '#,##0.00;[Red]-#,##0.00';

const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Hong_Kong',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A key that is only known at run time. */
const textOf = (language: Language, key: string) => texts[language](key as never);

/**
 * A text that a spreadsheet would take for a formula, once the file is saved as CSV or typed over, is marked as text. Signed
 * numbers and telephone numbers do no harm.
 */
function guarded(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d\s().-]+$/.test(text) ? `'${text}` : text;
}

/** How a value stands in its cell: words instead of codes, moments as Hong Kong's clocks show them. */
export function cellOf(language: Language, field: string, column: ListColumn, row: Row): CellValue {
  const chinese = language === 'zh-Hant' && column.chinese ? row[column.chinese] : undefined;
  const value = chinese ? chinese : row[field];
  if (value === null || value === undefined) return null;
  // Dollars that a spreadsheet adds up.
  if (column.kind === 'money') return Number(value) / 100;
  if (!column.texts && (typeof value === 'number' || typeof value === 'boolean')) return value;
  const words = (each: unknown) => (column.texts ? textOf(language, `${column.texts}.${each}`) : String(each));
  if (Array.isArray(value)) return guarded(value.map(words).join(', '));
  if (typeof value === 'object') return guarded(JSON.stringify(value));
  return guarded(column.kind === 'moment' ? moment.format(new Date(String(value))) : words(value));
}

/** Sends the rows of a list as a workbook in one language, written while they are read. */
export function sendWorkbook(
  reply: Reply,
  { name, columns }: List,
  language: Language,
  keys: readonly Key[],
  read: (keys: readonly Key[]) => Promise<readonly unknown[]>,
): Reply {
  const shown = Object.entries(columns).flatMap(([field, column]) => (column ? [{ field, column }] : []));
  async function* rows(): AsyncGenerator<CellValue[]> {
    const kept = keys.slice(0, EXPORTED_ROWS);
    for (let from = 0; from < kept.length; from += BATCH) {
      for (const row of await read(kept.slice(from, from + BATCH))) {
        yield shown.map(({ field, column }) => cellOf(language, field, column, row as Row));
      }
    }
    if (keys.length > EXPORTED_ROWS) yield [texts[language]('lists.cut', { rows: EXPORTED_ROWS })];
  }
  const workbook = writeXlsxStream(rows(), {
    name: 'OneGI',
    columns: shown.map(({ column }) => ({
      header: textOf(language, column.label),
      width: WIDTH,
      ...(column.kind === 'money' ? { numFmt: MONEY } : {}),
    })),
    freezePane: { rows: 1 },
  });
  return sendXlsx(reply, name, Readable.fromWeb(workbook as ReadableStream));
}

/** Sends a workbook that nobody keeps on the way. */
export function sendXlsx(reply: Reply, name: string, contents: Readable | Uint8Array): Reply {
  return reply
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-disposition', dispositionOf('attachment', `${name}.xlsx`))
    .header('cache-control', 'private, no-store')
    .send(contents);
}
