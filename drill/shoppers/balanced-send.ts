import { setTimeout as sleep } from 'node:timers/promises';
import { readAnswer, type Send, type ShopperAnswer, type ShopperRequest, sendTo } from '@onegi/testing/purchase';
import type { Traffic } from './traffic.ts';

const ATTEMPT_MS = 20_000;
/** After this time a shopper gives up. */
const PATIENCE_MS = 120_000;
const LONGEST_WAIT_MS = 5_000;
const WAIT_MS = 200;
const STILL_RUNNING_MS = 1_000;

export class GaveUp extends Error {}

export interface Proxy {
  /** The portals behind it, asked at every request. */
  readonly origins: () => readonly string[];
  readonly traffic: Traffic;
  /** What it adds to every request. */
  readonly headers: Readonly<Record<string, string>>;
}

type Attempt = { readonly answer: ShopperAnswer } | { readonly refused: true; readonly waitMs: number };

const routeOf = ({ method, path }: ShopperRequest) =>
  `${method} ${path.replace(/[\w-]{40,}/, ':ref').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ':id')}`;

/** The answer, or how long to wait before the next attempt. */
async function attempt(origin: string, request: ShopperRequest, { traffic, headers }: Proxy): Promise<Attempt> {
  let response: Response;
  let answer: ShopperAnswer;
  try {
    response = await sendTo(origin, { headers, signal: AbortSignal.timeout(ATTEMPT_MS) })(request);
    answer = await readAnswer(response);
  } catch {
    return { refused: true, waitMs: WAIT_MS };
  }
  const retryAfter = Number(response.headers.get('retry-after'));
  const waitMs = Math.min(retryAfter > 0 ? retryAfter * 1000 : WAIT_MS, LONGEST_WAIT_MS);
  const { status, code } = answer;
  const isRefusal = status >= 500 || status === 429;
  if (isRefusal) {
    if ((status !== 503 && status !== 429) || !(retryAfter > 0)) {
      traffic.failed(`${status} ${code ?? ''}${status === 503 ? ' without Retry-After' : ''}, ${routeOf(request)}`);
    }
    return { refused: true, waitMs };
  }
  traffic.succeeded();
  return { answer };
}

/** Every portal once, beginning with another each time, until one serves. */
async function askAll(first: number, request: ShopperRequest, proxy: Proxy) {
  const origins = proxy.origins();
  let waitMs = 0;
  for (let tried = 0; tried < origins.length; tried++) {
    const done = await attempt(origins[(first + tried) % origins.length] ?? '', request, proxy);
    if ('answer' in done) return done;
    waitMs = Math.max(waitMs, done.waitMs);
  }
  return { refused: true, waitMs } as const;
}

/**
 * Sends each request to the next portal, as a proxy in front of them would: one that refuses is followed by the next at
 * once; when all refuse, the shopper waits as long as they were told and tries again with the same idempotency key.
 */
export function balancedSend(proxy: Proxy): Send {
  let turn = 0;
  return async (request) => {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const done = await askAll(turn++, request, proxy);
      if ('answer' in done) {
        // Somebody, perhaps a process that was killed, still works on the first attempt.
        if (done.answer.code !== 'idempotency.running') return done.answer;
        await sleep(STILL_RUNNING_MS);
      } else {
        proxy.traffic.refused();
        await sleep(done.waitMs);
      }
      if (performance.now() > until) throw new GaveUp(`no answer in ${PATIENCE_MS / 1000} s: ${routeOf(request)}`);
    }
  };
}
