import type { Waiting } from '@onegi/contract/calls/work/waiting-work';
import type { WaitingCode } from '@onegi/contract/fields/work';
import { scopeOf } from '@onegi/contract/permissions';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../ports/actor.ts';
import { waitingKinds } from './waiting-kinds.ts';

/** Nobody works through more; so many or more are said to be so many. */
const MOST_COUNTED = 1_000;

interface Counted {
  readonly code: WaitingCode;
  readonly count: number;
  readonly since: Date | null;
  readonly due: Date | null;
}

/** What waits for the actor, by the rights they have now: counted in one statement. */
export async function waitingWork({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<Waiting[]> {
  const at = { now: clock.now(), today: clock.today() };
  const asked = Object.entries(waitingKinds).flatMap(([code, { permission, rows }]) => {
    const scope = scopeOf(actor, permission);
    if (!scope) return [];
    return sql`select ${code}::text as code, count(*)::int as count, min(since) as since, min(due) as due
      from (select * from ${rows(db, { ...at, actor, scope })} as oldest limit ${MOST_COUNTED}) as waiting`;
  });
  if (asked.length === 0) return [];
  const { rows } = await sql<Counted>`${sql.join(asked, sql` union all `)}`.execute(db);
  return rows.flatMap(({ code, count, since, due }) => {
    const kind = waitingKinds[code];
    if (!kind || count === 0) return [];
    const [oldestAt = null, dueAt = null] = [since?.toISOString(), due?.toISOString()];
    return [{ code, path: kind.path, count, oldestAt, dueAt }];
  });
}
