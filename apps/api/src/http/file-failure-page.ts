import type { ErrorCode } from '@onegi/contract/errors';
import { Html, html } from '../lib/html.ts';
import { type Language, texts } from '../lib/texts.ts';
import type { Request } from './fastify.ts';

/** Nothing runs and nothing is loaded: the page is its text and its style. */
export const FILE_FAILURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Whether somebody looks at the answer: a browser that goes to the address of a file asks for a page. */
export const isBrowsedFile = (request: Request): boolean =>
  request.method === 'GET' &&
  request.routeOptions.config.answersFile === true &&
  (request.headers.accept ?? '').includes('text/html');

/** The language of the address, else of the page that led here, else the one that the browser prefers. */
function languageOf({ query, headers }: Request): Language {
  const { language } = query as { language?: unknown };
  if (language === 'en' || language === 'zh-Hant') return language;
  const from = headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer).pathname : undefined;
  if (from !== undefined && from !== '/') return /^\/zh-Hant(?:\/|$)/.test(from) ? 'zh-Hant' : 'en';
  return /^\s*zh\b/i.test(headers['accept-language'] ?? '') ? 'zh-Hant' : 'en';
}

/** Where to go on, by the beginning of the file's address. */
const ways = [
  ['/api/boxes/prodlib/', '/productLibrary', 'library'],
  ['/api/boxes/news/', '/CpsPromotions', 'news'],
  ['/api/boxes/activities/', '/CpsActivities', 'activities'],
  ['/api/boxes/claimforms/', '/makingClaims', 'claimForms'],
  ['/api/boxes/shared/', '/contactUs', 'contactUs'],
] as const;

const style =
  new Html(`:root { color-scheme: light dark; --page: #f6f9f9; --ink: #121c1f; --dim: #5a6d70; --act: #0b616e; }
@media (prefers-color-scheme: dark) { :root { --page: #0d1518; --ink: #dfe8e9; --dim: #98a9ac; --act: #7fc2ca; } }
body { margin: 0; background: var(--page); color: var(--ink); font: 17px/1.5 system-ui, -apple-system, "Segoe UI", Roboto,
  "PingFang HK", "Noto Sans CJK HK", "Noto Sans TC", "Microsoft JhengHei", sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 12vh 16px 48px; }
.brand { font-size: 20px; font-weight: 700; color: var(--act); }
h1 { font-size: 26px; line-height: 1.3; margin: 24px 0 8px; text-wrap: balance; word-break: keep-all; overflow-wrap: anywhere; }
p { color: var(--dim); margin: 0; }
ul { list-style: none; padding: 0; margin: 24px 0 0; }
a { color: var(--act); font-weight: 600; display: inline-flex; align-items: center; min-height: 44px; }`);

/** What a browser shows in the place of a file that it does not get: why, and the way on. */
export function fileFailurePage(request: Request, code: ErrorCode, message: { msg: string; msgC: string }): string {
  const language = languageOf(request);
  const t = texts[language];
  const prefix = language === 'en' ? '' : '/zh-Hant';
  const [, path, name] = ways.find(([start]) => request.url.startsWith(start)) ?? ['', '/makingClaims', 'claimForms'];
  const isGone = code === 'file.withdrawn' || code === 'file.notFound';
  const signIn = code === 'session.required' || code === 'session.ended';
  const title = isGone ? t(`content.fileFailure.${code === 'file.withdrawn' ? 'withdrawn' : 'notFound'}`) : undefined;
  const text = language === 'en' ? message.msg : message.msgC;
  return html`<!doctype html>
<html lang="${language === 'en' ? 'en' : 'zh-Hant-HK'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title ?? text} · OneGI</title><style>${style}</style></head>
<body><main>
<div class="brand">OneGI</div>
<h1>${title ?? text}</h1>
${isGone && html`<p>${t(`content.fileFailure.${code === 'file.withdrawn' ? 'withdrawnText' : 'notFoundText'}`)}</p>`}
<ul>
${signIn && html`<li><a href="${prefix}/login?${new URLSearchParams({ next: path })}">${t('content.fileFailure.logIn')}</a></li>`}
<li><a href="${prefix}${path}">${t(`content.fileFailure.ways.${name}`)}</a></li>
<li><a href="${prefix || '/'}">${t('content.fileFailure.home')}</a></li>
</ul>
</main></body></html>
`.text;
}
