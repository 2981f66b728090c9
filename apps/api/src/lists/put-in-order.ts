import { sql } from 'kysely';
import { PutInOrder } from './page-of.ts';

/**
 * The same order by an expression that no index has, for rows that are few: they are read by what they have in common, such as their days,
 * and put in order. By a column the database may walk an index of the order past all others instead; and of rows put in
 * order a page keeps ten, where it keeps the thousand that it counts of others.
 */
export const putInOrder = {
  text: (column: string) => new PutInOrder(sql`${sql.ref(column)} || ''`),
  date: (column: string) => new PutInOrder(sql`${sql.ref(column)} + 0`),
  moment: (column: string) => new PutInOrder(sql`${sql.ref(column)} + interval '0'`),
} as const;
