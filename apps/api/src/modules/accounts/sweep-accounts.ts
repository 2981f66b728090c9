import type { Deps } from '../../deps.ts';

const DAY_MS = 86_400_000;
const KEEP_SESSIONS_DAYS = 90;

/** Throws away what has run out. Ended sessions stay a while: they say which places are known. */
export async function sweepAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const table of ['captchas', 'login_steps', 'passkey_challenges'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', now).execute();
  }
  // A code that was right still stands for a while after it has run out.
  await db.deleteFrom('one_time_codes').where('expires_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('temporary_passwords').where('expires_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('failed_logins').where('last_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('sessions').where('ends_at', '<', daysAgo(KEEP_SESSIONS_DAYS)).execute();
}
