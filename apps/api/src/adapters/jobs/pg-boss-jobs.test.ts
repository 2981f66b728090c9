import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type TestDatabase, testDatabase } from '@onegi/testing/database';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { currentRequestId } from '../../http/execution-context.ts';
import { runInJob } from '../../lib/job-context.ts';
import { GiveUp, type JobQueue, type Jobs } from '../../ports/jobs.ts';
import { type FinishedJob, type PgBossJobsOptions, pgBossJobs } from './pg-boss-jobs.ts';

interface Numbered {
  readonly number: number;
}

/** Each test has a queue of its own. */
const queueOf = (name: string, changes: Partial<JobQueue<Numbered>> = {}): JobQueue<Numbered> => ({
  name,
  retries: 3,
  retryDelaySeconds: 1,
  longestDelaySeconds: 1,
  timeoutSeconds: 60,
  ...changes,
});

let database: TestDatabase;
const running: Jobs[] = [];
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
});

/** The queue as one process has it. */
async function aProcess(declare: (jobs: Jobs) => void, options: Partial<PgBossJobsOptions> = {}): Promise<Jobs> {
  const jobs = pgBossJobs({ databaseUrl: database.url, pollSeconds: 0.5, onProblem: () => undefined, ...options });
  declare(jobs);
  await jobs.start();
  running.push(jobs);
  return jobs;
}

const enqueue = (jobs: Jobs, queue: JobQueue<Numbered>, numbers: readonly number[]) =>
  database.db.transaction().execute(async (tx) => {
    for (const number of numbers) await jobs.enqueue(tx, queue, { number });
  });

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

async function count(queue: JobQueue<Numbered>, state: string): Promise<number> {
  const text = 'select count(*)::int as n from jobs.job where name = $1 and state = $2';
  return (await database.pool.query(text, [queue.name, state])).rows[0].n;
}

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 45_000, interval: 50 });

test('the workers of two processes do five hundred jobs, each once', async () => {
  const queue = queueOf('five-hundred', { workers: 2 });
  const done: number[] = [];
  const run = async ({ number }: Numbered) => {
    done.push(number);
  };
  const jobs = await aProcess((first) => first.work(queue, { run }));
  await aProcess((second) => second.work(queue, { run }));
  await enqueue(jobs, queue, upTo(500));
  await eventually(async () => expect(await count(queue, 'completed')).toBe(500));
  expect(done.toSorted((a, b) => a - b)).toEqual(upTo(500));
}, 60_000);

test('a job that fails in the middle of a batch is tried again alone', async () => {
  const queue = queueOf('one-fails');
  const done: number[] = [];
  const finished: FinishedJob['outcome'][] = [];
  const jobs = await aProcess(
    (self) =>
      self.work(queue, {
        async run({ number }) {
          done.push(number);
          if (number === 2 && done.filter((n) => n === 2).length === 1) throw new Error('not now');
        },
      }),
    { onFinished: ({ outcome }) => finished.push(outcome) },
  );
  await enqueue(jobs, queue, upTo(5));
  await eventually(async () => expect(await count(queue, 'completed')).toBe(5));
  expect(done.toSorted()).toEqual([0, 1, 2, 2, 3, 4]);
  expect(finished.toSorted()).toEqual(['completed', 'completed', 'completed', 'completed', 'completed', 'failed']);
}, 60_000);

