import { connect } from 'node:net';

export interface Load {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
}

const CONNECTIONS = 10;
const HEADERS_END = Buffer.from('\r\n\r\n');

interface Tally {
  /** Milliseconds of each answered request. */
  readonly times: number[];
  failures: number;
}

/** Asks over one connection, one request after the other, until the time is over. Answers name their length. */
function askUntil(url: URL, nextRequest: () => Buffer, until: number, tally: Tally): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    socket.setNoDelay(true);
    let began = 0;
    let head = Buffer.alloc(0);
    /** Bytes of the body that are still to come; null while the headers are. */
    let missing: number | null = null;
    const ask = () => {
      began = performance.now();
      socket.write(nextRequest());
    };
    const answered = () => {
      const now = performance.now();
      tally.times.push(now - began);
      missing = null;
      head = Buffer.alloc(0);
      if (now < until) ask();
      else socket.end(resolve);
    };
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      if (missing !== null) {
        missing -= chunk.length;
      } else {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
        const end = head.indexOf(HEADERS_END);
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
        if (length === undefined) return void socket.destroy(new Error('An answer does not name its length'));
        if (!text.startsWith('HTTP/1.1 200')) tally.failures += 1;
        missing = Number(length) - (head.length - end - HEADERS_END.length);
      }
      if (missing <= 0) answered();
    });
  });
}

/** Ten connections send these requests, as fast as they are answered, for a fixed number of seconds. */
async function load(url: URL, requests: readonly Buffer[], seconds: number): Promise<Load> {
  let next = 0;
  const nextRequest = () => requests[next++ % requests.length] as Buffer;
  const tally: Tally = { times: [], failures: 0 };
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(Array.from({ length: CONNECTIONS }, () => askUntil(url, nextRequest, until, tally)));
  const elapsed = (performance.now() - began) / 1000;
  const times = tally.times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? Number.NaN);
  return {
    requests: times.length,
    requestsPerSecond: times.length / elapsed,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failures: tally.failures,
  };
}

const headOf = (method: 'GET' | 'POST', url: URL, headers: Record<string, string>) => {
  const lines = Object.entries({ host: url.host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};

/**
 * Ten connections post these bodies, as fast as they are answered, for a fixed number of seconds. They draw from one
 * row, so that no two of them send the same body until the row begins anew. Requests are made beforehand and answers are
 * counted, not read: so that this side costs a fraction of what the barest server does.
 */
export function post(
  address: string,
  bodies: readonly unknown[],
  headers: Record<string, string>,
  seconds: number,
): Promise<Load> {
  const url = new URL(address);
  const requests = bodies.map((body) => {
    const text = Buffer.from(JSON.stringify(body));
    const allHeaders = { 'content-type': 'application/json', ...headers, 'content-length': String(text.length) };
    return Buffer.concat([Buffer.from(headOf('POST', url, allHeaders)), text]);
  });
  return load(url, requests, seconds);
}

/** The same of one address that is opened again and again. */
export const get = (address: string, headers: Record<string, string>, seconds: number): Promise<Load> => {
  const url = new URL(address);
  return load(url, [Buffer.from(headOf('GET', url, headers))], seconds);
};

/** The middle of several runs, since machines are noisy. */
export function median(loads: readonly Load[]): Load {
  const sorted = [...loads].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)] as Load;
  return { ...middle, failures: loads.reduce((sum, load) => sum + load.failures, 0) };
}
