import { pageSizes } from '@onegi/contract/page-sizes';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import { manyAhead } from './many-ahead.ts';

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
type Orderings = Ordering | readonly Ordering[];

/** Nothing selected or ordered yet. */
type Rows<TB extends keyof Database> = SelectQueryBuilder<Database, TB, object>;

/** An order in which rows are read in other parts than they were found in, such as month by month. */
export class InParts<TB extends keyof Database> {
  readonly orderBy: Orderings;
  /** The rows that fit; none is in two parts. */
  readonly parts: readonly Rows<TB>[];
  constructor(orderBy: Orderings, parts: readonly Rows<TB>[]) {
    this.orderBy = orderBy;
    this.parts = parts;
  }
}

/** The rows that fit what was asked, and what they are ordered by. */
export interface Fitting<TB extends keyof Database> {
  /** In parts where each is read from its own index; none is in two of them. */
  readonly fitting: Rows<TB> | readonly Rows<TB>[];
  /** A unique column. */
  readonly key: string;
  /** The column, or an expression that is never null; several where an index has them one after the other. */
  readonly orderBy: Orderings | InParts<TB>;
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

const direction = (isDescending: boolean) => (isDescending ? 'desc' : 'asc');

const expressionOf = (column: Ordering) => {
  if (column instanceof PutInOrder) return column.expression;
  return typeof column === 'string' ? sql.ref(column) : column;
};

/** Rows in their order, of which nothing but the key is selected. */
export type OrderedKeys = SelectQueryBuilder<Database, never, { key: Key }>;

interface Slice {
  readonly isDescending: boolean;
  readonly skip?: number;
  readonly take: number;
}

const inParts = <TB extends keyof Database>({ fitting, orderBy }: Pick<Fitting<TB>, 'fitting' | 'orderBy'>) =>
  orderBy instanceof InParts ? orderBy : new InParts(orderBy, [fitting].flat());

/** The keys of these rows in their order, so many from one on: of each part as far as its rows can stand there. */
export function inOrder<TB extends keyof Database>(db: Db, rows: Fitting<TB>, slice: Slice): OrderedKeys {
  const { isDescending, skip = 0, take } = slice;
  const { orderBy, parts } = inParts(rows);
  const towards = direction(isDescending);
  const orderings = [orderBy, rows.key].flat().map(expressionOf);
  const ordered = (part: Rows<TB>) =>
    orderings.reduce((found, ordering) => found.orderBy(ordering, towards), part) as Rows<TB>;
  const [only, ...others] = parts;
  const key = sql<Key>`${sql.ref(rows.key)}`.as('key');
  if (only && others.length === 0) return ordered(only).select(key).offset(skip).limit(take) as unknown as OrderedKeys;
  const names = orderings.map((_, at) => `ordering${at}`);
  const read = parts.map((part) => {
    const named = orderings.map((ordering, at) => sql`${ordering}`.as(names[at] ?? ''));
    return sql`(${ordered(part)
      .select([key, ...named])
      .limit(skip + take)})`;
  });
  const all = db.selectFrom(sql<{ key: Key }>`(${sql.join(read, sql` union all `)})`.as('parts'));
  const merged = names.reduce((found, name) => found.orderBy(sql.ref(name), towards), all);
  return merged.select('key').offset(skip).limit(take) as unknown as OrderedKeys;
}

/** The first keys, at most so many. */
export async function firstKeys<TB extends keyof Database>(
  db: Db,
  rows: Fitting<TB> | Numbered,
  isDescending: boolean,
  most: number,
): Promise<Key[]> {
  if ('keysAt' in rows) return rows.keysAt(0, most);
  const found = await inOrder(db, rows, { isDescending, take: most }).execute();
  return found.map(({ key }) => key);
}

/**
 * The first of these keys, read as all of them would be. Asked for ten rows alone, the database takes those that fit to be spread evenly
 * over the order and walks its index; where they all stand at its other end, that is past all the others (half a second of a million).
 * What is materialized is planned for all its rows, and still read no further than is asked.
 */
const firstOf = (db: Db, rows: OrderedKeys, take: number): OrderedKeys =>
  db
    .with(
      (cte) => cte('counted').materialized(),
      () => rows,
    )
    .selectFrom('counted')
    .select('key')
    .limit(take) as unknown as OrderedKeys;

/** The first keys of rows, and how many rows there are. */
interface Counted {
  readonly keys: Key[];
  readonly count: number;
}

/** As counted, unless there were most of them a moment ago and the page is still full. */
async function unlessMany(
  db: Db,
  page: OrderedKeys,
  { take, most }: { readonly take: number; readonly most: number },
  counted: () => Promise<Counted>,
): Promise<Counted> {
  const asked = page.compile();
  const many = manyAhead(db, `${asked.sql} ${JSON.stringify(asked.parameters)}`);
  if (many.isKnown) {
    const keys = (await db.executeQuery(asked)).rows.map(({ key }) => key);
    if (keys.length === take) return { keys, count: most };
  }
  const found = await counted();
  if (found.count === most) many.remember();
  return found;
}

/**
 * The first keys of these rows and how many rows there are, in one pass.
 * @param rows at most so many: their query has this limit
 * @param page what reads the keys alone
 */
export const keysAndCount = (
  db: Db,
  rows: OrderedKeys,
  most: number,
  take: number,
  page = firstOf(db, rows, take),
): Promise<Counted> =>
  unlessMany(db, page, { take, most }, async () => {
    const found = await db
      .selectFrom(rows.as('found'))
      .select(['key', sql<number>`count(*) over ()`.as('count')])
      .limit(take)
      .execute();
    return { keys: found.map(({ key }) => key), count: found[0]?.count ?? 0 };
  });

/** The keys of a page and how many rows follow its first one, in one pass over an index. */
async function keysFrom<TB extends keyof Database>(db: Db, rows: Fitting<TB> | Numbered, skip: number, place: Place) {
  const { size = pageSizes[0], isDescending } = place;
  if ('keysAt' in rows)
    return { keys: rows.keysAt(skip, size), ahead: Math.max(0, rows.total - skip), isMore: rows.isMore ?? false };
  const most = COUNTED_AHEAD + 1;
  const isPutInOrder = [inParts(rows).orderBy].flat().some((ordering) => ordering instanceof PutInOrder);
  // To keep ten of twenty thousand rows in order takes less than to keep a thousand.
  const page = isPutInOrder ? inOrder(db, rows, { isDescending, skip, take: size }) : undefined;
  const { keys, count } = await keysAndCount(
    db,
    inOrder(db, rows, { isDescending, skip, take: most }),
    most,
    size,
    page,
  );
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
