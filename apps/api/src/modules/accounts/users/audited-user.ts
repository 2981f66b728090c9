import type { Db } from '../../../db/database.ts';
import type { Seal } from '../../../lib/seal.ts';
import type { AuditFacts } from '../../audit/attributes.ts';
import { emailOf } from '../find-user.ts';

export interface AuditedUser {
  readonly id: string;
  readonly name: string;
  readonly facts: AuditFacts;
}

/** A user as the audit trail compares them, before and after. Undefined when there is no such user. */
export async function auditedUser(db: Db, seal: Seal, userId: string): Promise<AuditedUser | undefined> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user) return undefined;
  const roles = await db
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .orderBy('role')
    .execute();
  const codes = await db
    .selectFrom('user_consultant_codes')
    .select('consultant_code')
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();
  return {
    id: userId,
    name: user.employee_id,
    facts: {
      name: user.name_en,
      nameZh: user.name_zh,
      email: emailOf(seal, user),
      employeeId: user.employee_id,
      licence: user.ia_licence,
      unit: user.unit,
      language: user.language,
      state: user.state,
      roles: roles.map(({ role }) => role),
      trCodes: codes.map(({ consultant_code }) => consultant_code),
    },
  };
}
