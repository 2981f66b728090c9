import { type TestApp, testApp } from '@onegi/testing/app';
import { insertPolicy } from '@onegi/testing/factories/policies';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstKeys } from '../../lists/page-of.ts';
import { listedChanges } from './list-changes.ts';

const MANY = 20_000;
let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
  const policyId = await insertPolicy(shop, { number: 'LPG-TST-26-0000001', issuedOn: '2026-01-01' });
  // As after years: nearly all was taken up or declined, and some of the oldest wait still.
  await shop.database.pool.query(
    `insert into client_changes (id, policy_id, change_kind, effective_on, text_sealed, asked_at, state)
     select gen_random_uuid(), $1, 'contact', '2026-12-01', '', timestamptz '2024-01-01' + n * interval '1 hour',
       case when n % 500 = 0 then 'waiting' when n % 10 = 1 then 'declined' else 'takenUp' end
     from generate_series(1, ${MANY}) n`,
    [policyId],
  );
  await shop.database.pool.query('analyze client_changes');
}, 60_000);
afterAll(() => shop.close());

const orders = [
  [undefined, false],
  [undefined, true],
  ['waiting', false],
  ['declined', false],
  ['takenUp', true],
] as const;

test.each(orders)(
  'what clients ask for (%s, descending: %s) is read from an index in its order',
  async (requestState, isDescending) => {
    const { fitting, key, sorts } = listedChanges(shop.deps, requestState ? { requestState } : {});
    const rows = { fitting, key, orderBy: sorts.askedAt };
    const plan = await shop.deps.db.connection().execute(async (db) => {
      let page = fitting.select(sql<string>`id`.as('key'));
      const direction = isDescending ? 'desc' : 'asc';
      for (const each of [sorts.askedAt, key].flat())
        page = page.orderBy(typeof each === 'string' ? sql.ref(each) : each, direction);
      const found = await sql<{ 'QUERY PLAN': string }>`explain ${page.limit(1_001)}`.execute(db);
      return found.rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Index (Only )?Scan (Backward )?using client_changes_(in_order|of_state)/);
    expect(plan).not.toContain('Sort');
    // What waits comes first, the longest waiting before the others; downwards it is just the other way.
    const keys = await firstKeys(shop.deps.db, rows, isDescending, 60);
    const { rows: states } = await sql<{ state: string; asked_at: Date }>`
    select state, asked_at from unnest(${keys}::uuid[]) with ordinality as k(id, place) join client_changes using (id)
    order by place`.execute(shop.deps.db);
    if (requestState) expect(new Set(states.map(({ state }) => state))).toEqual(new Set([requestState]));
    else expect(states.slice(0, 40).every(({ state }) => (state === 'waiting') === !isDescending)).toBe(true);
    const times = states.slice(0, 40).map(({ asked_at }) => asked_at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => (isDescending ? b - a : a - b)));
  },
);
