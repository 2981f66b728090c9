import { AsyncLocalStorage } from 'node:async_hooks';

/** The background job that the running code belongs to. */
export interface JobContext {
  readonly queue: string;
  readonly jobId: string;
  /** The request that queued the job, directly or through other jobs. */
  readonly requestId: string | null;
}

const storage = new AsyncLocalStorage<JobContext>();

/** Runs the work, and all that it awaits, as part of a job. */
export const runInJob = <T>(job: JobContext, work: () => T): T => storage.run(job, work);

export const currentJob = (): JobContext | undefined => storage.getStore();

/** What every log line written by a job carries, so that it can be found by the id of the request that caused it. */
export function jobLogFields(): object {
  const job = currentJob();
  if (!job) return {};
  const { queue, jobId, requestId } = job;
  return { queue, jobId, ...(requestId ? { reqId: requestId } : {}) };
}
