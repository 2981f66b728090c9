import type pg from 'pg';
import type { Finding, ReadinessCheck, Reason } from '../../ports/monitoring.ts';

const READ_ONLY = '25006';
/** Disk full, out of memory, too many connections: what PostgreSQL itself lacks. */
const DISK_FULL = '53100';
/** Starting up, shutting down, ended by the administrator: it will be back. */
const AWAY = /^(57P0[123]|08...|53300)$/;

function reasonOf(error: unknown): Reason {
  const { code, severity } = error as { code?: string; severity?: string };
  if (code === READ_ONLY) return 'database.readOnly';
  if (code === DISK_FULL) return 'database.full';
  return severity && code && !AWAY.test(code) ? 'database.refused' : 'database.unreachable';
}

/** Whether the database takes writes: by writing, for a replica, a full disk and a lost connection all look well until then. */
export function databaseCheck(pool: pg.Pool, processId: string, version: string): ReadinessCheck {
  return {
    name: 'database',
    async run(): Promise<Finding | null> {
      try {
        await pool.query(
          `insert into process_heartbeats (process_id, version) values ($1, $2)
           on conflict (process_id) do update set seen_at = now()`,
          [processId, version],
        );
        return null;
      } catch (error) {
        return { level: 'failed', reason: reasonOf(error) };
      }
    },
  };
}
