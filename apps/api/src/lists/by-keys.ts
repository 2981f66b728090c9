import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { Key } from './page-of.ts';

/** Rows in the order of their keys; one that went meanwhile is left out. */
export function byKeys<Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/**
 * Reads, of a query's rows, those of a page, in the order of the page: `query.$call(rowsOfIds('payments.id', ids))`. Each connection
 * plans it once.
 * @param column of type uuid, which the rows have as their `id`
 */
export const rowsOfIds =
  (column: string, ids: readonly Key[]) =>
  async <DB, TB extends keyof DB, Row extends { readonly id: string | null }>(
    query: SelectQueryBuilder<DB, TB, Row>,
  ): Promise<Row[]> => {
    const isAmong = sql<SqlBool>`${sql.ref(column)} = any(${ids}::uuid[])`;
    const found = await query.modifyFront(prepared).where(isAmong).execute();
    return byKeys(ids, found as Row[], ({ id }) => id ?? '');
  };
