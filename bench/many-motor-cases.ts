import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Seal } from '../apps/api/src/lib/seal.ts';
import { sealOwner } from '../apps/api/src/modules/motor/tables.ts';
import { insuredNameHash } from '../apps/api/src/modules/persons/held-names.ts';
import { withoutIndexes, withoutTriggers } from './many-cases.ts';

const TOGETHER = 10_000;
/** Each has two thousand, in every status: the number shares no divisor with those. */
const BROKERS = 499;

/** Most cases are over; of a hundred sixteen are being quoted and four are on their way to the policy. */
const INSERT = `
  insert into motor_cases (id, quotation_number, status, state_changed_at, panel, consultant_code, created_by, created_at, changed_at,
    entered_by, form_sealed, insured_name_sealed, insured_name_hash, starts_on, insurer_code, total_cents)
  select id, 'MB' || to_char(at, 'YYMM') || lpad((n % 1000000)::text, 6, '0'),
    case when of < 60 then 'approved' when of < 72 then 'lapsed' when of < 75 then 'declined' when of < 80 then 'cancelled'
      when of < 85 then 'draft' when of < 91 then 'quoted' when of < 93 then 'referred' when of < 95 then 'cleared'
      when of < 96 then 'returned' when of < 98 then 'confirmed' when of < 99 then 'generated' else 'audited' end,
    at, case n % 2 when 0 then 'BK' else 'AS' end, 'TRB' || lpad((1 + n % ${BROKERS})::text, 5, '0'), owner, at, at,
    array[owner], form, name, name_hash, date '2025-01-01' + (n * 7919 % 900)::int, 'LPG', 100000 + n % 900000
  from (select u.*, $4::bigint + ordinality as n, (($4::bigint + ordinality) * 37 % 100) as of,
      now() - ($4::bigint + ordinality) * interval '2 minutes' as at, $6::uuid as owner
    from unnest($1::uuid[], $2::bytea[], $3::bytea[], $5::bytea[]) with ordinality as u(id, name, form, name_hash, ordinality)) t`;

/** Makes many motor cases, with names that open. */
export async function manyMotorCases(client: pg.Client, seal: Seal, count: number): Promise<void> {
  const owner = randomUUID();
  await client.query('set synchronous_commit = off');
  await withoutIndexes(client, ['motor_cases'], () =>
    withoutTriggers(client, async () => {
      for (let done = 0; done < count; done += TOGETHER) {
        const ids = Array.from({ length: Math.min(TOGETHER, count - done) }, randomUUID);
        const names = ids.map((_, at) => `Demo Driver ${((done + at) * 7919) % 99_991}`);
        const sealed = ids.map((id, at) => seal.seal(sealOwner(id), names[at]));
        const forms = ids.map((id) => seal.seal(sealOwner(id), {}));
        const hashes = names.map((name) => insuredNameHash(seal, name));
        await client.query(INSERT, [ids, sealed, forms, done, hashes, owner]);
      }
    }),
  );
}
