import { expressionBuilder } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Seal } from '../../../lib/seal.ts';
import { escapeLike } from '../../../lists/contains-text.ts';
import { emailHash } from '../find-user.ts';

const MOST = 500;

/** Users by a part of their name, employee ID or login ID. An address is found whole alone: it is sealed. */
export function searchedUser(seal: Seal, searched: string) {
  const eb = expressionBuilder<Database, 'users'>();
  const pattern = `%${escapeLike(searched)}%`;
  return eb.or([
    eb('name_en', 'ilike', pattern),
    eb('name_zh', 'ilike', pattern),
    eb('employee_id', 'ilike', pattern),
    eb('login_id', 'ilike', pattern),
    eb('email_hash', '=', emailHash(seal, searched)),
  ]);
}

/** The ids of the users that fit, as many as a list can ask for. */
export async function findUserIds({ db, seal }: Pick<Deps, 'db' | 'seal'>, searched: string): Promise<string[]> {
  const found = db.selectFrom('users').select('id').where(searchedUser(seal, searched)).limit(MOST);
  return (await found.execute()).map(({ id }) => id);
}
