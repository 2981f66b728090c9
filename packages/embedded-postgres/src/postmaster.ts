import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, inFolder } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { processStart } from './process-start.ts';

export interface Postmaster {
  pid: number;
  port: number;
}

const READY_WITHIN_MS = 60_000;
const LOG_LIMIT_BYTES = 5_000_000;

/** Small, because the program shares the machine with its database; durable: fsync stays on. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  huge_pages: 'off',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  // The detail lines of errors quote rows, which are personal data.
  log_error_verbosity: 'terse',
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}

function readPidFile(cluster: Cluster): (Postmaster & { status: string }) | undefined {
  try {
    const lines = readFileSync(join(cluster.clusterDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}

/** Whether the number in postmaster.pid is still that server, and not a process that was given the number later. */
function isOurPostgres(pid: number, cluster: Cluster): boolean {
  if (!processStart(pid)) return false;
  try {
    if (process.platform === 'linux') {
      return (
        basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres') &&
        statSync(`/proc/${pid}/cwd`).ino === statSync(cluster.clusterDir).ino
      );
    }
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}

function openLog(cluster: Cluster): number {
  const path = join(cluster.dataDir, 'postgres.log');
  const isLong = (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES;
  return openSync(path, isLong ? 'w' : 'a', 0o600);
}

function lastLogLine(cluster: Cluster): string {
  const lines = readFileSync(join(cluster.dataDir, 'postgres.log'), 'utf8').trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|could not/.test(line)) ?? lines.at(-1) ?? '';
}

async function launch(cluster: Cluster, overrides: Record<string, string>): Promise<Postmaster | undefined> {
  const port = await freePort();
  const { seen, options } = inFolder(cluster.clusterDir, cluster.account);
  const settings = Object.entries({ ...SETTINGS, ...overrides }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(cluster);
  const child = spawn(cluster.binaries.postgres, ['-D', seen, '-p', String(port), ...settings], {
    ...options,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  let ended = false;
  child.once('error', () => {
    ended = true;
  });
  child.once('exit', () => {
    ended = true;
  });
  const until = performance.now() + READY_WITHIN_MS;
  while (!ended && performance.now() < until) {
    const found = readPidFile(cluster);
    if (found && found.pid === child.pid && found.status === 'ready') return { pid: found.pid, port };
    await sleep(15);
  }
  if (!ended) child.kill('SIGQUIT');
  return undefined;
}

/** The server left by a process that was killed, while it still runs or is still coming up. */
async function attach(cluster: Cluster): Promise<Postmaster | undefined> {
  const until = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const found = readPidFile(cluster);
    if (!found) return undefined;
    if (!isOurPostgres(found.pid, cluster)) {
      rmSync(join(cluster.clusterDir, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (found.status === 'ready') return { pid: found.pid, port: found.port };
    if (performance.now() > until)
      throw new EmbeddedPostgresError('The embedded PostgreSQL is busy stopping or recovering: try again in a minute.');
    await sleep(50);
  }
}

/** The running server of the cluster: the one that is there, or a new one. */
export async function startPostmaster(cluster: Cluster, overrides: Record<string, string> = {}): Promise<Postmaster> {
  // Backends of a killed server need a moment to notice; until then the memory they share refuses a new server.
  for (let attempt = 0; attempt < 20; attempt++) {
    const running = (await attach(cluster)) ?? (await launch(cluster, overrides));
    if (running) return running;
    if (!/still in use|already exists|could not bind/.test(lastLogLine(cluster))) break;
    await sleep(500);
  }
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL did not start: ${lastLogLine(cluster)} (see ${join(cluster.dataDir, 'postgres.log')}).`,
  );
}

/** Stops the server at once but orderly ("fast"): open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster(cluster: Cluster, postmaster: Postmaster): Promise<void> {
  if (!isOurPostgres(postmaster.pid, cluster)) return;
  if (process.platform === 'win32') {
    execFileSync(cluster.binaries.pgCtl, ['stop', '-m', 'fast', '-D', cluster.clusterDir]);
    return;
  }
  process.kill(postmaster.pid, 'SIGINT');
  const until = performance.now() + 30_000;
  while (processStart(postmaster.pid)) {
    if (performance.now() > until) {
      process.kill(postmaster.pid, 'SIGQUIT');
      return;
    }
    await sleep(20);
  }
}
