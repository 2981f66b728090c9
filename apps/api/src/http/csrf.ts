import type { Config } from '../config.ts';
import type { Request } from './fastify.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * Whether a request that changes something comes from our own pages. Browsers say from where (Sec-Fetch-Site, Origin) and
 * no page can make them lie; a request that says nothing did not come from a page of ours.
 */
export function comesFromOurPages(request: Request, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  if (SAFE.has(request.method)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return origin === new URL(publicUrl).origin || hostOf(origin) === request.headers.host;
}

/** Whether the browser says that another site's page sent this. */
export function comesFromElsewhere(request: Request, config: Pick<Config, 'publicUrl'>): boolean {
  const says = request.headers['sec-fetch-site'] ?? request.headers.origin;
  return says !== undefined && !comesFromOurPages(request, config);
}
