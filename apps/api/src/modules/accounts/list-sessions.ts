import type { AnswerOf } from '@onegi/contract/call';
import type { mySessions } from '@onegi/contract/calls/accounts/sessions';
import type { Deps } from '../../deps.ts';

/** Where a user is signed in, the current session first, then the one last used. */
export async function listSessions(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  userId: string,
  currentId: string | null,
): Promise<AnswerOf<typeof mySessions>> {
  const now = clock.now();
  const seenSince = new Date(now.getTime() - settings.current().SESSION_IDLE_MINUTES * 60_000);
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .where('last_seen_at', '>', seenSince)
    .orderBy('last_seen_at', 'desc')
    .execute();
  const sessions = rows.map((row) => ({
    sessionId: row.id,
    agent: row.agent,
    current: row.id === currentId,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }));
  return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
}
