import { motorStateNames } from '@onegi/contract/fields/motor';
import { type TestApp, testApp } from '@onegi/testing/app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemoUsers } from '../../src/modules/accounts/users/seed-demo-users.ts';
import type { ProofProblem } from '../../src/modules/ledger/proof/proof.ts';
import { proveNextDay } from '../../src/modules/ledger/proof/prove-days.ts';
import { plannedMotorCases } from './planned-motor-cases.ts';
import { seedMotor, wantsMotor } from './seed-motor.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await seedDemoUsers(shop.deps);
  await seedMotor(shop.deps);
}, 120_000);
afterAll(() => shop.close());

const cases = () => shop.deps.db.selectFrom('motor_cases').selectAll().execute();

describe('the demonstration’s motor cases', () => {
  test('are eighty in all twelve statuses, of several brokers, referred ones among them [C-2.12-117]', async () => {
    const made = await cases();
    expect(made).toHaveLength(plannedMotorCases.length);
    expect(made).toHaveLength(80);
    const counted = Object.groupBy(made, ({ status }) => status);
    for (const state of motorStateNames) expect([state, (counted[state]?.length ?? 0) >= 3]).toEqual([state, true]);
    expect(new Set(made.map(({ created_by }) => created_by)).size).toBe(3);
    expect(new Set(made.map(({ panel }) => panel))).toEqual(new Set(['BK', 'AS']));
    expect(new Set(made.map(({ insurer_code }) => insurer_code)).size).toBeGreaterThan(5);
    expect(made.filter(({ edition }) => edition > 1).length).toBeGreaterThan(6);
  });

  test('are of different eyes: who entered, generated or audited never approved', async () => {
    for (const { entered_by, generated_by, audited_by, approved_by, policy_id } of await cases()) {
      if (approved_by === null) continue;
      expect([...entered_by, generated_by, audited_by]).not.toContain(approved_by);
      expect(policy_id).not.toBeNull();
    }
  });

  test('prove day by day, with the policies that they became', async () => {
    const { db } = shop.deps;
    const approved = (await cases()).filter(({ status }) => status === 'approved');
    const policies = await db.selectFrom('policies').select('id').execute();
    expect(policies).toHaveLength(approved.length);
    const problems: ProofProblem[] = [];
    for (let day = await proveNextDay(shop.deps); day; day = await proveNextDay(shop.deps))
      problems.push(...day.problems);
    expect(problems).toEqual([]);
  });

  test('are made once, and never after a day was closed', async () => {
    await seedMotor(shop.deps);
    expect(await cases()).toHaveLength(80);
    expect(await wantsMotor(shop.deps)).toBe(false);
  });
});
