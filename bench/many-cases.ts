import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Seal } from '../apps/api/src/lib/seal.ts';
import { insuredNameHash } from '../apps/api/src/modules/persons/held-names.ts';
import { sealOwner } from '../apps/api/src/modules/requests/tables.ts';

const TOGETHER = 10_000;
/** Each has two thousand, of every class, state and insurer: the number shares no divisor with those. */
const CONSULTANTS = 499;

/** The code of the consultant whom each bench signs in as. */
export const BENCH_CODE = 'TRB00001';

/**
 * One in ten is a visitor's request; of cases most are over, and nothing is due that the portal's own jobs would do while it is
 * measured. Their numbers are none of the demonstration's own.
 */
const INSERT = `
  insert into quote_requests (id, request_number, audience, status, state, template, template_version, product, language,
    form_sealed, email_hash, insured_name_sealed, insured_name_hash, consultant_code, transaction_type, requested_at, changed_at,
    state_changed_at, submitted_at, due_at, expires_at, expiry_mailed_for, late_mailed_at, starts_on, ends_on, consented)
  select id, 'RB' || to_char(at, 'YYMM') || lpad((n % 1000000)::text, 6, '0'), audience, status, case status when 'waiting' then 'W' when 'closed' then 'C' else 'A' end,
    case audience when 'visitor' then 'OTHERS_P' else 'BP' end, case audience when 'visitor' then 2 else 3 end,
    case audience when 'visitor' then 'TRAVEL' else (array['BP','EC','CAR','MARINE','PAR','PL','OTHERS'])[1 + n % 7] end, 'en',
    form, case audience when 'visitor' then sha256(n::text::bytea) end, case audience when 'consultant' then name end,
    case audience when 'consultant' then name_hash end, 'TRB' || lpad((1 + n % ${CONSULTANTS})::text, 5, '0'),
    (array['newBusiness','renewal','endorsement'])[1 + n % 3], at, at, at, at, at + interval '1 day', ends, ends, at + interval '1 day',
    date '2025-01-01' + (n * 7919 % 900)::int, date '2026-01-01' + (n * 7919 % 900)::int, true
  from (
    select t.*, case when n % 10 = 0 then 'visitor' else 'consultant' end as audience,
      now() - n * interval '2 minutes' as at, now() + interval '2 days' + n % 80 * interval '1 day' as ends,
      case when n % 10 = 0 then (array['answered','closed'])[1 + n / 10 % 2]
        else (array['draft','waiting','pending','accepted','accepted','accepted','expired','closed','closed','closed'])[1 + n / 7 % 10]
      end as status
    from (select $4::bigint + ordinality as n, id, name, form, name_hash from
      unnest($1::uuid[], $2::bytea[], $3::bytea[], $5::bytea[]) with ordinality as u(id, name, form, name_hash, ordinality)) t
  ) t`;

/** Insurers' offers on the cases that wait, two for each; none has run out. */
const OFFERS = `
  insert into request_offers (id, request_id, offer_number, insurer_code, state, state_changed_at, sent_at, answered_at,
    premium_cents, bearing_cents, class_levies_cents, ia_levy_cents, valid_until, expiry_mailed_for)
  select gen_random_uuid(), id, num, (array['LPG','SFY'])[num], 'quoted', now(), requested_at, requested_at + num * interval '1 hour',
    100000 + abs(hashtext(id::text)) % 5000000, 0, 0, 40, good_until, good_until
  from quote_requests, generate_series(1, 2) num, lateral (select current_date + 2 + abs(hashtext(id::text)) % 60 as good_until) good
  where request_number like 'RB%' and status = 'waiting' and audience = 'consultant'`;

/**
 * Fills tables whose indexes, but for the unique ones, are made after it: one sort costs less than a million places. What was filled is
 * on the disk at the end, so that nothing writes it while it is measured.
 */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     join pg_class c on c.oid = i.indexrelid where i.indrelid = any($1::regclass[]) and not i.indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  await client.query(`set maintenance_work_mem = '256MB'`);
  for (const { definition } of rows) await client.query(definition);
  await client.query(`vacuum analyze ${tables.join(', ')}`);
  await client.query('checkpoint');
}

/** Rows that are known to fit are written without asking triggers and foreign keys for each of them. */
export async function withoutTriggers(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  await client.query('set session_replication_role = replica');
  await fill();
  await client.query('set session_replication_role = default');
}

/** Makes many cases of consultants, with names that open, and visitors' requests among them. */
export async function manyCases(client: pg.Client, seal: Seal, count: number): Promise<void> {
  await client.query('set synchronous_commit = off');
  await withoutIndexes(client, ['quote_requests'], () =>
    withoutTriggers(client, () => insertCases(client, seal, count)),
  );
  await withoutIndexes(client, ['request_offers'], async () => {
    await client.query(OFFERS);
    // Each offer was counted in the row of its case.
    await client.query('vacuum analyze quote_requests');
  });
}

async function insertCases(client: pg.Client, seal: Seal, count: number): Promise<void> {
  for (let done = 0; done < count; done += TOGETHER) {
    const ids = Array.from({ length: Math.min(TOGETHER, count - done) }, randomUUID);
    const names = ids.map((_, at) => `Demo Harbour ${((done + at) * 7919) % 99_991} Limited`);
    const sealed = ids.map((id, at) => seal.seal(sealOwner(id), names[at]));
    const forms = ids.map((id) => seal.seal(sealOwner(id), { employees: [], descriptions: {} }));
    const hashes = names.map((name) => insuredNameHash(seal, name));
    await client.query(INSERT, [ids, sealed, forms, done, hashes]);
  }
}
