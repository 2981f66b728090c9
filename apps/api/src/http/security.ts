import fastifyHelmet from '@fastify/helmet';
import type { Api } from './fastify.ts';

/** The content security policy of a page. `scripts` are hashes of the inline scripts it was built with; no others run. */
export function contentSecurityPolicy(scripts: readonly string[], isHttps: boolean): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self'${scripts.map((hash) => ` 'sha256-${hash}'`).join('')}`,
    "script-src-attr 'none'",
    // The UI library writes style attributes and elements while it runs.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return [...directives, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}

export async function useSecurityHeaders(app: Api): Promise<void> {
  const isHttps = app.deps.config.publicUrl.startsWith('https:');
  await app.register(fastifyHelmet, {
    global: true,
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const policy = contentSecurityPolicy([], isHttps);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    );
  });
}
