import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import type { Person, PersonOwner } from './person.ts';

/** A person as read: the bytes of each field in base64. */
export type SealedPerson = Omit<Person, 'fields'> & { readonly fields: Readonly<Record<string, string>> | null };

/** What a field is sealed for. */
export const ownerOfField = (owner: PersonOwner, ownerId: string, personNo: number, field: string): string =>
  `${owner}_person_fields/${ownerId}/${personNo}/${field}`;

/**
 * The persons of an application or policy, to be selected beside its row. A statement that waits for the row's lock answers
 * the row as it is after the wait, and these as they were before it.
 * @param ownerId its id, or the column that holds it
 */
export const selectPersons = (owner: PersonOwner, ownerId: RawBuilder<unknown>): RawBuilder<SealedPerson[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'personNo', person.person_no, 'role', person.role, 'kind', person.kind,
    'fields', (
      select json_object_agg(field, encode(value_sealed, 'base64'))
      from ${sql.table(`${owner}_person_fields`)} as known
      where known.owner_id = person.owner_id and known.person_no = person.person_no
    )
  ) order by person.person_no), '[]')
  from ${sql.table(`${owner}_persons`)} as person where person.owner_id = ${ownerId}
)`;

/** Opens the persons of an application or policy. Throws when a value was changed, moved or sealed with an unknown key. */
export function openPersons(
  seal: Seal,
  owner: PersonOwner,
  ownerId: string,
  persons: readonly SealedPerson[],
): Person[] {
  return persons.map((person) => ({
    ...person,
    fields: Object.fromEntries(
      Object.entries(person.fields ?? {}).map(([field, sealed]) => [
        field,
        seal.open(ownerOfField(owner, ownerId, person.personNo, field), Buffer.from(sealed, 'base64')),
      ]),
    ),
  }));
}

/** Reads and opens the persons of an application or policy, applicant or holder first. */
export async function readPersons(db: Db, seal: Seal, owner: PersonOwner, ownerId: string): Promise<Person[]> {
  const { rows } = await sql<{ persons: SealedPerson[] }>`
    select ${selectPersons(owner, sql`${ownerId}`)} as persons`.execute(db);
  return openPersons(seal, owner, ownerId, rows[0]?.persons ?? []);
}
