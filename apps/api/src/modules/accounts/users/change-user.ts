import type { BodyOf } from '@onegi/contract/call';
import type { updateUser as updateUserCall } from '@onegi/contract/calls/accounts/users';
import type { AuditAction } from '@onegi/contract/fields/audit';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { loginSubject } from '../begin-login.ts';
import { endSessions } from '../end-sessions.ts';
import { forgetFailures } from '../failed-logins.ts';
import { emailOf } from '../find-user.ts';
import { mailTemporaryPassword } from '../forgot-password.ts';
import { type AuditedUser, auditedUser } from './audited-user.ts';
import { type DescribedUser, describeUser } from './describe-user.ts';
import { mailInvitation } from './invite-user.ts';
import { requireOwnCodes } from './require-own-codes.ts';
import { lockUserRights, requireAdministrator, setRolesAndCodes } from './write-user.ts';

/** Writes down what differs since then. */
async function tellOfChange(deps: Deps, tx: Tx, action: AuditAction, before: AuditedUser | undefined): Promise<void> {
  const after = before && (await auditedUser(tx, deps.seal, before.id));
  if (before && after) await recordAudit(tx, action, { ...before, before: before.facts, after: after.facts });
}

/**
 * Changes a user as a whole. What the roles allow counts at once, in the sessions that are open too.
 * @throws AppError user.notFound, user.stale, user.codesShared, user.lastAdministrator
 */
export async function updateUser(deps: Deps, change: BodyOf<typeof updateUserCall>): Promise<DescribedUser> {
  const { userId, version } = change;
  await inTransaction(deps.db, async (tx) => {
    await lockUserRights(tx);
    const before = await auditedUser(tx, deps.seal, userId);
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({
        name_en: change.name,
        ...(change.nameZh === undefined ? {} : { name_zh: change.nameZh }),
        ...(change.licenceOnRecord === undefined ? {} : { ia_licence: change.licenceOnRecord }),
        ...(change.unit === undefined ? {} : { unit: change.unit }),
        version: version + 1,
      })
      .where('id', '=', userId)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError(before ? 'user.stale' : 'user.notFound');
    await requireOwnCodes(tx, {
      userId,
      consultantCodes: change.consultantCodes,
      accepted: change.sharedCodesAccepted === true,
    });
    await setRolesAndCodes(tx, userId, change.roles, change.consultantCodes);
    await requireAdministrator(tx);
    await tellOfChange(deps, tx, 'user.changed', before);
  });
  deps.sessions.forget(userId);
  return describeUser(deps, userId);
}

/**
 * Suspends a user, whose sessions end at once, or lets them back in.
 * @throws AppError user.notFound, user.self, user.lastAdministrator
 */
export async function suspendUser(
  deps: Deps,
  actor: SignedInUser,
  { userId, suspended }: { readonly userId: string; readonly suspended: boolean },
): Promise<DescribedUser> {
  if (userId === actor.userId) throw new AppError('user.self');
  await inTransaction(deps.db, async (tx) => {
    await lockUserRights(tx);
    const before = await auditedUser(tx, deps.seal, userId);
    const user = await tx.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
    if (!user) throw new AppError('user.notFound');
    const reopened = user.password_hash ? 'active' : 'invited';
    await tx
      .updateTable('users')
      .set((eb) => ({ state: suspended ? 'suspended' : reopened, version: eb('version', '+', 1) }))
      .where('id', '=', userId)
      .execute();
    if (suspended) await endSessions(deps, tx, userId, 'suspended');
    await requireAdministrator(tx);
    await tellOfChange(deps, tx, suspended ? 'user.suspended' : 'user.readmitted', before);
  });
  deps.sessions.forget(userId);
  return describeUser(deps, userId);
}

/**
 * Helps a user who cannot get in: unlocks, ends all sessions, and mails a temporary password, or the invitation again to who
 * has no password yet. @throws AppError user.notFound
 */
export async function resetUser(
  deps: Deps,
  { userId, clearSecondFactor = false }: { readonly userId: string; readonly clearSecondFactor?: boolean | undefined },
): Promise<DescribedUser> {
  const { db, seal } = deps;
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user || user.state === 'suspended') throw new AppError('user.notFound');
  await inTransaction(db, async (tx) => {
    const sessions = await endSessions(deps, tx, userId, 'reset');
    const after = { sessions, factorsCleared: clearSecondFactor };
    await recordAudit(tx, 'user.reset', { id: userId, name: user.employee_id, after });
    if (clearSecondFactor) {
      await tx.deleteFrom('totp_secrets').where('user_id', '=', userId).execute();
      await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
      await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    }
    if (user.state === 'invited') {
      await mailInvitation(deps, tx, {
        email: emailOf(seal, user),
        loginId: user.login_id,
        name: user.name_en,
        nameZh: user.name_zh,
        employeeId: user.employee_id,
        licenceOnRecord: user.ia_licence,
        roles: [],
        consultantCodes: [],
        language: user.language,
      });
    } else {
      await mailTemporaryPassword(deps, tx, user);
    }
  });
  for (const subject of [loginSubject(deps, userId), seal.hash('second factor', userId)]) {
    await forgetFailures(db, subject);
  }
  deps.sessions.forget(userId);
  return describeUser(deps, userId);
}
