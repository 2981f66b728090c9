import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockUser } from './lock-user.ts';
import { tokenHash } from './open-sessions.ts';

type EndReason = 'logout' | 'replaced' | 'revoked' | 'password' | 'suspended' | 'reset';

const endedFor = (deps: Pick<Deps, 'clock'>, reason: EndReason) => ({ ended_at: deps.clock.now(), end_reason: reason });

/** Ends the session of a token, if there is one; every process knows it at once. */
export async function endSessionOf(deps: Deps, token: string, reason: EndReason): Promise<void> {
  const ended = await inTransaction(deps.db, async (tx) => {
    const session = await tx
      .updateTable('sessions')
      .set(endedFor(deps, reason))
      .where('token_hash', '=', tokenHash(token))
      .where('ended_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (session && reason === 'logout') await recordAudit(tx, 'account.signedOut', { id: session.user_id });
    return session;
  });
  if (ended) deps.sessions.forget(ended.user_id);
}

async function isOfAnother(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const row = await tx.selectFrom('sessions').select('user_id').where('id', '=', sessionId).executeTakeFirst();
  return row !== undefined && row.user_id !== userId;
}

/** Ends a session of the user. @throws AppError session.notFound also for another's */
export async function endOwnSession(deps: Deps, userId: string, sessionId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sessions')
      .set(endedFor(deps, 'revoked'))
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      if (await isOfAnother(tx, userId, sessionId)) deps.audit.refusedObject('account.own', sessionId);
      throw new AppError('session.notFound');
    }
    await recordAudit(tx, 'account.sessionEnded', { id: sessionId, after: { sessions: 1 } });
  });
  deps.sessions.forget(userId);
}

/**
 * Ends all sessions of a user, or all but one, and logins that are halfway, in the transaction of the action that asks for
 * it. The processes are told when it commits; the caller tells its own by sessions.forget.
 * @returns how many were ended
 */
export async function endSessions(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  userId: string,
  reason: EndReason,
  exceptSessionId?: string | null,
): Promise<number> {
  await lockUser(tx, userId);
  // Whoever began with the old password may not accept the terms with it now. First, so that a session begun meanwhile is seen.
  await tx.deleteFrom('login_steps').where('user_id', '=', userId).execute();
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
  const ended = await inTransaction(deps.db, async (tx) => {
    const sessions = await endSessions(deps, tx, userId, 'revoked', sessionId);
    if (sessions > 0) await recordAudit(tx, 'account.sessionEnded', { after: { sessions } });
    return sessions;
  });
  deps.sessions.forget(userId);
  return ended;
}
