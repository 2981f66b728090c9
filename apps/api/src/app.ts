import type { Server } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyUnderPressure from '@fastify/under-pressure';
import fastify, { LogController } from 'fastify';
import type { Deps } from './deps.ts';
import { AppError } from './http/app-error.ts';
import { answerFailure, useErrorHandler } from './http/error-handler.ts';
import type { Api } from './http/fastify.ts';
import { refuseUnknownCall } from './http/not-found.ts';
import { serveOpenApi } from './http/openapi.ts';
import type { BuiltPages } from './http/pages/built-pages.ts';
import type { RenderPage } from './http/pages/render-page.ts';
import { servePages } from './http/pages/serve-pages.ts';
import { serveProbes } from './http/probe-routes.ts';
import { shareRequestCounts } from './http/request-counts.ts';
import { loggerOptions, useRequestLog } from './http/request-log.ts';
import { requestId } from './http/request-names.ts';
import { type KnownRoute, usePermissions } from './http/route-permissions.ts';
import { useSecurityHeaders } from './http/security.ts';
import { serveModules } from './modules.ts';

const BODY_LIMIT_BYTES = 512 * 1024;

export interface AppOptions {
  /** The built pages; without them (tests of the API) there is only /api. */
  pages?: BuiltPages;
  /** Renders those of them that are a visit's own; without it they go out as they were built. */
  renderPage?: RenderPage;
  /** Development serves the pages from their sources. */
  servePages?: (app: Api) => void;
  /** Milliseconds that the event loop is late by, from which calls are refused as the server is busy; 0: none ever. Default 2,000. */
  busyFromMs?: number;
  /** Told of every route, for the test that walks them. */
  onRoutes?: (routes: readonly KnownRoute[]) => void;
}

/** A number says how many proxies stand in front; Fastify takes it as a question per hop. */
function trustProxy(setting: Deps['config']['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/** The whole server, not listening. */
export async function buildApp(
  deps: Deps,
  { pages, renderPage, servePages: serveOtherPages, busyFromMs = 2_000, onRoutes }: AppOptions = {},
): Promise<Api> {
  const app: Api = fastify<Server>({
    logger: loggerOptions(deps.config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: requestId,
    trustProxy: trustProxy(deps.config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2_000 },
    frameworkErrors: (error, request, reply) => {
      answerFailure(error, request, reply);
    },
  });
  app.decorate('deps', deps);
  app.removeContentTypeParser('text/plain');
  useErrorHandler(app);
  const routes = usePermissions(app);
  useRequestLog(app);
  useSecurityHeaders(app);
  await app.register(fastifyCookie);
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: busyFromMs,
    pressureHandler: () => {
      throw new AppError('server.busy');
    },
  });
  const counts = shareRequestCounts(deps, (error) =>
    app.log.warn({ err: error }, 'request counts are not exchanged with other processes'),
  );
  app.addHook('onClose', async () => counts.close());
  await app.register(fastifyRateLimit, {
    store: counts.Store,
    global: deps.config.requestsPerMinute > 0,
    max: deps.config.requestsPerMinute || 1,
    timeWindow: 60_000,
    // A page is twenty files; only calls are work.
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: () => new AppError('request.rateLimited'),
  });

  serveProbes(app);
  if (deps.config.metrics) {
    const { useMetrics } = await import('./http/use-metrics.ts');
    useMetrics(app, deps.config.metrics);
  }
  await serveOpenApi(app);
  await serveModules(app, deps);
  const refuse = (request: Parameters<typeof refuseUnknownCall>[1], reply: Parameters<typeof refuseUnknownCall>[2]) =>
    refuseUnknownCall(routes, request, reply);
  app.all('/api/*', { config: { permission: 'platform.read' } }, refuse);
  if (pages) await servePages(app, pages, renderPage);
  serveOtherPages?.(app);
  app.setNotFoundHandler(refuse);
  onRoutes?.(routes);
  await app.ready();
  return app;
}
