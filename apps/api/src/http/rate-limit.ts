import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { AppError } from './app-error.ts';

/**
 * Counts a costly action (a mail, a payment) across all processes; false beyond `max` per window.
 * @param key what is counted, such as `send-link:<keyed hash of the address>`: never personal data in the clear
 */
export async function isWithinLimit(db: Db, key: string, max: number, windowSeconds: number): Promise<boolean> {
  const { rows } = await sql<{ hits: number }>`
    insert into rate_limit_hits as counted (limit_key, window_start, hits, expires_at)
    select ${key}, start, 1, start + make_interval(secs => ${windowSeconds})
    from (select to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}::float) * ${windowSeconds}::float) as start) as this_window
    on conflict (limit_key, window_start) do update set hits = counted.hits + 1
    returning hits`.execute(db);
  return (rows[0]?.hits ?? 0) <= max;
}

/** Counts a costly action as isWithinLimit does, and refuses it beyond `max`. @throws AppError request.rateLimited */
export async function rateLimit(db: Db, key: string, max: number, windowSeconds: number): Promise<void> {
  if (!(await isWithinLimit(db, key, max, windowSeconds))) throw new AppError('request.rateLimited');
}

/** Throws away counts and idempotency answers that have run out. */
export async function sweepExpired(db: Db): Promise<void> {
  await sql`delete from rate_limit_hits where expires_at < now()`.execute(db);
  await sql`delete from request_counts where window_start < now() - interval '1 hour'`.execute(db);
  await sql`delete from idempotency where expires_at < now()`.execute(db);
}
