import { sql } from 'kysely';
import { PutInOrder } from './page-of.ts';

/** Of so many codes rows are few: put in order, or read code by code. */
const FEW_CODES = 10;

export const areFewCodes = ({ length }: readonly string[]): boolean => length > 0 && length <= FEW_CODES;

/**
 * The same order by an expression that no index has, for rows that are few: they are read by what they have in common, such as their days,
 * and put in order. By a column the database may walk an index of the order past all others instead; and of rows put in
 * order a page keeps ten, where it keeps the thousand that it counts of others.
 */
export const putInOrder = {
  text: (column: string) => new PutInOrder(sql`${sql.ref(column)} || ''`),
  date: (column: string) => new PutInOrder(sql`${sql.ref(column)} + 0`),
} as const;
