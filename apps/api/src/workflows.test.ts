import { type TestApp, testApp } from '@onegi/testing/app';
import { aUser } from '@onegi/testing/factories/accounts';
import { otherWorkflowCases, workflowCases } from '@onegi/testing/factories/workflow-cases';
import { anyWorkflow, expectSound, walkState } from '@onegi/testing/walk-workflow';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enquiryWorkflow } from './modules/company/enquiry-workflow.ts';
import { faqWorkflow, fileWorkflow } from './modules/content/publication.ts';
import { applicationWorkflow } from './modules/purchases/application-workflow.ts';
import { act, allowedActions, holderOf } from './modules/workflow/act.ts';
import { withinHours } from './modules/workflow/workflow.ts';
import { visitor } from './ports/actor.ts';
import { workflows } from './workflows.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const aCase = (name: string, state: string): Promise<string> => {
  const made = workflowCases[name]?.(shop, state);
  if (!made) throw new Error(`There is no case of ${name}.`);
  return made;
};

describe.each(workflows.map((workflow) => [workflow.name, anyWorkflow(workflow as never)] as const))(
  '%s',
  (name, workflow) => {
    test('has no state that cannot be reached, and one way for an action in a state', () => expectSound(workflow));

    test.each(Object.keys(workflow.states))(
      'in the state %s, every action by everybody does what is declared and nothing else',
      async (state) => {
        const others = await otherWorkflowCases(shop, name, state);
        await walkState(shop, workflow, state, await aCase(name, state), ...others);
      },
    );
  },
);

const editor = { ...visitor, roles: ['editor'] } as const;

test('what a guard refuses is not among the allowed actions, and refused when it is asked for all the same', async () => {
  const { db } = shop.deps;
  const by = { actor: editor, now: shop.clock.now() };
  const id = await aCase('file', 'draft');
  const incomplete = { box: 'prodlib', product_name_zh: null } as const;
  const update = db.updateTable('content_files').set(incomplete).where('id', '=', id).returningAll();
  const row = await update.executeTakeFirstOrThrow();
  expect(allowedActions(fileWorkflow, row, by).sort()).toEqual(['delete', 'edit']);
  const publish = db.transaction().execute((tx) => act(tx, fileWorkflow, { ...by, id, action: 'publish', version: 1 }));
  await expect(publish).rejects.toMatchObject({ code: 'entry.incomplete' });
});

test('a published file stays whole: nobody edits it, and withdrawn it is published as a whole again', async () => {
  const { db } = shop.deps;
  const by = { actor: editor, now: shop.clock.now() };
  const id = await aCase('file', 'published');
  const product = { insurer_code: 'LPG', line: 'TRAVEL', product_name_en: 'Trip', product_name_zh: '旅程' } as const;
  await db
    .updateTable('content_files')
    .set({ ...product, box: 'prodlib' })
    .where('id', '=', id)
    .execute();
  const done = (action: 'edit' | 'withdraw' | 'publish', version: number, change: object = {}) =>
    db.transaction().execute((tx) => act(tx, fileWorkflow, { ...by, id, action, version, change }));
  await expect(done('edit', 1, { product_name_zh: '旅遊' })).rejects.toMatchObject({ code: 'entry.wrongState' });
  await done('withdraw', 1);
  await done('edit', 2, { product_name_zh: null });
  await expect(done('publish', 3)).rejects.toMatchObject({ code: 'entry.incomplete' });
  await done('edit', 3, { product_name_zh: '旅遊' });
  expect(await done('publish', 4)).toMatchObject({ state: 'published', product_name_zh: '旅遊' });
});

