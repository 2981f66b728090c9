import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Load {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
}

export interface LoadAsked {
  readonly address: string;
  readonly requests: readonly Uint8Array[];
  readonly seconds: number;
  readonly connections: number;
}

/** A thread of its own: when this program, which knows the whole portal, collects its garbage, nobody's answer seems late. */
const worker = new Worker(new URL('./load-worker.ts', import.meta.url));
worker.unref();

const CONNECTIONS = 10;

/** So many connections send these requests, as fast as they are answered, for a fixed number of seconds. */
async function load(asked: LoadAsked): Promise<Load> {
  worker.ref();
  worker.postMessage(asked);
  try {
    const [answer] = await once(worker, 'message');
    return answer as Load;
  } finally {
    worker.unref();
  }
}

const headOf = (method: 'GET' | 'POST', url: URL, headers: Record<string, string>) => {
  const lines = Object.entries({ host: url.host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};

/**
 * Ten connections, unless fewer are asked for, post these bodies, as fast as they are answered, for a fixed number of seconds. They draw from one
 * row, so that no two of them send the same body until the row begins anew. Requests are made beforehand and answers are
 * counted, not read: so that this side costs a fraction of what the barest server does.
 */
export function post(
  address: string,
  bodies: readonly unknown[],
  headers: Record<string, string>,
  seconds: number,
  connections = CONNECTIONS,
): Promise<Load> {
  const url = new URL(address);
  const requests = bodies.map((body) => {
    const text = Buffer.from(JSON.stringify(body));
    const allHeaders = { 'content-type': 'application/json', ...headers, 'content-length': String(text.length) };
    return Buffer.concat([Buffer.from(headOf('POST', url, allHeaders)), text]);
  });
  return load({ address, requests, seconds, connections });
}

/** The same of one address that is opened again and again. */
export const get = (
  address: string,
  headers: Record<string, string>,
  seconds: number,
  connections = CONNECTIONS,
): Promise<Load> => {
  const url = new URL(address);
  return load({ address, requests: [Buffer.from(headOf('GET', url, headers))], seconds, connections });
};

/** The middle of several runs, since machines are noisy. */
export function median(loads: readonly Load[]): Load {
  const sorted = [...loads].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)] as Load;
  return { ...middle, failures: loads.reduce((sum, load) => sum + load.failures, 0) };
}
