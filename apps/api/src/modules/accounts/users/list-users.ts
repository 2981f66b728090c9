import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import type { listUsers as listUsersCall } from '@onegi/contract/calls/accounts/users';
import type { Deps } from '../../../deps.ts';
import { describeUsers } from './describe-user.ts';
import { searchedUser } from './find-user-ids.ts';

const PAGE_SIZE = 10;

/** Users by what was searched, by name; a page beyond the last is the first. An address is found whole alone: it is sealed. */
export async function listUsers(
  deps: Pick<Deps, 'db' | 'seal' | 'clock'>,
  { searched, role, userState, page = 1, pageSize = PAGE_SIZE }: BodyOf<typeof listUsersCall>,
): Promise<AnswerOf<typeof listUsersCall>> {
  let query = deps.db.selectFrom('users');
  if (searched) {
    query = query.where(searchedUser(deps.seal, searched));
  }
  if (userState) query = query.where('state', '=', userState);
  if (role) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_roles')
          .select('role')
          .whereRef('user_roles.user_id', '=', 'users.id')
          .where('role', '=', role),
      ),
    );
  }
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const pages = Math.ceil(total / pageSize);
  const shown = page > pages ? 1 : page;
  const rows = await query
    .select('id')
    .orderBy('name_en')
    .orderBy('id')
    .limit(pageSize)
    .offset((shown - 1) * pageSize)
    .execute();
  const records = await describeUsers(
    deps,
    rows.map(({ id }) => id),
  );
  return { records, total, pages, pageSize, page: shown };
}
