import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { jobLogFields } from '../lib/job-context.ts';
import type { Api } from './fastify.ts';
import { safeError } from './safe-error.ts';

const GIVEN_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's own x-request-id when it is a harmless word, else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}

/** Structured logs that name routes, never addresses: a reference or token in a path or query is personal. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return { level, base: null, mixin: jobLogFields, serializers: { req: () => ({}), res: () => ({}), err: safeError } };
}

/** One line per call. It names the request itself, so that no logger need be made for each. */
export function useRequestLog(app: Api): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const route = request.routeOptions.url ?? 'none';
    if (!route.startsWith('/api') || route === '/api/health') return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ reqId: request.id, method: request.method, route, status: reply.statusCode, ms }, 'request');
  });
}
