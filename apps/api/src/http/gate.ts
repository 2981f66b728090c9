import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@onegi/contract/errors';
import { aliveAnswer, HEALTH_PATH, notReadyBecause, READY_PATH } from '../monitoring/probe-answers.ts';
import { StartError } from '../start-error.ts';
import { failureBody, RETRY_AFTER_SECONDS } from './error-handler.ts';
import { isEventStream } from './event-stream.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The listening server in front of the app: it answers 503 while the app is not there yet or not any more. Whoever asks
 * whether the process is alive hears yes all the while: a long migration must not be ended by a supervisor.
 */
export interface Gate {
  server: Server;
  port: number;
  open: (listener: Listener) => void;
  /** Refuses new requests, cuts streams of events, waits for the others in hand (at most `patienceMs`), then stops listening. */
  close: (patienceMs?: number) => Promise<void>;
}

/** How long a client may take, and how many connections it may hold; what is beyond is closed without an answer. */
export interface GateLimits {
  /** From the connection, or the end of the request before, to the end of the headers. */
  readonly headersMs: number;
  /** Until the whole request is there. */
  readonly requestMs: number;
  /** Until the whole answer was taken: who reads a byte at a time holds it in our memory. A stream of events has no end. */
  readonly answerMs: number;
  /** Without a byte in either direction while a request is in hand. */
  readonly silenceMs: number;
  /** How often the limits are looked at: a client is closed at most this much later. */
  readonly checkEveryMs: number;
  /** Connections of one address; 0: no limit, as behind a proxy, where all come from it. */
  readonly socketsPerAddress: number;
}

export const gateLimits: GateLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  answerMs: 5 * 60_000,
  silenceMs: 90_000,
  checkEveryMs: 5_000,
  socketsPerAddress: 512,
};

const KEEP_ALIVE_MS = 65_000;

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
    connection: 'close',
  });
  response.end(JSON.stringify(body));
}

/** Answers in the place of the app. */
function answerAlone({ url = '' }: IncomingMessage, response: ServerResponse, isClosing: boolean): void {
  const [path] = url.split('?');
  const code: ErrorCode = isClosing ? 'server.busy' : 'server.starting';
  if (path === HEALTH_PATH) send(response, 200, aliveAnswer());
  else if (path === READY_PATH) send(response, 503, notReadyBecause(isClosing ? 'server.closing' : 'server.starting'));
  else send(response, 503, failureBody({ code, params: {}, fields: [] }));
}

async function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is in use by another program: stop it or set PORT.`);
    if (error.code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this account: set PORT to one above 1023.`);
    throw new StartError(`HOST ${host ?? ''} and PORT ${port} cannot be listened on (${error.code}).`);
  });
  const address = server.address();
  return address && typeof address === 'object' ? address.port : port;
}

/** Closes what one address opens beyond `most`, before a byte of it is read. */
function limitSockets(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/**
 * Listens before the app is there.
 * @param changes limits other than the usual ones
 * @throws StartError when the address cannot be listened on
 */
export async function openGate(
  port: number,
  host: string | undefined,
  changes: Partial<GateLimits> = {},
): Promise<Gate> {
  const limits = { ...gateLimits, ...changes };
  let listener: Listener | undefined;
  let isClosing = false;
  /** With the moment each began, the oldest first. */
  const inHand = new Map<ServerResponse, number>();
  let whenIdle: (() => void) | undefined;

  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkEveryMs,
    },
    (request, response) => {
      if (!listener || isClosing) {
        answerAlone(request, response, isClosing);
        return;
      }
      inHand.set(response, performance.now());
      response.once('close', () => {
        inHand.delete(response);
        if (inHand.size === 0) whenIdle?.();
      });
      listener(request, response);
    },
  );
  server.timeout = limits.silenceMs;
  if (limits.socketsPerAddress > 0) limitSockets(server, limits.socketsPerAddress);
  const boundPort = await listen(server, port, host);
  const checking = setInterval(() => {
    const oldest = performance.now() - limits.answerMs;
    for (const [response, since] of inHand) {
      if (since > oldest) break;
      if (!isEventStream(response)) response.destroy();
    }
  }, limits.checkEveryMs).unref();

  return {
    server,
    port: boundPort,
    open: (next) => {
      listener = next;
    },
    close: async (patienceMs = 10_000) => {
      if (!server.listening) return;
      isClosing = true;
      for (const response of inHand.keys()) if (isEventStream(response)) response.destroy();
      if (inHand.size > 0) {
        await new Promise<void>((resolve) => {
          whenIdle = resolve;
          setTimeout(resolve, patienceMs).unref();
        });
      }
      clearInterval(checking);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
