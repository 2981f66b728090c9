import type { Reason } from '../ports/monitoring.ts';

/** What says to people why a process is not ready, or nearly not. */
export const reasons = {
  'server.starting': 'health.serverStarting',
  'server.closing': 'health.serverClosing',
  'database.unreachable': 'health.databaseUnreachable',
  'database.readOnly': 'health.databaseReadOnly',
  'database.full': 'health.databaseFull',
  'database.refused': 'health.databaseRefused',
  'migrations.pending': 'health.migrationsPending',
  'migrations.changed': 'health.migrationsChanged',
  'migrations.newer': 'health.migrationsNewer',
  'disk.full': 'health.diskFull',
  'disk.low': 'health.diskLow',
  'jobs.stuck': 'health.jobsStuck',
  'jobs.slow': 'health.jobsSlow',
  'keys.wrong': 'health.keysWrong',
  'check.timeout': 'health.checkTimeout',
  'check.failed': 'health.checkFailed',
} as const satisfies Record<Reason, string>;
