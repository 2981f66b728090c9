import type { Key } from './page-of.ts';

/** Rows in the order of their keys; one that went meanwhile is left out. */
export function byKeys<Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
