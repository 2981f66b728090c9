import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { say } from './report.ts';
import type { Process, Stage } from './stage.ts';

/** Resident memory of the server's process in MB, as the kernel counts it (Linux). */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function measure(server: Process, when: string): Promise<void> {
  await fetch(`${server.url}/travelIndex`);
  await sleep(5_000);
  const megabytes = residentMegabytes(server.child.pid ?? 0);
  say(
    `memory of the idle server after its ${when} start`,
    `${megabytes.toFixed(0)} MB (aim under 200 MB)`,
    megabytes < 200,
  );
}

/**
 * What the server holds when nobody asks anything, beside the database's own processes: after the first start on an
 * empty database, which migrates, seeds and sells the demonstration's year, and after one that finds all of it.
 * @param first the server whose start was the first
 */
export async function measureMemory(stage: Stage, first: Process): Promise<void> {
  const { db, close } = openDatabase({ url: stage.databaseUrl, maxConnections: 1 });
  const { sold } = await db
    .selectFrom('policies')
    .select(db.fn.countAll<number>().as('sold'))
    .executeTakeFirstOrThrow();
  await close();
  if (sold < 50) throw new Error('The first start sold no year of policies');
  await measure(first, 'first');
  const second = await stage.startServer();
  await measure(second, 'second');
  await second.stop();
}
