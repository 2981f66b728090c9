import { lineCodes } from '@onegi/contract/lines';
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { productVersion } from '../../lib/product-version.ts';

export interface ProcessGauges {
  /** Sets the gauges anew. Ends within two seconds, and never throws. */
  refresh(): Promise<void>;
}

/** Gauges of what this process knows of itself: readiness, connections, disks, the catalogue in force. */
export function processGauges(
  registry: Registry,
  { monitoring, catalogue }: Pick<Deps, 'monitoring' | 'catalogue'>,
): ProcessGauges {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const build = gauge('onegi_build_info', 'The version that runs; always 1', 'version', 'node');
  const ready = gauge('onegi_ready', '1: this process can sell');
  const readyCheck = gauge('onegi_ready_check', '1: this check of readiness has not failed', 'check');
  const connections = gauge('onegi_database_pool_connections', 'Connections for requests, in use and idle', 'state');
  const waiting = gauge('onegi_database_pool_waiting', 'Requests that wait for a connection');
  const free = gauge('onegi_disk_free_bytes', 'Room on the disk of what is kept on this machine', 'volume');
  const size = gauge('onegi_disk_size_bytes', 'Size of that disk', 'volume');
  const version = gauge('onegi_catalogue_version', 'Version of a line that is in force', 'line');
  build.set({ version: productVersion, node: process.versions.node }, 1);

  async function refreshReadiness(): Promise<void> {
    const { isReady, checks } = await monitoring.readiness.ready();
    ready.set(isReady ? 1 : 0);
    for (const { name, status } of checks) {
      readyCheck.set({ check: name }, status === 'ok' || status === 'warning' ? 1 : 0);
    }
  }

  function refreshPool(): void {
    const { totalCount, idleCount, waitingCount } = monitoring.requestPool;
    connections.set({ state: 'used' }, totalCount - idleCount);
    connections.set({ state: 'idle' }, idleCount);
    waiting.set(waitingCount);
  }

  async function refreshDisks(): Promise<void> {
    for (const { name, freeBytes, sizeBytes } of await monitoring.volumes.read().catch(() => [])) {
      free.set({ volume: name }, freeBytes);
      size.set({ volume: name }, sizeBytes);
    }
  }

  function refreshCatalogue(): void {
    const snapshot = catalogue.current();
    version.reset();
    for (const line of lineCodes) {
      try {
        version.set({ line }, snapshot.line(line).version);
      } catch {
        // A line that is not sold has no version.
      }
    }
  }

  return {
    async refresh() {
      refreshPool();
      refreshCatalogue();
      await Promise.all([refreshReadiness(), refreshDisks()]);
    },
  };
}
