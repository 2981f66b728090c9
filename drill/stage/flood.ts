import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { tripFrom } from '@onegi/testing/purchase';
import { hongKongDate } from '../../apps/api/src/ports/clock.ts';

const HEADER_EVERY_MS = 1_000;
const UPLOAD_BYTES = 5 * 1024 * 1024;

/** Ill-meant clients, at work until they are stopped. */
export interface Flood {
  /** What became of them, for the note. */
  readonly counts: Map<string, number>;
  stop(): Promise<void>;
}

export interface FloodOptions {
  readonly searchers: number;
  readonly slowClients: number;
  readonly uploaders: number;
}

const search = JSON.stringify(tripFrom(hongKongDate(new Date())));

/** Every one of them has the same address: that of one attacker. */
const headers = { 'x-forwarded-for': '203.0.113.1' };

function uploadForm(): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(UPLOAD_BYTES)], { type: 'application/pdf' }), 'form.pdf');
  return form;
}

/** Sends a header line now and then and never comes to the end of them. */
function dripHeaders(origin: string, isOver: () => boolean, count: (what: string) => void): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((done) => {
    const socket: Socket = connect(Number(port), hostname, () =>
      socket.write('POST /api/buy/plan-travel HTTP/1.1\r\n'),
    );
    const drip = setInterval(() => {
      if (isOver()) socket.destroy();
      else socket.write(`X-Slow-${Date.now()}: 1\r\n`);
    }, HEADER_EVERY_MS);
    socket.on('error', () => undefined);
    socket.resume();
    socket.once('close', () => {
      clearInterval(drip);
      if (!isOver()) count('slow connections closed');
      done();
    });
  });
}

/** Searches beyond every limit, headers that never end and big uploads, over hundreds of connections at once. */
export function startFlood(origins: readonly string[], options: FloodOptions): Flood {
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  let over = false;
  const originOf = (index: number) => origins[index % origins.length] ?? '';

  async function post(url: string, what: string, init: RequestInit): Promise<void> {
    const request = fetch(url, { method: 'POST', signal: AbortSignal.timeout(30_000), ...init });
    const answer = await request.catch(() => null);
    await answer?.body?.cancel().catch(() => undefined);
    count(`${what} ${answer?.status ?? 'cut off'}`);
    if (!answer) await sleep(100);
  }

  async function again(work: () => Promise<void>): Promise<void> {
    while (!over) await work();
  }

  const json = { ...headers, 'content-type': 'application/json' };
  const clients = [
    ...Array.from({ length: options.searchers }, (_, index) =>
      again(() => post(`${originOf(index)}/api/buy/plan-travel`, 'searches', { headers: json, body: search })),
    ),
    ...Array.from({ length: options.uploaders }, (_, index) =>
      again(() => post(`${originOf(index)}/api/boxes/news/upload`, 'uploads', { headers, body: uploadForm() })),
    ),
    ...Array.from({ length: options.slowClients }, (_, index) =>
      again(() => dripHeaders(originOf(index), () => over, count)),
    ),
  ];
  return {
    counts,
    async stop() {
      over = true;
      await Promise.all(clients);
    },
  };
}
