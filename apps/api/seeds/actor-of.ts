import { randomUUID } from 'node:crypto';
import type { UserRole } from '@onegi/contract/roles';
import type { Db } from '../src/db/database.ts';
import type { SignedInUser } from '../src/http/signed-in.ts';

/** A user of the demonstration as a session would stand for it. */
export async function actorOf(db: Db, loginId: string): Promise<SignedInUser> {
  const user = await db.selectFrom('users').selectAll().where('login_id', '=', loginId).executeTakeFirstOrThrow();
  const roles = await db.selectFrom('user_roles').select('role').where('user_id', '=', user.id).execute();
  const codes = await db
    .selectFrom('user_consultant_codes')
    .select('consultant_code')
    .where('user_id', '=', user.id)
    .orderBy('seq')
    .execute();
  return {
    userId: user.id,
    roles: roles.map(({ role }) => role as UserRole),
    consultantCodes: codes.map(({ consultant_code }) => consultant_code),
    unit: user.unit,
    sessionId: randomUUID(),
    name: user.name_en,
    limitedTo: null,
  };
}
