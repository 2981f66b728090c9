import { sql } from 'kysely';
import { PutInOrder } from './page-of.ts';

/** Under so many codes few enough rows stand to be put in order. */
const FEW_CODES = 10;

export const areFewCodes = ({ length }: readonly string[]): boolean => length > 0 && length <= FEW_CODES;

/**
 * The same order by an expression that no index has, for rows that are few: they are read by what they have in common, such as their day
 * or their code, and put in order. By a column the database may walk an index of the order past all others instead; and of rows put in
 * order a page keeps ten, where it keeps the thousand that it counts of others.
 */
export const putInOrder = {
  text: (column: string) => new PutInOrder(sql`${sql.ref(column)} || ''`),
  date: (column: string) => new PutInOrder(sql`${sql.ref(column)} + 0`),
  moment: (column: string) => new PutInOrder(sql`${sql.ref(column)} + interval '0'`),
} as const;
