import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { tokenHash } from './open-sessions.ts';
import type { SignedInUser } from './signed-in.ts';

type EndReason = 'logout' | 'replaced' | 'revoked' | 'password' | 'suspended' | 'reset';

const endedFor = (deps: Pick<Deps, 'clock'>, reason: EndReason) => ({ ended_at: deps.clock.now(), end_reason: reason });

/** Ends the session of a token, if there is one; every process knows it at once. */
export async function endSessionOf(deps: Deps, token: string, reason: EndReason): Promise<void> {
  const ended = await deps.db
    .updateTable('sessions')
    .set(endedFor(deps, reason))
    .where('token_hash', '=', tokenHash(token))
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (ended) deps.sessions.forget(ended.user_id);
}

/** Ends a session of the user. @throws AppError session.notFound also for another's */
export async function endOwnSession(deps: Deps, userId: string, sessionId: string): Promise<void> {
  const { numUpdatedRows } = await deps.db
    .updateTable('sessions')
    .set(endedFor(deps, 'revoked'))
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('session.notFound');
  deps.sessions.forget(userId);
}

/**
 * Ends all sessions of a user, or all but one, in the transaction of the deed that asks for it. The processes are told when it commits;
 * the caller tells its own by sessions.forget.
 * @returns how many were ended
 */
export async function endSessions(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  userId: string,
  reason: EndReason,
  exceptSessionId?: string | null,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set(endedFor(deps, reason))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(Boolean(exceptSessionId), (query) => query.where('id', '<>', exceptSessionId as string))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends all sessions of a user but the one that asks; answers how many. */
export async function endOtherSessions(deps: Deps, { userId, sessionId }: SignedInUser): Promise<number> {
  const ended = await inTransaction(deps.db, (tx) => endSessions(deps, tx, userId, 'revoked', sessionId));
  deps.sessions.forget(userId);
  return ended;
}
