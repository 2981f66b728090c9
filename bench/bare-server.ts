import { readFileSync } from 'node:fs';
import fastify from 'fastify';

/** The yardstick: a bare Fastify route that reads the same JSON body and returns the same bytes. */
const bytes = readFileSync(process.env.BENCH_ANSWER ?? '');
const app = fastify();
app.get('/ready', async () => 'ready');
app.post(process.env.BENCH_PATH ?? '/', (_request, reply) => {
  reply.type('application/json; charset=utf-8').send(bytes);
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => app.close());
