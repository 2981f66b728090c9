import type { userList } from '@onegi/contract/calls/accounts/users';
import type { AskedOf } from '@onegi/contract/list';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Key } from '../../../lists/page-of.ts';
import { describeUsers } from './describe-user.ts';
import { searchedUser } from './find-user-ids.ts';

/** Users by what was searched. An address is found whole alone: it is sealed. */
export function listedUsers(
  deps: Pick<Deps, 'db' | 'seal' | 'clock'>,
  { searched, role, userState }: AskedOf<typeof userList>,
) {
  let fitting = deps.db.selectFrom('users');
  if (searched) fitting = fitting.where(searchedUser(deps.seal, searched));
  if (userState) fitting = fitting.where('state', '=', userState);
  if (role) {
    fitting = fitting.where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_roles')
          .select('role')
          .whereRef('user_roles.user_id', '=', 'users.id')
          .where('role', '=', role),
      ),
    );
  }
  return {
    fitting,
    key: 'id',
    sorts: {
      name: 'name_en',
      createdAt: 'created_at',
      lastSignInAt: sql`coalesce(last_sign_in_at, '-infinity')`,
    },
    read: (ids: readonly Key[]) => describeUsers(deps, ids as string[]),
  };
}
