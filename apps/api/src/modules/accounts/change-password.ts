import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { endSessions } from './end-sessions.ts';
import { emailOf, nameIn } from './find-user.ts';
import { lockUser } from './lock-user.ts';
import { digestOf, hashPassword, isPassword } from './passwords.ts';
import { requirePassword, wrongPassword } from './require-password.ts';

async function isOpen(tx: Tx, { sessionId }: SignedInUser): Promise<boolean> {
  const sessions = tx.selectFrom('sessions').select('id').where('id', '=', sessionId).where('ended_at', 'is', null);
  return (await sessions.executeTakeFirst()) !== undefined;
}

/**
 * Changes the own password. Every session of the user ends, this one too: the next step is the login.
 * @throws AppError password.wrong, password.same, login.locked, session.ended
 */
export async function changePassword(
  deps: Deps,
  actor: SignedInUser,
  given: { readonly oldPasswordDigest: string; readonly newPassword: string },
): Promise<void> {
  const { db, clock, seal } = deps;
  // Read before the password is compared: what is still so in the end was so in between.
  const { password_hash: oldHash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  await requirePassword(deps, actor, given.oldPasswordDigest, 'oldPasswordDigest');
  const digest = digestOf(given.newPassword);
  // After a temporary password the old one is the user's own: it may not come back either.
  if (digest === given.oldPasswordDigest || (await isPassword(oldHash, digest))) {
    throw new AppError('password.same');
  }
  const passwordHash = await hashPassword(digest);
  await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, actor.userId);
    if (!user || user.state === 'suspended' || !(await isOpen(tx, actor))) throw new AppError('session.ended');
    if (user.password_hash !== oldHash) throw wrongPassword('oldPasswordDigest');
    await tx
      .updateTable('users')
      .set({
        password_hash: passwordHash,
        password_changed_at: clock.now(),
        must_change_password: false,
        ...(user.state === 'invited' ? { state: 'active' as const } : {}),
      })
      .where('id', '=', user.id)
      .execute();
    await tx.deleteFrom('temporary_passwords').where('user_id', '=', user.id).execute();
    const sessions = await endSessions(deps, tx, user.id, 'password');
    await recordAudit(tx, 'account.passwordChanged', { id: user.id, name: user.employee_id, after: { sessions } });
    await queueMail(deps, tx, {
      kind: 'password-changed',
      to: emailOf(seal, user),
      language: user.language,
      data: { name: nameIn(user) },
    });
  });
  deps.sessions.forget(actor.userId);
}
