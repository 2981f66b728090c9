import { connect } from 'node:net';
import { parentPort } from 'node:worker_threads';
import type { Load, LoadAsked } from './load.ts';
import { percentile } from './report.ts';

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

async function load({ address, requests, seconds, connections }: LoadAsked): Promise<Load> {
  const url = new URL(address);
  const buffers = requests.map((request) => Buffer.from(request));
  let next = 0;
  const nextRequest = () => buffers[next++ % buffers.length] as Buffer;
  const tally: Tally = { times: [], failures: 0 };
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => askUntil(url, nextRequest, until, tally)));
  const elapsed = (performance.now() - began) / 1000;
  const times = tally.times.sort((a, b) => a - b);
  return {
    requests: times.length,
    requestsPerSecond: times.length / elapsed,
    p50Ms: Math.round(percentile(times, 0.5)),
    p99Ms: Math.round(percentile(times, 0.99)),
    failures: tally.failures,
  };
}

parentPort?.on('message', async (asked: LoadAsked) => parentPort?.postMessage(await load(asked)));
