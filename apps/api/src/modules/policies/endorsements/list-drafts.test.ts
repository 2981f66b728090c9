import { type TestApp, testApp } from '@onegi/testing/app';
import { insertPolicy } from '@onegi/testing/factories/policies';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstKeys } from '../../../lists/page-of.ts';
import { listedDrafts } from './list-drafts.ts';

const MANY = 20_000;
const OPEN = 6;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
  const policyIds: string[] = [];
  for (let n = 1; n <= OPEN; n++)
    policyIds.push(await insertPolicy(shop, { number: `LPG-TST-26-000000${n}`, issuedOn: '2026-01-01' }));
  // As after years: nearly all were issued; of each policy one is on its way.
  await shop.database.pool.query(
    `insert into endorsement_drafts (id, policy_id, policy_number, transaction_number, line, endorsement_no, kind, state, effective_on,
       terms_sealed, changes_sealed, figures, net_premium_cents, receivable_cents, created_by, created_at, changed_by, state_changed_at)
     select gen_random_uuid(), ($1::uuid[])[1 + n % ${OPEN}], 'X', 'X', 'TRAVEL', n::text, 'EN',
       case when n > ${OPEN} then 'issued' when n % 2 = 0 then 'draft' else 'awaitingApproval' end, date '2024-01-01' + n % 900, '', '', '{}',
       0, 0, gen_random_uuid(), timestamptz '2024-01-01' + n * interval '1 hour', gen_random_uuid(),
       case when n % 3 = 0 then timestamptz '2026-01-01' - n * interval '1 minute' end
     from generate_series(1, ${MANY}) n`,
    [policyIds],
  );
  await shop.database.pool.query('analyze endorsement_drafts');
}, 60_000);
afterAll(() => shop.close());

type Sort = 'heldSince' | 'effectiveOn';
const orders: [Sort, 'draft' | 'awaitingApproval' | 'issued' | undefined, boolean][] = [
  ['heldSince', undefined, false],
  ['heldSince', undefined, true],
  ['heldSince', 'issued', false],
  ['heldSince', 'issued', true],
  ['effectiveOn', undefined, false],
  ['effectiveOn', 'issued', true],
];

test.each(orders)(
  'drafts by %s (state %s, descending: %s) are read from an index in their order',
  async (sort, state, isDescending) => {
    const { fitting, key, sorts } = listedDrafts(shop.deps, state ? { state } : {});
    let page = fitting.select('id');
    for (const each of [sorts[sort], key].flat())
      page = page.orderBy(typeof each === 'string' ? sql.ref(each) : each, isDescending ? 'desc' : 'asc');
    const found = await sql<{ 'QUERY PLAN': string }>`explain ${page.limit(1_001)}`.execute(shop.deps.db);
    const plan = found.rows.map((row) => row['QUERY PLAN']).join('\n');
    const index = sort === 'heldSince' ? 'endorsement_drafts_in_order' : 'endorsement_drafts_by_effect';
    expect(plan).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index}`));
    expect(plan).not.toContain('Sort');
  },
);

test('what waits for approval comes first, then drafts, then what was issued, the longest there first', async () => {
  const { fitting, key, sorts } = listedDrafts(shop.deps, {});
  const keys = await firstKeys(shop.deps.db, { fitting, key, orderBy: sorts.heldSince }, false, 40);
  const { rows } = await sql<{ state: string; since: Date }>`
    select state, coalesce(state_changed_at, created_at) as since
    from unnest(${keys}::uuid[]) with ordinality as k(id, place) join endorsement_drafts using (id) order by place`.execute(
    shop.deps.db,
  );
  const states = rows.map(({ state }) => state);
  expect(states.slice(0, OPEN)).toEqual([...Array(3).fill('awaitingApproval'), ...Array(3).fill('draft')]);
  expect(new Set(states.slice(OPEN))).toEqual(new Set(['issued']));
  const times = rows.slice(OPEN).map(({ since }) => since.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});
