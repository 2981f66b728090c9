import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import { GiveUp, type JobQueue, type Jobs, type JobWorker } from '../../ports/jobs.ts';

const POLL_SECONDS = 2;
const GIVEN_UP_POLL_SECONDS = 15;
const STOP_TIMEOUT_MS = 8_000;

export interface JobProblem {
  readonly queue: string | undefined;
  readonly error: unknown;
}

export interface PgBossJobsOptions {
  readonly databaseUrl: string;
  /** Told of every failed attempt and of trouble with the database; for the log. */
  readonly onProblem: (problem: JobProblem) => void;
  /** How often an idle worker looks for work. */
  readonly pollSeconds?: number;
}

const givenUpQueue = (name: string) => `${name}-given-up`;

/** What is stored of a failure: messages of other systems may hold personal data, their codes do not. */
function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name ?? 'unknown');
}

/** Jobs in the same PostgreSQL, in the schema `jobs`. */
export function pgBossJobs({ databaseUrl, onProblem, pollSeconds = POLL_SECONDS }: PgBossJobsOptions): Jobs {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    application_name: 'onegi jobs',
    max: 2,
    schedule: false,
  });
  boss.on('error', (error) => onProblem({ queue: undefined, error }));
  const queues = new Map<string, { queue: JobQueue<object>; worker: JobWorker<object> | null }>();

  async function settle(queue: JobQueue<object>, worker: JobWorker<object>, job: { id: string; data: object }) {
    try {
      await worker.run(job.data);
      return { id: job.id, status: 'completed' } satisfies JobResult;
    } catch (error) {
      onProblem({ queue: queue.name, error });
      const status = error instanceof GiveUp ? 'deadletter' : 'failed';
      return { id: job.id, status, output: { code: codeOf(error) } } satisfies JobResult;
    }
  }

  async function declare(queue: JobQueue<object>): Promise<void> {
    const givenUp = givenUpQueue(queue.name);
    const options = {
      retryLimit: queue.retries,
      retryDelay: queue.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: queue.longestDelaySeconds,
      expireInSeconds: queue.timeoutSeconds,
      deadLetter: givenUp,
    };
    await boss.createQueue(givenUp, { retryLimit: 10, retryDelay: 30, retryBackoff: true });
    await boss.createQueue(queue.name, options);
    await boss.updateQueue(queue.name, options);
  }

  async function begin(queue: JobQueue<object>, worker: JobWorker<object>): Promise<void> {
    await boss.work<object, void, { perJobResults: true; pollingIntervalSeconds: number }>(
      queue.name,
      { perJobResults: true, pollingIntervalSeconds: pollSeconds },
      (jobs) => Promise.all(jobs.map((job) => settle(queue, worker, job))),
    );
    const pollingIntervalSeconds = Math.max(pollSeconds, Math.min(GIVEN_UP_POLL_SECONDS, pollSeconds * 8));
    await boss.work<object>(givenUpQueue(queue.name), { pollingIntervalSeconds }, async ([job]) => {
      if (job) await worker.gaveUp?.(job.data);
    });
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
      await boss.send(queue.name, data, { db: fromKysely(tx), ...(startAfter ? { startAfter } : {}) });
    },
    async start() {
      await boss.start();
      for (const { queue, worker } of queues.values()) {
        await declare(queue);
        if (worker) await begin(queue, worker);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}
