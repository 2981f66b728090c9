import type { Waiting } from '@onegi/contract/calls/workplace/waiting-work';
import { type WaitingCode, waitingCodes } from '@onegi/contract/fields/work';
import { scopeOf } from '@onegi/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../ports/actor.ts';
import { waitingKinds } from './waiting-kinds.ts';

/** Nobody works through more; so many or more are said to be so many. */
const MOST_COUNTED = 1_000;

interface Counted {
  readonly code: WaitingCode;
  readonly place: string | null;
  readonly count: number;
  readonly since: Date;
  readonly due: Date | null;
}

/** Compliance reads everything and changes nothing: nothing waits for it. */
const acting = (actor: Actor): Actor => ({ ...actor, roles: actor.roles.filter((role) => role !== 'compliance') });

/** What counts everything that waits for the actor, by the rights they have now; undefined where nothing can. */
export function waitingCounts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
): RawBuilder<Counted> | undefined {
  const at = { actor, now: clock.now(), today: clock.today() };
  const asked = waitingCodes.flatMap((code) => {
    const { permission, own, rows } = waitingKinds[code];
    const granted = scopeOf(acting(actor), permission);
    if (!granted) return [];
    const waiting = rows(db, { ...at, scope: own ? 'own' : granted });
    return sql`select ${code}::text as code, place, count(*)::int as count, min(since) as since, min(due) as due
      from (select * from ${waiting} as urgent limit ${MOST_COUNTED}) as waiting group by place`;
  });
  return asked.length === 0 ? undefined : sql<Counted>`${sql.join(asked, sql` union all `)}`;
}

/** What waits for the actor, kinds of which something is late in front: all are counted in one statement. */
export async function waitingWork(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<Waiting[]> {
  const rows = (await waitingCounts(deps, actor)?.execute(deps.db))?.rows ?? [];
  const now = deps.clock.now();
  const dueOf = ({ code, since, due }: Counted) => waitingKinds[code].dueOf?.(since) ?? due;
  return rows
    .map((row) => ({ ...row, due: dueOf(row) }))
    .map((row) => ({ ...row, isLate: row.due !== null && row.due < now }))
    .toSorted(
      (a, b) => Number(b.isLate) - Number(a.isLate) || waitingCodes.indexOf(a.code) - waitingCodes.indexOf(b.code),
    )
    .map(({ code, place, count, since, due }) => ({
      code,
      path: waitingKinds[code].path(place ?? '', deps.clock.today()),
      count,
      oldestAt: since.toISOString(),
      dueAt: due?.toISOString() ?? null,
    }));
}
