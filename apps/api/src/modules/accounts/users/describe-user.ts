import type { AnswerOf } from '@onegi/contract/call';
import type { inviteUser } from '@onegi/contract/calls/accounts/users';
import type { UserRole } from '@onegi/contract/roles';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { loginSubject } from '../begin-login.ts';
import { emailOf } from '../find-user.ts';

export type DescribedUser = AnswerOf<typeof inviteUser>;

type DescribeDeps = Pick<Deps, 'seal' | 'clock'> & { readonly db: Db };

/** Users as administrators see them, in the order of the ids. */
export async function describeUsers(deps: DescribeDeps, ids: readonly string[]): Promise<DescribedUser[]> {
  if (ids.length === 0) return [];
  const rows = await deps.db
    .selectFrom('users')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('user_roles')
        .select(sql<UserRole[]>`coalesce(array_agg(role order by role), '{}')`.as('roles'))
        .whereRef('user_roles.user_id', '=', 'users.id')
        .as('roles'),
      eb
        .selectFrom('user_consultant_codes')
        .select(sql<string[]>`coalesce(array_agg(consultant_code order by seq), '{}')`.as('codes'))
        .whereRef('user_consultant_codes.user_id', '=', 'users.id')
        .as('consultant_codes'),
      eb
        .exists(
          eb
            .selectFrom('totp_secrets')
            .select('user_id')
            .whereRef('totp_secrets.user_id', '=', 'users.id')
            .where('confirmed_at', 'is not', null),
        )
        .as('totp_on'),
    ])
    .where('id', 'in', ids)
    .execute();
  const locks = await deps.db
    .selectFrom('failed_logins')
    .select(['subject', 'locked_until'])
    .where(
      'subject',
      'in',
      ids.map((id) => loginSubject(deps, id)),
    )
    .where('locked_until', '>', deps.clock.now())
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const subject = loginSubject(deps, id);
    return {
      userId: id,
      loginId: row.login_id,
      email: emailOf(deps.seal, row),
      name: row.name_en,
      nameZh: row.name_zh,
      employeeId: row.employee_id,
      licenceOnRecord: row.ia_licence,
      unit: row.unit,
      roles: row.roles ?? [],
      consultantCodes: row.consultant_codes ?? [],
      userState: row.state,
      lockedUntil: locks.find((lock) => lock.subject.equals(subject))?.locked_until?.toISOString() ?? null,
      lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      totpOn: Boolean(row.totp_on),
      version: row.version,
    };
  });
}

/** @throws AppError user.notFound */
export async function describeUser(deps: DescribeDeps, id: string): Promise<DescribedUser> {
  const [user] = await describeUsers(deps, [id]);
  if (!user) throw new AppError('user.notFound');
  return user;
}
