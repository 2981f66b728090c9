import { pageSizes } from '@onegi/contract/page-sizes';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';

/** What identifies a row and ends every order, so that no row stands on two pages. */
export type Key = string | number;

/** An order that no index has: rows that are few are read by something else and put in order. */
export class PutInOrder {
  readonly expression: RawBuilder<unknown>;
  constructor(expression: RawBuilder<unknown>) {
    this.expression = expression;
  }
}

type Ordering = string | RawBuilder<unknown> | PutInOrder;

/** The rows that fit what was asked, and what they are ordered by. */
export interface Fitting<TB extends keyof Database> {
  /** Nothing selected or ordered yet. */
  readonly fitting: SelectQueryBuilder<Database, TB, object>;
  /** A unique column. */
  readonly key: string;
  /** The column, or an expression that is never null; several where an index has them one after the other. */
  readonly orderBy: Ordering | readonly Ordering[];
}

/** Rows of which it is known without asking how many there are and which stand where. */
export interface Numbered {
  readonly total: number;
  /** There are more than that. */
  readonly isMore?: boolean;
  readonly keysAt: (skip: number, take: number) => Key[];
}

export interface Place {
  readonly current?: number | undefined;
  readonly size?: number | undefined;
  readonly isDescending: boolean;
}

export interface Page {
  readonly keys: Key[];
  readonly total: number;
  readonly isMore?: true;
  readonly pages: number;
  readonly size: number;
  readonly current: number;
}

/** Counted beyond the page that is shown: who turns pages always sees some more, and nobody waits for a hundred thousand. */
export const COUNTED_AHEAD = 1_000;

const expressionOf = (column: Ordering) => {
  if (column instanceof PutInOrder) return column.expression;
  return typeof column === 'string' ? sql.ref(column) : column;
};

function inOrder<TB extends keyof Database>({ fitting, key, orderBy }: Fitting<TB>, isDescending: boolean) {
  const direction = isDescending ? 'desc' : 'asc';
  let rows = fitting.select(sql<Key>`${sql.ref(key)}`.as('key'));
  for (const ordering of [orderBy, key].flat()) rows = rows.orderBy(expressionOf(ordering), direction);
  return rows;
}

/** The first keys, at most so many. */
export async function firstKeys<TB extends keyof Database>(
  rows: Fitting<TB> | Numbered,
  isDescending: boolean,
  most: number,
): Promise<Key[]> {
  if ('keysAt' in rows) return rows.keysAt(0, most);
  const found = (await inOrder(rows, isDescending).limit(most).execute()) as { key: Key }[];
  return found.map(({ key }) => key);
}

/** Rows in their order, of which nothing but the key is selected. */
export type OrderedKeys = SelectQueryBuilder<Database, never, { key: Key }>;

/**
 * The first keys of these rows and how many rows there are, in one pass.
 * @param rows no more than are worth counting: their query has a limit
 */
export async function keysAndCount(db: Db, rows: OrderedKeys, take: number): Promise<{ keys: Key[]; count: number }> {
  const found = await db
    .selectFrom(rows.as('found'))
    .select(['key', sql<number>`count(*) over ()`.as('count')])
    .limit(take)
    .execute();
  return { keys: found.map(({ key }) => key), count: found[0]?.count ?? 0 };
}

/**
 * The keys of a page of rows that are put in order, and how many rows follow its first one. Counted apart: rows are counted in any
 * order, and keeping ten of twenty thousand in order costs less than keeping a thousand.
 */
async function keysPutInOrder<TB extends keyof Database>(
  db: Db,
  rows: Fitting<TB>,
  isDescending: boolean,
  { skip, take, most }: { readonly skip: number; readonly take: number; readonly most: number },
): Promise<{ keys: Key[]; count: number }> {
  const counted = rows.fitting.select(sql<number>`1`.as('one')).offset(skip).limit(most);
  const page = inOrder(rows, isDescending).offset(skip).limit(take) as unknown as OrderedKeys;
  const found = await db
    .selectFrom(page.as('page'))
    .select(['key', sql<number>`(select count(*) from (${counted}) as counted)`.as('count')])
    .execute();
  return { keys: found.map(({ key }) => key), count: found[0]?.count ?? 0 };
}

/** The keys of a page and how many rows follow its first one, in one pass over an index. */
async function keysFrom<TB extends keyof Database>(db: Db, rows: Fitting<TB> | Numbered, skip: number, place: Place) {
  const { size = pageSizes[0], isDescending } = place;
  if ('keysAt' in rows)
    return { keys: rows.keysAt(skip, size), ahead: Math.max(0, rows.total - skip), isMore: rows.isMore ?? false };
  const most = COUNTED_AHEAD + 1;
  const isPutInOrder = [rows.orderBy].flat().some((ordering) => ordering instanceof PutInOrder);
  const { keys, count } = isPutInOrder
    ? await keysPutInOrder(db, rows, isDescending, { skip, take: size, most })
    : await keysAndCount(db, inOrder(rows, isDescending).offset(skip).limit(most) as unknown as OrderedKeys, size);
  return { keys, ahead: Math.min(count, COUNTED_AHEAD), isMore: count > COUNTED_AHEAD };
}

/** The keys of one page; a page that is not there is the first. */
export async function pageOf<TB extends keyof Database>(
  db: Db,
  rows: Fitting<TB> | Numbered,
  place: Place,
): Promise<Page> {
  const { current = 1, size = pageSizes[0] } = place;
  const skip = (current - 1) * size;
  const { keys, ahead, isMore } = await keysFrom(db, rows, skip, place);
  if (keys.length === 0 && current > 1) return pageOf(db, rows, { ...place, current: 1 });
  const total = keys.length === 0 ? 0 : skip + ahead;
  return { keys, total, ...(isMore ? { isMore: true } : {}), pages: Math.ceil(total / size), size, current };
}
