import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ErrorCode } from '@onegi/contract/errors';
import { StartError } from '../start-error.ts';
import { failureBody, RETRY_AFTER_SECONDS } from './error-handler.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** The listening server in front of the app: it answers 503 while the app is not there yet or not any more. */
export interface Gate {
  server: Server;
  port: number;
  open: (listener: Listener) => void;
  /** Refuses new requests, waits for those in hand (at most `patienceMs`), then stops listening. */
  close: (patienceMs?: number) => Promise<void>;
}

const KEEP_ALIVE_MS = 65_000;
const REQUEST_LIMIT_MS = 60_000;

function refuse(response: ServerResponse, code: ErrorCode): void {
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': RETRY_AFTER_SECONDS,
    connection: 'close',
  });
  response.end(JSON.stringify(failureBody({ code, params: {}, fields: [] })));
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

export async function openGate(port: number, host: string | undefined): Promise<Gate> {
  let listener: Listener | undefined;
  let isClosing = false;
  let inHand = 0;
  let whenIdle: (() => void) | undefined;

  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_LIMIT_MS },
    (request, response) => {
      if (!listener || isClosing) return refuse(response, isClosing ? 'server.busy' : 'server.starting');
      inHand += 1;
      response.once('close', () => {
        inHand -= 1;
        if (inHand === 0) whenIdle?.();
      });
      listener(request, response);
    },
  );
  const boundPort = await listen(server, port, host);

  return {
    server,
    port: boundPort,
    open: (next) => {
      listener = next;
    },
    close: async (patienceMs = 10_000) => {
      if (!server.listening) return;
      isClosing = true;
      if (inHand > 0) {
        await new Promise<void>((resolve) => {
          whenIdle = resolve;
          setTimeout(resolve, patienceMs).unref();
        });
      }
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
