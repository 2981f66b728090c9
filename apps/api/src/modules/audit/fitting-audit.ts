import type { auditList } from '@onegi/contract/calls/audit/list-audit';
import type { AskedOf } from '@onegi/contract/list';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Numbered } from '../../lists/page-of.ts';

type Condition = Expression<SqlBool>;

/** The first moment of a day in Hong Kong, which has no summer time. */
export const dawn = (day: string) => sql<Date>`${`${day}T00:00:00+08:00`}::timestamptz`;
/** The first moment of the day after. */
export const dawnAfter = (day: string) => sql<Date>`${`${day}T00:00:00+08:00`}::timestamptz + interval '1 day'`;

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** What the filters ask for; null where they ask for everything. */
async function conditionOf(
  { users }: Pick<Deps, 'users'>,
  asked: AskedOf<typeof auditList>,
): Promise<Condition | null> {
  const { actorSearched, actorKind, action, objectKind, objectSearched, from, until } = asked;
  const where = expressionBuilder<Database, 'audit_trail'>();
  const all: Condition[] = [];
  if (actorSearched) {
    const ids = await users.findIds(actorSearched);
    all.push(ids.length > 0 ? where('actor_id', 'in', ids) : sql<SqlBool>`false`);
  }
  if (actorKind) all.push(where('actor_kind', '=', actorKind));
  if (action) all.push(where('action', '=', action));
  if (objectKind) all.push(where('object_kind', '=', objectKind));
  if (objectSearched) all.push(where(isUuid(objectSearched) ? 'object_id' : 'object_name', '=', objectSearched));
  if (from) all.push(where('at', '>=', dawn(from)));
  if (until) all.push(where('at', '<', dawnAfter(until)));
  return all.length > 0 ? where.and(all) : null;
}

/** Of everything, numbers without a gap say where a page is: nothing is counted and nothing skipped. */
async function everything(db: Db, isAscending: boolean): Promise<Numbered> {
  const { last } = await db
    .selectFrom('audit_trail')
    .select((eb) => eb.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  const total = last ?? 0;
  const keysAt = (skip: number, take: number) =>
    Array.from({ length: Math.max(0, Math.min(take, total - skip)) }, (_, i) =>
      isAscending ? skip + 1 + i : total - skip - i,
    );
  return { total, keysAt };
}

/** Which rows fit, by the order of their moments. */
export async function fittingAudit(deps: Pick<Deps, 'db' | 'users'>, asked: AskedOf<typeof auditList>) {
  const fits = await conditionOf(deps, asked);
  if (!fits) return everything(deps.db, asked.order?.toLowerCase() === 'asc');
  return { fitting: deps.db.selectFrom('audit_trail').where(fits), key: 'seq', sorts: { happenedAt: 'at' } };
}
