import type { Db } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';
import { hongKongDate } from '../../ports/clock.ts';
import { type FoundPerson, findPersons } from '../persons/find-persons.ts';
import type { PersonFields } from '../persons/person.ts';
import { readPersons } from '../persons/read-persons.ts';

/** An application or policy in which somebody stands, and what is kept of them there. */
export interface RecordOfPerson extends Pick<FoundPerson, 'owner' | 'role'> {
  /** The policy's number, or the application's id, which opens nothing by itself. */
  readonly name: string;
  readonly line: string;
  /** yyyy-MM-dd: when the policy was issued, when the application was changed last. */
  readonly day: string;
  readonly fields: PersonFields;
}

async function nameOf(db: Db, { owner, ownerId }: FoundPerson): Promise<Pick<RecordOfPerson, 'name' | 'line' | 'day'>> {
  if (owner === 'policy') {
    const query = db.selectFrom('policies').select(['policy_number', 'line', 'issued_on']).where('id', '=', ownerId);
    const { policy_number: name, line, issued_on: day } = await query.executeTakeFirstOrThrow();
    return { name, line, day };
  }
  const query = db.selectFrom('applications').select(['line', 'changed_at']).where('id', '=', ownerId);
  const { line, changed_at } = await query.executeTakeFirstOrThrow();
  return { name: ownerId, line, day: hongKongDate(changed_at) };
}

/**
 * What is kept of a person in applications and policies: whoever asks for a copy of their data gets this.
 * @param known any of hkid, passport, email, phone, and surname with firstName and bornOn (yyyy-MM-dd)
 */
export async function recordsOfPerson(db: Db, seal: Seal, known: PersonFields): Promise<RecordOfPerson[]> {
  const records: RecordOfPerson[] = [];
  for (const found of await findPersons(db, seal, known)) {
    const persons = await readPersons(db, seal, found.owner, found.ownerId);
    const { fields = {} } = persons.find(({ personNo }) => personNo === found.personNo) ?? {};
    records.push({ owner: found.owner, role: found.role, ...(await nameOf(db, found)), fields });
  }
  return records;
}
