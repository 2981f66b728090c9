import type { UserRole } from '@onegi/contract/roles';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aUser } from '@onegi/testing/factories/accounts';
import { aBroker, addMotorCase } from '@onegi/testing/factories/motor-cases';
import { aSubmittedApplication } from '@onegi/testing/factories/purchases';
import { aRequest } from '@onegi/testing/factories/work-cases';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitor } from '../../ports/actor.ts';
import { waitingCounts } from './waiting-work.ts';

const MANY = 30_000;

let shop: TestApp;
/** Much that waits for nobody, as after years: paid and abandoned applications, answered requests and enquiries. */
beforeAll(async () => {
  shop = await testApp();
  await aSubmittedApplication(shop);
  await aRequest(shop);
  await aUser(shop);
  const copies = async (table: string, changes: string) => {
    const { rows } = await shop.database.pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = $1 order by ordinal_position`,
      [table],
    );
    const changed = new Map(changes.split('; ').map((each) => each.split(' = ') as [string, string]));
    const columns = rows.map(({ column_name }) => changed.get(column_name) ?? `one.${column_name}`);
    await shop.database.pool.query(
      `insert into ${table} (${rows.map(({ column_name }) => column_name).join(', ')})
       select ${columns.join(', ')} from (select * from ${table} limit 1) as one, generate_series(1, ${MANY}) as n`,
    );
    await shop.database.pool.query(`analyze ${table}`);
  };
  const codes = `(array['TR1', 'TR2', null])[1 + n % 3]`;
  await copies(
    'applications',
    `id = gen_random_uuid(); state = (array['paid', 'draft'])[1 + n % 2]; consultant_code = ${codes}; quote_expires_on = date '2024-01-01' + n % 700`,
  );
  await copies(
    'quote_requests',
    `id = gen_random_uuid(); request_number = 'X' || n; status = 'answered'; state = 'A'; consultant_code = ${codes}`,
  );
  await addMotorCase(shop, await aBroker(shop));
  await copies(
    'motor_cases',
    `id = gen_random_uuid(); quotation_number = 'X' || n; status = 'approved'; state_changed_at = now(); consultant_code = ${codes}`,
  );
  // Offers that were answered long ago.
  await shop.database.pool.query(
    `insert into request_offers (id, request_id, offer_number, insurer_code, state, sent_at, answered_at)
     select gen_random_uuid(), id, 1, 'LPG', 'declined', now(), now() from quote_requests`,
  );
  await shop.database.pool.query('analyze request_offers');
  await shop.database.pool.query(
    `insert into enquiries (id, enquiry_number, language, enquiry_sealed, sent_at, answered_by, answered_at)
     select gen_random_uuid(), 'X' || n, 'en', '', now(), users.id, now()
     from (select id from users limit 1) as users, generate_series(1, ${MANY}) as n`,
  );
  await shop.database.pool.query('analyze enquiries');
  await shop.database.pool.query(
    `insert into payments (id, application_id, application_version, quote_id, amount_cents, currency, state, gateway, gateway_ref, created_at, changed_at)
     select gen_random_uuid(), one.id, 0, one.quote_id, 100, 'HKD', 'failed', 'sandbox', 'x', now(), now()
     from (select id, quote_id from applications limit 1) as one, generate_series(1, ${MANY})`,
  );
  await shop.database.pool.query('analyze payments');
}, 60_000);
afterAll(() => shop.close());

test.each<[string, UserRole[], string[]]>([
  ['a consultant', ['consultant'], ['TR1', 'TR9']],
  ['the office', ['officer', 'editor', 'finance'], []],
  ['a broker', ['BK'], ['TR1', 'TR9']],
  ['the motor desk', ['underwriter', 'operations', 'auditor', 'approver'], []],
])('what waits for %s is read from indexes, whatever lies beside it', async (_who, roles, consultantCodes) => {
  const actor = { ...visitor, userId: '00000000-0000-4000-8000-000000000001', roles, consultantCodes };
  const counts = waitingCounts(shop.deps, actor);
  if (!counts) throw new Error('Nothing is counted');
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${counts}`.execute(shop.deps.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  // The questions about claims are a few dozen.
  const read = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table);
  expect(read.filter((table) => table !== 'claim_faqs' && table !== 'content_files')).toEqual([]);
  expect(plan).toMatch(/Index (Only )?Scan/);
});