describe.each([['file', anyWorkflow(fileWorkflow)] as const, ['faq', anyWorkflow(faqWorkflow)] as const])(
  'the workflow of a %s',
  (name, workflow) => {
    test.each(['draft', 'withdrawn'])(
      'lets nobody publish what they wrote or changed last and is %s',
      async (state) => {
        const { db } = shop.deps;
        const id = await aCase(name, state);
        const [first, second] = [await aUser(shop), await aUser(shop)];
        const by = (user: { id: string }) => ({ actor: { ...editor, userId: user.id }, now: shop.clock.now() });
        const done = (user: { id: string }, action: 'edit' | 'publish' | 'withdraw', version: number) =>
          db.transaction().execute((tx) => act(tx, workflow, { ...by(user), id, action, version }));
        await done(first, 'edit', 1);
        await expect(done(first, 'publish', 2)).rejects.toMatchObject({ code: 'entry.ownDraft' });
        await done(second, 'edit', 2);
        await expect(done(second, 'publish', 3)).rejects.toMatchObject({ code: 'entry.ownDraft' });
        expect(await done(first, 'publish', 3)).toMatchObject({ state: 'published', changed_by: second.id });
        // Taking it back is no writing: whoever withdrew it may publish it again.
        await done(first, 'withdraw', 4);
        await expect(done(second, 'publish', 5)).rejects.toMatchObject({ code: 'entry.ownDraft' });
        expect(await done(first, 'publish', 5)).toMatchObject({ state: 'published' });
      },
    );
  },
);

test('nothing can be done any more with an application when the last day of its quote is over', async () => {
  const id = await aCase('application', 'submitted');
  const row = await shop.deps.db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { due } = holderOf(applicationWorkflow, row);
  const allowedAt = (now: Date) => allowedActions(applicationWorkflow, row, { actor: visitor, now }).sort();
  expect(due).toEqual(new Date(`${row.quote_expires_on}T24:00:00+08:00`));
  const end = due?.getTime() ?? 0;
  expect(allowedAt(new Date(end - 1))).toEqual(['handOver', 'pay', 'save', 'submit']);
  expect(allowedAt(new Date(end))).toEqual([]);
});

describe('who holds a case', () => {
  const at = (text: string) => new Date(`${text}+08:00`);

  test('is told with since when, and until when where something is promised', () => {
    const { draft, ...others } = fileWorkflow.states;
    const waiting = { ...fileWorkflow, states: { ...others, draft: { ...draft, due: withinHours(24) } } };
    const file = (state: string) => ({ state, state_changed_at: at('2026-11-21T10:00:00') }) as never;
    expect(holderOf(waiting, file('draft'))).toEqual({
      holder: 'editor',
      since: at('2026-11-21T10:00:00'),
      due: at('2026-11-22T10:00:00'),
    });
    expect(holderOf(waiting, file('published'))).toMatchObject({ holder: null, due: null });
  });

  test('is since its beginning a case that was never moved, and since its last move one that was', async () => {
    const id = await aCase('enquiry', 'answered');
    const { db } = shop.deps;
    const read = () => db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const officer = { ...visitor, userId: (await aUser(shop)).id, roles: ['officer'] } as const;
    for (const action of ['reopen', 'answer', 'reopen'] as const) {
      shop.clock.advance(3600);
      const now = shop.clock.now();
      await db.transaction().execute((tx) => act(tx, enquiryWorkflow, { id, action, actor: officer, now }));
      expect(holderOf(enquiryWorkflow, await read()).since).toEqual(now);
    }
    expect(holderOf(enquiryWorkflow, await read()).holder).toBe('officer');
  });

  test('an enquiry is due when the next working day ends', () => {
    const due = (sent: string) =>
      holderOf(enquiryWorkflow, { answered_at: null, state_changed_at: null, sent_at: at(sent) } as never).due;
    expect(due('2026-11-18T23:59:00')).toEqual(at('2026-11-20T00:00:00'));
    expect(due('2026-11-20T09:00:00')).toEqual(at('2026-11-24T00:00:00'));
    expect(due('2026-11-22T09:00:00')).toEqual(at('2026-11-24T00:00:00'));
    // Christmas, and the weekend behind it.
    expect(due('2026-12-24T09:00:00')).toEqual(at('2026-12-29T00:00:00'));
    expect(due('2027-02-05T09:00:00')).toEqual(at('2027-02-11T00:00:00'));
  });
});
