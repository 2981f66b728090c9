import type { Tx } from '../../db/database.ts';
import { insertMany } from '../../db/insert-many.ts';
import type { Seal } from '../../lib/seal.ts';
import { lookupHashes } from './lookups.ts';
import type { Person } from './person.ts';
import { ownerOfField } from './read-persons.ts';

/** A person of a policy that is written together with many others. */
export interface NewPerson extends Person {
  readonly policyId: string;
}

/** An array within an array would lose its ends: it travels as the database writes it. */
const arrayText = (hashes: readonly Buffer[]) =>
  `{${hashes.map((hash) => `"\\\\x${hash.toString('hex')}"`).join(',')}}`;

/** Writes the persons of many new policies, each field sealed by itself. */
export async function writePersons(tx: Tx, seal: Seal, persons: readonly NewPerson[]): Promise<void> {
  await insertMany(
    tx,
    'policy_persons',
    { owner_id: 'uuid', person_no: 'smallint', role: 'text', kind: 'text', lookup_hashes: 'text' },
    persons.map(({ policyId, personNo, role, kind, fields }) => ({
      owner_id: policyId,
      person_no: personNo,
      role,
      kind,
      // Through text, which becomes an array of its own per row.
      lookup_hashes: arrayText(lookupHashes(seal, fields)),
    })),
    { lookup_hashes: 'bytea[]' },
  );
  const values = persons.flatMap(({ policyId, personNo, fields }) =>
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => ({
        owner_id: policyId,
        person_no: personNo,
        field,
        value_sealed: seal.seal(ownerOfField('policy', policyId, personNo, field), value),
      })),
  );
  await insertMany(
    tx,
    'policy_person_fields',
    { owner_id: 'uuid', person_no: 'smallint', field: 'text', value_sealed: 'bytea' },
    values,
  );
}
