import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import { nameOf } from './person.ts';
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
    .where('owner_id', '=', sql<string>`any(${policyIds}::uuid[])`)
    .where('person_no', '=', 0)
    .where('field', 'in', ['surname', 'firstName', 'insuredName'])
    .execute();
  const parts = new Map<string, Record<string, string>>();
  for (const { owner_id, field, value_sealed } of rows) {
    const part = seal.open<string>(ownerOfField('policy', owner_id, 0, field), value_sealed);
    parts.set(owner_id, { ...parts.get(owner_id), [field]: part });
  }
  return new Map([...parts].map(([id, fields]) => [id, nameOf(fields)]));
}

/** The parts of a name as they are sealed; null where there are none. */
type SealedName = readonly { readonly field: string; readonly sealed: string }[] | null;

/** The name of a policyholder as a column of a query, for openHolderName. */
export const selectHolderName = (policyId: RawBuilder<unknown>): RawBuilder<SealedName> => sql`(
  select json_agg(json_build_object('field', field, 'sealed', encode(value_sealed, 'base64')))
  from policy_person_fields where owner_id = ${policyId} and person_no = 0 and field in ('surname', 'firstName', 'insuredName')
)`;

/** The name of a policyholder, of a person surname first; empty where the policy's persons are not in rows yet. */
export const openHolderName = (seal: Seal, policyId: string, parts: SealedName): string =>
  nameOf(
    Object.fromEntries(
      (parts ?? []).map(({ field, sealed }) => [
        field,
        seal.open<string>(ownerOfField('policy', policyId, 0, field), Buffer.from(sealed, 'base64')),
      ]),
    ),
  );
