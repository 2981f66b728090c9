import { Worker } from 'node:worker_threads';
import { AppError } from '../../../http/app-error.ts';
import type { PrintJob } from './print-job.ts';

const IDLE_MS = 20_000;
const MOST_WAITING = 200;

/** Makes PDFs beside the event loop. */
export interface PdfMaker {
  /** Throws AppError server.busy when too many are waiting. */
  make(job: PrintJob): Promise<Buffer>;
  close(): Promise<void>;
}

/** What the thread answers. */
export type Made = { readonly id: number } & ({ readonly pdf: Uint8Array } | { readonly problem: string });

interface Waiting {
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * One thread makes all PDFs, one after the other. It loads the fonts (14 MB of Chinese) when it is first needed and
 * ends, giving its memory back, when nothing was asked of it for a while.
 */
export function threadedPdfMaker({ idleMs = IDLE_MS } = {}): PdfMaker {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const end = (problem: Error) => {
      if (thread === started) thread = undefined;
      for (const [id, { reject }] of waiting) {
        waiting.delete(id);
        reject(problem);
      }
    };
    started.on('message', (made: Made) => {
      const asked = waiting.get(made.id);
      waiting.delete(made.id);
      if ('pdf' in made) asked?.resolve(Buffer.from(made.pdf.buffer, made.pdf.byteOffset, made.pdf.byteLength));
      else asked?.reject(new Error(made.problem));
      if (waiting.size === 0) rest(started);
    });
    started.on('error', end);
    started.on('exit', () => {
      if (thread === started) end(new Error('The thread that makes PDFs ended'));
    });
    return started;
  }

  function rest(resting: Worker): void {
    resting.unref();
    idle = setTimeout(() => {
      if (thread === resting) thread = undefined;
      void resting.terminate();
    }, idleMs);
    idle.unref();
  }

  return {
    make(job) {
      if (waiting.size >= MOST_WAITING) return Promise.reject(new AppError('server.busy'));
      clearTimeout(idle);
      thread ??= start();
      thread.ref();
      const id = ++lastId;
      const made = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
      thread.postMessage({ id, job });
      return made;
    },
    async close() {
      clearTimeout(idle);
      await thread?.terminate();
    },
  };
}
