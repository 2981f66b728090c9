import { setTimeout } from 'node:timers/promises';
import { fromKysely, type Job, type JobResult, PgBoss, type WorkOptions } from 'pg-boss';
import { currentRequestId } from '../../http/execution-context.ts';
import { runInJob } from '../../lib/job-context.ts';
import { GiveUp, type JobQueue, type Jobs, type JobWorker } from '../../ports/jobs.ts';
import { jobsDatabase } from './jobs-database.ts';

const DEFAULT_WORKERS = 2;
const DEFAULT_BATCH = 10;
/** New jobs are notified. This finds what is due later, and everything when no notification comes through. */
const POLL_SECONDS = 5;
const GIVEN_UP_POLL_SECONDS = 15;
/** A worker that was not heard of for so long is dead (the least the library takes) … */
const HEARTBEAT_SECONDS = 10;
/** … and this is how often somebody looks. */
const SUPERVISE_SECONDS = 5;
const CLEAN_UP_SECONDS = 600;
/** For whoever looks into yesterday's trouble. What a job did is kept where it did it. */
const KEEP_FINISHED_SECONDS = 86_400;
const STOP_TIMEOUT_MS = 8_000;
/** Queues of earlier versions, which have no workers any more. An old process that still runs may add to them. */
const RETIRED = ['sandbox-notice', 'sandbox-notice-given-up', 'sandbox-expiry', 'sandbox-expiry-given-up'];

export interface JobProblem {
  readonly queue: string | undefined;
  readonly error: unknown;
}

export interface FinishedJob {
  readonly outcome: JobResult['status'];
  readonly ms: number;
}

export interface PgBossJobsOptions {
  readonly databaseUrl: string;
  /** Another address for the connection that listens, where the first one leads to a pooler. */
  readonly listenUrl?: string | undefined;
  /** Told of every failed attempt and of trouble with the database; for the log. */
  readonly onProblem: (problem: JobProblem) => void;
  /** Told of every attempt that came to an end, in the context of its job; for the log. */
  readonly onFinished?: ((job: FinishedJob) => void) | undefined;
  /** How often an idle worker looks for work of which it was not notified. */
  readonly pollSeconds?: number;
}

/** As stored: the job's own data, and beside it the request that caused it. */
type StoredData = object & { readonly requestId?: string };

type Run = (data: object) => Promise<void>;

const givenUpQueue = (name: string) => `${name}-given-up`;

/** What is stored of a failure: messages of other systems may hold personal data, their codes do not. */
function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name ?? 'unknown');
}

/** Jobs in the same PostgreSQL, in the schema `jobs`. */
export function pgBossJobs(options: PgBossJobsOptions): Jobs {
  const { databaseUrl, listenUrl = databaseUrl, onProblem, onFinished, pollSeconds = POLL_SECONDS } = options;
  const onError = (error: unknown) => onProblem({ queue: undefined, error });
  const database = jobsDatabase({ databaseUrl, listenUrl, onError });
  const boss = new PgBoss({
    db: database,
    schema: 'jobs',
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    maintenanceIntervalSeconds: CLEAN_UP_SECONDS,
    // Jobs that wait for other jobs: we have none.
    flowIntervalSeconds: CLEAN_UP_SECONDS,
  });
  boss.on('error', onError);
  const queues = new Map<string, { queue: JobQueue<object>; worker: JobWorker<object> | null }>();

  async function attempt(queue: string, job: Job<StoredData>, run: Run): Promise<JobResult> {
    try {
      await run(job.data);
      return { id: job.id, status: 'completed' };
    } catch (error) {
      onProblem({ queue, error });
      const status = error instanceof GiveUp ? 'deadletter' : 'failed';
      return { id: job.id, status, output: { code: codeOf(error) } };
    }
  }

  function settle(queue: string, job: Job<StoredData>, run: Run): Promise<JobResult> {
    return runInJob({ queue, jobId: job.id, requestId: job.data.requestId ?? null }, async () => {
      const began = performance.now();
      const result = await attempt(queue, job, run);
      onFinished?.({ outcome: result.status, ms: Math.round(performance.now() - began) });
      return result;
    });
  }

  async function declare(queue: JobQueue<object>): Promise<void> {
    const givenUp = givenUpQueue(queue.name);
    const kept = { deleteAfterSeconds: KEEP_FINISHED_SECONDS, heartbeatSeconds: HEARTBEAT_SECONDS };
    const retries = { retryLimit: 10, retryDelay: 30, retryBackoff: true, ...kept };
    const settings = {
      ...kept,
      retryLimit: queue.retries,
      retryDelay: queue.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: queue.longestDelaySeconds,
      expireInSeconds: queue.timeoutSeconds,
      deadLetter: givenUp,
      notify: true,
    };
    await boss.createQueue(givenUp, retries);
    await boss.updateQueue(givenUp, retries);
    await boss.createQueue(queue.name, settings);
    await boss.updateQueue(queue.name, settings);
  }

  async function work(name: string, workers: number, batchSize: number, seconds: number, run: Run): Promise<void> {
    await boss.work<StoredData, void, WorkOptions & { perJobResults: true }>(
      name,
      {
        perJobResults: true,
        localConcurrency: workers,
        batchSize,
        // While batches come back full there is more to do: no waiting.
        burstWhenBatchFull: true,
        pollingIntervalSeconds: seconds,
        notifyPollingIntervalSeconds: seconds,
      },
      (jobs) => Promise.all(jobs.map((job) => settle(name, job, run))),
    );
  }

  async function begin(queue: JobQueue<object>, worker: JobWorker<object>): Promise<void> {
    const { name, workers = DEFAULT_WORKERS, batchSize = DEFAULT_BATCH } = queue;
    await work(name, workers, batchSize, pollSeconds, (data) => worker.run(data));
    const seldom = Math.max(pollSeconds, Math.min(GIVEN_UP_POLL_SECONDS, pollSeconds * 8));
    await work(givenUpQueue(name), 1, DEFAULT_BATCH, seldom, async (data) => worker.gaveUp?.(data));
  }

  /** Nobody will do them: what they were for is looked for otherwise. */
  async function dropRetired(): Promise<void> {
    for (const { name } of await boss.getQueues(RETIRED)) await boss.deleteQueuedJobs(name);
  }

  /** Waits for what is under way. The library would look every half second only whether its workers have ended. */
  async function endWorkers(): Promise<void> {
    const names = [...queues.keys()].flatMap((name) => [name, givenUpQueue(name)]);
    const ended = Promise.all(names.map((name) => boss.offWork(name)));
    await Promise.race([ended, setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  }

  return {
    work(queue, worker) {
      queues.set(queue.name, {
        queue: queue as unknown as JobQueue<object>,
        worker: worker as unknown as JobWorker<object>,
      });
    },
    hold(queue) {
      queues.set(queue.name, { queue: queue as unknown as JobQueue<object>, worker: null });
    },
    async enqueue(tx, queue, data, { startAfter } = {}) {
      const requestId = currentRequestId();
      const stored: StoredData = requestId ? { ...data, requestId } : data;
      await boss.send(queue.name, stored, { db: fromKysely(tx), ...(startAfter ? { startAfter } : {}) });
    },
    async start() {
      await boss.start();
      await dropRetired();
      for (const { queue, worker } of queues.values()) {
        await declare(queue);
        if (worker) await begin(queue, worker);
      }
    },
    async stop() {
      await endWorkers();
      await boss.stop({ graceful: true, timeout: 0 });
      await database.close();
    },
  };
}
