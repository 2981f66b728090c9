import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

const BATCH = 1_000;

/** The rows of a query, some hundred at a time: no more of them are held. One after the other within a transaction. */
export async function* rowsOf<Row>(tx: Tx, query: RawBuilder<Row>): AsyncGenerator<Row> {
  const cursor = sql.id(`rows_${randomBytes(6).toString('hex')}`);
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from ${cursor}`.execute(tx);
    yield* rows;
    if (rows.length < BATCH) break;
  }
  await sql`close ${cursor}`.execute(tx);
}
