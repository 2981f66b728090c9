import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Seal } from '../apps/api/src/lib/seal.ts';
import { insuredNameHash } from '../apps/api/src/modules/persons/held-names.ts';
import { ownerOfField } from '../apps/api/src/modules/persons/read-persons.ts';
import { withoutIndexes, withoutTriggers } from './many-cases.ts';

const TOGETHER = 10_000;
/** Each has two thousand, of every class, status and insurer: the number shares no divisor with those. */
const CONSULTANTS = 499;

/** The code of the consultant whom each bench signs in as. */
export const BENCH_CODE = 'TRL00001';

/** Of a policy with so many endorsements. */
export const LONG_POLICY = 'BENCH-LONG';

/**
 * Of five years; ten in a hundred were ended by somebody, and of the newest, of fifty days, every third waits for its premium: one that
 * has waited longer would be ended by the portal's own job while it is measured.
 */
const POLICIES = `
  insert into policies (id, policy_number, transaction_number, line, insurer_code, plan_code, language, starts_on, ends_on,
    ended_as, currency, consultant_code, second_consultant_code, holder_sealed, answers_sealed, issued_on, issued_at,
    pending_since, holder_name_hash)
  select id, (array['LPG','SFY','JDF','BRG'])[1 + n % 4] || '-BEN-26-' || lpad(n::text, 7, '0'), 'PL2026' || lpad(n::text, 7, '0'),
    (array['TRAVEL','HOME','MOTOR','PET','GOLF','PL','BP','EC'])[1 + n % 8], (array['LPG','SFY','JDF','BRG'])[1 + n % 4], 'ANY', 'en',
    day + 7, day + 371, case when n % 10 = 0 then (array['renewed','cancelled','void','lapsed'])[1 + n / 10 % 4] end, 'HKD',
    'TRL' || lpad((1 + n % ${CONSULTANTS})::text, 5, '0'),
    case when n % 20 = 0 then 'TRL' || lpad((1 + (n + 7) % ${CONSULTANTS})::text, 5, '0') end,
    '', answers, day, day, case when n % 3 = 1 and n % 10 <> 0 and day > current_date - 50 then day end, name_hash
  from (
    select $3::bigint + ordinality as n, current_date - (($3::bigint + ordinality) * 7919 % 1800)::int as day, id, answers, name_hash
    from unnest($1::uuid[], $2::bytea[], $4::bytea[]) with ordinality as u(id, answers, name_hash, ordinality)
  ) t`;

const PERSONS = `
  with held as (
    insert into policy_persons (owner_id, person_no, role, lookup_hashes)
    select id, 0, 'holder', '{}' from unnest($1::uuid[]) as u(id) returning owner_id
  )
  insert into policy_person_fields (owner_id, person_no, field, value_sealed)
  select id, 0, 'insuredName', name from unnest($1::uuid[], $2::bytea[]) as u(id, name)`;

const ENDORSEMENTS = `
  insert into policy_endorsements (policy_id, endorsement_no, kind, effective_on, account_on, gross_premium_cents, insurer_discount_bp,
    net_premium_cents, client_discount_bp, actual_premium_cents, other_levies_cents, levy_cents, total_levies_cents, basic_rate_bp,
    basic_commission_cents, total_commission_cents, payout_bp, consultant_commission_cents, house_commission_cents,
    receivable_cents, payable_cents, created_at)
  select id, lpad(no::text, 3, '0'), case no when 0 then 'NB' else 'EA' end, current_date, current_date, 10000, 0, 10000, 0, 10000,
    0, 0, 0, 1000, 1000, 1000, 6000, 600, 400, 10000, 9000, now()
  from unnest($1::uuid[]) as u(id), generate_series(0, $2) no`;

const NOTES = `
  insert into debit_credit_notes (id, note_number, policy_id, endorsement_no, kind, amount_cents, currency, account_on, due_on,
    settlement, created_at, posted)
  select gen_random_uuid(), 'LN-' || id || '-' || no, id, lpad(no::text, 3, '0'), 'DEBIT', 10000, 'HKD', current_date, current_date,
    (array['settled','unsettled','partlySettled'])[1 + abs(hashtext(id::text)) % 3], now(), true
  from unnest($1::uuid[]) as u(id), generate_series(0, $2) no`;

async function insertSome(client: pg.Client, seal: Seal, from: number, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, randomUUID);
  const names = ids.map((_, at) => `Demo Harbour ${((from + at) * 7919) % 99_991} Limited`);
  const sealed = ids.map((id, at) => seal.seal(ownerOfField('policy', id, 0, 'insuredName'), names[at]));
  const answers = ids.map((id) => seal.seal(`policies/${id}`, []));
  const hashes = names.map((name) => insuredNameHash(seal, name));
  await client.query(POLICIES, [ids, answers, from, hashes]);
  await client.query(PERSONS, [ids, sealed]);
  return ids;
}

/** Makes many policies with names that open, and one with fifty endorsements after its first. */
export async function listedPolicies(client: pg.Client, seal: Seal, count: number): Promise<void> {
  await client.query('set synchronous_commit = off');
  const tables = ['policies', 'policy_persons', 'policy_person_fields', 'policy_endorsements', 'debit_credit_notes'];
  await withoutIndexes(client, tables, () =>
    withoutTriggers(client, async () => {
      for (let done = 0; done < count; done += TOGETHER) {
        const ids = await insertSome(client, seal, done, Math.min(TOGETHER, count - done));
        await client.query(ENDORSEMENTS, [ids, 0]);
        await client.query(NOTES, [ids, 0]);
      }
      const long = await insertSome(client, seal, count, 1);
      await client.query(ENDORSEMENTS, [long, 50]);
      await client.query(NOTES, [long, 50]);
      await client.query('update policies set policy_number = $1 where id = $2', [LONG_POLICY, long[0]]);
    }),
  );
}
