import { type Permission, permissions } from '@onegi/contract/permissions';
import type { Role } from '@onegi/contract/roles';
import type { Db } from '../../../db/database.ts';

/** The active users who may do something, by name: whom a page can name as those to turn to. */
export async function usersWhoMay(
  db: Db,
  permission: Permission,
): Promise<{ id: string; name: string; nameZh: string }[]> {
  const roles = Object.keys(permissions[permission]) as Role[];
  return db
    .selectFrom('users')
    .select(['id', 'name_en as name', 'name_zh as nameZh'])
    .where('state', '=', 'active')
    .where('id', 'in', (roled) => roled.selectFrom('user_roles').select('user_id').where('role', 'in', roles))
    .orderBy('name_en')
    .orderBy('id')
    .execute();
}
