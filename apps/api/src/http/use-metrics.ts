import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { MetricsConfig } from '../config.ts';
import { databaseGauges } from '../monitoring/metrics/database-gauges.ts';
import { processGauges } from '../monitoring/metrics/process-gauges.ts';
import { isEventStream } from './event-stream.ts';
import type { Api } from './fastify.ts';

/** A search takes one or two milliseconds, a purchase some tens; beyond two and a half seconds somebody has gone away. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const EVENT_LOOP_PRECISION_MS = 20;

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Whether the request carries the token; compared in constant time. */
export function hasToken(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

/** Counts every request from here on by method, route and status: routes are patterns, never addresses. */
function measureRequests(app: Api, registry: Registry): void {
  const duration = new Histogram({
    name: 'onegi_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    // How long a page was looked at is no time that anybody waited.
    if (isEventStream(reply.raw)) return;
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}

/** Measures the app, and serves the figures at /metrics where they have no port of their own. */
export function useMetrics(app: Api, { port, token }: MetricsConfig): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS });
  measureRequests(app, registry);
  const sources = [processGauges(registry, app.deps), databaseGauges(registry, app.deps)];
  const scrape = async () => {
    await Promise.all(sources.map((source) => source.refresh()));
    return registry.metrics();
  };
  app.decorate('scrape', scrape);
  if (port !== undefined || token === undefined) return;
  app.get('/metrics', { config: { permission: 'platform.read', rateLimit: false } }, async (request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (!hasToken(request.headers.authorization, token)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send('The token of METRICS_TOKEN is needed\n');
    }
    return reply.type(METRICS_TYPE).send(await scrape());
  });
}
