import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** What is still under way, in words with a number each; nothing when all work is done. */
async function underway(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string; waiting: number }>(`
    select 'mails unsent' as what, count(*)::int as waiting from mails where state = 'queued'
    union all
    select 'charges without policy or refund', count(*)::int
      from sandbox_sessions s join payments p on p.id = s.payment_ref
      where s.state = 'paid' and p.state <> 'paid' and p.state <> 'refunded'
    union all
    select 'refunds due', count(*)::int from payments where refund_due
    union all
    select 'audit rows to be chained', count(*)::int from audit_waiting
    union all
    select 'jobs', count(*)::int from jobs.job
      where state in ('created', 'retry', 'active') and name not in ('sandbox-expiry')
        and name not like '\\_\\_pgboss%' and start_after < now() + interval '1 hour'`);
  return rows.filter(({ waiting }) => waiting > 0).map(({ what, waiting }) => `${waiting} ${what}`);
}

/**
 * Waits until the work behind the counter is done: mails, notices, refunds, jobs.
 * @returns after how many seconds, and what was not done within the patience
 */
export async function settle(pool: pg.Pool, patienceMs: number): Promise<{ seconds: number; left: string[] }> {
  const began = performance.now();
  for (;;) {
    const left = await underway(pool);
    const ms = performance.now() - began;
    if (left.length === 0 || ms > patienceMs) return { seconds: ms / 1000, left };
    await sleep(250);
  }
}
