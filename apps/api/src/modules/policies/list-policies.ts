import type { ListedPolicy } from '@onegi/contract/calls/policies/list-policies';
import type { ProductCode } from '@onegi/contract/lines';
import type { Scope } from '@onegi/contract/permissions';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { bothTexts } from '../../lib/texts.ts';
import { rowsOfIds } from '../../lists/by-keys.ts';
import { areFewDays } from '../../lists/few-days.ts';
import { inGroups } from '../../lists/in-groups.ts';
import type { Key } from '../../lists/page-of.ts';
import type { Actor } from '../../ports/actor.ts';
import { type HeldNames, insuredNameHash, MOST_OPENED, namesHolding } from '../persons/held-names.ts';
import { openHolderName, readHolderNames, selectHolderName } from '../persons/read-holder-names.ts';
import { productName } from '../templates/product-name.ts';
import { type Asked, type Fitting, issued, narrowed, starting, underCodes } from './fitting-policies.ts';
import { groupsInOrder, orderOfDates, orderOfNumbers, plainOrders } from './order-policies.ts';
import { policyStatus } from './policy-status.ts';
import type { Settlement } from './settlement.ts';
import { codesSeen } from './sold-under.ts';

/** Their ids and versions, the newest first; of parts each is read so from its own index. */
function newestFirst(db: Db, parts: readonly Fitting[]) {
  const ordered = (policies: Fitting) =>
    policies
      .select(['policies.id', 'policies.version', 'issued_on'])
      .orderBy('issued_on', 'desc')
      .orderBy('policies.id', 'desc');
  const [only] = parts;
  if (only && parts.length === 1) return ordered(only);
  const read = parts.map((part) => sql`(${ordered(part).limit(MOST_OPENED)})`);
  return ordered(db.selectFrom(sql`(${sql.join(read, sql` union all `)})`.as('policies')) as unknown as Fitting);
}

/** The newest that fit, with their holders' names. */
const opened = ({ db, seal }: Pick<Deps, 'db' | 'seal'>, names: HeldNames, parts: readonly Fitting[]) =>
  names.newest(db, newestFirst(db, parts), async (ids) => {
    const known = await readHolderNames(db, seal, ids);
    return new Map(ids.map((id) => [id, known.get(id) ?? '']));
  });

/** The rows of these policies, in their order. The note that is settled least says how far a policy is. */
async function readPolicies(
  { db, seal, clock }: Pick<Deps, 'db' | 'seal' | 'clock'>,
  ids: readonly Key[],
): Promise<ListedPolicy[]> {
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
  const rows = await listed.$call(rowsOfIds('policies.id', ids));
  const today = clock.today();
  return rows.map(({ settlement, named: sealedName, handlerId, handlerName, handlerNameZh, ...row }) => {
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
  });
}

/** Policies by what was searched: whole names are found among all of them, parts of a name among the newest. */
export async function listedPolicies(deps: Deps, names: HeldNames, asked: Asked, actor: Actor, scope: Scope) {
  const { holderNameSought, sort, order } = asked;
  const isDescending = order?.toLowerCase() === 'desc';
  const read = (ids: readonly Key[]) => readPolicies(deps, ids);
  const today = deps.clock.today();
  const codes = await codesSeen(deps.db, actor, scope, asked);
  const seen = codes ? underCodes(deps.db, codes) : [deps.db.selectFrom('policies')];
  let narrow = (policies: Fitting) => narrowed(policies, asked, today);
  const ofDays = (policies: Fitting) => issued(starting(policies, asked), asked);
  if (holderNameSought) {
    const { found } = await opened(
      deps,
      names,
      seen.map((part) => ofDays(narrow(part))),
    );
    const ids = namesHolding(found, holderNameSought).map(({ id }) => id);
    narrow = (policies) =>
      narrowed(policies, asked, today).where((eb) =>
        eb.or([
          eb('holder_name_hash', '=', insuredNameHash(deps.seal, holderNameSought)),
          ...(ids.length > 0 ? [eb('id', '=', sql<string>`any(${ids}::uuid[])`)] : []),
        ]),
      );
  }
  const parts = seen.map((part) => ofDays(narrow(part)));
  if (sort === 'holderName') {
    const { inOrder } = await opened(deps, names, parts);
    const policies = isDescending ? inOrder.toReversed() : inOrder;
    const keysAt = (skip: number, take: number) => policies.slice(skip, skip + take).map(({ id }) => id);
    return { total: policies.length, keysAt, read };
  }
  const sorts = plainOrders(asked, today);
  const [only, ...others] = seen;
  if (!only || others.length > 0) return { fitting: parts, key: 'id', sorts, read };
  const ofAnyDay = narrow(only);
  const fitting = ofDays(ofAnyDay);
  const isOfFew = areFewDays(asked.startsFrom, asked.startsUntil) || areFewDays(asked.issuedFrom, asked.issuedUntil);
  const inOrder = isOfFew ? null : groupsInOrder(fitting, asked, isDescending, today);
  if (inOrder) return { ...(await inGroups(deps.db, { ...inOrder, key: 'id', isDescending }, asked)), read };
  const found = { ofAnyDay, fitting, today };
  return {
    fitting,
    key: 'id',
    sorts: {
      ...sorts,
      policyNumber: orderOfNumbers(found, asked),
      startsOn: orderOfDates('startsOn', found, asked),
      issuedOn: orderOfDates('issuedOn', found, asked),
    },
    read,
  };
}
