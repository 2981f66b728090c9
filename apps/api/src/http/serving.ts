import { AsyncLocalStorage } from 'node:async_hooks';
import { currentJob } from '../lib/job-context.ts';
import type { Request } from './fastify.ts';

/** For whom the running code works: a request, or a command of the operator; else the product itself. */
type Serving = Request | 'command';

const serving = new AsyncLocalStorage<Serving>();

/** Runs the work, and all that it awaits, on behalf of somebody. */
export const whileServing = <T>(whom: Serving, work: () => T): T => serving.run(whom, work);

export const whomWeServe = (): Serving | undefined => serving.getStore();

/** The id of the request that the running code answers, or that queued the job it belongs to. */
export function currentRequestId(): string | null {
  const whom = whomWeServe();
  if (whom && whom !== 'command') return whom.id;
  return currentJob()?.requestId ?? null;
}
