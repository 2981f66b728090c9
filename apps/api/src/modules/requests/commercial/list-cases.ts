import type { caseList } from '@onegi/contract/calls/requests/commercial/case-list';
import type { ListedCase } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { AskedOf } from '@onegi/contract/list';
import { scopeOf } from '@onegi/contract/permissions';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { ownedBy } from '../../../http/owned-by.ts';
import { rowsOfIds } from '../../../lists/by-keys.ts';
import { escapeLike } from '../../../lists/contains-text.ts';
import { orderWithin, within } from '../../../lists/few-days.ts';
import type { Key } from '../../../lists/page-of.ts';
import type { Actor } from '../../../ports/actor.ts';
import { type HeldNames, insuredNameHash, namesHolding } from '../../persons/held-names.ts';
import { assigneesOfRequests } from '../office-requests.ts';
import { sealOwner } from '../tables.ts';
import { describeListedCase, listedCaseColumns } from './describe-case.ts';

type Asked = AskedOf<typeof caseList>;
type Fitting = SelectQueryBuilder<Database, 'quote_requests', object>;

/** The cases that fit but for their days and the insured's name: of everybody, or those under the own consultant codes. */
function narrowed({ db }: Pick<Deps, 'db'>, asked: Asked, actor: Actor): Fitting {
  const { caseNumberPart, caseStateAsked, caseProduct, transactionType } = asked;
  let fitting: Fitting = db.selectFrom('quote_requests').where('audience', '=', 'consultant');
  if (scopeOf(actor, 'commercial.read') !== 'all')
    fitting = fitting.where((eb) => ownedBy(eb, actor, { consultantCodes: ['consultant_code'] }));
  if (caseNumberPart)
    fitting = fitting.where('request_number', 'like', `%${escapeLike(caseNumberPart.toUpperCase())}%`);
  if (caseStateAsked && caseStateAsked !== 'all') fitting = fitting.where('status', '=', caseStateAsked);
  if (caseProduct) fitting = fitting.where('product', '=', caseProduct);
  if (transactionType) fitting = fitting.where('transaction_type', '=', transactionType);
  return fitting;
}

/** The newest that fit, with their names. */
const opened = ({ db, seal }: Pick<Deps, 'db' | 'seal'>, names: HeldNames, fitting: Fitting) =>
  names.newest(
    db,
    fitting
      .select(['quote_requests.id', 'quote_requests.version'])
      .orderBy('requested_at', 'desc')
      .orderBy('quote_requests.id', 'desc'),
    async (ids) => {
      const rows = await db
        .selectFrom('quote_requests')
        .select(['id', 'insured_name_sealed as sealed'])
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute();
      return new Map(rows.map(({ id, sealed }) => [id, sealed ? seal.open<string>(sealOwner(id), sealed) : '']));
    },
  );

const listedColumns = listedCaseColumns.map((column) => `quote_requests.${column}` as const);

/** Cases of the inquiry, whole names found among all of them, parts of a name among the newest. */
export async function listedCases(deps: Deps, names: HeldNames, asked: Asked, actor: Actor) {
  const { insuredNamePart, sort, order } = asked;
  const read = async (ids: readonly Key[]): Promise<ListedCase[]> => {
    const listed = assigneesOfRequests(deps.db).select(listedColumns);
    const rows = await listed.$call(rowsOfIds('quote_requests.id', ids));
    const by = { actor, now: deps.clock.now() };
    return rows.map((row) => describeListedCase(deps, row, by));
  };
  const days = { from: asked.requestedFrom, until: asked.requestedUntil };
  let ofAnyDay = narrowed(deps, asked, actor);
  if (insuredNamePart) {
    const { found } = await opened(deps, names, within(ofAnyDay, 'requested_at', days));
    const ids = namesHolding(found, insuredNamePart).map(({ id }) => id);
    ofAnyDay = ofAnyDay.where((eb) =>
      eb.or([
        eb('insured_name_hash', '=', insuredNameHash(deps.seal, insuredNamePart)),
        ...(ids.length > 0 ? [eb('quote_requests.id', '=', sql<string>`any(${ids}::uuid[])`)] : []),
      ]),
    );
  }
  const fitting = within(ofAnyDay, 'requested_at', days);
  if (sort === 'insuredName') {
    const { inOrder } = await opened(deps, names, fitting);
    const cases = order?.toLowerCase() === 'desc' ? inOrder.toReversed() : inOrder;
    const keysAt = (skip: number, take: number) => cases.slice(skip, skip + take).map(({ id }) => id);
    return { total: cases.length, keysAt, read };
  }
  return {
    fitting,
    key: 'id',
    // Names are ordered above: a database orders what it can read.
    sorts: {
      caseRequestedAt: 'requested_at',
      caseNumber: orderWithin(ofAnyDay, 'request_number', 'requested_at', days),
      startsOn: orderWithin(ofAnyDay, 'starts_on', 'requested_at', days),
      insuredName: 'request_number',
    },
    read,
  };
}
