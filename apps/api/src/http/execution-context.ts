import { AsyncLocalStorage } from 'node:async_hooks';
import { currentJob } from '../lib/job-context.ts';
import type { Request } from './fastify.ts';
import { requestNames } from './request-names.ts';

/** For whom the running code works: a request, or a command of the operator; else the product itself. */
type ExecutionContext = Request | 'command';

const current = new AsyncLocalStorage<ExecutionContext>();

/** Runs the work, and all that it awaits, on behalf of somebody. */
export const runInContext = <T>(context: ExecutionContext, work: () => T): T => current.run(context, work);

/** What every log line carries that is written while a request is answered, however deep in its work. */
export function requestLogFields(): object {
  const context = currentContext();
  return context && context !== 'command' ? requestNames(context) : {};
}

export const currentContext = (): ExecutionContext | undefined => current.getStore();

/** The id of the request that the running code answers, or that queued the job it belongs to. */
export function currentRequestId(): string | null {
  const context = currentContext();
  if (context && context !== 'command') return context.id;
  return currentJob()?.requestId ?? null;
}
