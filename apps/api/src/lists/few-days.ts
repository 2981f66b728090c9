import { addDays } from '@onegi/contract/lines/dates';
import { sql } from 'kysely';
import { PutInOrder } from './page-of.ts';

/** Rows of so many days are few enough to be put in order. */
const FEW_DAYS = 31;

/** Whether two days, each asked for or not, hold few between them. */
export const areFewDays = (from: string | undefined, until: string | undefined): boolean =>
  from !== undefined && until !== undefined && until < addDays(from, FEW_DAYS);

/**
 * The same order by an expression that no index has: rows of few days are read by their day and then put in order. The database does
 * not know that numbers and periods go with the days, and would walk their index past all the other days.
 */
export const putInOrder = {
  text: (column: string) => new PutInOrder(sql`${sql.ref(column)} || ''`),
  date: (column: string) => new PutInOrder(sql`${sql.ref(column)} + 0`),
} as const;
