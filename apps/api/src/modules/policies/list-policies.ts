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
import { areFewDays, orderWithinDates, putInOrder } from '../../lists/few-days.ts';
import { inGroups } from '../../lists/in-groups.ts';
import { type Key, PutInOrder } from '../../lists/page-of.ts';
import type { Actor } from '../../ports/actor.ts';
import { type HeldNames, insuredNameHash, namesHolding } from '../persons/held-names.ts';
import { openHolderName, readHolderNames, selectHolderName } from '../persons/read-holder-names.ts';
import { productName } from '../templates/product-name.ts';
import { type PolicyStatus, policyStatus } from './policy-status.ts';
import type { Settlement } from './settlement.ts';
import { codesSeen } from './sold-under.ts';

type Asked = AskedOf<typeof policyList>;
type Fitting = SelectQueryBuilder<Database, 'policies', object>;

/** So many codes have few enough policies that all of them are ordered by status at once. */
const FEW_CODES = 10;

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

/**
 * Policies in force, those of before first: of what began so long ago the long ones alone are left, and years of policies that are
 * over need not be passed over.
 */
function longFirst(fitting: Fitting, sort: keyof typeof ORDERED_DAYS, today: string): Fitting[] {
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

/**
 * Policies that are over, those of before first: of what began within a year the short ones alone are over, and a year of policies that
 * are in force need not be passed over.
 */
function shortLast(fitting: Fitting, sort: keyof typeof ORDERED_DAYS, today: string): Fitting[] {
  const { column } = ORDERED_DAYS[sort];
  const aYearAgo = addDays(today, -DAYS_OF_A_YEAR);
  const short = sql<SqlBool>`ends_on - ${sql.ref(column)} < ${sql.lit(DAYS_OF_A_YEAR)}`;
  return [fitting.where(column, '<', aYearAgo), fitting.where(column, '>=', aYearAgo).where(short)];
}

const groupsOfStatus = { active: longFirst, expired: shortLast } as const;

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
 * Policies under these codes. Of few codes what stands first under them and what stands second are read each from its own index: an
 * \`or\` would open the row of every policy they have.
 */
function underCodes(db: Db, codes: readonly string[]): Fitting {
  if (codes.length > FEW_CODES || codes.length === 0) {
    const held = codes.length > 0 ? codes : [null];
    return db
      .selectFrom('policies')
      .where((eb) => eb.or([eb('consultant_code', 'in', held), eb('second_consultant_code', 'in', held)]));
  }
  const first = db.selectFrom('policies').select(narrowedBy).where('consultant_code', 'in', codes);
  const second = db
    .selectFrom('policies')
    .select(narrowedBy)
    .where('second_consultant_code', 'in', codes)
    .where(({ eb }) => eb(eb('consultant_code', 'in', codes), 'is not', true));
  return db.selectFrom(first.unionAll(second).as('policies')) as unknown as Fitting;
}

/** The policies that fit but for their days and the holder's name: of these codes, or everybody's. */
function narrowed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asked: Asked,
  codes: Awaited<ReturnType<typeof codesSeen>>,
): Fitting {
  const { policyNumberPart, status, line, insurer } = asked;
  let fitting: Fitting = codes ? underCodes(db, codes) : db.selectFrom('policies');
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

/**
 * The order of numbers: of few days month by month, of few codes of few days put in order, else as the index has it.
 * @param ofAnyDay what fits but for its days
 */
function orderOfNumbers(ofAnyDay: Fitting, asked: Asked, isOfFewCodes: boolean) {
  const { startsFrom, startsUntil, issuedFrom, issuedUntil } = asked;
  const number = 'policy_number';
  const startsInFewDays = areFewDays(startsFrom, startsUntil);
  if (!startsInFewDays && !areFewDays(issuedFrom, issuedUntil)) return number;
  if (isOfFewCodes) return putInOrder.text(number);
  const days = { from: startsFrom, until: startsUntil };
  return startsInFewDays
    ? orderWithinDates(issued(ofAnyDay, asked), number, 'starts_on', days)
    : orderWithinDates(starting(ofAnyDay, asked), number, 'issued_on', { from: issuedFrom, until: issuedUntil });
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
  let ofAnyDay = narrowed(deps, asked, codes);
  if (holderNameSought) {
    const { found } = await opened(deps, names, issued(starting(ofAnyDay, asked), asked));
    const ids = namesHolding(found, holderNameSought).map(({ id }) => id);
    ofAnyDay = ofAnyDay.where((eb) =>
      eb.or([
        eb('holder_name_hash', '=', insuredNameHash(deps.seal, holderNameSought)),
        ...(ids.length > 0 ? [eb('policies.id', '=', sql<string>`any(${ids}::uuid[])`)] : []),
      ]),
    );
  }
  const fitting = issued(starting(ofAnyDay, asked), asked);
  if (sort === 'holderName') {
    const { inOrder } = await opened(deps, names, fitting);
    const policies = isDescending ? inOrder.toReversed() : inOrder;
    const keysAt = (skip: number, take: number) => policies.slice(skip, skip + take).map(({ id }) => id);
    return { total: policies.length, keysAt, read };
  }
  const today = deps.clock.today();
  const startsInFewDays = areFewDays(asked.startsFrom, asked.startsUntil);
  const issuedInFewDays = areFewDays(asked.issuedFrom, asked.issuedUntil);
  const isOfFewDays = startsInFewDays || issuedInFewDays;
  const isOfFewCodes = codes !== null && codes.length <= FEW_CODES;
  const isOfFew = isOfFewCodes || isOfFewDays;
  if (sort === 'status' && !isOfFew) {
    const groups = policyStatuses.map((status) => fitting.where((eb) => hasStatus(eb, status, today)));
    const inOrder = { groups, key: 'id', orderBy: 'policy_number', isDescending };
    return { ...(await inGroups(deps.db, inOrder, asked)), read };
  }
  const { status } = asked;
  if ((status === 'active' || status === 'expired') && !isOfFew && (sort === 'startsOn' || sort === 'issuedOn')) {
    const groups = groupsOfStatus[status](fitting, sort, today);
    const inOrder = { groups, key: 'id', orderBy: ORDERED_DAYS[sort].column, isDescending };
    return { ...(await inGroups(deps.db, inOrder, asked)), read };
  }
  return {
    fitting,
    key: 'id',
    // Names are ordered above: the database has no column of them.
    sorts: {
      policyNumber: orderOfNumbers(ofAnyDay, asked, isOfFewCodes),
      startsOn: issuedInFewDays && !startsInFewDays ? putInOrder.date('starts_on') : 'starts_on',
      issuedOn: startsInFewDays && !issuedInFewDays ? putInOrder.date('issued_on') : 'issued_on',
      holderName: 'policy_number',
      status: sort === 'status' ? [new PutInOrder(placeOfStatus(today)), 'policy_number'] : 'policy_number',
    },
    read,
  };
}
