import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { countAttempt, forgetFailures } from './failed-logins.ts';
import { isPassword } from './passwords.ts';
import { isTemporaryPassword } from './temporary-passwords.ts';

export const wrongPassword = (field: string): AppError =>
  new AppError('password.wrong', {}, { fields: [{ field, message: 'errors.passwordWrong' }] });

/**
 * Asks a signed-in user for the password again. Wrong ones are counted apart from those of the login: whoever found an
 * open session cannot lock its owner out with it, nor guess without end.
 * @param field domain name of the field that carries the password
 * @returns whether it was the temporary password that opened the session
 * @throws AppError password.wrong, login.locked
 */
export async function requirePassword(
  deps: Deps,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string | null },
  digest: string,
  field = 'passwordDigest',
): Promise<'own' | 'temporary'> {
  const { db, seal } = deps;
  const subject = seal.hash('password again', userId);
  const attempt = await countAttempt(deps, subject);
  const row = await db
    .selectFrom('users')
    .leftJoin('sessions', (join) => join.onRef('sessions.user_id', '=', 'users.id').on('sessions.id', '=', sessionId))
    .select(['employee_id', 'password_hash', 'temporary_id'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const isTemporary = await isTemporaryPassword(deps, row?.temporary_id ?? null, digest);
  const isOwn = await isPassword(row?.password_hash ?? null, digest);
  if (!isOwn && !isTemporary) {
    const action = attempt.locksUntil ? 'account.locked' : 'account.signInFailed';
    await recordAudit(db, action, { id: userId, name: row?.employee_id, after: { method: 'passwordAgain' } });
    throw wrongPassword(field);
  }
  await forgetFailures(db, subject);
  return isOwn ? 'own' : 'temporary';
}
