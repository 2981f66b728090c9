import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NotHere } from '../scenario.ts';

export interface ClusterPrograms {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  readonly pgbouncer: string;
  /** Folder of PostgreSQL's programs, 15 or newer. */
  readonly postgresBin: string;
}

const debianPackages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
} as const;

const ofPostgres = ['postgres', 'initdb', 'pg_ctl', 'pg_basebackup', 'pg_rewind', 'pg_controldata'];
const DEBIAN_POSTGRES = '/usr/lib/postgresql';

function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The newest of the machine; the project's own embedded programs lack pg_basebackup and pg_rewind. */
function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const folders = versions
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => b - a)
    .map((version) => join(DEBIAN_POSTGRES, String(version), 'bin'));
  return folders.find((folder) => ofPostgres.every((program) => existsSync(join(folder, program))));
}

function missingPackages(): string[] {
  const programs = Object.entries(debianPackages).filter(([program]) => !findProgram(program));
  return [...programs.map(([, name]) => name), ...(findPostgres() ? [] : ['postgresql'])];
}

function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} for the cluster …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}

/** What a cluster consists of; root on Debian gets what is missing. @throws NotHere naming what is still missing */
export function ensureClusterPrograms(): ClusterPrograms {
  if (missingPackages().length > 0) install(missingPackages());
  const missing = missingPackages();
  if (missing.length > 0) {
    throw new NotHere(`a cluster needs ${missing.join(', ')}: install them, or run the drill as root on Debian`);
  }
  const program = (name: string) => findProgram(name) ?? name;
  return {
    etcd: program('etcd'),
    patroni: program('patroni'),
    haproxy: program('haproxy'),
    pgbouncer: program('pgbouncer'),
    postgresBin: findPostgres() ?? '',
  };
}
