import type { Consultant } from '@onegi/contract/calls/policies/list-consultants';
import type { Db } from '../../../db/database.ts';

/**
 * Who sells under which code, by code; a code that two share stands there twice.
 * @param userId null: everybody
 */
export function readConsultants(db: Db, userId: string | null): Promise<Consultant[]> {
  return db
    .selectFrom('user_consultant_codes as held')
    .innerJoin('users', 'users.id', 'held.user_id')
    .select(['held.consultant_code as consultantCode', 'name_en as name', 'name_zh as nameZh', 'unit'])
    .$if(userId !== null, (rows) => rows.where('users.id', '=', userId))
    .orderBy('held.consultant_code')
    .orderBy('name_en')
    .execute();
}

/** The codes of everybody in a unit as it is today. */
export async function codesOfUnit(db: Db, unit: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user_consultant_codes as held')
    .innerJoin('users', 'users.id', 'held.user_id')
    .select('held.consultant_code')
    .distinct()
    .where('unit', '=', unit)
    .execute();
  return rows.map(({ consultant_code }) => consultant_code);
}
