import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { limitConcurrency } from '../../lib/limit-concurrency.ts';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import type { Api, Request as ApiRequest } from '../fastify.ts';
import { contentSecurityPolicy } from '../security.ts';
import { inlineScripts } from './built-pages.ts';
import { compress, type Encoded, KEPT_QUALITY } from './compress.ts';
import type { RenderPage } from './render-page.ts';

/** Enough for all of them, in both languages and however browsers and robots take them. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** More at once would be no faster. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 100;
/** A page that takes longer goes out as it was built. */
const RENDER_WITHIN_MS = 5_000;

/** A page that is the same for everybody, as it is with the catalogue of now. */
interface SharedPage {
  readonly html: string;
  readonly policy: string;
  readonly etag: string;
  /** As it travels, by how it is compressed. */
  readonly encoded: Map<string, Promise<Encoded>>;
}

export interface SentPage extends Encoded {
  readonly policy: string;
  readonly etag: string;
}

const failing = (message: string) => () => new Error(message);

/** Asks the API as nobody in particular: what is the same for all may depend on no visitor. */
function apiOf(app: Api) {
  return async (address: string, init: RequestInit): Promise<Response> => {
    const answer = await app.inject({
      method: init.method as 'GET',
      url: address,
      headers: { ...Object.fromEntries(new Headers(init.headers)), 'sec-fetch-site': 'same-origin' },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: { 'content-type': 'application/json' },
    });
  };
}

/**
 * Renders pages that are the same for everybody, each once, and keeps them until the catalogue changes: a new tariff, a
 * setting, another day. They carry no nonce, which would differ by visit: their scripts are allowed by hash.
 * @returns undefined where the page is to go out as it was built: rendering failed or took too long
 */
export function sharedPages(app: Api, render: RenderPage) {
  const isHttps = app.deps.config.publicUrl.startsWith('https:');
  const kept = new LRUCache<string, SharedPage>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ html }) => html.length * 2,
  });
  let making = new Map<string, Promise<SharedPage>>();
  const limited = limitConcurrency(MOST_AT_ONCE, MOST_WAITING, failing('Too many pages wait to be rendered'));
  const fetch = apiOf(app);
  let keptFor: CatalogueSnapshot | null = null;

  async function make(path: string): Promise<SharedPage> {
    const signal = new AbortController();
    const timer = setTimeout(() => signal.abort(failing('Rendering took too long')()), RENDER_WITHIN_MS);
    let failure: unknown;
    const onError = (error: unknown) => {
      failure ??= error;
    };
    try {
      const asked = new Request(new URL(path, app.deps.config.publicUrl), { signal: signal.signal });
      const answer = await render(asked, { fetch, onError });
      if (answer.status !== 200) throw failure ?? new Error(`The renderer answered ${answer.status}`);
      const html = await answer.text();
      return {
        html,
        policy: contentSecurityPolicy(inlineScripts(html), isHttps),
        etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`,
        encoded: new Map(),
      };
    } finally {
      clearTimeout(timer);
      signal.abort();
    }
  }

  async function pageFor(path: string): Promise<SharedPage> {
    const { catalogue } = app.deps;
    const snapshot = catalogue.current();
    if (keptFor !== snapshot) {
      kept.clear();
      making = new Map();
      keptFor = snapshot;
    }
    const known = kept.get(path);
    if (known) return known;
    const here = making;
    const page = here.get(path) ?? limited(() => make(path)).finally(() => here.delete(path));
    here.set(path, page);
    const made = await page;
    // What was made of two catalogues is sent, since it was asked for, but not kept.
    if (catalogue.current() === snapshot && keptFor === snapshot) kept.set(path, made);
    return made;
  }

  /** @param path the page's address alone: whatever else a visitor asks with makes no other page */
  return async (path: string, request: ApiRequest): Promise<SentPage | undefined> => {
    try {
      const { html, policy, etag, encoded } = await pageFor(path);
      const accepted = request.headers['accept-encoding'] ?? '';
      const how = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : '';
      const sent = encoded.get(how) ?? compress(html, how, KEPT_QUALITY);
      encoded.set(how, sent);
      return { ...(await sent), policy, etag };
    } catch (error) {
      request.log.warn({ err: error }, 'a page could not be rendered');
      return undefined;
    }
  };
}
