import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeFlags } from '@onegi/testing/node-flags';

const SERVE = join(import.meta.dirname, 'serve.ts');
const START_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 30_000;

export interface PortalOptions {
  readonly name: string;
  readonly port: number;
  /** Where its output is kept. */
  readonly logFile: string;
  /** Read at every start, so that a restart takes new keys. */
  readonly env: () => NodeJS.ProcessEnv;
}

/** One portal process at an address that stays the same over restarts. */
export class Portal {
  readonly name: string;
  readonly url: string;
  /** What it ended with when nobody had asked it to. */
  readonly deaths: string[] = [];
  readonly #options: PortalOptions;
  #child: ChildProcess | undefined;
  #isExpectedToEnd = false;

  constructor(options: PortalOptions) {
    this.#options = options;
    this.name = options.name;
    this.url = `http://127.0.0.1:${options.port}`;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Starts it without waiting; `imports` are modules to load before it. */
  launch(imports: readonly string[] = []): void {
    const { port, logFile, env } = this.#options;
    this.#isExpectedToEnd = false;
    const log = openSync(logFile, 'a');
    const preloads = imports.flatMap((module) => ['--import', module]);
    const child = spawn(process.execPath, [...nodeFlags, ...preloads, SERVE], {
      env: { ...process.env, ...env(), PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', log, log, 'ipc'],
      // Ctrl-C is the drill's to handle.
      detached: true,
    });
    closeSync(log);
    child.once('exit', (code, signal) => {
      if (child !== this.#child || this.#isExpectedToEnd) return;
      this.deaths.push(`${this.name} ended (${signal ?? code}): ${this.lastOutput(5)}`);
    });
    this.#child = child;
  }

  async #serves(): Promise<boolean> {
    const answer = await fetch(`${this.url}/api/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.ok === true;
  }

  /** Waits until it serves. @throws Error with the end of its output when it does not */
  async ready(): Promise<void> {
    const until = performance.now() + START_WITHIN_MS;
    while (this.isRunning && performance.now() < until) {
      if (await this.#serves()) return;
      await sleep(100);
    }
    throw new Error(`${this.name} did not start:\n${this.lastOutput()}`);
  }

  async start(imports: readonly string[] = []): Promise<void> {
    this.launch(imports);
    await this.ready();
  }

  /** @param signal SIGTERM closes it cleanly, SIGKILL does not */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#isExpectedToEnd = true;
    if (!child || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const isLate = await Promise.race([ended.then(() => false), sleep(STOP_WITHIN_MS, true, { ref: false })]);
    if (!isLate) return;
    this.deaths.push(`${this.name} did not stop within ${STOP_WITHIN_MS / 1000} s`);
    child.kill('SIGKILL');
    await ended;
  }

  /** Bytes of memory; null while it does not run. */
  async memory(): Promise<{ rss: number; heapUsed: number } | null> {
    const child = this.#child;
    if (!child?.connected || !this.isRunning) return null;
    const answered = once(child, 'message', { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    child.send('memory', () => undefined);
    const [message] = (await answered) ?? [];
    return (message as { memory: NodeJS.MemoryUsage } | undefined)?.memory ?? null;
  }

  #output(): string[] {
    return readFileSync(this.#options.logFile, 'utf8').trimEnd().split('\n');
  }

  lastOutput(lines = 25): string {
    return this.#output().slice(-lines).join('\n');
  }

  /** What it logged of answers that say that the server itself failed: the reason, which the answer keeps back. */
  serverErrors(): string[] {
    return this.#output().filter((line) => line.includes('"code":"server.error"'));
  }
}
