import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { guardHolds, type Write } from '../../db/write-together.ts';
import type { Seal } from '../../lib/seal.ts';
import { lookupHashes, lookupsOf } from './lookups.ts';
import type { Person, PersonOwner } from './person.ts';
import { ownerOfField } from './read-persons.ts';

interface Field {
  readonly personNo: number;
  readonly field: string;
  readonly value: unknown;
}

/** What is known of all of them, by person and field. */
const fieldsOf = (persons: readonly Person[]): Map<string, Field> =>
  new Map(
    persons.flatMap(({ personNo, fields }) =>
      Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(([field, value]) => [`${personNo} ${field}`, { personNo, field, value }] as const),
    ),
  );

/** What a person's own row holds. */
const rowOf = ({ role, kind, fields }: Person) => ({ role, kind, lookups: lookupsOf(fields) });

const numbers = (list: readonly { readonly personNo: number }[]) =>
  sql`${list.map(({ personNo }) => personNo)}::smallint[]`;
const names = (list: readonly Field[]) => sql`${list.map(({ field }) => field)}::text[]`;

/**
 * What makes the persons of an application or policy those that are given, to be sent together with the write of its row: a
 * field that stays as it was is not written.
 * @param before those that are stored; null where that is not known, and all are written
 * @param isGuarded whether they go into a writeIf, and are written if its guard holds
 */
export function personWrites(
  seal: Seal,
  owner: PersonOwner,
  ownerId: string,
  after: readonly Person[],
  { before, isGuarded }: { readonly before: readonly Person[] | null; readonly isGuarded: boolean },
): Write[] {
  const persons = sql.table(`${owner}_persons`);
  const fields = sql.table(`${owner}_person_fields`);
  const ifHeld = isGuarded ? guardHolds : sql`true`;
  const [kept, stored] = [fieldsOf(after), fieldsOf(before ?? [])];
  const rows = new Map(before?.map((person) => [person.personNo, rowOf(person)]));
  const changedRows = after.filter((person) => !isDeepStrictEqual(rowOf(person), rows.get(person.personNo)));
  const changed = [...kept].filter(([key, { value }]) => stored.get(key)?.value !== value).map(([, field]) => field);
  const isFieldGone = before === null || [...stored.keys()].some((key) => !kept.has(key));
  const isPersonGone = before === null || before.length > after.length;
  const writes: Write[] = [];
  if (changedRows.length > 0) {
    const values = changedRows.map(
      (person) =>
        sql`(${ownerId}::uuid, ${person.personNo}::smallint, ${person.role}, ${person.kind}, ${lookupHashes(seal, person.fields)}::bytea[])`,
    );
    writes.push(sql`insert into ${persons} (owner_id, person_no, role, kind, lookup_hashes)
      select * from (values ${sql.join(values)}) as given where ${ifHeld}
      on conflict (owner_id, person_no) do update
        set role = excluded.role, kind = excluded.kind, lookup_hashes = excluded.lookup_hashes`);
  }
  if (changed.length > 0) {
    const sealed = changed.map(({ personNo, field, value }) =>
      seal.seal(ownerOfField(owner, ownerId, personNo, field), value),
    );
    writes.push(sql`insert into ${fields} (owner_id, person_no, field, value_sealed)
      select ${ownerId}::uuid, given.* from unnest(${numbers(changed)}, ${names(changed)}, ${sealed}::bytea[]) as given
      where ${ifHeld}
      on conflict (owner_id, person_no, field) do update set value_sealed = excluded.value_sealed`);
  }
  if (isFieldGone) {
    const left = [...kept.values()];
    writes.push(sql`delete from ${fields} where owner_id = ${ownerId} and ${ifHeld}
      and (person_no, field) not in (select * from unnest(${numbers(left)}, ${names(left)}))`);
  }
  if (isPersonGone) {
    writes.push(sql`delete from ${persons} where owner_id = ${ownerId} and ${ifHeld}
      and person_no <> all (${numbers(after)})`);
  }
  return writes;
}
