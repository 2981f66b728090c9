import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStart } from '@onegi/embedded-postgres/process-start';
import type { Program } from './program.ts';

export interface NodeOptions {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly restPort: number;
  /** Starts Patroni, which starts PostgreSQL. */
  readonly start: () => Program;
}

function parentOf(pid: number): number {
  try {
    // pid (name) state ppid …; the name may contain anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((other) => other > 0 && parentOf(other) === pid);

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

/** A machine with PostgreSQL and the Patroni that looks after it. */
export class PostgresNode {
  readonly #options: NodeOptions;
  #patroni: Program | undefined;

  constructor(options: NodeOptions) {
    this.#options = options;
  }

  get name(): string {
    return this.#options.name;
  }

  get address(): string {
    return `127.0.0.1:${this.#options.port}`;
  }

  get restPort(): number {
    return this.#options.restPort;
  }

  start(): void {
    this.#patroni = this.#options.start();
  }

  lastOutput(): string {
    return this.#patroni?.lastOutput() ?? '';
  }

  /** Whether Patroni says of itself what is asked: primary, synchronous, readiness. */
  async is(what: 'primary' | 'synchronous' | 'readiness'): Promise<boolean> {
    const url = `http://127.0.0.1:${this.#options.restPort}/${what}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.status === 200;
  }

  #postmaster(): number {
    try {
      return Number(readFileSync(join(this.#options.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return 0;
    }
  }

  /** As when the machine loses its power: Patroni, PostgreSQL and every backend at once. */
  async kill(): Promise<void> {
    const postmaster = this.#postmaster();
    const backends = postmaster > 0 ? childrenOf(postmaster) : [];
    const all = [this.#patroni?.pid ?? 0, postmaster, ...backends].filter((pid) => pid > 0);
    for (const pid of all) killNow(pid);
    for (const pid of postmaster > 0 ? childrenOf(postmaster) : []) killNow(pid);
    const until = performance.now() + 10_000;
    while (all.some((pid) => processStart(pid)) && performance.now() < until) await sleep(20);
  }

  /** Stops PostgreSQL with Patroni, orderly. */
  async close(): Promise<void> {
    const postmaster = this.#postmaster();
    await this.#patroni?.end('SIGTERM');
    if (postmaster > 0 && processStart(postmaster)) await this.kill();
  }
}
