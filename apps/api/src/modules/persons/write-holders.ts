import type { Tx } from '../../db/database.ts';
import { insertMany } from '../../db/insert-many.ts';
import type { Seal } from '../../lib/seal.ts';
import { lookupHashes } from './lookups.ts';
import type { PersonFields } from './person.ts';
import { ownerOfField } from './read-persons.ts';

/** The holder of a policy that is written together with many others. */
export interface NewHolder {
  readonly policyId: string;
  readonly fields: PersonFields;
}

/** An array within an array would lose its ends: it travels as the database writes it. */
const arrayText = (hashes: readonly Buffer[]) =>
  `{${hashes.map((hash) => `"\\\\x${hash.toString('hex')}"`).join(',')}}`;

/** Writes the holders of many new policies, each field sealed by itself. */
export async function writeHolders(tx: Tx, seal: Seal, holders: readonly NewHolder[]): Promise<void> {
  // Through text, which becomes an array of its own per row.
  const persons = holders.map(({ policyId, fields }) => ({
    owner_id: policyId,
    person_no: 0,
    role: 'holder',
    lookup_hashes: arrayText(lookupHashes(seal, fields)),
  }));
  await insertMany(
    tx,
    'policy_persons',
    { owner_id: 'uuid', person_no: 'smallint', role: 'text', lookup_hashes: 'text' },
    persons,
    { lookup_hashes: 'bytea[]' },
  );
  const values = holders.flatMap(({ policyId, fields }) =>
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => ({
        owner_id: policyId,
        person_no: 0,
        field,
        value_sealed: seal.seal(ownerOfField('policy', policyId, 0, field), value),
      })),
  );
  await insertMany(
    tx,
    'policy_person_fields',
    { owner_id: 'uuid', person_no: 'smallint', field: 'text', value_sealed: 'bytea' },
    values,
  );
}
