import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';

type FailureDeps = Pick<Deps, 'clock' | 'settings'> & { readonly db: Db };

export interface Attempt {
  /** How many failures there are if this one fails too. */
  readonly failures: number;
  /** Set when this attempt, failing, is the one that locks. */
  readonly locksUntil: Date | null;
}

/** Of one address: many share one in an office, yet nobody locks out a whole office's worth of accounts. */
const MOST_OF_ADDRESS = 20;

export function lockedFor(until: Date, now: Date): AppError {
  return new AppError('login.locked', { minutes: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000)) });
}

/**
 * Counts an attempt before it is judged, so that a hundred at once are a hundred; who succeeds calls forgetFailures.
 * While locked nothing is judged, whoever asks.
 * @throws AppError login.locked
 */
export async function countAttempt({ db, clock, settings }: FailureDeps, subject: Buffer): Promise<Attempt> {
  const { LOGIN_MAX_FAILURES: most, LOGIN_LOCK_MINUTES: minutes } = settings.current();
  const now = clock.now();
  const windowMs = minutes * 60_000;
  const start = new Date(now.getTime() - windowMs);
  const until = new Date(now.getTime() + windowMs);
  const { rows } = await sql<{ failures: number; locked_until: Date | null }>`
    insert into failed_logins as counted (subject, failures, last_at, locked_until)
    values (${subject}, 1, ${now}, null)
    on conflict (subject) do update set
      failures = case
        when counted.locked_until > ${now} then counted.failures + 1
        when counted.locked_until is not null or counted.last_at <= ${start} then 1
        else counted.failures + 1 end,
      locked_until = case
        when counted.locked_until > ${now} then counted.locked_until
        when counted.locked_until is not null or counted.last_at <= ${start} then null
        when counted.failures + 1 >= ${most} then ${until}::timestamptz
        else null end,
      last_at = ${now}
    returning failures, locked_until`.execute(db);
  const { failures = 1, locked_until = null } = rows[0] ?? {};
  if (locked_until && failures > most) throw lockedFor(locked_until, now);
  return { failures, locksUntil: locked_until };
}

export async function forgetFailures(db: Db, subject: Buffer): Promise<void> {
  await db.deleteFrom('failed_logins').where('subject', '=', subject).execute();
}

/** How long an account is locked; null when it is not. */
export async function lockOf({ db, clock }: Pick<FailureDeps, 'db' | 'clock'>, subject: Buffer): Promise<Date | null> {
  const row = await db
    .selectFrom('failed_logins')
    .select('locked_until')
    .where('subject', '=', subject)
    .where('locked_until', '>', clock.now())
    .executeTakeFirst();
  return row?.locked_until ?? null;
}

/** Refuses an address that failed too often. @throws AppError login.addressLocked */
export async function refuseFailedAddress({ db, clock, settings }: FailureDeps, address: Buffer): Promise<void> {
  const since = new Date(clock.now().getTime() - settings.current().LOGIN_LOCK_MINUTES * 60_000);
  const row = await db
    .selectFrom('failed_logins')
    .select('subject')
    .where('subject', '=', address)
    .where('failures', '>=', MOST_OF_ADDRESS)
    .where('last_at', '>', since)
    .executeTakeFirst();
  if (row) throw new AppError('login.addressLocked');
}

export async function countFailureOfAddress({ db, clock, settings }: FailureDeps, address: Buffer): Promise<void> {
  const now = clock.now();
  const start = new Date(now.getTime() - settings.current().LOGIN_LOCK_MINUTES * 60_000);
  await sql`
    insert into failed_logins as counted (subject, failures, last_at) values (${address}, 1, ${now})
    on conflict (subject) do update set
      failures = case when counted.last_at <= ${start} then 1 else counted.failures + 1 end,
      last_at = ${now}`.execute(db);
}
