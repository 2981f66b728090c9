import { addDays } from '@onegi/contract/lines/dates';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { endOfDay } from '../ports/clock.ts';
import { InParts } from './page-of.ts';

/** Rows of so many days are few enough to be put in order. */
const FEW_DAYS = 31;

/** Whether two days, each asked for or not, hold few between them. */
export const areFewDays = (from: string | undefined, until: string | undefined): boolean =>
  from !== undefined && until !== undefined && until < addDays(from, FEW_DAYS);

/** Days of Hong Kong that a moment is to lie in, each asked for or not. */
interface Days {
  readonly from: string | undefined;
  readonly until: string | undefined;
}

type Rows<TB extends keyof Database> = SelectQueryBuilder<Database, TB, object>;

const dawn = (day: string) => endOfDay(addDays(day, -1));
const monthOf = (day: string) => `${day.slice(0, 8)}01`;
const monthAfter = (month: string) => monthOf(addDays(month, 31));

/** The rows whose moment lies in these days. */
export function within<TB extends keyof Database>(rows: Rows<TB>, moment: string, { from, until }: Days): Rows<TB> {
  let found = rows;
  if (from) found = found.where(sql<SqlBool>`${sql.ref(moment)} >= ${dawn(from)}`);
  if (until) found = found.where(sql<SqlBool>`${sql.ref(moment)} < ${endOfDay(until)}`);
  return found;
}

/** How an index has the month of a column, and that the column lies in days which are not to be looked for in an index of their own. */
interface Months {
  readonly monthOf: (column: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly within: (column: RawBuilder<unknown>, from: string, until: string) => RawBuilder<SqlBool>;
}

const ofMoments: Months = {
  monthOf: (at) => sql`date_trunc('month', ${at} at time zone 'Asia/Hong_Kong')`,
  within: (at, from, until) => sql`${at} + interval '0' >= ${dawn(from)} and ${at} + interval '0' < ${endOfDay(until)}`,
};

const ofDates: Months = {
  monthOf: (day) => sql`date_trunc('month', ${day}::timestamp)`,
  within: (day, from, until) => sql`${day} + 0 between ${from}::date and ${until}::date`,
};

/**
 * An order for rows of these days. Few are read month by month from an index of the month, what orders and the key (migrations 183 and 185),
 * and of a month that is not asked for whole by what the index holds: by an index of the moment the database would read thousands
 * and put them in order, by one of the order it would walk past all other days.
 */
function monthByMonth<TB extends keyof Database>(
  rows: Rows<TB>,
  orderBy: string,
  column: string,
  { from, until }: Days,
  months: Months,
): string | InParts<TB> {
  if (from === undefined || until === undefined || !areFewDays(from, until)) return orderBy;
  const at = sql.ref(column);
  const asked = [monthOf(from)];
  for (let next = monthAfter(monthOf(from)); next <= until; next = monthAfter(next)) asked.push(next);
  const parts = asked.map((month) => {
    const ofMonth = rows.where(sql<SqlBool>`${months.monthOf(at)} = ${month}::timestamp`);
    const isWhole = from <= month && addDays(monthAfter(month), -1) <= until;
    return isWhole ? ofMonth : ofMonth.where(months.within(at, from, until));
  });
  return new InParts(orderBy, parts);
}

/** An order for rows whose moment lies in these days. */
export const orderWithin = <TB extends keyof Database>(rows: Rows<TB>, orderBy: string, moment: string, days: Days) =>
  monthByMonth(rows, orderBy, moment, days, ofMoments);

/** An order for rows whose date is one of these days. */
export const orderWithinDates = <TB extends keyof Database>(
  rows: Rows<TB>,
  orderBy: string,
  date: string,
  days: Days,
) => monthByMonth(rows, orderBy, date, days, ofDates);
