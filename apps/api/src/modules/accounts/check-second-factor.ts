import type { Selectable } from 'kysely';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { countAttempt, forgetFailures } from './failed-logins.ts';
import { checkPasskey } from './passkeys/check-passkey.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { factorsOf } from './second-factors.ts';
import type { AccountsTables } from './tables.ts';
import { checkTotp } from './totp/check-totp.ts';

/** One of them; none where none is needed. */
export interface GivenFactor {
  readonly secondFactorCode?: string | undefined;
  readonly recoveryCode?: string | undefined;
  readonly passkeyAnswer?: Record<string, unknown> | undefined;
}

async function isRight(deps: Deps, step: Selectable<AccountsTables['login_steps']>, given: GivenFactor) {
  const { secondFactorCode, recoveryCode, passkeyAnswer } = given;
  if (secondFactorCode) return checkTotp(deps, step.user_id, secondFactorCode, 'confirmed');
  if (recoveryCode) return takeRecoveryCode(deps, step.user_id, recoveryCode);
  if (!passkeyAnswer || !step.challenge) return false;
  return (await checkPasskey(deps, passkeyAnswer, step.challenge, step.user_id)) !== null;
}

/**
 * Lets a login go on if the user has no second factor or gave it. Wrong ones are counted and locked like passwords.
 * @throws AppError login.secondFactorNeeded, login.secondFactorWrong, login.locked
 */
export async function requireSecondFactor(
  deps: Deps,
  step: Selectable<AccountsTables['login_steps']>,
  given: GivenFactor,
): Promise<void> {
  if ((await factorsOf(deps.db, step.user_id)).length === 0) return;
  if (!given.secondFactorCode && !given.recoveryCode && !given.passkeyAnswer) {
    throw new AppError('login.secondFactorNeeded');
  }
  const subject = deps.seal.hash('second factor', step.user_id);
  const attempt = await countAttempt(deps, subject);
  if (!(await isRight(deps, step, given))) {
    const action = attempt.locksUntil ? 'account.locked' : 'account.signInFailed';
    const user = await deps.db
      .selectFrom('users')
      .select('employee_id')
      .where('id', '=', step.user_id)
      .executeTakeFirst();
    await recordAudit(deps.db, action, {
      id: step.user_id,
      name: user?.employee_id,
      after: { method: 'secondFactor' },
    });
    throw new AppError('login.secondFactorWrong');
  }
  await forgetFailures(deps.db, subject);
}
