import type { Assignee } from '@onegi/contract/case-desk';
import { type Permission, scopeOf } from '@onegi/contract/permissions';
import { userRoles } from '@onegi/contract/roles';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';

function withPermission(db: Db, permission: Permission) {
  const roles = userRoles.filter((role) => scopeOf({ roles: [role], limitedTo: null }, permission) !== null);
  return db
    .selectFrom('users')
    .where('state', '=', 'active')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_roles')
          .select('role')
          .whereRef('user_roles.user_id', '=', 'users.id')
          .where('role', 'in', roles),
      ),
    );
}

/** Users who may do this and can log in, by name: a case that takes the permission can be given to them. */
export const listAssignees = (db: Db, permission: Permission): Promise<Assignee[]> =>
  withPermission(db, permission)
    .select(['id as userId', 'name_en as name', sql<string | null>`nullif(name_zh, '')`.as('nameZh')])
    .orderBy('name_en')
    .orderBy('id')
    .execute();

/** @throws AppError case.assigneeUnknown for who may not do this */
export async function requireAssignee(db: Db, permission: Permission, userId: string | null): Promise<void> {
  if (userId === null) return;
  const found = await withPermission(db, permission).select('id').where('id', '=', userId).executeTakeFirst();
  if (!found) throw new AppError('case.assigneeUnknown');
}
