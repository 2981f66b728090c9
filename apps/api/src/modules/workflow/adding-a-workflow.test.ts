import { workedExample } from '@onegi/testing/worked-example';
import { describe, expect, test } from 'vitest';

describe('docs/adding-a-workflow.md', () => {
  const example = workedExample('docs/adding-a-workflow.md', {
    files: 6,
    compiled: {
      api: ['src/app.ts', 'src/workflows.ts', 'src/**/tables.ts', '../../packages/testing/src/factories/*.ts'],
    },
  });

  test('makes a workflow whose every action, in every state and by everybody, does what is declared', async () => {
    const { workflows } = await example.load<typeof import('../../workflows.ts')>('apps/api/src/workflows.ts');
    const { anyWorkflow, expectSound, walkState } = await example.load<typeof import('@onegi/testing/walk-workflow')>(
      'packages/testing/src/walk-workflow.ts',
    );
    const { workflowCases } = await example.load<typeof import('@onegi/testing/factories/workflow-cases')>(
      'packages/testing/src/factories/workflow-cases.ts',
    );
    const added = anyWorkflow(workflows.find((each) => (each.name as string) === 'account') as never);
    expectSound(added);
    for (const state of ['invited', 'active', 'suspended']) {
      await walkState(example.shop, added, state, (await workflowCases.account?.(example.shop, state)) ?? '');
    }
  });

  test('makes an act that suspends a user, and says who holds the account and what an administrator may do then', async () => {
    const { aUser } = await example.load<typeof import('@onegi/testing/factories/accounts')>(
      'packages/testing/src/factories/accounts.ts',
    );
    const added = (await example.load<{ suspendAccount: (...given: unknown[]) => Promise<unknown> }>(
      'apps/api/src/modules/accounts/users/suspend-account.ts',
    )) as { suspendAccount: (...given: unknown[]) => Promise<unknown> };
    const { visitor } = await example.load<typeof import('../../ports/actor.ts')>('apps/api/src/ports/actor.ts');
    const { id } = await aUser(example.shop);
    const administrator = { ...visitor, userId: id, roles: ['administrator'] };
    const { version } = await example.shop.deps.db
      .selectFrom('users')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await added.suspendAccount(example.shop.deps, administrator, { id, version })).toEqual({
      holder: null,
      heldSince: example.shop.clock.now().toISOString(),
      dueAt: null,
      clockMinutes: null,
      officeMinutes: null,
      promisedHours: null,
      promiseCounts: null,
      isPaused: false,
      isLate: false,
      allowedActions: ['readmit'],
    });
    await expect(added.suspendAccount(example.shop.deps, administrator, { id, version })).rejects.toMatchObject({
      code: 'user.stale',
    });
  });
});
