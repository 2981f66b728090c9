import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './report.ts';
import type { Process } from './stage.ts';

/** Resident memory of the server's process in MB, as the kernel counts it (Linux). */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** What the server holds when nobody asks anything, beside the database's own processes. */
export async function measureMemory(server: Process): Promise<void> {
  await fetch(`${server.url}/travelIndex`);
  await sleep(5_000);
  const megabytes = residentMegabytes(server.child.pid ?? 0);
  say('memory of the idle server', `${megabytes.toFixed(0)} MB (aim under 200 MB)`, megabytes < 200);
}
