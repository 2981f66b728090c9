import { type TestApp, testApp } from '@onegi/testing/app';
import { insertPolicy } from '@onegi/testing/factories/policies';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lapsePolicies, theFirst, toLapse } from './lapse-policies.ts';

const MANY = 20_000;
const LAST = '2026-09-21';
let shop: TestApp;
/** Much that does not lapse, as after years: policies in force that were paid, others that lapsed long ago, and some that still may be paid. */
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
  const one = await insertPolicy(shop, { number: 'LPG-TST-26-0000001', issuedOn: '2026-01-01' });
  await shop.database.pool.query(
    `insert into policies (id, policy_number, transaction_number, line, insurer_code, plan_code, language, starts_on, ends_on,
       ended_as, currency, holder_sealed, answers_sealed, issued_on, issued_at, second_share_bp, pending_since)
     select gen_random_uuid(), 'P' || n, 'T' || n, line, insurer_code, plan_code, language, starts_on, ends_on,
       case when n % 3 = 1 then 'lapsed' end, currency, holder_sealed, answers_sealed, issued_on, issued_at, 0,
       case n % 3 when 1 then date '2024-01-01' + n % 300 when 2 then case when n % 30 = 2 then date '2026-11-01' end end
     from policies, generate_series(1, ${MANY}) n where id = $1`,
    [one],
  );
  // Each has its new business, which was paid where it has not lapsed and is not waited for.
  const ofEach = async (table: string, changes: Readonly<Record<string, string>>) => {
    const { fields } = await shop.database.pool.query(`select * from ${table} limit 0`);
    const columns = fields.map(({ name }) => name);
    await shop.database.pool.query(
      `insert into ${table} (${columns.join(', ')})
       select ${columns.map((name) => changes[name] ?? `one.${name}`).join(', ')}
       from ${table} one, policies p where one.policy_id = $1 and p.id <> $1`,
      [one],
    );
  };
  await ofEach('policy_endorsements', { id: 'gen_random_uuid()', policy_id: 'p.id' });
  await ofEach('debit_credit_notes', {
    id: 'gen_random_uuid()',
    policy_id: 'p.id',
    note_number: `'N' || p.policy_number`,
    settlement: `case when p.pending_since is null then 'settled' else 'unsettled' end`,
  });
  for (const table of ['policies', 'debit_credit_notes']) await shop.database.pool.query(`analyze ${table}`);
}, 60_000);
afterAll(() => shop.close());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Which policies were looked at to find the next that lapses. */
async function lookedAt(): Promise<{ indexes: (string | undefined)[]; rows: number }> {
  return shop.deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
      explain (analyze, format json) ${toLapse(tx, LAST, theFirst)}`.execute(tx);
    const nodes = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan);
    const scans = nodes.filter((node) => node['Relation Name'] === 'policies');
    return {
      indexes: scans.map((node) => node['Index Name']),
      rows: scans.reduce(
        (sum, node) => sum + node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
        0,
      ),
    };
  });
}

const dueFor = (place: number, day: string) =>
  insertPolicy(shop, {
    number: `LPG-DUE-26-000000${place}`,
    issuedOn: day,
    pendingSince: day,
    settlement: 'unsettled',
  });
const lapsed = async () =>
  (await shop.deps.db.selectFrom('policies').select('policy_number').where('ended_as', '=', 'lapsed').execute())
    .map(({ policy_number }) => policy_number)
    .filter((number) => number.startsWith('LPG-DUE'))
    .sort();

test('a run looks at what lapses and at nothing beside it, whatever was paid, ended or may still be paid', async () => {
  const nothing = await lookedAt();
  expect([nothing.indexes, nothing.rows]).toEqual([['policies_to_lapse'], 0]);
  for (const [at, day] of ['2026-09-21', '2026-09-20', '2026-09-01', '2026-09-22'].entries()) await dueFor(at + 1, day);
  const next = await lookedAt();
  expect([next.indexes, next.rows]).toEqual([['policies_to_lapse'], 1]);
  await lapsePolicies(shop.deps);
  expect(await lapsed()).toEqual(['LPG-DUE-26-0000001', 'LPG-DUE-26-0000002', 'LPG-DUE-26-0000003']);
  expect((await lookedAt()).rows).toBe(0);
});
