import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request } from './fastify.ts';

const GIVEN_ID = /^[A-Za-z0-9._-]{8,64}$/;
/** W3C Trace Context: version, trace, span, flags. */
const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
const NO_TRACE = '0'.repeat(32);

/** The caller's own x-request-id when it is a harmless word, else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}

/** The trace that a proxy counts the request to, from a well-formed traceparent. */
function traceId({ headers: { traceparent } }: Request): string | undefined {
  const [, id] = (typeof traceparent === 'string' && TRACE_PARENT.exec(traceparent)) || [];
  return id === NO_TRACE ? undefined : id;
}

/** What a log line calls a request by. */
export function requestNames(request: Request): { reqId: string; traceId?: string } {
  const trace = traceId(request);
  return trace ? { reqId: request.id, traceId: trace } : { reqId: request.id };
}
