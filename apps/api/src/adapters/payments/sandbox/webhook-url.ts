import type { Deps } from '../../../deps.ts';
import type { Request } from '../../../http/fastify.ts';

const WEBHOOK_PATH = '/api/payment/webhook/sandbox';

/** A wildcard address is listened on, not called. */
const callable = (host: string | undefined) => (!host || /^(::|0\.0\.0\.0)$/.test(host) ? '127.0.0.1' : host);

/** The shop's own door, reached from inside: the port the request came in by, else the configured one. */
export function webhookUrl({ config }: Pick<Deps, 'config'>, request?: Request): string {
  const port = request?.socket.localPort ?? config.port;
  const host = callable(request?.socket.localAddress ?? config.host);
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${WEBHOOK_PATH}`;
}
