import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, postgresAccount } from './account.ts';
import { type Binaries, findBinaries, isReachable } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** One PostgreSQL data folder on this machine and how to run programs on it. */
export interface Cluster {
  dataDir: string;
  clusterDir: string;
  binaries: Binaries;
  account: Account | undefined;
  /** The superuser. */
  user: string;
  password: string;
}

/** Where the account may not walk down to the folder (a clone under /root), the program reaches it as its own working folder. */
function folderAsSeen(folder: string, account: Account | undefined): string {
  if (!account || isReachable(folder, account)) return folder;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new EmbeddedPostgresError(
    `${folder} cannot be reached by an unprivileged account: choose another folder or do not run as root.`,
  );
}

/** Spawn options that put a program of PostgreSQL into the folder, under the account, out of reach of the terminal's Ctrl-C. */
export function inFolder(folder: string, account: Account | undefined) {
  return {
    seen: folderAsSeen(folder, account),
    options: {
      cwd: folder,
      detached: true,
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    },
  };
}

function own(path: string, account: Account | undefined): void {
  if (account) chownSync(path, account.uid, account.gid);
}

async function run(program: string, args: string[], options: object): Promise<void> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (status, signal) => resolve(status ?? signal ?? 'unknown'));
  });
  if (code === 0) return;
  const reason = output.trim().split('\n').slice(-3).join(' ');
  throw new EmbeddedPostgresError(`The embedded PostgreSQL could not be set up (${code}): ${reason}`);
}

/** A new cluster appears under its name only when it is complete, so a start that was killed leaves nothing half done. */
async function createCluster(cluster: Cluster): Promise<void> {
  const unfinished = `${cluster.clusterDir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  own(unfinished, cluster.account);
  const secrets = mkdtempSync(join(tmpdir(), `${cluster.user}-initdb-`));
  try {
    own(secrets, cluster.account);
    const passwordFile = join(secrets, 'password');
    writeFileSync(passwordFile, `${cluster.password}\n`, { mode: 0o600 });
    own(passwordFile, cluster.account);
    const { seen, options } = inFolder(unfinished, cluster.account);
    await run(
      cluster.binaries.initdb,
      [
        `--pgdata=${seen}`,
        `--username=${cluster.user}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
      ],
      options,
    );
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
  renameSync(unfinished, cluster.clusterDir);
}

/** Lets the account walk through the folder. It may be one that was there before, such as /tmp: nothing is taken from it. */
function letThrough(folder: string, account: Account | undefined): void {
  const { mode } = statSync(folder);
  if (account && (mode & 0o011) !== 0o011) chmodSync(folder, (mode & 0o7777) | 0o011);
}

const passwordFileOf = (dataDir: string) => join(dataDir, 'postgres.password');

/** Readable by its owner alone, and complete as soon as it has its name. One that was left by a start that failed is kept. */
function makePassword(dataDir: string): void {
  const file = passwordFileOf(dataDir);
  if (existsSync(file)) return;
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  renameSync(unfinished, file);
}

/**
 * Finds the cluster of a data folder, or makes it on the first start.
 * @param user the superuser of a new cluster; the same for every later start
 * @throws EmbeddedPostgresError
 */
export async function openCluster(dataDir: string, user: string): Promise<Cluster> {
  const clusterDir = join(dataDir, 'postgres');
  const account = postgresAccount(clusterDir);
  const isNew = !existsSync(clusterDir);
  if (isNew) {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    makePassword(dataDir);
  }
  const password = readFileSync(passwordFileOf(dataDir), 'utf8').trim();
  const cluster: Cluster = { dataDir, clusterDir, account, binaries: findBinaries(account, user), user, password };
  if (isNew) {
    letThrough(dataDir, account);
    await createCluster(cluster);
  }
  return cluster;
}
