import type { BodyOf } from '@onegi/contract/call';
import type { listAudit } from '@onegi/contract/calls/audit/list-audit';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

export type AuditFilters = Omit<BodyOf<typeof listAudit>, 'current' | 'size'>;
type Condition = Expression<SqlBool>;

/** Where a page begins once it is known how many rows there are. */
type PlaceOf = (total: number) => { readonly skip: number; readonly take: number };

export interface PageOfAudit {
  readonly total: number;
  readonly seqs: readonly number[];
}

/** The first moment of a day in Hong Kong, which has no summer time. */
const dawn = (day: string) => sql<Date>`${`${day}T00:00:00+08:00`}::timestamptz`;
const dawnAfter = (day: string) => sql<Date>`${`${day}T00:00:00+08:00`}::timestamptz + interval '1 day'`;

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** What the filters ask for; null where they ask for everything. */
async function conditionOf({ users }: Pick<Deps, 'users'>, asked: AuditFilters): Promise<Condition | null> {
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
async function pageOfAll(db: Db, placeOf: PlaceOf): Promise<PageOfAudit> {
  const { last } = await db
    .selectFrom('audit_trail')
    .select((eb) => eb.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  const total = last ?? 0;
  const { skip, take } = placeOf(total);
  const highest = total - skip;
  return { total, seqs: Array.from({ length: Math.min(take, highest) }, (_, i) => highest - i) };
}

/** Counted and skipped in indexes alone; the second half is reached from the end, so that no page is far. */
async function pageOfFitting(db: Db, fits: Condition, placeOf: PlaceOf): Promise<PageOfAudit> {
  const { total } = await db
    .selectFrom('audit_trail')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(fits)
    .executeTakeFirstOrThrow();
  const { skip, take } = placeOf(total);
  const isFar = skip > total / 2;
  const rows = await db
    .selectFrom('audit_trail')
    .select('seq')
    .where(fits)
    .orderBy('at', isFar ? 'asc' : 'desc')
    .orderBy('seq', isFar ? 'asc' : 'desc')
    .offset(isFar ? Math.max(0, total - skip - take) : skip)
    .limit(Math.min(take, total - skip))
    .execute();
  const seqs = rows.map(({ seq }) => seq);
  return { total, seqs: isFar ? seqs.reverse() : seqs };
}

/** The numbers of the rows of a page, the latest deed first. */
export async function pageOfAudit(
  deps: Pick<Deps, 'db' | 'users'>,
  asked: AuditFilters,
  placeOf: PlaceOf,
): Promise<PageOfAudit> {
  const fits = await conditionOf(deps, asked);
  return fits ? pageOfFitting(deps.db, fits, placeOf) : pageOfAll(deps.db, placeOf);
}
