import { type Permission, permissions, scopeOf } from '@onegi/contract/permissions';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../ports/actor.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Settings } from '../../ports/settings.ts';
import type { WorkListener, WorkSignals } from '../../ports/work-signals.ts';

export interface WorkSignalsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly onError: (error: unknown) => void;
}

export interface OpenWorkSignals extends WorkSignals {
  /** What the database told: 'permission code', as migrations/092 says. */
  tell(payload: string): void;
  /** A user's sessions or rights have changed; without a user anybody's may have, or what was told was missed. */
  sessionsChanged(userId?: string): void;
  /** Ends who listens with a session that is over by its time. */
  endOver(): Promise<void>;
}

/** More tabs than anybody looks at: the oldest gives way. */
const MOST_OF_A_USER = 20;
const BEAT_EVERY_MS = 30_000;
/** The time of the last use is written down once a minute at most. */
const SEEN_WITHIN_MS = 60_000;

/** Whether work under a permission, of a consultant's code, is shown to the actor. */
function isConcerned(actor: Actor, permission: Permission, code: string): boolean {
  const scope = scopeOf(actor, permission);
  return scope === 'all' || (scope !== null && actor.consultantCodes.includes(code));
}

/** Keeps who listens in this process. It asks the database nothing but which sessions are over, in one statement a beat. */
export function openWorkSignals({ db, clock, settings, onError }: WorkSignalsDeps): OpenWorkSignals {
  /** The oldest first. */
  const listeners = new Set<WorkListener>();

  const end = (listener: WorkListener) => {
    listeners.delete(listener);
    listener.end();
  };
  const of = (userId: string | null | undefined) => [...listeners].filter(({ actor }) => actor.userId === userId);

  async function endOver(): Promise<void> {
    const sessionIds = [...new Set([...listeners].flatMap(({ actor }) => actor.sessionId ?? []))];
    if (sessionIds.length === 0) return;
    const now = clock.now();
    const idleSince = new Date(now.getTime() - settings.current().SESSION_IDLE_MINUTES * 60_000 - SEEN_WITHIN_MS);
    const rows = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', 'in', sessionIds)
      .where('ended_at', 'is', null)
      .where('ends_at', '>', now)
      .where('last_seen_at', '>', idleSince)
      .execute();
    const isOpen = new Set(rows.map(({ id }) => id));
    for (const listener of [...listeners]) if (!isOpen.has(listener.actor.sessionId ?? '')) end(listener);
  }

  const timer = setInterval(() => {
    for (const listener of listeners) listener.beat();
    void endOver().catch(onError);
  }, BEAT_EVERY_MS);
  timer.unref();

  return {
    subscribe(listener) {
      const { userId } = listener.actor;
      const [oldest, ...others] = of(userId);
      if (oldest && others.length + 1 >= MOST_OF_A_USER) end(oldest);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(payload) {
      const [permission = '', code = ''] = payload.split(' ');
      if (!(permission in permissions)) return;
      for (const listener of listeners)
        if (isConcerned(listener.actor, permission as Permission, code)) listener.changed();
    },
    sessionsChanged(userId) {
      for (const listener of userId === undefined ? [...listeners] : of(userId)) end(listener);
    },
    endOver,
    close() {
      clearInterval(timer);
      for (const listener of [...listeners]) end(listener);
    },
  };
}
