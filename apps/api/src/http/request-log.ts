import type { FastifyServerOptions } from 'fastify';
import { jobLogFields } from '../lib/job-context.ts';
import { requestLogFields, runInContext } from './execution-context.ts';
import type { Api } from './fastify.ts';
import { requestNames } from './request-names.ts';
import { safeError } from './safe-error.ts';

/** Asked every few seconds by everybody. */
const PROBES = new Set(['/api/health', '/api/ready']);

/** Structured logs that name routes, never addresses: a reference or token in a path or query is personal. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    base: null,
    mixin: () => ({ ...jobLogFields(), ...requestLogFields() }),
    serializers: { req: () => ({}), res: () => ({}), err: safeError },
  };
}

/** One line per call. It names the request itself, so that no logger need be made for each. */
export function useRequestLog(app: Api): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  // Once the body is there: its events belong to the connection, not to the request.
  app.addHook('preHandler', (request, _reply, done) => runInContext(request, done));
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const route = request.routeOptions.url ?? 'none';
    if (!route.startsWith('/api') || PROBES.has(route)) return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { ...requestNames(request), method: request.method, route, status: reply.statusCode, ms },
      'request',
    );
  });
}
