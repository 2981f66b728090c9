import { type MotorStage, type MotorState, motorStages } from '@onegi/contract/fields/motor';
import { scopeOf } from '@onegi/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { ownedBy } from '../../http/owned-by.ts';
import { manyAhead } from '../../lists/many-ahead.ts';
import type { Actor } from '../../ports/actor.ts';
import { caseOwner } from './list-cases.ts';

/** Counted no further: who reads the number has more to do than that. */
const MOST_COUNTED = 1_000;

/** The status that is counted, in each turn of the statement. */
const stateCounted = sql.ref<MotorState>('counted.state');

/** One range of an index per code and maker: nobody's rows need be opened to be counted (migration 156). */
function rangesOf({ db }: Pick<Deps, 'db'>, actor: Actor) {
  const inState = db
    .selectFrom('motor_cases')
    .select('id')
    .where('status', '=', stateCounted)
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

/**
 * What counts the actor's cases in each of these statuses, in one statement; a case that several ranges hold counts once. It is
 * planned once for all statuses: twelve parts of a union took longer to plan than to count.
 */
export function motorCaseCounting(
  deps: Pick<Deps, 'db'>,
  states: readonly MotorState[],
  actor: Actor,
): RawBuilder<Counted> {
  const ranges = rangesOf(deps, actor).map((range) => sql`(${range})`);
  return sql<Counted>`
    select state, (select count(*)::int from (${sql.join(ranges, sql` union `)}) as found) as count
    from unnest(${states}::text[]) as counted (state)`;
}

/** How many cases of a stage there are in each of its statuses, of those that the actor may see: up to a thousand, or more. */
export async function countMotorCases(deps: Pick<Deps, 'db'>, { stage }: { readonly stage: MotorStage }, actor: Actor) {
  const { userId, unit, consultantCodes } = actor;
  const whose = scopeOf(actor, 'motor.read') === 'all' ? 'all' : JSON.stringify([userId, unit, consultantCodes]);
  const states = motorStages[stage].map((state) => ({ state, many: manyAhead(deps.db, `motor ${state} ${whose}`) }));
  const asked = states.filter(({ many }) => !many.isKnown).map(({ state }) => state);
  const { rows } = asked.length > 0 ? await motorCaseCounting(deps, asked, actor).execute(deps.db) : { rows: [] };
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return states.map(({ state, many }) => {
    // What is known is not remembered anew: asked all day it would never be counted again.
    const count = counts.get(state);
    if (count !== undefined && count > MOST_COUNTED) many.remember();
    const isMore = count === undefined || count > MOST_COUNTED;
    return { state, count: isMore ? MOST_COUNTED : count, isMore };
  });
}
