import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { Key } from './page-of.ts';

/** Of these rows those whose key, a column of type uuid, is one of these: planned once for any keys. */
export const ofKeys = <DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  column: string,
  keys: readonly Key[],
) => rows.modifyFront(prepared).where(sql<SqlBool>`${sql.ref(column)} = any(${keys}::uuid[])`);

/** Rows in the order of their keys; one that went meanwhile is left out. */
export function byKeys<Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
