import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createRequestListener } from '@react-router/node';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { Gate } from '../apps/api/src/http/gate.ts';
import type { DevelopedPages } from '../apps/api/src/server.ts';

/** Development: pages come from their sources through Vite, on the server's own port. */
export async function developPages(gate: Gate): Promise<DevelopedPages> {
  // The browser's connection for reloads keeps silent for hours.
  gate.server.setTimeout(0);
  const vite = await createServer({
    root: join(import.meta.dirname, '..', 'apps', 'web'),
    server: { middlewareMode: true, hmr: { server: gate.server } },
    appType: 'custom',
  });
  const render = async (request: IncomingMessage, response: ServerResponse) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    await createRequestListener({ build, mode: 'development' })(request, response);
  };
  return {
    serve: (app) => {
      app.get('/*', { config: { permission: 'pages.read', rateLimit: false } }, (request, reply) => {
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, () => {
          render(request.raw, reply.raw).catch((error: Error) => {
            reply.raw.writeHead(500).end(error.stack);
          });
        });
      });
    },
    close: () => vite.close(),
  };
}
