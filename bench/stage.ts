import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@onegi/testing/free-port';
import { nodeFlags } from '@onegi/testing/node-flags';
import { startEmbedded } from '../apps/api/src/db/embedded-database.ts';

const ROOT = resolve(import.meta.dirname, '..');

export interface Process {
  readonly child: ChildProcess;
  readonly url: string;
  stop(): Promise<void>;
}

/** Milliseconds of processor time that a process has used, all its threads together; NaN where the system does not tell. */
export function processorMs({ child }: Process): number {
  try {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** Resident memory in MB as the kernel counts it (Linux): now (VmRSS), or at its highest (VmHWM). */
export function megabytesOf({ child }: Process, which: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Starts a Node program and waits until it answers at `path`. Its output is shown only when it fails. */
export async function startProcess(file: string, env: NodeJS.ProcessEnv, path: string): Promise<Process> {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeFlags, resolve(ROOT, file)], {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-20_000);
    });
  }
  const url = `http://127.0.0.1:${port}`;
  // A year of demo data takes its time where others work too.
  for (let waited = 0; waited < 300_000; waited += 100) {
    if (child.exitCode !== null) break;
    const answer = await fetch(url + path).catch(() => null);
    if (answer?.ok) {
      return {
        child,
        url,
        async stop() {
          const ended = new Promise((done) => child.once('exit', done));
          child.kill('SIGTERM');
          await ended;
        },
      };
    }
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${file} did not start:\n${output}`);
}

export interface Stage {
  readonly databaseUrl: string;
  /** What the server seals and hashes personal data with. */
  readonly dataKey: Buffer;
  /** What the server signs with. */
  readonly secretKey: Buffer;
  /** The product's server, as `npm start` runs it, without limits on requests. */
  startServer(env?: NodeJS.ProcessEnv): Promise<Process>;
  /** Throws away the files that the server keeps: PDFs are then made anew. */
  forgetFiles(): Promise<void>;
  close(): Promise<void>;
}

/** What docs/operations.md asks of a database that holds a million policies; the embedded one is made to be small. */
const SETTINGS = {
  shared_buffers: '2GB',
  effective_cache_size: '6GB',
  random_page_cost: '1.1',
  max_wal_size: '4GB',
};

/** A database of its own in a temporary folder; everything goes away afterwards. */
export async function openStage(): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'onegi-bench-'));
  const database = await startEmbedded(dataDir, { settings: SETTINGS });
  const dataKey = randomBytes(32);
  const secretKey = randomBytes(32);
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO: 'true',
    SECRET_KEY: secretKey.toString('base64'),
    DATA_KEY: dataKey.toString('base64'),
    REQUESTS_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
  };
  return {
    databaseUrl: database.url,
    dataKey,
    secretKey,
    startServer: (more = {}) => startProcess('bench/serve.ts', { ...env, ...more }, '/api/ready'),
    forgetFiles: () => rm(join(dataDir, 'files'), { recursive: true, force: true }),
    async close() {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
