import type { ImportColumn, ImportSheet } from '@onegi/contract/fields/transfer';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Findings } from './findings.ts';
import type { ImportedRows } from './layout.ts';
import { seriesOf } from './own-numbers.ts';

const BATCH = 10_000;

interface Numbered {
  readonly row: number;
  readonly number: string;
}

interface Where {
  readonly sheet: ImportSheet;
  readonly column: ImportColumn;
  readonly table: 'policies' | 'debit_credit_notes' | 'receipts';
  readonly field: string;
  readonly problem: 'notImported' | 'taken';
}

const places: readonly Where[] = [
  { sheet: 'policies', column: 'policyNumber', table: 'policies', field: 'policy_number', problem: 'notImported' },
  { sheet: 'policies', column: 'transactionNumber', table: 'policies', field: 'transaction_number', problem: 'taken' },
  { sheet: 'notes', column: 'noteNumber', table: 'debit_credit_notes', field: 'note_number', problem: 'taken' },
  { sheet: 'receipts', column: 'receiptNumber', table: 'receipts', field: 'receipt_number', problem: 'taken' },
];

async function takenOf(db: Db, { table, field }: Where, numbers: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (let at = 0; at < numbers.length; at += BATCH) {
    const { rows } = await sql<{ number: string }>`select ${sql.ref(field)} as number from ${sql.table(table)}
      where ${sql.ref(field)} = any(${numbers.slice(at, at + BATCH)}::text[])`.execute(db);
    for (const { number } of rows) taken.add(number);
  }
  return taken;
}

/** Numbers of series of ours that were drawn here, used or not: a process may still hold the block. */
async function drawnHere(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  const series = numbers.flatMap((number) => seriesOf(number) ?? []);
  if (series.length === 0) return new Set();
  const { rows } = await sql<{ number: string }>`select number
    from unnest(${series.map(({ number }) => number)}::text[], ${series.map(({ name }) => name)}::text[],
      ${series.map(({ value }) => value)}::int8[]) as own (number, series, value)
    join number_series using (series) where value < next and not passed @> value`.execute(db);
  return new Set(rows.map(({ number }) => number));
}

/** Numbers of new rows that somebody else has here. */
export async function findTakenNumbers(db: Db, rows: ImportedRows, findings: Findings): Promise<void> {
  for (const place of places) {
    const numbered = (rows[place.sheet] as readonly { row: number }[]).flatMap((row): Numbered[] => {
      const number = (row as Record<string, unknown>)[place.column];
      return typeof number === 'string' ? [{ row: row.row, number }] : [];
    });
    const numbers = [...new Set(numbered.map(({ number }) => number))];
    const taken = await takenOf(db, place, numbers);
    const drawn = await drawnHere(db, numbers);
    for (const { row, number } of numbered)
      if (taken.has(number) || drawn.has(number))
        findings.add(
          taken.has(number) ? place.problem : 'taken',
          { sheet: place.sheet, row, column: place.column },
          {
            text: number,
          },
        );
  }
}
