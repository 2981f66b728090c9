import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Api } from './fastify.ts';

/**
 * The content security policy of a page. No inline scripts run but those it was built with, whose hashes `scripts` are, and
 * in a page that was rendered for a visit those that carry its nonce.
 */
export function contentSecurityPolicy(scripts: readonly string[], isHttps: boolean, nonce?: string): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self'${scripts.map((hash) => ` 'sha256-${hash}'`).join('')}${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "script-src-attr 'none'",
    // The UI library writes style attributes and elements while it runs.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    // Documents are previewed where they stand; the portal itself is framed by nobody.
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return [...directives, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** What helmet sets, asked once: its headers are the same for every answer. */
function helmetHeaders(isHttps: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  const sink = { setHeader: (name: string, value: string) => (headers[name] = value), removeHeader: () => undefined };
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })({} as IncomingMessage, sink as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** Sets the headers that answers have; a page replaces the policy by its own. */
export function useSecurityHeaders(app: Api): void {
  const isHttps = app.deps.config.publicUrl.startsWith('https:');
  const headers: Record<string, string> = {
    ...helmetHeaders(isHttps),
    'content-security-policy': contentSecurityPolicy([], isHttps),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  };
  // A script or style is not a page: it needs no policy of its own, and a phone loads a dozen of them.
  const assetHeaders = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
  // Data is never shown as a page; should a browser do it all the same, nothing in it may load, run or be framed.
  const dataHeaders = {
    ...assetHeaders,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    ...(headers['Strict-Transport-Security']
      ? { 'strict-transport-security': headers['Strict-Transport-Security'] }
      : {}),
  };
  const headersFor = (url: string) => {
    if (url.startsWith('/assets/')) return assetHeaders;
    return url.startsWith('/api/') && !url.startsWith('/api/docs') ? dataHeaders : headers;
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url));
    done();
  });
}
