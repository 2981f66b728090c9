import type { AnswerOf } from '@onegi/contract/call';
import type { secondFactor } from '@onegi/contract/calls/accounts/second-factors';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { requirePassword } from './require-password.ts';
import { factorsOf, needsSecondFactor } from './second-factors.ts';

/** The second factors of a user, for their own page. */
export async function describeFactors(
  deps: Deps,
  { userId, roles }: SignedInUser,
): Promise<AnswerOf<typeof secondFactor>> {
  const { db } = deps;
  const factors = await factorsOf(db, userId);
  const keys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    totpOn: factors.includes('totp'),
    passkeys: keys.map((key) => ({
      passkeyId: key.id,
      passkeyName: key.name,
      createdAt: key.created_at.toISOString(),
      lastUsedAt: key.last_used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: left,
    secondFactorRequired: needsSecondFactor(deps, roles),
  };
}

/** New recovery codes beside another factor. @throws AppError password.wrong, secondFactor.missing */
export async function renewRecoveryCodes(deps: Deps, actor: SignedInUser, passwordDigest: string): Promise<string[]> {
  await requirePassword(deps, actor, passwordDigest);
  return inTransaction(deps.db, async (tx) => {
    if ((await factorsOf(tx, actor.userId)).length === 0) throw new AppError('secondFactor.missing');
    await recordAudit(tx, 'account.recoveryCodesRenewed', { id: actor.userId });
    return giveRecoveryCodes(deps, tx, actor.userId);
  });
}
