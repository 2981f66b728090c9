import { Secret } from 'otpauth';
import { renderSVG } from 'uqr';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { countAttempt, forgetFailures } from '../failed-logins.ts';
import { factorIsThere, requireAnotherFactor } from '../keep-factors.ts';
import { lockUser } from '../lock-user.ts';
import { giveRecoveryCodes } from '../recovery-codes.ts';
import { requirePassword } from '../require-password.ts';
import { checkTotp, totpOf } from './check-totp.ts';

const SECRET_BYTES = 20;

/** Authenticator app, step 1: a secret that counts once a code confirms it. @throws AppError password.wrong, totp.enrolled */
export async function enrolTotp(deps: Deps, actor: SignedInUser, passwordDigest: string) {
  const { db, seal } = deps;
  const { userId } = actor;
  await requirePassword(deps, actor, passwordDigest);
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const sealed = seal.seal(`totp_secrets/${userId}`, secret);
  const made = await db
    .insertInto('totp_secrets')
    .values({ user_id: userId, secret_sealed: sealed, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret_sealed: sealed, last_counter: 0 })
        .where('totp_secrets.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) throw new AppError('totp.enrolled');
  const user = await db.selectFrom('users').select('login_id').where('id', '=', userId).executeTakeFirstOrThrow();
  const url = totpOf(secret, user.login_id).toString();
  return { totpSecret: secret, totpUrl: url, totpQr: renderSVG(url, { ecc: 'M', border: 2 }) };
}

/** Authenticator app, step 2: the first code. Answers recovery codes. @throws AppError totp.wrong, login.locked */
export async function confirmTotp(deps: Deps, { userId }: SignedInUser, code: string): Promise<string[]> {
  const subject = deps.seal.hash('totp enrolment', userId);
  await countAttempt(deps, subject);
  if (!(await checkTotp(deps, userId, code, 'new'))) throw new AppError('totp.wrong');
  await forgetFailures(deps.db, subject);
  const codes = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await tx.updateTable('totp_secrets').set({ confirmed_at: now }).where('user_id', '=', userId).execute();
    await factorIsThere(tx, userId);
    await recordAudit(tx, 'account.factorAdded', { id: userId, after: { factor: 'totp' } });
    return giveRecoveryCodes(deps, tx, userId);
  });
  deps.sessions.forget(userId);
  return codes;
}

/** Takes the authenticator app away. @throws AppError password.wrong, secondFactor.last */
export async function disableTotp(deps: Deps, actor: SignedInUser, passwordDigest: string): Promise<void> {
  await requirePassword(deps, actor, passwordDigest);
  await inTransaction(deps.db, async (tx) => {
    await lockUser(tx, actor.userId);
    const { numDeletedRows } = await tx
      .deleteFrom('totp_secrets')
      .where('user_id', '=', actor.userId)
      .executeTakeFirst();
    await requireAnotherFactor(deps, tx, actor.userId);
    if (numDeletedRows === 0n) return;
    await recordAudit(tx, 'account.factorRemoved', { id: actor.userId, before: { factor: 'totp' } });
  });
}
