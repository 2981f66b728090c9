import type { Tx } from '../db/database.ts';

/** A kind of background work. Its data holds ids alone: it is stored in the clear. */
export interface JobQueue<Data extends object> {
  readonly name: string;
  /** How often a failed job is tried again before it is given up. */
  readonly retries: number;
  /** Wait before the first retry; it doubles with each further one, up to the longest. */
  readonly retryDelaySeconds: number;
  readonly longestDelaySeconds: number;
  /** A job that takes longer is taken for lost and tried again; one whose process died, after some 15 seconds. */
  readonly timeoutSeconds: number;
  /** How many workers each process has for the queue (default 2). Each takes a batch at a time. */
  readonly workers?: number;
  /**
   * How many jobs a worker takes at once (default 10) and does side by side, each with its own outcome. A slow one keeps
   * its worker from the next batch, but holds up none of its own.
   */
  readonly batchSize?: number;
  /** Names the type of the data; never called. */
  readonly data?: (data: Data) => void;
}

export interface JobOptions {
  /** Not before this moment. */
  readonly startAfter?: Date;
}

export interface JobWorker<Data extends object> {
  /** Throwing means: try again later. Throwing GiveUp means: never again. */
  run(data: Data): Promise<void>;
  /** Told once when the job was given up. */
  gaveUp?(data: Data): Promise<void>;
}

/** Thrown by a worker when trying again cannot help. */
export class GiveUp extends Error {}

/** Work done after the answer, by any process of this database, at least once. */
export interface Jobs {
  /** Queues a job in the transaction: it is there if and only if the transaction commits. */
  enqueue<Data extends object>(tx: Tx, queue: JobQueue<Data>, data: Data, options?: JobOptions): Promise<void>;
  /** Declares who does the work of a queue. Before start(). */
  work<Data extends object>(queue: JobQueue<Data>, worker: JobWorker<Data>): void;
  /** Declares a queue whose jobs wait here: nobody does them for now. Before start(). */
  hold<Data extends object>(queue: JobQueue<Data>): void;
  start(): Promise<void>;
  /** Waits for the jobs in hand, at most a few seconds: what is cut off is tried again. */
  stop(): Promise<void>;
}
