import { motorCaseCounts } from '@onegi/contract/calls/motor/case-list';
import { type MotorStage, motorFields as m, motorStages, motorStateNames } from '@onegi/contract/fields/motor';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aBroker, addMotorCase } from '@onegi/testing/factories/motor-cases';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { visitor } from '../../ports/actor.ts';
import { motorCaseCounting } from './count-cases.ts';

const MANY = 24_000;
const BOUND = 1_000;

let shop: TestApp;
let maker: SignedIn;
let colleague: SignedIn;
/** Two thousand cases in each status, half of them under a broker's code, half of those begun by the broker. */
beforeAll(async () => {
  shop = await testApp();
  maker = await aBroker(shop);
  colleague = await signedInAs(shop, ['BK'], { consultantCodes: ['TRC'] });
  await addMotorCase(shop, maker);
  const { rows } = await shop.database.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'motor_cases' order by ordinal_position`,
  );
  const states = `(array[${motorStateNames.map((state) => `'${state}'`).join(', ')}])[1 + n % ${motorStateNames.length}]`;
  const changes: Readonly<Record<string, string>> = {
    id: 'gen_random_uuid()',
    quotation_number: `'X' || n`,
    status: states,
    consultant_code: `(array['TRA', 'TRB'])[1 + n / 12 % 2]`,
    created_by: 'case n / 24 % 2 when 0 then one.created_by else gen_random_uuid() end',
    created_at: `one.created_at - n * interval '1 minute'`,
  };
  const names = rows.map(({ column_name }) => column_name);
  await shop.database.pool.query(
    `insert into motor_cases (${names.join(', ')})
     select ${names.map((name) => changes[name] ?? `one.${name}`).join(', ')}
     from (select * from motor_cases limit 1) as one, generate_series(0, ${MANY - 1}) as n`,
  );
  // Whoever else reads at the moment, the server's own statistics among them, keeps pages from being known as settled.
  for (let isSettled = false; !isSettled; ) {
    await shop.database.pool.query('vacuum analyze motor_cases');
    const { rows } = await shop.database.pool.query<{ isSettled: boolean }>(
      `select relallvisible = relpages as "isSettled" from pg_class where oid = 'motor_cases'::regclass`,
    );
    isSettled = rows[0]?.isSettled ?? false;
  }
}, 60_000);
afterAll(() => shop.close());

const countsFor = async (user: SignedIn, stage: MotorStage) =>
  granted(await callAs(shop, motorCaseCounts, user, { query: { [m.stage.wire]: stage } })).counts;

test('each status is counted up to a thousand and says whether there are more [C-2.12-130]', async () => {
  const operations = await signedInAs(shop, ['operations']);
  expect(await countsFor(operations, 'audit')).toEqual([{ state: 'generated', count: BOUND, isMore: true }]);
  expect((await countsFor(operations, 'enquiry')).map(({ state }) => state)).toEqual(motorStages.enquiry);
  expect(await countsFor(colleague, 'audit')).toEqual([{ state: 'generated', count: 0, isMore: false }]);
});

test('a case under the own code that its broker began counts once', async () => {
  const { userId } = (await shop.deps.db
    .selectFrom('motor_cases')
    .select('created_by as userId')
    .where('quotation_number', '=', 'X0')
    .executeTakeFirstOrThrow()) as { userId: string };
  const counted = async (consultantCodes: string[]) => {
    const actor = { ...visitor, userId, roles: ['BK' as const], consultantCodes };
    const { rows } = await motorCaseCounting(shop.deps, motorStages.audit, actor).execute(shop.deps.db);
    return rows.map(({ count }) => count);
  };
  // Of the two thousand generated ones a half by the broker, a half under each code.
  expect(await counted([])).toEqual([MANY / motorStateNames.length / 2]);
  expect(await counted(['TRA', 'TRB'])).toEqual([BOUND * 2]);
});

test.each([
  ['of the office', 'operations', [], 1],
  ['of a broker with two codes', 'BK', ['TRA', 'TRB'], 3],
] as const)(
  'each count %s is a range of an index that a limit ends, and opens no case [C-2.12-130]',
  async (_whose, role, codes, ranges) => {
    const actor = { ...visitor, userId: maker.id, roles: [role], consultantCodes: [...codes] };
    for (const stage of Object.keys(motorStages) as MotorStage[]) {
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`explain ${motorCaseCounting(shop.deps, motorStages[stage], actor)}`.execute(shop.deps.db);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      // Planned once, for every status alike.
      expect([stage, plan.match(/Index Only Scan/g)?.length]).toEqual([stage, ranges]);
      expect([stage, plan.match(/Limit/g)?.length]).toEqual([stage, ranges]);
      expect([stage, plan]).toEqual([stage, expect.not.stringMatching(/Seq Scan|Bitmap/)]);
    }
  },
);

test('that there are more than a thousand is known for ten seconds and then counted again, however often it is asked', async () => {
  const operations = await signedInAs(shop, ['operations']);
  const real = performance.now.bind(performance);
  let later = 20_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + later);
  const more = [{ state: 'generated', count: BOUND, isMore: true }];
  try {
    expect(await countsFor(operations, 'audit')).toEqual(more);
    await shop.database.pool.query(`delete from motor_cases where status = 'generated'`);
    later += 6_000;
    expect(await countsFor(operations, 'audit')).toEqual(more);
    later += 6_000;
    expect(await countsFor(operations, 'audit')).toEqual([{ state: 'generated', count: 0, isMore: false }]);
  } finally {
    clock.mockRestore();
  }
});
