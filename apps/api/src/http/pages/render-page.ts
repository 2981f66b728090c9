import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import type { Api, Request as ApiRequest } from '../fastify.ts';

/** A page that takes longer goes out as it was built, and asks for its data by itself. */
const RENDER_WITHIN_MS = 2_000;
/** Pages wait for the same processor that makes prices: more at once would be no faster, and hold more memory. */
const MOST_AT_ONCE = 4;
/** From this share of the last moments on, the process has better things to do. */
const BUSY_FROM = 0.95;
const LOOK_EVERY_MS = 2_000;

/** What the built pages export (apps/web/src/server.ts). */
export type RenderPage = (
  request: Request,
  visit: {
    fetch: (address: string, init: RequestInit) => Promise<Response>;
    nonce?: string;
    onError: (error: unknown) => void;
  },
) => Promise<Response>;

export interface RenderedPage {
  readonly html: string;
  /** What the page's inline scripts carry. */
  readonly nonce: string;
  /** What the API gave the visitor meanwhile, such as a browser's name, each cookie once. */
  readonly cookies: readonly string[];
}

/** The renderer of a build whose pages are in `folder`; undefined where it has none. */
export async function loadRenderer(folder: string): Promise<RenderPage | undefined> {
  const file = join(folder, '..', 'server', 'index.js');
  if (!existsSync(file)) return undefined;
  return ((await import(pathToFileURL(file).href)) as { renderPage: RenderPage }).renderPage;
}

/** Whether the event loop had hardly a break of late. */
function watchBusyness(): () => boolean {
  let since = performance.eventLoopUtilization();
  let lookedAt = performance.now();
  let busy = false;
  return () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_EVERY_MS) return busy;
    const current = performance.eventLoopUtilization();
    busy = performance.eventLoopUtilization(current, since).utilization >= BUSY_FROM;
    [since, lookedAt] = [current, now];
    return busy;
  };
}

/** What says who asks, and from where: the API answers a page's questions as it would answer the visitor's browser. */
const passedOn = ['cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'host'] as const;

/**
 * Asks the API within the process, through the same checks, rights and limits as from outside.
 * @param cookies gets what the answers set
 */
function apiFor(app: Api, request: ApiRequest, cookies: Map<string, string>) {
  const visitor = Object.fromEntries(
    passedOn.flatMap((name) => [[name, request.headers[name]]]).filter(([, value]) => value),
  );
  return async (address: string, init: RequestInit): Promise<Response> => {
    const answer = await app.inject({
      method: init.method as 'GET',
      url: address,
      headers: { ...visitor, ...Object.fromEntries(new Headers(init.headers)), 'sec-fetch-site': 'same-origin' },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      ...(request.socket.remoteAddress ? { remoteAddress: request.socket.remoteAddress } : {}),
    });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = ''] = cookie.split('=');
      if (!cookies.has(name)) cookies.set(name, cookie);
    }
    const type = answer.headers['content-type'] ?? 'application/json';
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': type },
    });
  };
}

/**
 * Renders pages for single visits, as long as there is time for it.
 * @returns undefined where the page is to go out as it was built: the process is busy, or rendering failed or took too long
 */
export function pageRenderer(app: Api, render: RenderPage) {
  const isBusy = watchBusyness();
  let running = 0;

  async function run(request: ApiRequest, giveUp: AbortController): Promise<RenderedPage | undefined> {
    running++;
    const cookies = new Map<string, string>();
    let failure: unknown;
    const onError = (error: unknown) => {
      failure ??= error;
    };
    try {
      const nonce = randomBytes(16).toString('base64');
      const url = new URL(request.url, app.deps.config.publicUrl);
      const asked = new Request(url, { signal: giveUp.signal });
      const answer = await render(asked, { nonce, fetch: apiFor(app, request, cookies), onError });
      if (answer.status === 200) return { html: await answer.text(), nonce, cookies: [...cookies.values()] };
      throw failure ?? new Error(`The renderer answered ${answer.status}`);
    } catch (error) {
      request.log.warn({ err: error }, 'a page could not be rendered');
      return undefined;
    } finally {
      running--;
      // React and its router hold a page, and timers of their own, until the request's signal lets go of them.
      giveUp.abort();
    }
  }

  return (request: ApiRequest): Promise<RenderedPage | undefined> => {
    if (running >= MOST_AT_ONCE || isBusy()) return Promise.resolve(undefined);
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      giveUp.abort();
      resolve(undefined);
    }, RENDER_WITHIN_MS);
    return Promise.race([run(request, giveUp), tooLate]).finally(() => clearTimeout(timer));
  };
}
