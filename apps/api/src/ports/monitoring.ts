import type pg from 'pg';

/** Why a process is not ready, or nearly not: a stable word for machines. */
export type Reason =
  | 'server.starting'
  | 'server.closing'
  | 'database.unreachable'
  | 'database.readOnly'
  | 'database.full'
  | 'database.refused'
  | 'migrations.pending'
  | 'migrations.changed'
  | 'migrations.newer'
  | 'disk.full'
  | 'disk.low'
  | 'jobs.stuck'
  | 'jobs.slow'
  | 'keys.wrong'
  | 'check.timeout'
  | 'check.failed';

export interface Finding {
  /** `failed`: nothing can be sold. `warning`: somebody should look, and selling goes on. */
  readonly level: 'failed' | 'warning';
  readonly reason: Reason;
}

/** One question of readiness. */
export interface ReadinessCheck {
  /** One word that never changes: it is a label of a metric. */
  readonly name: string;
  /** Not asked while the check named `database` fails: its answer would only repeat that. */
  readonly needsDatabase?: boolean;
  /** Null: all is well. Throwing and taking longer than the limit count as failed. */
  run(): Promise<Finding | null>;
}

export interface CheckResult {
  readonly name: string;
  readonly status: 'ok' | 'warning' | 'failed' | 'skipped';
  readonly reason: Reason | null;
}

export interface Readiness {
  readonly isReady: boolean;
  readonly checks: readonly CheckResult[];
}

export interface ReadinessChecks {
  /** Adds a check; before the first question. */
  register(check: ReadinessCheck): void;
  /** Whether this process can sell now, at most a second old, within two seconds. Never throws. */
  ready(): Promise<Readiness>;
}

/** What one disk offers. */
export interface DiskSpace {
  readonly freeBytes: number;
  readonly sizeBytes: number;
}

export interface Volume extends DiskSpace {
  readonly name: 'files' | 'database';
}

/** What this process keeps on the machine's own disks; empty when database and files are elsewhere. */
export interface Volumes {
  read(): Promise<Volume[]>;
}

/** Connections of the pool that requests use. */
export type PoolCounts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** What the process knows of its own health. */
export interface Monitoring {
  readonly readiness: ReadinessChecks;
  readonly volumes: Volumes;
  readonly requestPool: PoolCounts;
  /** A few connections of its own with short limits: a pool that is busy with requests must not make the process look dead. */
  readonly probePool: pg.Pool;
  close(): Promise<void>;
}
