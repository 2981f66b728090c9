import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Deps } from '../../../deps.ts';
import { relyingParty, webAuthnLibrary } from './relying-party.ts';

/** At most 1,023 bytes in base64url. Anything else belongs to nobody, and the database need not see it. */
const CREDENTIAL_ID = /^[A-Za-z0-9_-]{1,1400}$/;

/**
 * Verifies what an authenticator signed.
 * @param userId whose passkey it must be; null: whoever's it is
 * @returns whose it is, and which; null when it does not fit the challenge, the host, the key or the user
 */
export async function checkPasskey(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  answer: Record<string, unknown>,
  challenge: string,
  userId: string | null,
): Promise<{ readonly userId: string; readonly passkeyId: string } | null> {
  if (typeof answer.id !== 'string' || !CREDENTIAL_ID.test(answer.id)) return null;
  const key = await deps.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', answer.id)
    .executeTakeFirst();
  if (!key || (userId !== null && key.user_id !== userId)) return null;
  const { id, origin } = relyingParty(deps);
  const { verifyAuthenticationResponse } = await webAuthnLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: key.credential_id, publicKey: new Uint8Array(key.public_key), counter: key.counter },
    });
    if (!verified) return null;
    await deps.db
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter, last_used_at: deps.clock.now() })
      .where('id', '=', key.id)
      .execute();
    return { userId: key.user_id, passkeyId: key.id };
  } catch {
    // The library throws whatever is wrong with what strangers send.
    return null;
  }
}
