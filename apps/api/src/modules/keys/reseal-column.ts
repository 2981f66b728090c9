import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type Seal, sealedWith } from '../../lib/seal.ts';
import { keyIdIn, ownerOfRow, type SealedColumn } from './sealed-columns.ts';

const PAGE = 500;

/** A value that none of the keys opens, or that was altered. */
export interface UnreadableValue {
  /** Table and key: 'mails/6f1c…'. */
  readonly owner: string;
  /** Of the key that sealed it. */
  readonly keyId: Buffer;
}

export interface ColumnResult {
  readonly resealed: number;
  /** In use by somebody, or changed meanwhile: to be looked at again. */
  readonly passedOver: number;
  readonly unreadable: readonly UnreadableValue[];
}

type Row = Readonly<Record<string, unknown>> & { readonly sealed: Buffer | null };

const namesOf = ({ key }: SealedColumn) => Object.keys(key);
const listOf = (names: readonly string[], prefix = '') =>
  sql.join(names.map((name) => sql.ref(prefix ? `${prefix}.${name}` : name)));

/** How many values of a column were sealed with another key than this. */
export async function countOlder(db: Db, column: SealedColumn, newest: Buffer): Promise<number> {
  const { rows } = await sql<{ older: number }>`
    select count(*) as older from ${sql.table(column.table)} where ${keyIdIn(column)} <> ${newest}`.execute(db);
  return rows[0]?.older ?? 0;
}

/** The next rows by key; those that the newest key has sealed already come without their value. */
async function readPage(db: Db, column: SealedColumn, newest: Buffer, after: Row | undefined): Promise<readonly Row[]> {
  const names = namesOf(column);
  const values = after && names.map((name) => sql`${after[name]}::${sql.raw(column.key[name] ?? '')}`);
  const { rows } = await sql<Row>`
    select ${listOf(names)}, case when ${keyIdIn(column)} <> ${newest} then ${sql.ref(column.column)} end as sealed
    from ${sql.table(column.table)}
    ${values ? sql`where (${listOf(names)}) > (${sql.join(values)})` : sql``}
    order by ${listOf(names)} limit ${PAGE}`.execute(db);
  return rows;
}

interface Fresh {
  readonly row: Row;
  readonly sealed: Buffer;
}

/**
 * Writes values over those that they were made from, in one statement. A row that holds another value by now keeps it,
 * and one that somebody has locked is not waited for: this work may stand in nobody's way.
 * @returns how many were written
 */
async function write(db: Db, column: SealedColumn, fresh: readonly Fresh[]): Promise<number> {
  const names = namesOf(column);
  const arrays: RawBuilder<unknown>[] = names.map(
    (name) => sql`${fresh.map(({ row }) => row[name])}::${sql.raw(`${column.key[name]}[]`)}`,
  );
  arrays.push(sql`${fresh.map(({ row }) => row.sealed)}::bytea[]`, sql`${fresh.map(({ sealed }) => sealed)}::bytea[]`);
  const same = (left: string, right: string) =>
    sql.join(
      names.map((name) => sql`${sql.ref(`${left}.${name}`)} = ${sql.ref(`${right}.${name}`)}`),
      sql` and `,
    );
  const { numAffectedRows } = await sql`
    with given as (select * from unnest(${sql.join(arrays)}) as given (${listOf(names)}, old_value, new_value)),
    free as (
      select ${listOf(names, 'given')}, given.new_value
      from ${sql.table(column.table)} as stored join given on ${same('stored', 'given')}
      where stored.${sql.ref(column.column)} = given.old_value
      for no key update of stored skip locked
    )
    update ${sql.table(column.table)} as stored set ${sql.ref(column.column)} = free.new_value
    from free where ${same('stored', 'free')}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Goes through a column once and seals with the newest key what an older one has sealed.
 * @param newest the id of the key that seals
 * @param onProgress told how many values were sealed again, after every few hundred rows
 */
export async function resealColumn(
  db: Db,
  seal: Seal,
  column: SealedColumn,
  newest: Buffer,
  onProgress: (resealed: number) => void = () => undefined,
): Promise<ColumnResult> {
  const unreadable: UnreadableValue[] = [];
  let resealed = 0;
  let passedOver = 0;
  let last: Row | undefined;
  for (;;) {
    const page = await readPage(db, column, newest, last);
    const fresh: Fresh[] = [];
    for (const row of page) {
      if (!row.sealed) continue;
      const owner = ownerOfRow(column, row);
      try {
        fresh.push({ row, sealed: seal.reseal(owner, row.sealed) });
      } catch {
        unreadable.push({ owner, keyId: sealedWith(row.sealed) });
      }
    }
    const written = fresh.length > 0 ? await write(db, column, fresh) : 0;
    resealed += written;
    passedOver += fresh.length - written;
    onProgress(resealed);
    if (page.length < PAGE) return { resealed, passedOver, unreadable };
    last = page.at(-1);
  }
}
