import { EXPORTED_ROWS } from '@onegi/contract/list';
import { pageSizes } from '@onegi/contract/page-sizes';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import { COUNTED_AHEAD, inOrder, type Key, keysAndCount, type Numbered } from './page-of.ts';

interface Asked {
  /** Both absent where a workbook is asked for. */
  readonly current?: number | undefined;
  readonly size?: number | undefined;
}

interface Groups<TB extends keyof Database> {
  /** The rows of each group, in the order of the groups. */
  readonly groups: readonly SelectQueryBuilder<Database, TB, object>[];
  /** A unique column, and what orders the rows of one group. */
  readonly key: string;
  readonly orderBy: string;
  readonly isDescending: boolean;
}

/**
 * Rows in an order that no index has of all of them, such as that of a state that depends on the day: group by group, each through its
 * own index, as far as the page that is asked for.
 */
export async function inGroups<TB extends keyof Database>(
  db: Db,
  rows: Groups<TB>,
  { current = 1, size }: Asked,
): Promise<Numbered> {
  const start = (current - 1) * (size ?? pageSizes[0]);
  const isWorkbook = size === undefined && current === 1;
  const most = isWorkbook ? EXPORTED_ROWS + 1 : COUNTED_AHEAD + 1;
  const { keys, count } = await keysFrom(db, rows, start, { most, take: isWorkbook ? most : (size ?? pageSizes[0]) });
  if (count === 0 && start > 0) return inGroups(db, rows, { size });
  return {
    total: start + Math.min(count, most - 1),
    isMore: count === most,
    // A page that is not there has no keys, and the first is asked for then.
    keysAt: (skip, take) => (skip === start ? keys.slice(0, take) : []),
  };
}

/** From a row on: the keys of so many, and how many there are, none counted beyond the most. */
async function keysFrom<TB extends keyof Database>(
  db: Db,
  { groups, key, orderBy, isDescending }: Groups<TB>,
  start: number,
  { most, take }: { readonly most: number; readonly take: number },
): Promise<{ keys: Key[]; count: number }> {
  const keys: Key[] = [];
  let count = 0;
  let skip = start;
  for (const group of isDescending ? groups.toReversed() : groups) {
    const from = inOrder(db, { fitting: group, key, orderBy }, { isDescending, skip, take: most - count });
    // One key tells how many there are where none is needed any more.
    const needed = Math.max(1, take - keys.length);
    const found = await keysAndCount(db, from, most - count, needed);
    keys.push(...found.keys.slice(0, take - keys.length));
    count += found.count;
    if (count === most) break;
    skip = found.count > 0 ? 0 : skip - (await countUpTo(db, group, skip));
  }
  return { keys, count };
}

/** How many rows a group has, none counted beyond so many. */
async function countUpTo<TB extends keyof Database>(
  db: Db,
  group: SelectQueryBuilder<Database, TB, object>,
  most: number,
): Promise<number> {
  if (most === 0) return 0;
  const some = group.select(sql<number>`1`.as('one')).limit(most);
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${some}) as counted`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
