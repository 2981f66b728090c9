import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Config } from '../config.ts';
import { knownMigrations } from '../db/migrate.ts';
import { productVersion } from '../lib/product-version.ts';
import type { Monitoring, PoolCounts, Readiness } from '../ports/monitoring.ts';
import { databaseCheck } from './checks/database-check.ts';
import { diskCheck } from './checks/disk-check.ts';
import { jobsCheck } from './checks/jobs-check.ts';
import { migrationsCheck } from './checks/migrations-check.ts';
import { openReadiness } from './readiness.ts';
import { openVolumes } from './volumes.ts';

export interface MonitoringOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly requestPool: PoolCounts;
  /** Queues whose jobs wait, as configured. */
  readonly heldQueues: readonly string[];
  readonly onReadinessChanged: (readiness: Readiness) => void;
}

const PROBE_CONNECTIONS = 3;
const CONNECT_MS = 800;
const QUERY_MS = 1_500;

/** Opens what answers probes and scrapes. Nothing is connected before the first of them. */
export function openMonitoring(options: MonitoringOptions): Monitoring {
  const { config, databaseUrl, requestPool, heldQueues, onReadinessChanged } = options;
  const probePool = new pg.Pool({
    connectionString: databaseUrl,
    max: PROBE_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'onegi probes',
  });
  // A lost connection is what the next probe tells of.
  probePool.on('error', () => undefined);
  probePool.on('connect', (client) => client.on('error', () => undefined));
  const processId = randomUUID();
  const volumes = openVolumes(config);
  const readiness = openReadiness(onReadinessChanged);
  readiness.register(databaseCheck(probePool, processId, productVersion));
  readiness.register(diskCheck(volumes));
  readiness.register(migrationsCheck(probePool, knownMigrations()));
  readiness.register(jobsCheck(probePool, heldQueues));

  return {
    readiness,
    volumes,
    requestPool,
    probePool,
    async close() {
      // Ours, and what processes left that were killed.
      const wasAsked = probePool.totalCount > 0;
      const sweep = `delete from process_heartbeats where process_id = $1 or seen_at < now() - interval '1 day'`;
      if (wasAsked) await probePool.query(sweep, [processId]).catch(() => undefined);
      await probePool.end();
    },
  };
}
