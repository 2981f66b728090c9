import type { Consultant } from '@onegi/contract/calls/policies/list-consultants';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/**
 * Who sells under which code, by code; a code that two share stands there twice.
 * @param userId null: everybody
 */
export function readConsultants(db: Db, userId: string | null): Promise<Consultant[]> {
  return db
    .selectFrom('user_consultant_codes as held')
    .innerJoin('users', 'users.id', 'held.user_id')
    .select(['held.consultant_code as consultantCode', 'name_en as name', 'unit'])
    .select(sql<string>`coalesce(nullif(name_zh, ''), name_en)`.as('nameZh'))
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

export interface ConsultantNames {
  readonly name: string;
  readonly nameZh: string;
}

/** What those are called who have these codes, by code; of a shared one all of them. */
export async function consultantNames(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, ConsultantNames>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_consultant_codes as held')
    .innerJoin('users', 'users.id', 'held.user_id')
    .select(['held.consultant_code as code', 'name_en', 'name_zh'])
    .where('held.consultant_code', 'in', [...new Set(codes)])
    .orderBy('name_en')
    .execute();
  const byCode = Map.groupBy(rows, ({ code }) => code);
  return new Map(
    [...byCode].map(([code, holders]) => [
      code,
      {
        name: holders.map(({ name_en }) => name_en).join(' / '),
        nameZh: holders.map(({ name_en, name_zh }) => name_zh || name_en).join(' / '),
      },
    ]),
  );
}

/** The users who have a code and can log in. */
export const usersWithCode = (db: Db, code: string) =>
  db
    .selectFrom('user_consultant_codes as held')
    .innerJoin('users', 'users.id', 'held.user_id')
    .selectAll('users')
    .where('held.consultant_code', '=', code)
    .where('users.state', '=', 'active')
    .orderBy('users.id')
    .execute();

/** Who holds a code first: whoever else shares it reads it on the policy. */
export const readConsultant = async (db: Db, code: string | null) =>
  code === null ? undefined : (await usersWithCode(db, code))[0];
