import { sql } from 'kysely';
import type { Api } from './fastify.ts';
import { productVersion } from './version.ts';

const PATIENCE_MS = 2_000;

async function databaseAnswers(app: Api): Promise<boolean> {
  const patience = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS).unref());
  const answer = sql`select 1`.execute(app.deps.db).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, patience]);
}

export function serveHealth(app: Api): void {
  app.get('/api/health', { config: { permission: 'platform.read', rateLimit: false } }, async (_request, reply) => {
    const isUp = await databaseAnswers(app);
    return reply
      .code(isUp ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        data: {
          status: isUp ? 'ok' : 'unavailable',
          version: productVersion,
          uptimeSeconds: Math.round(process.uptime()),
          database: isUp ? 'ok' : 'unreachable',
        },
        msg: isUp ? 'Ready' : 'The database cannot be reached',
        msgC: isUp ? '服務正常' : '資料庫暫時無法連接',
      });
  });
}
