import { type MotorStage, type MotorState, motorStages } from '@onegi/contract/fields/motor';
import { scopeOf } from '@onegi/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { ownedBy } from '../../http/owned-by.ts';
import type { Actor } from '../../ports/actor.ts';
import { caseOwner } from './list-cases.ts';

/** Counted no further: who reads the number has more to do than that. */
const MOST_COUNTED = 1_000;

/** One range of an index per code and maker: nobody's rows need be opened to be counted (migration 156). */
function rangesOf({ db }: Pick<Deps, 'db'>, state: MotorState, actor: Actor) {
  const inState = db
    .selectFrom('motor_cases')
    .select('id')
    .where('status', '=', state)
    .orderBy('created_at')
    .limit(MOST_COUNTED + 1);
  if (scopeOf(actor, 'motor.read') === 'all') return [inState];
  const { userId, unit, consultantCodes } = actor;
  const owners = [
    { userId, unit, consultantCodes: [] },
    ...consultantCodes.map((code) => ({ userId: null, unit, consultantCodes: [code] })),
  ];
  return owners.map((each) => inState.where((eb) => ownedBy(eb, each, caseOwner)));
}

interface Counted {
  readonly state: MotorState;
  readonly count: number;
}

/** What counts the actor's cases in each status of a stage, in one statement; a case that several ranges hold counts once. */
export function motorCaseCounting(deps: Pick<Deps, 'db'>, stage: MotorStage, actor: Actor): RawBuilder<Counted> {
  const states = motorStages[stage].map((state) => {
    const ranges = rangesOf(deps, state, actor).map((range) => sql`(${range})`);
    return sql`select ${state}::text as state, count(*)::int as count from (${sql.join(ranges, sql` union `)}) as counted`;
  });
  return sql<Counted>`${sql.join(states, sql` union all `)}`;
}

/** How many cases of a stage there are in each of its statuses, of those that the actor may see: up to a thousand, or more. */
export async function countMotorCases(deps: Pick<Deps, 'db'>, { stage }: { readonly stage: MotorStage }, actor: Actor) {
  const { rows } = await motorCaseCounting(deps, stage, actor).execute(deps.db);
  return rows.map(({ state, count }) => ({
    state,
    count: Math.min(count, MOST_COUNTED),
    isMore: count > MOST_COUNTED,
  }));
}
