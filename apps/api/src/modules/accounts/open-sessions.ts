import { hash } from 'node:crypto';
import type { Role } from '@onegi/contract/roles';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../ports/actor.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Sessions } from '../../ports/sessions.ts';
import type { Settings } from '../../ports/settings.ts';
import { factorsOf, needsSecondFactor } from './second-factors.ts';

export interface SessionsDeps {
  readonly config: Pick<Config, 'demo'>;
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
  /** Told when the time of the last use could not be written down. */
  readonly onError: (error: unknown) => void;
}

interface Known {
  readonly actor: Actor;
  readonly endsAt: number;
  seenAt: number;
  writtenAt: number;
}

const KNOWN_FOR_MS = 5_000;
const MOST_KNOWN = 10_000;
const WRITE_EVERY_MS = 60_000;

/** What is kept of a token: reading the database gives nobody a session. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

async function loadSession(db: Db, hashed: Buffer) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'user_id', 'limited_to', 'last_seen_at', 'ends_at', 'unit', 'name_en'])
    .where('token_hash', '=', hashed)
    .where('ended_at', 'is', null)
    .where('state', '<>', 'suspended')
    .executeTakeFirst();
  if (!row) return null;
  const [roles, consultantCodes] = await Promise.all([
    db.selectFrom('user_roles').select('role').where('user_id', '=', row.user_id).execute(),
    db
      .selectFrom('user_consultant_codes')
      .select('consultant_code')
      .where('user_id', '=', row.user_id)
      .orderBy('seq')
      .execute(),
  ]);
  return {
    ...row,
    roles: roles.map(({ role }) => role),
    consultantCodes: consultantCodes.map(({ consultant_code }) => consultant_code),
  };
}

/** Answers who a token speaks for: from memory where it was asked for a moment ago, else from the database. */
export function openSessions({ config, db, clock, settings, onError }: SessionsDeps): Sessions {
  const known = new LRUCache<string, Known>({ max: MOST_KNOWN, ttl: KNOWN_FOR_MS });
  const idleMs = () => settings.current().SESSION_IDLE_MINUTES * 60_000;
  // What was read before a notice came may be older than what the notice tells.
  let forgotten = 0;

  function isOver({ endsAt, seenAt }: Known): boolean {
    const now = clock.now().getTime();
    return now >= endsAt || now - seenAt >= idleMs();
  }

  function touch(session: Known): void {
    const now = clock.now();
    session.seenAt = now.getTime();
    if (session.seenAt - session.writtenAt < WRITE_EVERY_MS) return;
    session.writtenAt = session.seenAt;
    db.updateTable('sessions')
      .set({ last_seen_at: now })
      .where('id', '=', session.actor.sessionId)
      .execute()
      .catch(onError);
  }

  /** Also for who was given the role, or whom the setting reached, after signing in. */
  async function lacksFactor(userId: string, roles: readonly Role[]): Promise<'secondFactor' | null> {
    if (!needsSecondFactor({ config, settings }, roles)) return null;
    return (await factorsOf(db, userId)).length > 0 ? null : 'secondFactor';
  }

  async function ask(key: string, hashed: Buffer): Promise<Actor | null> {
    const before = forgotten;
    const row = await loadSession(db, hashed);
    if (!row) return null;
    const seenAt = row.last_seen_at.getTime();
    const limitedTo = row.limited_to ?? (await lacksFactor(row.user_id, row.roles));
    const session: Known = {
      actor: {
        userId: row.user_id,
        roles: row.roles satisfies Role[],
        consultantCodes: row.consultantCodes,
        unit: row.unit,
        sessionId: row.id,
        name: row.name_en,
        limitedTo,
      },
      endsAt: row.ends_at.getTime(),
      seenAt,
      writtenAt: seenAt,
    };
    if (isOver(session)) return null;
    if (before === forgotten) known.set(key, session);
    touch(session);
    return session.actor;
  }

  return {
    find(token) {
      const hashed = tokenHash(token);
      const key = hashed.toString('latin1');
      const session = known.get(key);
      if (!session) return ask(key, hashed);
      if (isOver(session)) return null;
      touch(session);
      return session.actor;
    },
    forget(userId) {
      forgotten += 1;
      for (const [key, { actor }] of known.entries()) if (!userId || actor.userId === userId) known.delete(key);
    },
  };
}
