import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import { lookupHashes } from './lookups.ts';
import type { Person, PersonFields, PersonOwner } from './person.ts';

/** Where a person stands. */
export interface FoundPerson extends Pick<Person, 'personNo' | 'role'> {
  readonly owner: PersonOwner;
  /** The id of the application or policy. */
  readonly ownerId: string;
}

/**
 * Finds a person in all applications and policies by keyed hash, without opening any.
 * @param known any of hkid, passport, email, phone, and surname with firstName and bornOn (yyyy-MM-dd): whoever agrees in
 *   one of them is found; what has no such form finds nobody
 */
export async function findPersons(db: Db, seal: Seal, known: PersonFields): Promise<FoundPerson[]> {
  const hashes = lookupHashes(seal, known);
  const { rows } = await sql<FoundPerson>`
    select 'application' as owner, owner_id as "ownerId", person_no as "personNo", role
    from application_persons where lookup_hashes && ${hashes}::bytea[]
    union all
    select 'policy', owner_id, person_no, role
    from policy_persons where lookup_hashes && ${hashes}::bytea[]
    order by 1, 2, 3`.execute(db);
  return rows;
}
