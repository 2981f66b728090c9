import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { factorsOf, needsSecondFactor, rolesOf } from './second-factors.ts';

/** Lets the sessions go on that waited for a second factor. */
export async function factorIsThere(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ limited_to: null })
    .where('user_id', '=', userId)
    .where('limited_to', '=', 'secondFactor')
    .execute();
}

/**
 * After a factor was taken away: who needs one must have another; recovery codes go with the last one. The transaction
 * begins with lockUser: else two that take the last two away at once would each find the other's.
 * @throws AppError secondFactor.last, which undoes the transaction
 */
export async function requireAnotherFactor(
  deps: Pick<Deps, 'config' | 'settings'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  if ((await factorsOf(tx, userId)).length > 0) return;
  if (needsSecondFactor(deps, await rolesOf(tx, userId))) throw new AppError('secondFactor.last');
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
