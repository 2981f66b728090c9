import type { ListedPolicy, policyList } from '@onegi/contract/calls/policies/list-policies';
import { policyStatuses } from '@onegi/contract/fields/policies';
import type { ProductCode } from '@onegi/contract/lines';
import { addDays } from '@onegi/contract/lines/dates';
import type { AskedOf } from '@onegi/contract/list';
import type { Scope } from '@onegi/contract/permissions';
import { type ExpressionBuilder, expressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { bothTexts } from '../../lib/texts.ts';
import { byKeys, ofKeys } from '../../lists/by-keys.ts';
import { escapeLike } from '../../lists/contains-text.ts';
import { areFewDays, orderWithinDates } from '../../lists/few-days.ts';
import { inGroups } from '../../lists/in-groups.ts';
import { InParts, type Key, PutInOrder } from '../../lists/page-of.ts';
import { areFewCodes, putInOrder } from '../../lists/put-in-order.ts';
import type { Actor } from '../../ports/actor.ts';
import { type HeldNames, insuredNameHash, namesHolding } from '../persons/held-names.ts';
import { openHolderName, readHolderNames, selectHolderName } from '../persons/read-holder-names.ts';
import { productName } from '../templates/product-name.ts';
import { type PolicyStatus, policyStatus } from './policy-status.ts';
import type { Settlement } from './settlement.ts';
import { codesSeen } from './sold-under.ts';

type Asked = AskedOf<typeof policyList>;
type Fitting = SelectQueryBuilder<Database, 'policies', object>;

/** True for policies that stand so on this day, as `policyStatus` says. */
function hasStatus(eb: ExpressionBuilder<Database, 'policies'>, status: PolicyStatus, today: string) {
  const paid = eb('pending_since', 'is', null);
  const notEnded = {
    pending: [eb('pending_since', 'is not', null)],
    future: [paid, eb('starts_on', '>', today)],
    active: [paid, eb('starts_on', '<=', today), eb('ends_on', '>=', today)],
    expired: [paid, eb('ends_on', '<', today)],
  };
  return status in notEnded
    ? eb.and([eb('ended_as', 'is', null), ...notEnded[status as keyof typeof notEnded]])
    : eb('ended_as', '=', status as Exclude<PolicyStatus, keyof typeof notEnded>);
}

/** Where a policy's status stands among all, for rows that are few. */
const placeOfStatus = (today: string) => {
  const eb = expressionBuilder<Database, 'policies'>();
  const places = policyStatuses.map((status, place) => sql`when ${hasStatus(eb, status, today)} then ${place}::int`);
  return sql`case ${sql.join(places, sql` `)} end`;
};

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

/** What of a policy the list narrows and orders by; the indexes of the codes hold it. */
const narrowedBy = [
  'id',
  'version',
  'policy_number',
  'line',
  'insurer_code',
  'issued_on',
  'starts_on',
  'ends_on',
  'ended_as',
  'pending_since',
  'holder_name_hash',
] as const;

/**
 * Policies under these codes. Of few codes what stands first under each and what stands second are parts, each read from its own index:
 * an `or` would open the row of every policy they have.
 */
function underCodes(db: Db, codes: readonly string[]): Fitting[] {
  const policies = db.selectFrom('policies');
  if (!areFewCodes(codes)) {
    const held = codes.length > 0 ? codes : [null];
    return [
      policies.where((eb) => eb.or([eb('consultant_code', 'in', held), eb('second_consultant_code', 'in', held)])),
    ];
  }
  const second = policies.where(({ eb }) => eb(eb('consultant_code', 'in', codes), 'is not', true));
  return codes.flatMap((code) => [
    policies.where('consultant_code', '=', code),
    second.where('second_consultant_code', '=', code),
  ]);
}

/** The policies of all parts. */
function ofParts(db: Db, [first, ...others]: readonly Fitting[]): Fitting {
  if (!first || others.length === 0) return first ?? db.selectFrom('policies');
  const all = others.reduce((parts, part) => parts.unionAll(part.select(narrowedBy)), first.select(narrowedBy));
  return db.selectFrom(all.as('policies')) as unknown as Fitting;
}

/** Those of them that fit but for their days and the holder's name. */
function narrowed({ clock }: Pick<Deps, 'clock'>, asked: Asked, policies: Fitting): Fitting {
  const { policyNumberPart, status, line, insurer } = asked;
  let fitting = policies;
  if (policyNumberPart) {
    const part = `%${escapeLike(policyNumberPart.toUpperCase())}%`;
    fitting = fitting.where(sql<SqlBool>`policy_number like ${part}`);
  }
  if (status && status !== 'all') fitting = fitting.where((eb) => hasStatus(eb, status, clock.today()));
  if (line) fitting = fitting.where('line', '=', line);
  if (insurer) fitting = fitting.where('insurer_code', '=', insurer);
  return fitting;
}

/** Those of them that start in the days asked for, as far as they are. */
function starting(policies: Fitting, { startsFrom, startsUntil }: Asked): Fitting {
  let fitting = policies;
  if (startsFrom) fitting = fitting.where('starts_on', '>=', startsFrom);
  if (startsUntil) fitting = fitting.where('starts_on', '<=', startsUntil);
  return fitting;
}

/** Those of them that were issued in the days asked for, as far as they are. */
function issued(policies: Fitting, { issuedFrom, issuedUntil }: Asked): Fitting {
  let fitting = policies;
  if (issuedFrom) fitting = fitting.where('issued_on', '>=', issuedFrom);
  if (issuedUntil) fitting = fitting.where('issued_on', '<=', issuedUntil);
  return fitting;
}

/** What was asked, as far as it says how rows are found that are few. */
interface Found {
  /** What fits but for its days. */
  readonly ofAnyDay: Fitting;
  readonly fitting: Fitting;
  /** The same of few codes: for each of them, in parts that an index has in each order. */
  readonly parts: readonly Fitting[] | null;
  readonly today: string;
}

/** The order of numbers: of few days month by month, of few rows put in order, else as the index has it. */
function orderOfNumbers({ ofAnyDay, parts }: Found, asked: Asked) {
  const { startsFrom, startsUntil, issuedFrom, issuedUntil, status } = asked;
  const number = 'policy_number';
  if (parts) return new InParts(number, parts);
  if (status === 'future') return putInOrder.text(number);
  if (areFewDays(startsFrom, startsUntil)) {
    const days = { from: startsFrom, until: startsUntil };
    return orderWithinDates(issued(ofAnyDay, asked), number, 'starts_on', days);
  }
  return orderWithinDates(starting(ofAnyDay, asked), number, 'issued_on', { from: issuedFrom, until: issuedUntil });
}

/** The order of a date: of few days of the other one put in order, of what is in force or over in parts, else as the index has it. */
function orderOfDates(sort: keyof typeof ORDERED_DAYS, { fitting, parts, today }: Found, asked: Asked) {
  const { startsFrom, startsUntil, issuedFrom, issuedUntil, status } = asked;
  const { column } = ORDERED_DAYS[sort];
  if (parts) return new InParts(column, parts);
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

/** The newest that fit, with their holders' names. */
const opened = ({ db, seal }: Pick<Deps, 'db' | 'seal'>, names: HeldNames, fitting: Fitting) =>
  names.newest(
    db,
    fitting.select(['policies.id', 'policies.version']).orderBy('issued_on', 'desc').orderBy('policies.id', 'desc'),
    async (ids) => {
      const known = await readHolderNames(db, seal, ids);
      return new Map(ids.map((id) => [id, known.get(id) ?? '']));
    },
  );

/** The rows of these policies, in their order. The note that is settled least says how far a policy is. */
async function readPolicies(
  { db, seal, clock }: Pick<Deps, 'db' | 'seal' | 'clock'>,
  ids: readonly Key[],
): Promise<ListedPolicy[]> {
  if (ids.length === 0) return [];
  const listed = db
    .selectFrom('policies')
    .leftJoin('users as handler', 'handler.id', 'policies.handler_id')
    .select(['policies.id', 'policy_number', 'transaction_number', 'line', 'consultant_code', 'issued_on'])
    .select(['starts_on', 'ends_on', 'ended_as', 'pending_since'])
    .select(['handler.employee_id as handlerId', 'handler.name_en as handlerName', 'handler.name_zh as handlerNameZh'])
    .select(
      sql<Settlement | null>`(
        select settlement from debit_credit_notes where policy_id = policies.id
        order by array_position(array['unsettled', 'partlySettled', 'overSettled', 'writtenOff', 'settled'], settlement)
        limit 1
      )`.as('settlement'),
    )
    .select(selectHolderName(sql.ref('policies.id')).as('named'));
  const rows = await ofKeys(listed, 'policies.id', ids).execute();
  const today = clock.today();
  return byKeys(ids, rows, ({ id }) => id).map(
    ({ settlement, named: sealedName, handlerId, handlerName, handlerNameZh, ...row }) => {
      const status = policyStatus(
        { startsOn: row.starts_on, endsOn: row.ends_on, endedAs: row.ended_as, pendingSince: row.pending_since },
        today,
      );
      const line = row.line as ProductCode;
      const [named, stands] = [productName(line), bothTexts(`policyList.statuses.${status}`)];
      const settled = settlement && bothTexts(`policyList.settlements.${settlement}`);
      return {
        policyNumber: row.policy_number,
        transactionNumber: row.transaction_number,
        holderName: openHolderName(seal, row.id, sealedName),
        line,
        lineName: named.en,
        lineNameZh: named.zhHant,
        status,
        statusName: stands.en,
        statusNameZh: stands.zhHant,
        consultantCode: row.consultant_code,
        startsOn: row.starts_on,
        endsOn: row.ends_on,
        handlerId,
        handlerName,
        handlerNameZh,
        settlement,
        settlementName: settled?.en ?? null,
        settlementNameZh: settled?.zhHant ?? null,
        issuedOn: row.issued_on,
      };
    },
  );
}

/** Policies by what was searched: whole names are found among all of them, parts of a name among the newest. */
export async function listedPolicies(deps: Deps, names: HeldNames, asked: Asked, actor: Actor, scope: Scope) {
  const { holderNameSought, sort, order } = asked;
  const isDescending = order?.toLowerCase() === 'desc';
  const read = (ids: readonly Key[]) => readPolicies(deps, ids);
  const codes = await codesSeen(deps.db, actor, scope, asked);
  const seen = codes ? underCodes(deps.db, codes) : [deps.db.selectFrom('policies')];
  let narrow = (policies: Fitting) => narrowed(deps, asked, policies);
  if (holderNameSought) {
    const { found } = await opened(deps, names, issued(starting(narrow(ofParts(deps.db, seen)), asked), asked));
    const ids = namesHolding(found, holderNameSought).map(({ id }) => id);
    narrow = (policies) =>
      narrowed(deps, asked, policies).where((eb) =>
        eb.or([
          eb('holder_name_hash', '=', insuredNameHash(deps.seal, holderNameSought)),
          ...(ids.length > 0 ? [eb('id', '=', sql<string>`any(${ids}::uuid[])`)] : []),
        ]),
      );
  }
  const ofDays = (policies: Fitting) => issued(starting(policies, asked), asked);
  const ofAnyDay = narrow(ofParts(deps.db, seen));
  const fitting = ofDays(ofAnyDay);
  if (sort === 'holderName') {
    const { inOrder } = await opened(deps, names, fitting);
    const policies = isDescending ? inOrder.toReversed() : inOrder;
    const keysAt = (skip: number, take: number) => policies.slice(skip, skip + take).map(({ id }) => id);
    return { total: policies.length, keysAt, read };
  }
  const today = deps.clock.today();
  const isOfFewCodes = codes !== null && areFewCodes(codes);
  const isOfFew =
    isOfFewCodes || areFewDays(asked.startsFrom, asked.startsUntil) || areFewDays(asked.issuedFrom, asked.issuedUntil);
  if (sort === 'status' && !isOfFew) {
    const groups = policyStatuses.map((status) => fitting.where((eb) => hasStatus(eb, status, today)));
    const inOrder = { groups, key: 'id', orderBy: 'policy_number', isDescending };
    return { ...(await inGroups(deps.db, inOrder, asked)), read };
  }
  const found = { ofAnyDay, fitting, parts: isOfFewCodes ? seen.map((part) => ofDays(narrow(part))) : null, today };
  return {
    fitting,
    key: 'id',
    // Names are ordered above: the database has no column of them.
    sorts: {
      policyNumber: orderOfNumbers(found, asked),
      startsOn: orderOfDates('startsOn', found, asked),
      issuedOn: orderOfDates('issuedOn', found, asked),
      holderName: 'policy_number',
      status: sort === 'status' ? [new PutInOrder(placeOfStatus(today)), 'policy_number'] : 'policy_number',
    },
    read,
  };
}
