import type { Insertable } from 'kysely';
import { ExpressionWrapper, type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import type { Database, Db } from './database.ts';

/** An insert, update or delete that was built and not run; or a select, where a guard is asked for. */
export type Write = OperationNodeSource;

/** A row to be inserted if a guard holds. */
export type GuardedInsert = {
  [Table in keyof Database]: { readonly into: Table; readonly row: Insertable<Database[Table]> };
}[keyof Database];

const written = (write: Write) => new ExpressionWrapper(write.toOperationNode());
const listed = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql`, `);

/**
 * Sends several writes as one statement: one round trip, and all of them or none, also outside a transaction. None sees
 * what another writes, so no two may write the same row; foreign keys are checked at the end.
 * @returns how many rows the last of them wrote
 */
export async function writeTogether(db: Db, writes: readonly Write[]): Promise<number> {
  const end = writes.at(-1);
  if (!end) return 0;
  const last = written(end);
  const others = writes.slice(0, -1).map((write, at) => sql`${sql.ref(`write_${at}`)} as (${written(write)})`);
  const statement = others.length > 0 ? sql`with ${listed(others)} ${last}` : sql`${last}`;
  const { numAffectedRows = 0n } = await statement.execute(db);
  return Number(numAffectedRows);
}

/** For an update that belongs to a guarded write. */
export const guardHolds = sql<boolean>`exists (select from guard)`;

function insertIfGuardHolds({ into, row }: GuardedInsert): RawBuilder<unknown> {
  const columns = listed(Object.keys(row).map((column) => sql`${sql.ref(column)}`));
  const values = listed(Object.values(row).map((value) => sql`${value}`));
  return sql`insert into ${sql.table(into)} (${columns}) select ${values} from guard`;
}

/**
 * Writes if a guard finds its row, in one statement: what would otherwise be a transaction that locks a row, looks at it
 * and writes.
 * @param guard an update with `returning`, or a select that locks: where it waits for another, it looks again
 * @param updates each with `where(guardHolds)`
 * @returns whether the guard held; where it did not, nothing was written
 */
export async function writeIf(
  db: Db,
  guard: Write,
  inserts: readonly GuardedInsert[],
  updates: readonly Write[] = [],
): Promise<boolean> {
  const writes = [...inserts.map(insertIfGuardHolds), ...updates];
  const parts = writes.map((write, at) => sql`${sql.ref(`write_${at}`)} as (${written(write)})`);
  const { rows } = await sql`with ${listed([sql`guard as (${written(guard)})`, ...parts])} select from guard`.execute(
    db,
  );
  return rows.length > 0;
}
