import { aliveAnswer, HEALTH_PATH, READY_PATH, readyAnswer } from '../monitoring/probe-answers.ts';
import type { Api } from './fastify.ts';

/** The probes of a balancer or supervisor. A process that is too busy for calls is alive all the same. */
export function serveProbes(app: Api): void {
  const { readiness } = app.deps.monitoring;
  const config = { permission: 'platform.read', rateLimit: false } as const;
  app.get(HEALTH_PATH, { config: { ...config, pressureHandler: () => undefined } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(aliveAnswer()),
  );
  app.get(READY_PATH, { config }, async (_request, reply) => {
    const found = await readiness.ready();
    return reply
      .code(found.isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readyAnswer(found));
  });
}
