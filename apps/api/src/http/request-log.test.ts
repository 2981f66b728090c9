import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import type { Api } from './fastify.ts';
import { loggerOptions, useRequestLog } from './request-log.ts';
import { requestId } from './request-names.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;

/** A server whose log lines are kept, with a use case that logs deep down and after the answer. */
function aServer() {
  const lines: Record<string, unknown>[] = [];
  const logger = loggerOptions('info') as object;
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const logController = new LogController({ disableRequestLogging: true });
  const app: Api = fastify({ logger: { ...logger, stream }, logController, genReqId: requestId });
  useRequestLog(app);
  const afterwards: Promise<void>[] = [];
  app.post('/api/buy', async () => {
    await nextTurn();
    app.log.warn('deep in a use case');
    afterwards.push(nextTurn().then(() => app.log.warn('after the answer')));
    return { data: null };
  });
  return { app, lines, afterwards };
}

const buy = (app: Api, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url: '/api/buy', headers, payload: { name: 'DEMO ONE' } });

test('every line of a request carries the id and trace that the proxy gave it, however deep and late it is written', async () => {
  const { app, lines, afterwards } = aServer();
  const requests = ['from-proxy-1', 'from-proxy-2'].map((id) => buy(app, { 'x-request-id': id, traceparent }));
  const answers = await Promise.all(requests);
  await Promise.all(afterwards);
  expect(answers.map(({ headers }) => headers['x-request-id'])).toEqual(['from-proxy-1', 'from-proxy-2']);
  for (const id of ['from-proxy-1', 'from-proxy-2']) {
    const own = lines.filter(({ reqId, traceId }) => reqId === id && traceId === TRACE).map(({ msg }) => msg);
    expect(own.sort()).toEqual(['after the answer', 'deep in a use case', 'request']);
  }
  expect(lines).toHaveLength(6);
  expect(JSON.stringify(lines)).not.toContain('DEMO');
});

test('a reference in an address is in no line: neither in a query nor in a path, known or not', async () => {
  const { app, lines } = aServer();
  app.get('/api/buy/incidents', async () => ({ data: [] }));
  app.get('/api/buy/share/:token', async () => {
    throw new Error('broken');
  });
  const quoteRef = '2~MOTOR~age36.TOY.123.secret';
  await app.inject(`/api/buy/incidents?prod=MOTOR&quoteRef=${quoteRef}`);
  await app.inject(`/api/buy/share/${quoteRef}`);
  await app.inject(`/api/none/${quoteRef}?quoteRef=${quoteRef}`);
  expect(lines.filter(({ msg }) => msg === 'request').map(({ route }) => route)).toEqual([
    '/api/buy/incidents',
    '/api/buy/share/:token',
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|age36/);
});

test.each([
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE}-00f067aa0ba902b7`,
  'demo01@example.com',
  `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01\n`,
])('the traceparent %j is not repeated in the log', async (given) => {
  const { app, lines } = aServer();
  await buy(app, { traceparent: given });
  expect(lines.some((line) => 'traceId' in line)).toBe(false);
});

test('what is done for no request carries no id', () => {
  const { app, lines } = aServer();
  app.log.warn('of the product itself');
  expect(lines).toEqual([expect.not.objectContaining({ reqId: expect.anything() })]);
});
