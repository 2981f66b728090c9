import type { UserRole } from '@onegi/contract/roles';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';

const UNIQUE_VIOLATION = '23505';
/** Held while administrators are counted and codes compared, so that two cannot leave, or come to share one, at once. */
const USER_RIGHTS_LOCK = 7_346_008;

const fieldOf: Record<string, string> = {
  users_login_id_key: 'loginId',
  users_email_hash_key: 'email',
  users_employee_id_key: 'employeeId',
};

/** Turns "there is one already" of the database into a failure that names the field. */
export function asUserExists(error: unknown): unknown {
  const { code, constraint = '' } = error as { code?: unknown; constraint?: string };
  const field = fieldOf[constraint];
  if (code !== UNIQUE_VIOLATION || !field) return error;
  return new AppError('user.exists', {}, { fields: [{ field, message: 'errors.userExists' }] });
}

/** Gives a user exactly these roles and consultant codes. */
export async function setRolesAndCodes(
  tx: Tx,
  userId: string,
  roles: readonly UserRole[],
  consultantCodes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('user_roles').where('user_id', '=', userId).execute();
  await tx.deleteFrom('user_consultant_codes').where('user_id', '=', userId).execute();
  const ownRoles = [...new Set(roles)].map((role) => ({ user_id: userId, role }));
  if (ownRoles.length > 0) await tx.insertInto('user_roles').values(ownRoles).execute();
  const codes = [...new Set(consultantCodes)].map((code, index) => ({
    user_id: userId,
    consultant_code: code,
    seq: index + 1,
  }));
  if (codes.length > 0) await tx.insertInto('user_consultant_codes').values(codes).execute();
}

/** Takes turns with others who change who manages users, until the transaction ends. */
export async function lockUserRights(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${USER_RIGHTS_LOCK})`.execute(tx);
}

/** After a change of roles or states: somebody must be left who can manage users. @throws AppError user.lastAdministrator */
export async function requireAdministrator(tx: Tx): Promise<void> {
  const left = await tx
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select('users.id')
    .where('role', '=', 'administrator')
    .where('state', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  if (!left) throw new AppError('user.lastAdministrator');
}
