import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

interface Link {
  source: string;
  target: string;
}

const require = createRequire(import.meta.url);

function packageFolder(): { folder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const folder = dirname(dirname(require.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch {
    throw new EmbeddedPostgresError(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}.`);
  }
}

/** The links among the shared libraries that npm cannot carry; the package makes them in an install script, which may have been refused. */
function linksOf(folder: string): Link[] {
  const list = join(folder, 'native', 'pg-symlinks.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
}

function linksAreMissing(folder: string): boolean {
  return linksOf(folder).some(({ target }) => !existsSync(join(folder, target)));
}

function makeLinks(folder: string): void {
  for (const { source, target } of linksOf(folder)) {
    const path = join(folder, target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    symlinkSync(basename(source), path);
  }
}

function mayEnter(path: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & 1) === 1;
}

/** Whether the account can walk down to the path, every folder above it included. */
export function isReachable(path: string, account: Account): boolean {
  for (let current = path; ; current = dirname(current)) {
    if (!mayEnter(current, account)) return false;
    if (current === dirname(current)) return true;
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A copy elsewhere is only trusted where nobody else could have put or changed it. */
function isOurs(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat?.isDirectory() === true && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0;
}

function copyTo(home: string, folder: string, version: string, account: Account | undefined): string | undefined {
  const copy = join(home, `postgresql-${version}`);
  try {
    mkdirSync(home, { recursive: true, mode: 0o755 });
    if (!isOurs(home) || (account && !isReachable(home, account))) return undefined;
    if (existsSync(copy)) return isOurs(copy) ? copy : undefined;
    const unfinished = `${copy}.${process.pid}`;
    cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
    makeLinks(unfinished);
    chmodSync(unfinished, 0o755);
    try {
      renameSync(unfinished, copy);
    } catch {
      rmSync(unfinished, { recursive: true, force: true });
    }
    return existsSync(copy) ? copy : undefined;
  } catch {
    return undefined;
  }
}

function usableFolder(account: Account | undefined, name: string): string {
  const { folder, version } = packageFolder();
  if (!account || isReachable(join(folder, 'native', 'bin'), account)) {
    if (linksAreMissing(folder) && isWritable(join(folder, 'native', 'lib'))) makeLinks(folder);
    if (!linksAreMissing(folder)) return folder;
  }
  const homes = account
    ? [`/var/lib/${name}`, `/opt/${name}`, join(tmpdir(), `${name}-root`)]
    : [join(homedir(), '.cache', name), join(tmpdir(), `${name}-${process.getuid?.() ?? 'user'}`)];
  for (const home of homes) {
    const copy = copyTo(home, folder, version, account);
    if (copy) return copy;
  }
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL could not be copied to any of ${homes.join(', ')}: make one writable.`,
  );
}

/**
 * The programs of the embedded PostgreSQL, at a path the account can reach: where they are installed, else a copy in a
 * folder of the given name.
 * @throws EmbeddedPostgresError
 */
export function findBinaries(account: Account | undefined, name: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = join(usableFolder(account, name), 'native', 'bin');
  return {
    initdb: join(bin, `initdb${suffix}`),
    postgres: join(bin, `postgres${suffix}`),
    pgCtl: join(bin, `pg_ctl${suffix}`),
  };
}
