import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '@onegi/embedded-postgres/account';

const STOP_WITHIN_MS = 20_000;

/** One long-running program of the cluster, with its output in a file. */
export class Program {
  readonly name: string;
  readonly #child: ChildProcess;
  readonly #logFile: string;

  constructor(name: string, command: readonly string[], where: { folder: string; account: Account | undefined }) {
    const [file = '', ...args] = command;
    this.name = name;
    this.#logFile = `${where.folder}/${name}.log`;
    const log = openSync(this.#logFile, 'a');
    this.#child = spawn(file, args, {
      cwd: where.folder,
      stdio: ['ignore', log, log],
      // Ctrl-C is the drill's to handle.
      detached: true,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: where.folder },
      ...(where.account ? { uid: where.account.uid, gid: where.account.gid } : {}),
    });
    this.#child.on('error', () => undefined);
    closeSync(log);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  lastOutput(): string {
    return readFileSync(this.#logFile, 'utf8').split('\n').slice(-15).join('\n');
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!this.isRunning) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    const isLate = await Promise.race([ended.then(() => false), sleep(STOP_WITHIN_MS, true, { ref: false })]);
    if (!isLate) return;
    this.#child.kill('SIGKILL');
    await ended;
  }
}
