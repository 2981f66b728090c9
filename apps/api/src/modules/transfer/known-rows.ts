import { type ImportColumn, type ImportSheet, importSheets } from '@onegi/contract/fields/transfer';
import type { Db } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import type { Findings } from './findings.ts';
import { type ImportedRows, keyOf, layout } from './layout.ts';

const BATCH = 10_000;
const WHOLE_BYTES = 16;

type AnyRow = { readonly row: number } & Readonly<Partial<Record<ImportColumn, unknown>>>;

/** What tells columns apart, of 16 bits: too little to find a value by, enough to see that it is another. */
function mark(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 16)) & 0xffff;
}

/** A keyed hash of a row, and a short one of each of its columns. */
export function hashesOf({ hash }: Pick<Seal, 'hash'>, sheet: ImportSheet, row: AnyRow): Buffer {
  const texts = layout[sheet].map(({ key }) => String(row[key] ?? ''));
  const whole = hash(`imported ${sheet}`, texts.join('\n')).subarray(0, WHOLE_BYTES);
  const start = hash('imported columns', sheet).readUInt32LE(0);
  const marks = Buffer.alloc(texts.length * 2);
  for (const [at, text] of texts.entries()) marks.writeUInt16LE(mark(text, start + at), at * 2);
  return Buffer.concat([whole, marks]);
}

/** The columns in which a row is another than when it was imported; the first where none can be told. */
function differences(sheet: ImportSheet, before: Buffer, now: Buffer): ImportColumn[] {
  if (before.equals(now)) return [];
  const differing = layout[sheet].filter((_, at) => {
    const place = WHOLE_BYTES + at * 2;
    return before.length < place + 2 || before.readUInt16LE(place) !== now.readUInt16LE(place);
  });
  return (differing.length > 0 ? differing : layout[sheet].slice(0, 1)).map(({ key }) => key);
}

/** Rows that were imported before, by sheet. */
export type KnownRows = Readonly<Record<ImportSheet, ReadonlySet<string>>>;

/** Finds rows that an earlier import brought; one that is another now is told by its columns. */
export async function findKnownRows(
  db: Db,
  seal: Pick<Seal, 'hash'>,
  rows: ImportedRows,
  findings: Findings,
): Promise<KnownRows> {
  const none = () => new Set<string>();
  const known = { policies: none(), persons: none(), notes: none(), receipts: none() };
  for (const sheet of importSheets) {
    const byKey = new Map((rows[sheet] as readonly AnyRow[]).map((row) => [keyOf[sheet](row as never), row]));
    const keys = [...byKey.keys()];
    for (let at = 0; at < keys.length; at += BATCH) {
      const stored = await db
        .selectFrom('imported_rows')
        .select(['row_key', 'column_hashes'])
        .where('sheet', '=', sheet)
        .where((eb) => eb('row_key', '=', eb.fn.any(eb.val(keys.slice(at, at + BATCH)))))
        .execute();
      for (const { row_key, column_hashes } of stored) {
        known[sheet].add(row_key);
        const row = byKey.get(row_key);
        if (!row) continue;
        for (const column of differences(sheet, column_hashes, hashesOf(seal, sheet, row)))
          findings.add('differs', { sheet, row: row.row, column });
      }
    }
  }
  return known;
}
