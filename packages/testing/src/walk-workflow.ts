import { rightsOf } from '@onegi/contract/permissions';
import { userRoles } from '@onegi/contract/roles';
import { expect } from 'vitest';
import { AppError } from '../../../apps/api/src/http/app-error.ts';
import { act, allowedActions } from '../../../apps/api/src/modules/workflow/act.ts';
import type { Performer, Workflow, WorkflowTable } from '../../../apps/api/src/modules/workflow/workflow.ts';
import { insurerByLink, visitor } from '../../../apps/api/src/ports/actor.ts';
import type { TestApp } from './app.ts';
import { aUser } from './factories/accounts.ts';

// What the walk needs of a workflow, whichever table it is of.
type Any = Workflow<'claim_faqs', string, string>;
type Way = Any['transitions'][number];

/** As one of the workflows that differ in their tables only. */
export const anyWorkflow = <T extends WorkflowTable, S extends string, A extends string>(workflow: Workflow<T, S, A>) =>
  workflow as unknown as Any;

/** Somebody of every role, a visitor, an insurer by its link, and the portal itself. */
async function everybody(shop: TestApp): Promise<readonly (readonly [string, Performer])[]> {
  const { id: userId } = await aUser(shop);
  return [
    ['a visitor', visitor],
    ['an insurer by its link', insurerByLink],
    ...userRoles.map((role) => [role, { ...visitor, userId, roles: [role] }] as const),
    ['the portal', 'system'],
  ];
}

const mayDo = (performer: Performer, permission: Way['permission']) =>
  permission === 'system'
    ? performer === 'system'
    : performer !== 'system' && rightsOf(performer)[permission] !== undefined;

class RolledBack extends Error {}

/** What an action does to a case, undone afterwards: its state then and the audit events, or the code of the refusal. */
async function tried(shop: TestApp, workflow: Any, id: string, action: string, actor: Performer) {
  let outcome: unknown;
  try {
    await shop.deps.db.transaction().execute(async (tx) => {
      const waiting = () =>
        tx.selectFrom('audit_waiting').select(['id', 'action']).where('object_id', '=', id).execute();
      const cases = () => tx.selectFrom(workflow.table).selectAll().where('id', '=', id).executeTakeFirst();
      const before = new Set((await waiting()).map((event) => event.id));
      const since = (await cases())?.state_changed_at?.getTime();
      const row = await act(tx, workflow, { id, action, actor, now: shop.clock.now(), version: 1 });
      const left = await cases();
      const events = (await waiting()).filter((event) => !before.has(event.id));
      outcome = {
        id: row.id,
        state: left ? workflow.stateOf(left) : null,
        isNew: left !== undefined && left.state_changed_at?.getTime() !== since,
        events: events.map((event) => event.action),
      };
      throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof AppError) return error.code;
    if (!(error instanceof RolledBack)) throw error;
  }
  return outcome;
}

/**
 * Tries every action on a case in one state as a visitor, an insurer by its link, a user of every role and the portal, and holds to the declaration:
 * what becomes of it, the audit events, the refusals, and what the caller is said to be allowed.
 * @param ids of a case in the state that no guard refuses anything, at version 1; where guards exclude each other, of several that
 *   are refused nothing together
 */
export async function walkState(shop: TestApp, workflow: Any, state: string, ...ids: readonly string[]): Promise<void> {
  const done = new Set<string>();
  for (const id of ids)
    for (const action of await walkCase(shop, workflow, state, { id, mayBeRefused: ids.length > 1 })) done.add(action);
  const leaving = workflow.transitions.filter(({ from }) => from === state).map(({ action }) => action);
  expect([...done].sort()).toEqual(leaving.sort());
}

/** @returns the actions that somebody did */
async function walkCase(
  shop: TestApp,
  workflow: Any,
  state: string,
  { id, mayBeRefused }: { readonly id: string; readonly mayBeRefused: boolean },
): Promise<ReadonlySet<string>> {
  const { transitions, errors, repeatable = false } = workflow;
  const actions = [...new Set(transitions.map(({ action }) => action))];
  const doneByAnybody = new Set<string>();
  const read = shop.deps.db.selectFrom(workflow.table).selectAll().where('id', '=', id);
  const row = await read.executeTakeFirstOrThrow();
  expect(workflow.stateOf(row)).toBe(state);
  shop.clock.advance(60);
  const now = shop.clock.now();
  for (const [who, actor] of await everybody(shop)) {
    const done: string[] = [];
    for (const action of actions) {
      const ways = transitions.filter((transition) => transition.action === action);
      const way = ways.find(({ from }) => from === state);
      const isDone = repeatable && ways.some(({ to }) => to === state);
      const isAllowed = (way ? [way] : ways).some(({ permission }) => mayDo(actor, permission));
      const { wrongState } = errors;
      const refusal = mayBeRefused ? way?.guard?.(row, { action, actor, now } as never) : undefined;
      const expected = !isAllowed
        ? 'permission.denied'
        : way
          ? (refusal ?? {
              id,
              state: way.to,
              isNew: way.to !== null && way.to !== state,
              events: way.audit ? [way.audit] : [],
            })
          : isDone
            ? { id, state, isNew: false, events: [] }
            : typeof wrongState === 'function'
              ? wrongState(row, { action, actor, now })
              : wrongState;
      expect([who, action, await tried(shop, workflow, id, action, actor)]).toEqual([who, action, expected]);
      if (way && isAllowed && !refusal) done.push(action);
    }
    for (const action of done) doneByAnybody.add(action);
    expect([who, allowedActions(workflow, row, { actor, now }).sort()]).toEqual([who, done.sort()]);
  }
  return doneByAnybody;
}

/** That every state can be reached, and that an action leads one way from a state. */
export function expectSound({ states, initial, transitions }: Any): void {
  const reached = new Set<string>([initial]);
  for (const _ of Object.keys(states)) {
    for (const { from, to } of transitions) if (reached.has(from) && to) reached.add(to);
  }
  expect([...reached].sort()).toEqual(Object.keys(states).sort());
  const keys = transitions.map(({ from, action }) => `${from} ${action}`);
  expect(new Set(keys).size).toBe(keys.length);
}
