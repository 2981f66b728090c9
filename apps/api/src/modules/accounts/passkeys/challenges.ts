import { randomUUID } from 'node:crypto';
import type { Deps } from '../../../deps.ts';

const VALID_MS = 5 * 60_000;

/** Remembers what has to be signed. @param userId for whom a passkey is made; null for a login */
export async function keepChallenge({ db, clock }: Deps, challenge: string, userId: string | null): Promise<string> {
  const key = randomUUID();
  const expiresAt = new Date(clock.now().getTime() + VALID_MS);
  await db
    .insertInto('passkey_challenges')
    .values({ key, user_id: userId, challenge, expires_at: expiresAt })
    .execute();
  return key;
}

/** Uses a challenge up; undefined when it is over, used, never was or was made for another. */
export async function takeChallenge({ db, clock }: Deps, key: string, userId: string | null) {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('key', '=', key)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > clock.now() ? row.challenge : undefined;
}
