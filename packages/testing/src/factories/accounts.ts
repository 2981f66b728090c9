import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { loginIn } from '@onegi/contract/calls/accounts/sign-in';
import type { UserRole } from '@onegi/contract/roles';
import { answerHash } from '../../../../apps/api/src/modules/accounts/captcha/take-captcha.ts';
import { openLoginStep } from '../../../../apps/api/src/modules/accounts/login-step.ts';
import { tokenHash } from '../../../../apps/api/src/modules/accounts/open-sessions.ts';
import { digestOf, hashPassword } from '../../../../apps/api/src/modules/accounts/passwords.ts';
import { insertUser, type NewUser } from '../../../../apps/api/src/modules/accounts/users/invite-user.ts';
import type { TestApp } from '../app.ts';

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly loginId: string;
  readonly employeeId: string;
  readonly password: string;
}

export const A_PASSWORD = 'Sesame-2026';
let hashed: Promise<string> | undefined;

/** A user who has the password A_PASSWORD and is active; or invited, without one. */
export async function aUser(
  { deps }: TestApp,
  { isInvited = false, ...changes }: Partial<NewUser> & { isInvited?: boolean } = {},
): Promise<TestUser> {
  hashed ??= hashPassword(digestOf(A_PASSWORD));
  const passwordHash = isInvited ? null : await hashed;
  const word = randomBytes(4).toString('hex');
  const user: NewUser = {
    email: `user.${word}@example.com`,
    loginId: `user-${word}`,
    name: `User ${word}`,
    employeeId: `E${word.toUpperCase()}`,
    roles: ['consultant'],
    consultantCodes: [],
    ...changes,
  };
  const id = await deps.db.transaction().execute((tx) => insertUser(deps, tx, user, passwordHash));
  const loginId = (user.loginId ?? user.employeeId).toLowerCase();
  return { id, email: user.email, loginId, employeeId: user.employeeId, password: A_PASSWORD };
}

/** A login of the user with the password, the terms still to be accepted; answers its step. */
export async function aLoginStep({ deps }: TestApp, userId: string): Promise<string> {
  const user = deps.db.selectFrom('users').select('password_hash').where('id', '=', userId);
  const { password_hash: passwordHash } = await user.executeTakeFirstOrThrow();
  const step = await openLoginStep(deps, userId, { method: 'password', passwordHash });
  if (!step) throw new Error(`user ${userId} cannot sign in`);
  return step.stepId;
}

export interface SignedIn extends TestUser {
  readonly token: string;
  readonly sessionId: string;
  /** Headers of the user's own browser: `call(shop, 'GET', '/sys-common/me', undefined, browser)`. */
  readonly browser: Record<string, string>;
}

/** A session of the user that began now, without a login. */
export async function aSession({ deps, clock }: TestApp, user: TestUser): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url');
  const sessionId = randomUUID();
  const now = clock.now();
  await deps.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      token_hash: tokenHash(token),
      user_id: user.id,
      agent: 'Chrome on Linux',
      address_hash: createHash('sha256').update('test').digest(),
      limited_to: null,
      temporary_id: null,
      created_at: now,
      last_seen_at: now,
      ends_at: new Date(now.getTime() + 12 * 3_600_000),
    })
    .execute();
  return { ...user, token, sessionId, browser: browserWith(token) };
}

/** A signed-in user with these roles: `await signedInAs(shop, ['consultant'], { consultantCodes: ['TR9001'] })`. */
export async function signedInAs(
  shop: TestApp,
  roles: readonly UserRole[],
  changes: Partial<NewUser> = {},
): Promise<SignedIn> {
  return aSession(shop, await aUser(shop, { roles, ...changes }));
}

/** What a browser sends along from our own page. */
export const ownPage = { 'sec-fetch-site': 'same-origin' };
export const browserWith = (token: string): Record<string, string> => ({ ...ownPage, cookie: `og_session=${token}` });

/** A captcha whose digits are known: the parts of a login's body. */
export async function aCaptcha({ deps, clock }: TestApp): Promise<Record<string, string>> {
  const key = randomUUID();
  await deps.db
    .insertInto('captchas')
    .values({
      key,
      answer_hash: answerHash(deps.seal, key, '1234'),
      expires_at: new Date(clock.now().getTime() + 300_000),
    })
    .execute();
  return { [loginIn.body.wireName('captcha')]: '1234', [loginIn.body.wireName('captchaKey')]: key };
}
