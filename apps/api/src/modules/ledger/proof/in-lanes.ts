import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** So many statements of one proof run at the same time. */
const LANES = 2;

type Work<T> = (db: Db) => Promise<T>;

/**
 * What a day holds is looked up by indexes, however much lies before it: without this the planner thinks a pass over all rows of
 * years the less once they are many. And a day is put in order in memory; nothing of it is asked twice, so that nothing need be kept.
 */
const readByIndexes = (tx: Tx) =>
  sql`select set_config('random_page_cost', '1.1', true), set_config('work_mem', '64MB', true), set_config('enable_memoize', 'off', true)`.execute(
    tx,
  );

/**
 * Does work that only reads, in a few connections at the same time; the answers are in the order of the work. In a transaction one
 * follows the other.
 */
export async function inLanes<T>(db: Db, works: readonly Work<T>[]): Promise<T[]> {
  const answers: T[] = [];
  let next = 0;
  const lane = async (of: Db) => {
    for (let at = next++; at < works.length; at = next++) answers[at] = await (works[at] as Work<T>)(of);
  };
  if (db.isTransaction) {
    await lane(db);
    return answers;
  }
  // Never tried again: a lane that begins anew would leave out what it had taken.
  const own = () =>
    db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await readByIndexes(tx);
        await lane(tx);
      });
  await Promise.all(Array.from({ length: LANES }, own));
  return answers;
}
