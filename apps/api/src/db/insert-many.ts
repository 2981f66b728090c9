import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** Columns with their types in the database, in the order they are written. */
type ColumnTypes = Readonly<Record<string, string>>;

/** Rows that one statement takes. */
const BATCH = 20_000;

/**
 * Inserts many rows with one statement for some thousands of them: each column travels as an array, which costs a fraction
 * of as many values one by one.
 * @param casts columns that travel as text and are something else: an array of arrays would lose its inner ends
 */
export async function insertMany<T extends keyof Database>(
  tx: Tx,
  table: T,
  types: ColumnTypes,
  rows: readonly Readonly<Record<string, unknown>>[],
  casts: ColumnTypes = {},
): Promise<void> {
  const columns = Object.entries(types);
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const values = sql.join(
    columns.map(([name]) => (casts[name] ? sql`${sql.ref(name)}::${sql.raw(casts[name])}` : sql.ref(name))),
  );
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = rows.slice(at, at + BATCH);
    const arrays = columns.map(([name, type]) => sql`${some.map((row) => row[name] ?? null)}::${sql.raw(type)}[]`);
    await sql`insert into ${sql.table(table)} (${names})
      select ${values} from unnest(${sql.join(arrays)}) as given (${names})`.execute(tx);
  }
}
