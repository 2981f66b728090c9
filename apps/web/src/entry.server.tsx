import { readFileSync } from 'node:fs';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { ShownAnswers } from './lib/shown-answers.ts';
import { visitContext } from './lib/visit-context.ts';

/** How long a route's loader may take before its page is given up, in milliseconds. */
export const streamTimeout = 2_000;

const preloads = /(?:<link rel="modulepreload"[^>]*>)+/;

/** Scripts wait for the styles, without which nothing is painted: on a phone the two share one thin line. */
function stylesFirst(html: string): string {
  const [scripts = ''] = preloads.exec(html) ?? [];
  const later = scripts.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');
  return html.replace(scripts, '').replace('</head>', () => `${later}</head>`);
}

const styleSheets = /<link (?:nonce="[^"]*" )?rel="stylesheet" href="(\/assets\/[^"#]+)#?"\/>/g;
const styles = new Map<string, string>();

/** What a style sheet says; the built pages stand beside their renderer. */
function stylesOf(href: string): string {
  const known = styles.get(href);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`../client${href}`, import.meta.url), 'utf8');
  styles.set(href, text);
  return text;
}

/**
 * A page's style sheets stand in it: fetched apart they come a round trip later, and hold up what is fetched after them.
 * React goes on with its links, which fetch nothing.
 */
function stylesInside(html: string): string {
  return html.replace(
    styleSheets,
    (link, href: string) => `<style>${stylesOf(href)}</style>${link.replace('/>', ' disabled=""/>')}`,
  );
}

/** The server tells its own log of what fails for a visit, once; a build says it at once. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  const visit = context.get(visitContext);
  if (visit) visit.onError(error);
  else console.error(error);
};

/** Renders a page to its end: the server sends all of it or, when anything fails, the page's shell instead. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const visit = loadContext.get(visitContext);
  const nonce = visit?.nonce;
  let failure: unknown;
  const stream = await renderToReadableStream(
    <ShownAnswers value={visit?.answers}>
      <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
    </ShownAnswers>,
    {
      signal: request.signal,
      // Else React moves what is large into its place by a script, once the page is there.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      ...(nonce ? { nonce } : {}),
      onError(error) {
        failure ??= error;
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failure) throw failure;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stylesInside(stylesFirst(html)), { status, headers });
}