test('a slow job holds up neither its batch nor the other workers', async () => {
  const queue = queueOf('one-is-slow', { workers: 2 });
  const done: number[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const jobs = await aProcess((self) =>
    self.work(queue, {
      async run({ number }) {
        if (number === 0) await gate;
        done.push(number);
      },
    }),
  );
  await enqueue(jobs, queue, upTo(50));
  await eventually(() => expect(done).toHaveLength(49));
  release();
  await eventually(() => expect(done).toHaveLength(50));
}, 60_000);

test('what is given up goes to where it is told of, once, and in batches too', async () => {
  const queue = queueOf('hopeless');
  const gaveUp: number[] = [];
  const jobs = await aProcess((self) =>
    self.work(queue, {
      run: () => Promise.reject(new GiveUp('no use')),
      gaveUp: async ({ number }) => void gaveUp.push(number),
    }),
  );
  await enqueue(jobs, queue, upTo(20));
  await eventually(() => expect(gaveUp.toSorted((a, b) => a - b)).toEqual(upTo(20)));
}, 60_000);

test('a job carries the id of the request that caused it, through the jobs it queues in turn', async () => {
  const first = queueOf('first-of-two');
  const second = queueOf('second-of-two');
  const received: unknown[] = [];
  const jobs = await aProcess((self) => {
    self.work(first, {
      run: async ({ number }) => {
        received.push(currentRequestId());
        await enqueue(self, second, [number]);
      },
    });
    self.work(second, { run: async (data) => void received.push({ ...data, received: currentRequestId() }) });
  });
  const request = { queue: '', jobId: '', requestId: 'request-1' };
  await runInJob(request, () => enqueue(jobs, first, [1]));
  await eventually(() => expect(received).toHaveLength(2));
  expect(received).toEqual(['request-1', { number: 1, requestId: 'request-1', received: 'request-1' }]);
  await enqueue(jobs, first, [2]);
  await eventually(() => expect(received).toHaveLength(4));
  expect(received.slice(2)).toEqual([null, { number: 2, received: null }]);
}, 60_000);

test('where no notification comes through, jobs are found by looking', async () => {
  const queue = queueOf('not-notified');
  const done: number[] = [];
  const jobs = await aProcess((self) => self.work(queue, { run: async ({ number }) => void done.push(number) }), {
    listenUrl: 'postgres://nobody@127.0.0.1:9/nowhere',
  });
  await enqueue(jobs, queue, upTo(7));
  await eventually(() => expect(done).toHaveLength(7));
}, 60_000);

test('a new job is taken up when it is committed, long before the next look', async () => {
  const queue = queueOf('notified');
  const done: number[] = [];
  const jobs = await aProcess((self) => self.work(queue, { run: async ({ number }) => void done.push(number) }), {
    pollSeconds: 3600,
  });
  for (const number of upTo(3)) {
    await enqueue(jobs, queue, [number]);
    await eventually(() => expect(done).toHaveLength(number + 1));
  }
}, 60_000);

test('jobs of queues that are no more are dropped, and an old process may still add to them', async () => {
  const old = queueOf('sandbox-notice');
  const before = await aProcess((self) => self.hold(old));
  await enqueue(before, old, upTo(3));
  expect(await count(old, 'created')).toBe(3);
  await aProcess(() => undefined);
  expect(await count(old, 'created')).toBe(0);
  await enqueue(before, old, [4]);
  expect(await count(old, 'created')).toBe(1);
}, 60_000);

test('the job of a process that was killed is taken up by another', async () => {
  const queue = queueOf('killed-holding', { timeoutSeconds: 3600 });
  const program = `import { pgBossJobs } from ${JSON.stringify(join(import.meta.dirname, 'pg-boss-jobs.ts'))};
    const jobs = pgBossJobs({ databaseUrl: process.env.DATABASE_URL, onProblem: console.error });
    jobs.work(${JSON.stringify(queue)}, { run: () => { console.log('held'); return new Promise(() => {}); } });
    await jobs.start();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const holder = await aProcess((self) => self.hold(queue));
  const held = once(child.stdout as NodeJS.ReadableStream, 'data');
  await enqueue(holder, queue, [1]);
  await held;
  child.kill('SIGKILL');
  const done: number[] = [];
  await aProcess((self) => self.work(queue, { run: async ({ number }) => void done.push(number) }));
  expect(await count(queue, 'active')).toBe(1);
  await eventually(() => expect(done).toEqual([1]));
}, 60_000);
