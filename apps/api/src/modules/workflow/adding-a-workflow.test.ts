import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from '@onegi/testing/app';
import { COMPILED_WITHIN_MS, COPIED_WITHIN_MS, compile, copyOfSources, stepsOf } from '@onegi/testing/worked-example';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

describe('docs/adding-a-workflow.md', () => {
  const steps = stepsOf('docs/adding-a-workflow.md');
  let copy = '';
  let shop: TestApp;
  const load = <M>(path: string) => import(join(copy, path)) as Promise<M>;
  beforeAll(async () => {
    copy = copyOfSources(steps);
    const { testDatabase } = await load<typeof import('@onegi/testing/database')>('packages/testing/src/database.ts');
    const { testApp } = await load<typeof import('@onegi/testing/app')>('packages/testing/src/app.ts');
    const database = await testDatabase();
    // The database of the run was made before the example's migration.
    await database.pool.query(steps.find(({ kind }) => kind === 'sql')?.text ?? '');
    shop = await testApp({ database });
  }, COPIED_WITHIN_MS);
  afterAll(async () => {
    await shop?.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test('adds a workflow in six files', () => {
    expect(new Set(steps.map(({ path }) => path)).size).toBe(6);
  });

  test(
    'leaves no error of types',
    async () => {
      const include = [
        'src/app.ts',
        'src/workflows.ts',
        'src/**/tables.ts',
        '../../packages/testing/src/factories/*.ts',
      ];
      expect(await compile(copy, 'api', include)).toBe('');
    },
    COMPILED_WITHIN_MS,
  );

  test('makes a workflow whose every action, in every state and by everybody, does what is declared', async () => {
    const { workflows } = await load<typeof import('../../workflows.ts')>('apps/api/src/workflows.ts');
    const { anyWorkflow, expectSound, walkState } = await load<typeof import('@onegi/testing/walk-workflow')>(
      'packages/testing/src/walk-workflow.ts',
    );
    const { workflowCases } = await load<typeof import('@onegi/testing/factories/workflow-cases')>(
      'packages/testing/src/factories/workflow-cases.ts',
    );
    const added = anyWorkflow(workflows.find((each) => (each.name as string) === 'account') as never);
    expectSound(added);
    for (const state of ['invited', 'active', 'suspended']) {
      await walkState(shop, added, state, (await workflowCases.account?.(shop, state)) ?? '');
    }
  });

  test('makes an act that suspends a user, and says who holds the account and what an administrator may do then', async () => {
    const { aUser } = await load<typeof import('@onegi/testing/factories/accounts')>(
      'packages/testing/src/factories/accounts.ts',
    );
    const added = (await load<{ suspendAccount: (...given: unknown[]) => Promise<unknown> }>(
      'apps/api/src/modules/accounts/users/suspend-account.ts',
    )) as { suspendAccount: (...given: unknown[]) => Promise<unknown> };
    const { visitor } = await load<typeof import('../../ports/actor.ts')>('apps/api/src/ports/actor.ts');
    const { id } = await aUser(shop);
    const administrator = { ...visitor, userId: id, roles: ['administrator'] };
    const { version } = await shop.deps.db
      .selectFrom('users')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await added.suspendAccount(shop.deps, administrator, { id, version })).toEqual({
      holder: null,
      heldSince: shop.clock.now().toISOString(),
      dueAt: null,
      allowedActions: ['readmit'],
    });
    await expect(added.suspendAccount(shop.deps, administrator, { id, version })).rejects.toMatchObject({
      code: 'user.stale',
    });
  });
});
