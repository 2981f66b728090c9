import fastifyStatic from '@fastify/static';
import type { Api, Reply } from '../fastify.ts';
import { contentSecurityPolicy } from '../security.ts';
import type { BuiltPages, PageLanguage } from './built-pages.ts';

function languageOf(path: string): PageLanguage {
  return path === '/zh-Hant' || path.startsWith('/zh-Hant/') ? 'zh-Hant' : 'en';
}

function decodePath(url: string): string | undefined {
  const [path = '/'] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Serves the built pages: real 404s for unknown pages and files, one address per page, long caching of hashed assets. */
export async function servePages(app: Api, pages: BuiltPages): Promise<void> {
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

  app.get('/*', { config: { permission: 'pages.read', rateLimit: false } }, (request, reply) => {
    const path = decodePath(request.url);
    if (path === undefined) return sendPage(reply, pages.notFoundPage('en'), 404);
    const file = path.slice(1);
    if (pages.hasFile(file)) {
      const isHashed = file.startsWith('assets/');
      return reply.sendFile(file, { maxAge: isHashed ? '365d' : '1h', immutable: isHashed });
    }
    const page = pages.pageAt(path);
    if (page) return sendPage(reply, page, 200);
    const shorter = path.replace(/\/+$/, '');
    if (shorter !== path && pages.pageAt(shorter)) {
      const query = request.url.slice(request.url.split('?')[0]?.length ?? 0);
      return reply.redirect(`${encodeURI(shorter)}${query}`, 308);
    }
    return sendPage(reply, pages.notFoundPage(languageOf(path)), 404);
  });
}
