import { policyStatuses } from '@onegi/contract/fields/policies';
import { addDays } from '@onegi/contract/lines/dates';
import { expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { areFewDays, orderWithinDates } from '../../lists/few-days.ts';
import { InParts, PutInOrder } from '../../lists/page-of.ts';
import { putInOrder } from '../../lists/put-in-order.ts';
import { type Asked, type Fitting, hasStatus, issued, starting } from './fitting-policies.ts';

/** Where a policy's status stands among all, for rows that are few. */
const placeOfStatus = (today: string) => {
  const eb = expressionBuilder<Database, 'policies'>();
  const places = policyStatuses.map((status, place) => sql`when ${hasStatus(eb, status, today)} then ${place}::int`);
  return sql`case ${sql.join(places, sql` `)} end`;
};

/** The orders of rows in parts, such as those under a code: each part has an index of each but the status, by which its few rows are put in order. */
export const plainOrders = ({ sort }: Asked, today: string) => ({
  policyNumber: 'policy_number',
  startsOn: 'starts_on',
  issuedOn: 'issued_on',
  // Names are put in order elsewhere: the database has no column of them.
  holderName: 'policy_number',
  status: sort === 'status' ? [new PutInOrder(placeOfStatus(today)), 'policy_number'] : 'policy_number',
});

/**
 * By what policies that are in force or over are ordered, and how many days after it most of those in force have ended: all but a few,
 * and, of the dates of issue, which come up to two months before the period, all but those. What lasts longer has an index of its own
 * for each, and what is over before a year has.
 */
const ORDERED_DAYS = {
  startsOn: { column: 'starts_on', usual: [366] },
  issuedOn: { column: 'issued_on', usual: [430, 380] },
} as const;

/** A year of cover ends so many days after it began, or a leap day later. */
const DAYS_OF_A_YEAR = 364;

/** Policies in force, by their dates: of what began so long ago the long ones alone are left, and years that are over are not passed over. */
function longAgoAndSince(fitting: Fitting, sort: keyof typeof ORDERED_DAYS, today: string): Fitting[] {
  const { column, usual } = ORDERED_DAYS[sort];
  const since = (days: number) => addDays(today, -days);
  const long = usual.map((days, at) => {
    const begun = fitting
      .where(column, '<', since(days))
      .where(sql<SqlBool>`ends_on - ${sql.ref(column)} > ${sql.lit(days)}`);
    const longer = usual[at - 1];
    return longer ? begun.where(column, '>=', since(longer)) : begun;
  });
  return [...long, fitting.where(column, '>=', since(usual.at(-1) ?? 0))];
}

/** Policies that are over, by their dates: of what began within a year the short ones alone are, and those in force are not passed over. */
function yearsAndShort(fitting: Fitting, sort: keyof typeof ORDERED_DAYS, today: string): Fitting[] {
  const { column } = ORDERED_DAYS[sort];
  const aYearAgo = addDays(today, -DAYS_OF_A_YEAR);
  const short = sql<SqlBool>`ends_on - ${sql.ref(column)} < ${sql.lit(DAYS_OF_A_YEAR)}`;
  return [fitting.where(column, '<', aYearAgo), fitting.where(column, '>=', aYearAgo).where(short)];
}

const partsOfStatus = { active: longAgoAndSince, expired: yearsAndShort } as const;

/**
 * Policies in groups that follow each other in the order that is asked for, each in that of an index; null where parts are merged. Of a status
 * the part that holds all but a few is read alone where it comes first: the newest in force, the oldest that are over.
 */
export function groupsInOrder(fitting: Fitting, { sort, status }: Asked, isDescending: boolean, today: string) {
  if (sort === 'status') {
    const groups = policyStatuses.map((each) => fitting.where((eb) => hasStatus(eb, each, today)));
    return { groups, orderBy: 'policy_number' };
  }
  if ((sort === 'startsOn' || sort === 'issuedOn') && status === (isDescending ? 'active' : 'expired'))
    return { groups: partsOfStatus[status](fitting, sort, today), orderBy: ORDERED_DAYS[sort].column };
  return null;
}

/** What was asked, as far as it says how rows are found that are few. */
interface Found {
  /** What fits but for its days. */
  readonly ofAnyDay: Fitting;
  readonly fitting: Fitting;
  readonly today: string;
}

/** The order of numbers: of few days month by month, of few rows put in order, else as the index has it. */
export function orderOfNumbers({ ofAnyDay }: Found, asked: Asked) {
  const { startsFrom, startsUntil, issuedFrom, issuedUntil, status } = asked;
  const number = 'policy_number';
  if (status === 'future') return putInOrder.text(number);
  if (areFewDays(startsFrom, startsUntil)) {
    const days = { from: startsFrom, until: startsUntil };
    return orderWithinDates(issued(ofAnyDay, asked), number, 'starts_on', days);
  }
  return orderWithinDates(starting(ofAnyDay, asked), number, 'issued_on', { from: issuedFrom, until: issuedUntil });
}

/** The order of a date: of few days of the other one put in order, of what is in force or over in parts, else as the index has it. */
export function orderOfDates(sort: keyof typeof ORDERED_DAYS, { fitting, today }: Found, asked: Asked) {
  const { startsFrom, startsUntil, issuedFrom, issuedUntil, status } = asked;
  const { column } = ORDERED_DAYS[sort];
  const isOfFew = {
    startsOn: areFewDays(startsFrom, startsUntil),
    issuedOn: areFewDays(issuedFrom, issuedUntil),
  };
  if (isOfFew[sort]) return column;
  if (isOfFew.startsOn || isOfFew.issuedOn || (sort === 'issuedOn' && status === 'future'))
    return putInOrder.date(column);
  if (status === 'active' || status === 'expired')
    return new InParts(column, partsOfStatus[status](fitting, sort, today));
  return column;
}
