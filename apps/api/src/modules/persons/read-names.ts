import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { maskEmail } from '../../lib/mask-email.ts';
import type { Seal } from '../../lib/seal.ts';
import type { PersonOwner } from './person.ts';
import { ownerOfField } from './read-persons.ts';

interface SealedField {
  readonly ownerId: string;
  readonly field: string;
  readonly sealed: Buffer;
}

/**
 * Opens the names of applicants or policyholders, and nothing else of them.
 * @param ownerIds ids of applications or policies
 * @returns surname and first name, or who is insured by an insurer's offer; the masked e-mail address where no name is known yet; absent where neither is
 */
export async function readNames(
  db: Db,
  seal: Seal,
  owner: PersonOwner,
  ownerIds: readonly string[],
): Promise<Map<string, string>> {
  if (ownerIds.length === 0) return new Map();
  const { rows } = await sql<SealedField>`
    select owner_id as "ownerId", field, value_sealed as sealed from ${sql.table(`${owner}_person_fields`)}
    where owner_id = any(${ownerIds}::uuid[]) and person_no = 0 and field in ('insuredName', 'surname', 'firstName', 'email')`.execute(
    db,
  );
  const names = new Map<string, string>();
  for (const [ownerId, fields] of Map.groupBy(rows, (row) => row.ownerId)) {
    const open = (name: string) => {
      const found = fields.find(({ field }) => field === name);
      return found ? seal.open<string>(ownerOfField(owner, ownerId, 0, name), found.sealed) : '';
    };
    const email = open('email');
    const named = open('insuredName') || `${open('surname')} ${open('firstName')}`.trim();
    const name = named || (email && maskEmail(email));
    if (name) names.set(ownerId, name);
  }
  return names;
}
