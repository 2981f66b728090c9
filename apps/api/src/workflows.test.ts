import { rightsOf } from '@onegi/contract/permissions';
import { userRoles } from '@onegi/contract/roles';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aUser } from '@onegi/testing/factories/accounts';
import { workflowCases } from '@onegi/testing/factories/workflow-cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from './http/app-error.ts';
import { act, allowedActions, clockOf } from './modules/workflow/act.ts';
import type { Performer, Workflow } from './modules/workflow/workflow.ts';
import { visitor } from './ports/actor.ts';
import { workflows } from './workflows.ts';

// What the walk needs of a workflow, whichever table it is of.
type Any = Workflow<'claim_faqs', string, string>;

let shop: TestApp;
let performers: ReturnType<typeof everybody>;
beforeAll(async () => {
  shop = await testApp();
  performers = everybody((await aUser(shop)).id);
});
afterAll(() => shop.close());

/** Somebody of every role, a visitor, and the portal itself. */
const everybody = (userId: string): readonly (readonly [string, Performer])[] => [
  ['a visitor', visitor],
  ...userRoles.map((role) => [role, { ...visitor, userId, roles: [role] }] as const),
  ['the portal', 'system'],
];
const mayDo = (performer: Performer, permission: Any['transitions'][number]['permission']) =>
  permission === 'system'
    ? performer === 'system'
    : performer !== 'system' && rightsOf(performer)[permission] !== undefined;

class RolledBack extends Error {}

/** What an action does to a case, undone afterwards: its state then and the audit events, or the code of the refusal. */
async function tried(workflow: Any, id: string, action: string, actor: Performer) {
  let outcome: unknown;
  try {
    await shop.deps.db.transaction().execute(async (tx) => {
      const waiting = () =>
        tx.selectFrom('audit_waiting').select(['id', 'action']).where('object_id', '=', id).execute();
      const before = new Set((await waiting()).map((event) => event.id));
      const row = await act(tx, workflow, { id, action, actor, now: shop.clock.now(), version: 1 });
      const left = await tx.selectFrom(workflow.table).selectAll().where('id', '=', id).executeTakeFirst();
      const events = (await waiting()).filter((event) => !before.has(event.id));
      outcome = {
        id: row.id,
        state: left ? workflow.stateOf(left) : null,
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

describe.each(workflows.map((workflow) => [workflow.name, workflow as unknown as Any] as const))(
  '%s',
  (name, workflow) => {
    const { states, initial, transitions, errors, repeatable = false } = workflow;
    const actions = [...new Set(transitions.map(({ action }) => action))];

    test('has no state that cannot be reached, and one way for an action in a state', () => {
      const reached = new Set<string>([initial]);
      for (const _ of Object.keys(states)) {
        for (const { from, to } of transitions) if (reached.has(from) && to) reached.add(to);
      }
      expect([...reached].sort()).toEqual(Object.keys(states).sort());
      const keys = transitions.map(({ from, action }) => `${from} ${action}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { from, to } of transitions) expect(to).not.toBe(from);
    });

    test.each(Object.keys(states))(
      'in the state %s, every action by everybody does what is declared and nothing else',
      async (state) => {
        const id = await (workflowCases[name]?.(shop, state) ??
          Promise.reject(new Error(`There is no case of ${name}.`)));
        const row = await shop.deps.db
          .selectFrom(workflow.table)
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        for (const [who, performer] of performers) {
          const done: string[] = [];
          for (const action of actions) {
            const ways = transitions.filter((transition) => transition.action === action);
            const way = ways.find(({ from }) => from === state);
            const isDone = repeatable && ways.some(({ to }) => to === state);
            const isAllowed = (way ? [way] : ways).some(({ permission }) => mayDo(performer, permission));
            const expected = !isAllowed
              ? 'permission.denied'
              : way
                ? { id, state: way.to, events: way.audit ? [way.audit] : [] }
                : isDone
                  ? { id, state, events: [] }
                  : errors.wrongState;
            expect([who, action, await tried(workflow, id, action, performer)]).toEqual([who, action, expected]);
            if (way && isAllowed) done.push(action);
          }
          expect([who, allowedActions(workflow, row, performer)]).toEqual([who, done]);
        }
      },
    );
  },
);

test('a case tells who holds it, since when, and when it is due', () => {
  const [file] = workflows;
  const waiting = { ...file, states: { ...file.states, draft: { holder: 'editor', dueHours: 24 } } } as const;
  const at = (state: 'draft' | 'published') => ({ state, changed_at: new Date('2026-11-21T10:00:00+08:00') }) as never;
  expect(clockOf(waiting, at('draft'))).toEqual({
    holder: 'editor',
    since: new Date('2026-11-21T10:00:00+08:00'),
    due: new Date('2026-11-22T10:00:00+08:00'),
  });
  expect(clockOf(waiting, at('published'))).toMatchObject({ holder: null, due: null });
});
