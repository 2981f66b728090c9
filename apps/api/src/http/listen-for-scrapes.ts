import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MetricsConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { hasToken, METRICS_TYPE } from './use-metrics.ts';

export interface ScrapeServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves /metrics on a port of its own, which a firewall can keep to the scraper.
 * @throws StartError when the port cannot be had
 */
export async function listenForScrapes(
  { host, token }: Omit<MetricsConfig, 'port'>,
  port: number,
  scrape: () => Promise<string>,
): Promise<ScrapeServer> {
  const server = createServer((request, response) => {
    const answer = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    if (request.method !== 'GET' || request.url !== '/metrics') answer(404, 'Only /metrics is here\n');
    else if (token && !hasToken(request.headers.authorization, token))
      answer(401, 'The token of METRICS_TOKEN is needed\n');
    else {
      scrape().then(
        (text) => answer(200, text, METRICS_TYPE),
        () => answer(500, 'The metrics cannot be written\n'),
      );
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`METRICS_HOST ${host} and METRICS_PORT ${port} cannot be listened on (${error.code}).`);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
