import type { Db } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import { ownerOfField } from './read-persons.ts';

/**
 * The names of policyholders, of a person surname first, by the policy's id; nothing else of them is opened. A policy whose persons are
 * not in rows yet has none.
 */
export async function readHolderNames(
  db: Db,
  seal: Seal,
  policyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('policy_person_fields')
    .select(['owner_id', 'field', 'value_sealed'])
    .where('owner_id', 'in', policyIds)
    .where('person_no', '=', 0)
    .where('field', 'in', ['surname', 'firstName', 'insuredName'])
    .orderBy('field', 'desc')
    .execute();
  const names = new Map<string, string>();
  for (const { owner_id, field, value_sealed } of rows) {
    const part = seal.open<string>(ownerOfField('policy', owner_id, 0, field), value_sealed);
    names.set(owner_id, [names.get(owner_id), part].filter(Boolean).join(' '));
  }
  return names;
}
