import { type RawBuilder, sql } from 'kysely';

/**
 * What marks a client over several policies: the holder's identity card or passport; of a person with neither the name and
 * day of birth, of a firm its name; else the policy alone. Never an e-mail address or a telephone: a bookkeeper's or a parent's
 * is that of many. `lookup_hashes` have the papers first and name and birth last (persons/lookups.ts). What is no paper or
 * address as it should be has none, so they are counted before one is told by its place.
 */
export const clientMark = sql<string>`coalesce((
  select encode(case
      when known.papers > 0 then
        case when cardinality(person.lookup_hashes) >= known.papers + known.addresses + known.births then person.lookup_hashes[1] end
      when cardinality(person.lookup_hashes) > known.addresses then person.lookup_hashes[cardinality(person.lookup_hashes)]
      when known.is_firm then policies.holder_name_hash
    end, 'hex')
  from policy_persons person, lateral (
    select count(*) filter (where field in ('hkid', 'passport')) as papers,
      count(*) filter (where field in ('email', 'phone')) as addresses,
      (bool_or(field = 'surname') and bool_or(field = 'bornOn'))::int as births,
      bool_or(field = 'insuredName') and not bool_or(field in ('surname', 'bornOn')) as is_firm
    from policy_person_fields
    where owner_id = person.owner_id and person_no = 0
      and field in ('hkid', 'passport', 'email', 'phone', 'insuredName', 'surname', 'bornOn')) known
  where person.owner_id = policies.id and person.person_no = 0), policies.id::text)`;

const policyId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a policy is of the client with the mark. By indexes first: the marks of all policies are not worked out. */
export function isOfClient(mark: string): RawBuilder<boolean> {
  if (policyId.test(mark)) return sql`(policies.id = ${mark}::uuid and ${clientMark} = ${mark})`;
  const hash = Buffer.from(mark, 'hex');
  return sql`(policies.id in (
      select owner_id from policy_persons where person_no = 0 and lookup_hashes && ${[hash]}::bytea[]
      union all select id from policies where holder_name_hash = ${hash})
    and ${clientMark} = ${mark})`;
}
