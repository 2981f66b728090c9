import fastifyStatic from '@fastify/static';
import { lineCodes } from '@onegi/contract/lines';
import type { Api, Reply, Request } from '../fastify.ts';
import { contentSecurityPolicy } from '../security.ts';
import type { BuiltPage, BuiltPages } from './built-pages.ts';
import { compress } from './compress.ts';
import { pageRenderer, type RenderedPage, type RenderPage } from './render-page.ts';
import { type SentPage, sharedPages } from './shared-pages.ts';
import { type PageLanguage, robotsOf, siteMapOf } from './site-map.ts';

function languageOf(path: string): PageLanguage {
  return path === '/zh-Hant' || path.startsWith('/zh-Hant/') ? 'zh-Hant' : 'en';
}

/** Scripts, styles, pictures: what is asked for by a page, not by a person. Addresses of pages have no ending. */
const isFileName = (path: string) => path.startsWith('/assets/') || /\.[a-z\d]{1,8}$/i.test(path);

function decodePath(url: string): string | undefined {
  const [path = '/'] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Serves the built pages: real 404s for unknown pages and files, one address per page, long caching of hashed assets. */
export async function servePages(app: Api, pages: BuiltPages, renderPage?: RenderPage): Promise<void> {
  const isHttps = app.deps.config.publicUrl.startsWith('https:');
  await app.register(fastifyStatic, {
    root: pages.folder,
    serve: false,
    preCompressed: true,
    redirect: false,
    index: false,
  });

  const policies = new Map<string, string>();
  const policyOf = (file: string) => {
    const policy = policies.get(file) ?? contentSecurityPolicy(pages.scriptsOf(file), isHttps);
    policies.set(file, policy);
    return policy;
  };
  const sendPage = (reply: Reply, file: string, status: number) =>
    reply
      .code(status)
      .header('content-security-policy', policyOf(file))
      .header('cache-control', 'no-cache')
      .sendFile(file, { cacheControl: false });

  const render = renderPage && pageRenderer(app, renderPage);
  const sendRendered = async (request: Request, reply: Reply, { file, rendered }: BuiltPage, made: RenderedPage) => {
    const { body, encoding } = await compress(made.html, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    if (made.cookies.length > 0) reply.header('set-cookie', made.cookies);
    return reply
      .header('content-security-policy', contentSecurityPolicy(pages.scriptsOf(file), isHttps, made.nonce))
      .header('cache-control', rendered === 'forUsers' ? 'private, no-store' : 'private, no-cache')
      .header('vary', 'accept-encoding, cookie')
      .type('text/html; charset=utf-8')
      .send(body);
  };

  const share = renderPage && sharedPages(app, renderPage);
  const sendShared = (request: Request, reply: Reply, { body, encoding, policy, etag }: SentPage) => {
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(body);
  };

  const open = { config: { permission: 'pages.read', rateLimit: false } } as const;
  const { publicUrl } = app.deps.config;
  const changedOn = (code: string) => {
    const line = lineCodes.find((each) => each === code);
    return line ? app.deps.catalogue.current().line(line).effectiveFrom : '';
  };
  const made = {
    '/robots.txt': { type: 'text/plain; charset=utf-8', write: () => robotsOf(publicUrl) },
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      write: () => siteMapOf(pages.indexed, publicUrl, changedOn),
    },
  };
  for (const [url, { type, write }] of Object.entries(made)) {
    app.get(url, open, (_, reply) => reply.type(type).header('cache-control', 'public, max-age=3600').send(write()));
  }

  app.get('/*', open, async (request, reply) => {
    const path = decodePath(request.url);
    if (path === undefined) return sendPage(reply, pages.notFoundPage('en'), 404);
    const file = path.slice(1);
    if (pages.hasFile(file)) {
      const isHashed = file.startsWith('assets/');
      return reply.sendFile(file, { maxAge: isHashed ? '365d' : '1h', immutable: isHashed });
    }
    const page = pages.pageAt(path);
    if (page) {
      // Whoever has the address of such a page may do what it is for: no link of the page passes it on.
      if (page.secret) reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      if (page.rendered === 'forAll') {
        const shared = request.method === 'GET' ? await share?.(path, request) : undefined;
        return shared ? sendShared(request, reply, shared) : sendPage(reply, page.file, 200);
      }
      const made = page.rendered && request.method === 'GET' ? await render?.(request) : undefined;
      return made ? sendRendered(request, reply, page, made) : sendPage(reply, page.file, 200);
    }
    const shorter = path.replace(/\/+$/, '');
    if (shorter !== path && pages.pageAt(shorter)) {
      const query = request.url.slice(request.url.split('?')[0]?.length ?? 0);
      return reply.redirect(`${encodeURI(shorter)}${query}`, 308);
    }
    if (isFileName(path)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return sendPage(reply, pages.notFoundPage(languageOf(path)), 404);
  });
}
