import type pg from 'pg';
import type { ReadinessCheck } from '../../ports/monitoring.ts';

const STUCK_AFTER = '15 minutes';

/**
 * Whether work behind the counter is done at all. A queue where jobs wait and none was begun or finished for a quarter of
 * an hour is stuck; one that only cannot keep up is told, but taking the shop away would not make it faster.
 * @param heldQueues nobody does their jobs for now, as configured: they may wait
 */
export function jobsCheck(pool: pg.Pool, heldQueues: readonly string[]): ReadinessCheck {
  return {
    name: 'jobs',
    needsDatabase: true,
    async run() {
      const late = await pool.query<{ name: string }>(
        `select distinct name from jobs.job
         where state < 'active' and greatest(created_on, start_after) < now() - $1::interval and name <> all ($2)`,
        [STUCK_AFTER, heldQueues],
      );
      if (late.rows.length === 0) return null;
      const names = late.rows.map(({ name }) => name);
      const moving = await pool.query<{ name: string }>(
        `select name from unnest($2::text[]) as late (name)
         where exists (select from jobs.job
           where job.name = late.name and greatest(started_on, completed_on) > now() - $1::interval)`,
        [STUCK_AFTER, names],
      );
      return moving.rows.length < names.length
        ? { level: 'failed', reason: 'jobs.stuck' }
        : { level: 'warning', reason: 'jobs.slow' };
    },
  };
}
