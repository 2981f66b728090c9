import type { ReadinessCheck, Volumes } from '../../ports/monitoring.ts';

const MB = 1024 * 1024;
/** Room for the write-ahead log of a checkpoint or two, and a day's files. */
const FULL_BELOW_BYTES = 256 * MB;
const LOW_BELOW_BYTES = 1024 * MB;

/** Whether what is kept on this machine, files and the embedded database, has room to grow. */
export function diskCheck(volumes: Volumes): ReadinessCheck {
  return {
    name: 'disk',
    async run() {
      const free = (await volumes.read()).map(({ freeBytes }) => freeBytes);
      const least = Math.min(...free);
      if (least < FULL_BELOW_BYTES) return { level: 'failed', reason: 'disk.full' };
      return least < LOW_BELOW_BYTES ? { level: 'warning', reason: 'disk.low' } : null;
    },
  };
}
