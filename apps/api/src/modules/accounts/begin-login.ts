import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { limitConcurrency } from '../../lib/limit-concurrency.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { atLeast } from './at-least.ts';
import { takeCaptcha } from './captcha/take-captcha.ts';
import {
  type Attempt,
  countAttempt,
  countFailureOfAddress,
  forgetFailures,
  refuseFailedAddress,
} from './failed-logins.ts';
import { emailOf, findUserByName, nameIn, type UserRow } from './find-user.ts';
import { type OpenedStep, openLoginStep, type Proof } from './login-step.ts';
import { isPassword } from './passwords.ts';
import { findTemporaryPassword } from './temporary-passwords.ts';

export interface Credentials {
  readonly userName: string;
  readonly passwordDigest: string;
  readonly captcha: string;
  readonly captchaKey: string;
}

/** Longer than it takes to write the mail that only a user gets. */
const LOCKED_ANSWER_MS = 150;
const AT_ONCE = 4;
const MOST_WAITING = 1_000;

// So few are judged at a time that an address cannot try faster than its failures are counted.
const inTurn = limitConcurrency(AT_ONCE, MOST_WAITING, () => new AppError('server.busy'));

async function tellOfLock(deps: Deps, user: UserRow): Promise<void> {
  const minutes = deps.settings.current().LOGIN_LOCK_MINUTES;
  await inTransaction(deps.db, (tx) =>
    queueMail(deps, tx, {
      kind: 'account-locked',
      to: emailOf(deps.seal, user),
      language: user.language,
      data: { name: nameIn(user), minutes },
    }),
  );
}

async function fail(deps: Deps, user: UserRow | undefined, attempt: Attempt, caller: Caller): Promise<never> {
  await countFailureOfAddress(deps, caller.addressHash);
  const action = attempt.locksUntil ? 'account.locked' : 'account.signInFailed';
  // What was typed may be anything, a password too: a name that nobody has is not written down.
  await recordAudit(deps.db, action, { id: user?.id, name: user?.employee_id, after: { method: 'password' } });
  if (!attempt.locksUntil) throw new AppError('login.refused');
  await atLeast(LOCKED_ANSWER_MS, async () => {
    if (user) await tellOfLock(deps, user);
  });
  throw new AppError('login.locked', { minutes: deps.settings.current().LOGIN_LOCK_MINUTES });
}

function proofOf(isRight: boolean, passwordHash: string | null, temporaryId: string | undefined): Proof | null {
  if (isRight) return { method: 'password', passwordHash };
  return temporaryId ? { method: 'temporary', temporaryId } : null;
}

/**
 * Login, step 1: nothing is signed in yet. A name that nobody has is treated, counted and timed like a wrong password.
 * @throws AppError captcha.wrong, login.refused, login.locked, login.addressLocked
 */
export async function beginLogin(deps: Deps, given: Credentials, caller: Caller): Promise<OpenedStep> {
  const { db, seal } = deps;
  await takeCaptcha(deps, given.captchaKey, given.captcha);
  return inTurn(async () => {
    await refuseFailedAddress(deps, caller.addressHash);
    const user = await findUserByName(db, seal, given.userName);
    const subject = user ? loginSubject(deps, user.id) : seal.hash('login name', given.userName.toLowerCase());
    const attempt = await countAttempt(deps, subject);
    const temporary = await findTemporaryPassword(deps, user?.id, given.passwordDigest);
    const isRight = await isPassword(user?.password_hash ?? null, given.passwordDigest);
    if (!user || user.state === 'suspended') return fail(deps, user, attempt, caller);
    const proof = proofOf(isRight, user.password_hash, temporary);
    const step = proof && (await openLoginStep(deps, user.id, proof));
    if (!step) return fail(deps, user, attempt, caller);
    await forgetFailures(db, subject);
    return step;
  });
}

/** Under what the failures of an account are counted. */
export const loginSubject = ({ seal }: Pick<Deps, 'seal'>, userId: string): Buffer => seal.hash('login', userId);
