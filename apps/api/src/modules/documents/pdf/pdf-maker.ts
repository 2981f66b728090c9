import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../../http/app-error.ts';
import type { PdfMaker, PrintJob } from '../../../ports/pdfs.ts';

const PROGRAM = fileURLToPath(new URL('./pdf-process.ts', import.meta.url));
const IDLE_MS = 20_000;
const TIMEOUT_MS = 30_000;
const MOST_WAITING = 200;

/** What the process is asked, and what it answers. */
export interface Asked {
  readonly id: number;
  readonly job: PrintJob;
}
export type Made = { readonly id: number } & ({ readonly pdf: Uint8Array } | { readonly problem: string });

interface Waiting {
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
  readonly timeout: NodeJS.Timeout;
}

function startProcess(): ChildProcess {
  const { SystemRoot } = process.env;
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=256'],
    // It needs no secret of ours.
    env: SystemRoot ? { SystemRoot } : {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Where processors are short, printing gives way to whoever is buying.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

/**
 * One process makes all PDFs, one after the other. It loads the fonts (14 MB of Chinese) when it is first needed and
 * ends when nothing was asked of it for a while. A process and not a thread: the memory of a thread that ended stays
 * with the server (measured: 220 MB), that of a process goes back to the machine.
 */
export function processPdfMaker({ idleMs = IDLE_MS, timeoutMs = TIMEOUT_MS } = {}): PdfMaker {
  const waiting = new Map<number, Waiting>();
  let running: ChildProcess | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  function take(id: number): Waiting | undefined {
    const asked = waiting.get(id);
    waiting.delete(id);
    clearTimeout(asked?.timeout);
    return asked;
  }

  function end(child: ChildProcess, problem: string): void {
    if (running !== child) return;
    running = undefined;
    clearTimeout(idle);
    for (const id of [...waiting.keys()]) take(id)?.reject(new Error(problem));
    child.kill('SIGKILL');
  }

  function start(): ChildProcess {
    const child = startProcess();
    child.on('message', (made: Made) => {
      const asked = take(made.id);
      if ('pdf' in made) asked?.resolve(Buffer.from(made.pdf.buffer, made.pdf.byteOffset, made.pdf.byteLength));
      else asked?.reject(new Error(made.problem));
      if (waiting.size === 0) rest(child);
    });
    child.on('error', ({ message }) => end(child, message));
    child.on('exit', () => end(child, 'The process that makes PDFs ended'));
    return child;
  }

  /** An idle process does not keep the server from ending. */
  function rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    idle = setTimeout(() => end(child, 'idle'), idleMs);
    idle.unref();
  }

  return {
    make(job) {
      if (waiting.size >= MOST_WAITING) return Promise.reject(new AppError('server.busy'));
      clearTimeout(idle);
      running ??= start();
      const child = running;
      child.ref();
      child.channel?.ref();
      const id = ++lastId;
      return new Promise<Buffer>((resolve, reject) => {
        const timeout = setTimeout(() => end(child, 'The PDF took too long'), timeoutMs);
        waiting.set(id, { resolve, reject, timeout });
        child.send({ id, job } satisfies Asked, (error) => error && end(child, error.message));
      });
    },
    async close() {
      if (running) end(running, 'The process that makes PDFs ended');
    },
  };
}
