import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { loginSubject } from '../begin-login.ts';
import { countFailureOfAddress, lockedFor, lockOf, refuseFailedAddress } from '../failed-logins.ts';
import { type OpenedStep, openLoginStep } from '../login-step.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { checkPasskey } from './check-passkey.ts';
import { passkeyRequest } from './passkey-request.ts';

/** Login by passkey: what any of this host's passkeys may sign. */
export async function offerPasskeyLogin(deps: Deps) {
  const options = await passkeyRequest(deps, null);
  return {
    passkeyKey: await keepChallenge(deps, options.challenge, null),
    passkeyOptions: { ...options } as Record<string, unknown>,
  };
}

async function fail(deps: Deps, caller: Caller): Promise<never> {
  await countFailureOfAddress(deps, caller.addressHash);
  throw new AppError('passkey.refused');
}

/**
 * Login by passkey in the place of name and password; the terms follow as always.
 * @throws AppError passkey.refused, login.locked, login.addressLocked
 */
export async function loginByPasskey(
  deps: Deps,
  given: { readonly passkeyKey: string; readonly passkeyAnswer: Record<string, unknown> },
  caller: Caller,
): Promise<OpenedStep> {
  await refuseFailedAddress(deps, caller.addressHash);
  const challenge = await takeChallenge(deps, given.passkeyKey, null);
  const found = challenge ? await checkPasskey(deps, given.passkeyAnswer, challenge, null) : null;
  const user = found
    ? await deps.db
        .selectFrom('users')
        .select('id')
        .where('id', '=', found.userId)
        .where('state', '=', 'active')
        .executeTakeFirst()
    : undefined;
  if (!found || !user) return fail(deps, caller);
  const lockedUntil = await lockOf(deps, loginSubject(deps, user.id));
  if (lockedUntil) throw lockedFor(lockedUntil, deps.clock.now());
  const { passkeyId } = found;
  return (await openLoginStep(deps, user.id, { method: 'passkey', passkeyId })) ?? fail(deps, caller);
}
