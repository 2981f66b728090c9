import { randomUUID } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { factorIsThere, requireAnotherFactor } from '../keep-factors.ts';
import { lockUser } from '../lock-user.ts';
import { requirePassword } from '../require-password.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { relyingParty, webAuthnLibrary } from './relying-party.ts';

/** EdDSA, ES256 and RS256: what authenticators make today. */
const ALGORITHMS = [-8, -7, -257] as const;

/** A new passkey, step 1: what the browser has to make. @throws AppError password.wrong */
export async function offerPasskey(deps: Deps, actor: SignedInUser, passwordDigest: string) {
  const { db } = deps;
  const { userId } = actor;
  await requirePassword(deps, actor, passwordDigest);
  const user = await db.selectFrom('users').select(['login_id', 'name_en']).where('id', '=', userId).executeTakeFirst();
  const keys = await db.selectFrom('passkeys').select(['credential_id']).where('user_id', '=', userId).execute();
  const { name, id } = relyingParty(deps);
  const { generateRegistrationOptions } = await webAuthnLibrary();
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName: user?.login_id ?? '',
    userDisplayName: user?.name_en ?? '',
    userID: new TextEncoder().encode(userId),
    excludeCredentials: keys.map(({ credential_id }) => ({ id: credential_id })),
    // Two factors at once, and one that names its owner: the passkey signs in by itself.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [...ALGORITHMS],
  });
  return {
    passkeyKey: await keepChallenge(deps, options.challenge, userId),
    passkeyOptions: { ...options } as Record<string, unknown>,
  };
}

/** How a browser may reach an authenticator. The list comes as the browser sent it, and is no part of what was signed. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const knownTransports = (sent: unknown): string[] =>
  Array.isArray(sent) ? TRANSPORTS.filter((transport) => sent.includes(transport)) : [];

async function verifyNew(deps: Deps, answer: Record<string, unknown>, challenge: string) {
  const { id, origin } = relyingParty(deps);
  const { verifyRegistrationResponse } = await webAuthnLibrary();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    // The library throws whatever is wrong with what strangers send.
    return null;
  }
}

/** A new passkey, step 2: what the browser made. @throws AppError passkey.refused */
export async function addPasskey(
  deps: Deps,
  { userId }: SignedInUser,
  given: { readonly passkeyKey: string; readonly passkeyAnswer: Record<string, unknown>; readonly passkeyName: string },
) {
  const challenge = await takeChallenge(deps, given.passkeyKey, userId);
  const credential = challenge ? await verifyNew(deps, given.passkeyAnswer, challenge) : null;
  if (!credential) throw new AppError('passkey.refused');
  const id = randomUUID();
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const added = await tx
      .insertInto('passkeys')
      .values({
        id,
        user_id: userId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: knownTransports(credential.transports),
        name: given.passkeyName,
        created_at: now,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) throw new AppError('passkey.refused');
    await factorIsThere(tx, userId);
    await recordAudit(tx, 'account.factorAdded', { id: userId, after: { factor: 'passkey' } });
  });
  deps.sessions.forget(userId);
  return { passkeyId: id, passkeyName: given.passkeyName, createdAt: now.toISOString(), lastUsedAt: null };
}

/** Takes a passkey away. @throws AppError password.wrong, passkey.notFound also for another's, secondFactor.last */
export async function removePasskey(
  deps: Deps,
  actor: SignedInUser,
  passkeyId: string,
  passwordDigest: string,
): Promise<void> {
  await requirePassword(deps, actor, passwordDigest);
  const { userId } = actor;
  await inTransaction(deps.db, async (tx) => {
    await lockUser(tx, userId);
    const { numDeletedRows } = await tx
      .deleteFrom('passkeys')
      .where('id', '=', passkeyId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) {
      const others = await tx.selectFrom('passkeys').select('id').where('id', '=', passkeyId).executeTakeFirst();
      if (others) deps.audit.refusedObject('account.secondFactor', passkeyId);
      throw new AppError('passkey.notFound');
    }
    await requireAnotherFactor(deps, tx, userId);
    await recordAudit(tx, 'account.factorRemoved', { id: userId, before: { factor: 'passkey' } });
  });
}
