import type { Deps } from '../../../deps.ts';
import { relyingParty, webAuthnLibrary } from './relying-party.ts';

/** What the browser asks an authenticator to sign: one of the user's passkeys, or any when nobody is named. */
export async function passkeyRequest(deps: Pick<Deps, 'db' | 'config'>, userId: string | null) {
  const { generateAuthenticationOptions } = await webAuthnLibrary();
  const keys = userId
    ? await deps.db
        .selectFrom('passkeys')
        .select(['credential_id', 'transports'])
        .where('user_id', '=', userId)
        .execute()
    : [];
  return generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    userVerification: 'required',
    allowCredentials: keys.map(({ credential_id: id, transports }) => ({ id, transports })),
  });
}
